import { parseWholeCaseNumber, writtenNumber } from './case-number.ts'
import { recogniseCase } from './index.ts'
import type { CaseIdentifier, CaseIdentity } from './types.ts'

/**
 * Returns all keys of a case: those of its identifier, then those of its printed number, whose type may be spelled
 * differently. Undefined if no number identifies a case.
 * @param printed the number with its type, `W.P.(C)/12/2024`
 */
export function identityOfCase(identifier: CaseIdentifier, printed?: string): CaseIdentity | undefined {
  const { courtType } = identifier
  const number = printed === undefined ? undefined : parseWholeCaseNumber(printed)
  const asPrinted = number?.type === undefined ? [] : [{ ...identifier, ...writtenNumber(number, number.type) }]
  const [key, ...aliases] = new Set(
    [identifier, ...asPrinted].flatMap((known) => keysOf(recogniseCase(courtType, known).identity)),
  )
  return key === undefined ? undefined : { key, aliases }
}

/** Returns the keys of an identity as one list. */
export function keysOf(identity: CaseIdentity | undefined): string[] {
  return identity ? [identity.key, ...identity.aliases] : []
}
