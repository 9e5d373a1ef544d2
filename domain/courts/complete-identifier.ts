import { keysOf } from './case-identity.ts'
import { readIdentifier, recogniseCase } from './index.ts'
import type { CaseIdentifier, CaseIdentity, IdentifierIssue, IdentifierReading } from './types.ts'

/**
 * The identifier of a case with what somebody found out about it since: all that is known of it now. A number that is known already
 * stays, for another number is another case's; codes of bench and case type that a source gave in its own words make way.
 */
export function completeIdentifier(known: CaseIdentifier, added: CaseIdentifier): IdentifierReading {
  const issues = NUMBERS.flatMap((field): IdentifierIssue[] => {
    const [before, now] = [known[field], added[field]]
    if (before === undefined || now === undefined || before === now) return []
    return [
      {
        field,
        message: `This case is already identified by ${before}. Add the other case as a separate tracked case.`,
      },
    ]
  })
  if (issues.length > 0) return { ok: false, issues }
  const all = readIdentifier({ ...known, ...added })
  return all.ok ? all : readIdentifier(added)
}

/**
 * Whether somebody names a case by a number that it is known by, and contradicts none: what they say besides is more about the same case, and
 * not who it is.
 */
export function namesSameCase(known: CaseIdentifier, added: CaseIdentifier, all: CaseIdentity): boolean {
  const before = keysIn(known)
  const after = keysOf(all)
  return keysIn(added).some((key) => before.includes(key)) && before.every((key) => after.includes(key))
}

function keysIn(identifier: CaseIdentifier): string[] {
  return keysOf(recogniseCase(identifier.courtType, identifier).identity)
}

const NUMBERS = ['courtType', 'cnr', 'registrationNumber', 'filingNumber', 'diaryNumber'] as const
