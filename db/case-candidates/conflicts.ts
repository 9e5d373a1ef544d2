import { Op } from 'sequelize'
import { courtCaseOf, type Discovered, identityOfKeys, type MatchConflict } from '../../domain/candidate.ts'
import { foldText } from '../../domain/case-rows.ts'
import { caseRef } from '../../domain/courts/case-ref.ts'
import type { FoundCase } from '../../domain/found-case.ts'
import { type IdentifiedCase, possibleDuplicates } from '../../domain/matching/cases.ts'
import { identifierColumns, identifierOf } from '../identifier-columns.ts'
import { readAll, type Tx } from '../rows.ts'
import type { CandidateRow, CandidateTables } from './tables.ts'

/** The account's latest candidates at these courts, to compare newly found cases with. */
export async function candidatesAt(
  { candidates, keys }: CandidateTables,
  accountId: string,
  courtKeys: string[],
  tx: Tx,
): Promise<Comparable[]> {
  if (courtKeys.length === 0) return []
  const rows = await readAll(candidates, {
    attributes: ['id', 'found', 'promotedCaseId', ...IDENTIFYING],
    where: { accountId, courtKey: { [Op.in]: courtKeys } },
    order: [['id', 'DESC']],
    limit: MOST_COMPARED,
    transaction: tx,
  })
  const ids = rows.map(({ id }) => id)
  const keysOf = Map.groupBy(
    await readAll(keys, { where: { caseCandidateId: { [Op.in]: ids } }, transaction: tx }),
    ({ caseCandidateId }) => caseCandidateId,
  )
  return rows.map((row) => {
    const others = (keysOf.get(row.id) ?? []).map(({ identityKey }) => identityKey)
    const identityKeys = [row.identityKey, ...others.filter((key) => key !== row.identityKey)]
    const found = JSON.parse(row.found) as FoundCase
    const conflict = row.promotedCaseId === null ? { candidateId: row.id } : { caseId: row.promotedCaseId }
    return comparable({ found, identityKeys, caseIdentifier: identifierOf(row) }, conflict)
  })
}

/** Two courts of one name are few, but a busy one holds many cases: the latest are looked at. */
const MOST_COMPARED = 500

const IDENTIFYING = ['identityKey', 'courtType', ...Object.keys(identifierColumns)] as (keyof CandidateRow)[]

/** A known case that a found one may be, and how a conflict with it is told. */
export interface Comparable extends IdentifiedCase {
  conflict: Omit<MatchConflict, 'shared'>
}

/** A case to compare others with. */
export function comparable(
  { found, identityKeys, caseIdentifier }: Pick<Discovered, 'found' | 'identityKeys' | 'caseIdentifier'>,
  conflict: Comparable['conflict'],
): Comparable {
  return { identity: identityOfKeys(identityKeys), case: courtCaseOf(found, caseIdentifier), conflict }
}

/** What a newly found case may be a duplicate of, though they have no number in common. */
export function conflictsOf(found: Discovered, known: Comparable[]): MatchConflict[] {
  const conflictOf = new Map(known.map(({ identity, conflict }) => [identity.key, conflict]))
  return possibleDuplicates(comparable(found, {}), known).map(({ key, shared }) => ({ ...conflictOf.get(key), shared }))
}

/** What a court is called, the same for all spellings; null where the source does not say. */
export function courtKeyOf({ courtType, court }: FoundCase): string | null {
  const name = foldText(court)
  return name === '' ? null : caseRef(`${courtType}:${name}`)
}
