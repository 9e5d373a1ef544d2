import { keysOf, readIdentifier, recogniseCase } from './index.ts'
import type { CaseIdentifier, CaseIdentity, IdentifierIssue, IdentifierReading } from './types.ts'

/**
 * Adds newly found values to the identifier of a case. Known numbers stay, because another number is another case's;
 * codes of bench and case type in a source's own words are replaced.
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
 * Returns whether added values name a case by a known number and contradict none: then the rest is more about the same
 * case.
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
