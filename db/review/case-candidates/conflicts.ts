import { Op, QueryTypes, type Sequelize } from 'sequelize'
import type { CourtCase } from '../../../domain/case.ts'
import { caseRef } from '../../../domain/courts/case-ref.ts'
import type { CaseIdentity } from '../../../domain/courts/types.ts'
import type { FoundCase } from '../../../domain/found-cases/found-case.ts'
import { type IdentifiedCase, possibleDuplicates } from '../../../domain/matching/cases.ts'
import { courtCaseOf, type Discovered, identityOfKeys, type MatchConflict } from '../../../domain/review/candidate.ts'
import { foldText } from '../../../domain/same-text.ts'
import { identifierColumns, identifierOf } from '../../base/identifier-columns.ts'
import { readAll, type Tx } from '../../base/table.ts'
import type { CandidateRow, CandidateTables } from './tables.ts'

/**
 * Returns the cases to compare new ones with: the account's latest candidates at the same courts, and the fetched cases
 * that are tracked for the entity in these courts.
 */
export async function knownCasesLike(
  sequelize: Sequelize,
  tables: CandidateTables,
  entity: { id: string; accountId: string },
  found: FoundCase[],
  tx: Tx,
): Promise<Comparable[]> {
  const courtKeys = new Set(found.flatMap((one) => courtKeyOf(one) ?? []))
  if (courtKeys.size === 0) return []
  const candidates = await candidatesAt(tables, entity.accountId, [...courtKeys], tx)
  const compared = new Set(candidates.map(({ conflict }) => conflict.caseId))
  const tracked = await trackedFor(sequelize, entity, tx)
  const others = tracked.filter((known) => {
    const courtKey = courtKeyOf(known.case)
    return courtKey !== null && courtKeys.has(courtKey) && !compared.has(known.conflict.caseId)
  })
  return [...candidates, ...others]
}

async function candidatesAt(
  { candidates, keys }: CandidateTables,
  accountId: string,
  courtKeys: string[],
  tx: Tx,
): Promise<Comparable[]> {
  const rows = await readAll(candidates, {
    attributes: ['id', 'found', 'promotedCaseId', ...IDENTIFYING],
    where: { accountId, courtKey: { [Op.in]: courtKeys } },
    order: [['id', 'DESC']],
    limit: MAX_COMPARED,
    transaction: tx,
  })
  const ids = rows.map(({ id }) => id)
  const keysOf = Map.groupBy(
    await readAll(keys, { where: { caseCandidateId: { [Op.in]: ids } }, transaction: tx }),
    ({ caseCandidateId }) => caseCandidateId,
  )
  return rows.map((row) => {
    const all = (keysOf.get(row.id) ?? []).map(({ identityKey }) => identityKey)
    return {
      identity: identityWith(row.identityKey, all),
      case: courtCaseOf(JSON.parse(row.found) as FoundCase, identifierOf(row)),
      conflict: row.promotedCaseId === null ? { candidateId: row.id } : { caseId: row.promotedCaseId },
    }
  })
}

/** Returns the fetched cases that an entity's own account tracks for it, latest first. */
async function trackedFor(
  sequelize: Sequelize,
  entity: { id: string; accountId: string },
  tx: Tx,
): Promise<Comparable[]> {
  const read = <Row extends object>(sql: string, replacements: object) =>
    sequelize.query<Row>(sql, { replacements: { ...replacements }, type: QueryTypes.SELECT, transaction: tx })
  const rows = await read<{ id: string; identityKey: string; courtCase: string }>(READ_TRACKED, {
    entityId: entity.id,
    accountId: entity.accountId,
    most: MAX_COMPARED,
  })
  if (rows.length === 0) return []
  const known = await read<{ id: string; key: string }>(READ_TRACKED_KEYS, { ids: rows.map(({ id }) => id) })
  const keysOf = Map.groupBy(known, ({ id }) => id)
  return rows.map(({ id, identityKey, courtCase }) => ({
    identity: identityWith(
      identityKey,
      (keysOf.get(id) ?? []).map(({ key }) => key),
    ),
    case: JSON.parse(courtCase) as CourtCase,
    conflict: { caseId: id },
  }))
}

/** Returns the identity of a case from all its keys, in any order. */
function identityWith(key: string, all: string[]): CaseIdentity {
  return { key, aliases: all.filter((other) => other !== key) }
}

/** A busy court or entity has many cases: only the latest are compared. */
const MAX_COMPARED = 500

const IDENTIFYING = ['identityKey', 'courtType', ...Object.keys(identifierColumns)] as (keyof CandidateRow)[]

/** A known case that may equal a found one, with the data to show a conflict. */
export interface Comparable extends IdentifiedCase {
  conflict: Omit<MatchConflict, 'shared'>
}

/** Prepares a case for comparisons. */
export function comparable(
  { found, identityKeys, caseIdentifier }: Pick<Discovered, 'found' | 'identityKeys' | 'caseIdentifier'>,
  conflict: Comparable['conflict'],
): Comparable {
  return { identity: identityOfKeys(identityKeys), case: courtCaseOf(found, caseIdentifier), conflict }
}

/** Returns the cases that a new one may duplicate without a common number. */
export function conflictsOf(found: Discovered, known: Comparable[]): MatchConflict[] {
  const conflictOf = new Map(known.map(({ identity, conflict }) => [identity.key, conflict]))
  return possibleDuplicates(comparable(found, {}), known).map(({ key, shared }) => ({ ...conflictOf.get(key), shared }))
}

/** Normalises the name of a court; null where the source does not name one. */
export function courtKeyOf({ courtType, court }: Pick<FoundCase, 'courtType' | 'court'>): string | null {
  const name = foldText(court)
  return name === '' ? null : caseRef(`${courtType}:${name}`)
}

const READ_TRACKED = `
  SELECT c.id, c.identity_key AS identityKey, r.court_case AS courtCase
  FROM tracked_case_entities l
  JOIN tracked_cases c ON c.account_id = l.account_id AND c.id = l.tracked_case_id
  JOIN tracked_case_records r ON r.tracked_case_id = c.id
  WHERE l.watchlist_entity_id = :entityId AND l.account_id = :accountId
  ORDER BY c.id DESC LIMIT :most`

const READ_TRACKED_KEYS = `
  SELECT tracked_case_id AS id, identity_key AS \`key\` FROM tracked_case_keys WHERE tracked_case_id IN (:ids)`
