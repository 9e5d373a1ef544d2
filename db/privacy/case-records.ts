import { QueryTypes, type Sequelize } from 'sequelize'
import type { CourtCase } from '../../domain/case.ts'
import { recogniseCase } from '../../domain/courts/index.ts'
import { areTwoCases } from '../../domain/courts/same-case-keys.ts'
import type { CourtType } from '../../domain/courts/types.ts'
import { type IdentifierColumns, identifierOf } from '../base/identifier-columns.ts'
import type { Things } from './manifest.ts'

/** The kinds of records in which an account may have a case. */
const KINDS = ['case', 'lookup', 'candidate'] as const
export type CaseKind = (typeof KINDS)[number]

/** A record of a case, with its stored keys and those that its numbers make. */
interface CaseRecord {
  kind: CaseKind
  id: string
  keys: string[]
}

type Row = { id: string; identityKey: string } & (
  | ({ courtCase: null; courtType: CourtType } & IdentifierColumns)
  | { courtCase: string }
)

/** Finds a case in all records of an account, under any number of any of them. */
export function caseRecords(sequelize: Sequelize) {
  async function read(kind: CaseKind, condition: string, values: { accountId: string }): Promise<CaseRecord[]> {
    const { columns, table, keys } = TABLES[kind]
    const rows = await sequelize.query<Row>(
      `SELECT t.id, t.identity_key AS identityKey, ${columns} FROM ${table} t WHERE t.account_id = :accountId AND ${condition}`,
      { replacements: { ...values }, type: QueryTypes.SELECT },
    )
    if (rows.length === 0) return []
    const stored = await sequelize.query<{ id: string; key: string }>(keys, {
      replacements: { accountId: values.accountId, ids: rows.map(({ id }) => id) },
      type: QueryTypes.SELECT,
    })
    const storedOf = Map.groupBy(stored, ({ id }) => id)
    return rows.map((row) => {
      const known = (storedOf.get(row.id) ?? []).map(({ key }) => key)
      return { kind, id: row.id, keys: [...new Set([row.identityKey, ...known, ...keysOfNumbers(row)])] }
    })
  }

  /** Returns all records with one of these keys or numbers: some are of other cases, because courts reuse numbers. */
  async function alike(accountId: string, keys: readonly string[]): Promise<CaseRecord[]> {
    const values = { accountId, keys, numbers: keys.flatMap(numbersIn) }
    const found = KINDS.map((kind) => read(kind, `(${TABLES[kind].isAlike})`, values))
    return (await Promise.all(found)).flat()
  }

  /**
   * Returns the records of the case with these keys, and all records that share a key with one of them, except records
   * that are certainly of another case although a court gave both one number.
   */
  async function ofKeys(accountId: string, named: readonly string[]): Promise<{ keys: string[]; things: Things[] }> {
    const keys = new Set(named)
    const records = new Map<string, CaseRecord>()
    for (let before = 0; before !== keys.size; ) {
      before = keys.size
      for (const record of await alike(accountId, [...keys])) {
        const isOfCase = record.keys.some((key) => keys.has(key)) && !areTwoCases([...keys], record.keys)
        if (!isOfCase) continue
        records.set(record.id, record)
        for (const key of record.keys) keys.add(key)
      }
    }
    const byKind = Map.groupBy(records.values(), ({ kind }) => kind)
    const things = [...byKind].map(([thing, own]) => ({ thing, ids: own.map(({ id }) => id), accountId }))
    return { keys: [...keys], things }
  }

  return {
    ofKeys,

    /** Returns all keys by which an account knows the case of one of its records; none if the record does not exist. */
    async keysOf(kind: CaseKind, accountId: string, id: string): Promise<string[]> {
      const values = { accountId, id }
      const [record] = await read(kind, `(t.id = :id OR ${IS_MERGED})`, values)
      return record ? (await ofKeys(accountId, record.keys)).keys : []
    },
  }
}

/** Returns the keys that the numbers of a record make; a key may be stored with an earlier record. */
function keysOfNumbers(row: Row): string[] {
  const { courtType, ...written } =
    row.courtCase === null ? identifierOf(row) : (JSON.parse(row.courtCase) as CourtCase).identifier
  const { identity } = recogniseCase(courtType, written)
  return identity ? [identity.key, ...identity.aliases] : []
}

/**
 * Returns the possible numbers in a key such as `HC:case:DLHC01/WP/12/2024`: the rest after the kind, or after any
 * slash.
 */
function numbersIn(key: string): string[] {
  const parts = key.replace(/^[^:]*:[^:]*:/, '').split('/')
  return parts.map((_, from) => parts.slice(from).join('/'))
}

/** A case is also found by the ids of records merged into it. */
const IS_MERGED = 't.id IN (SELECT m.merged_into FROM merged_records m WHERE m.account_id = :accountId AND m.id = :id)'

const NUMBERS = `NULL AS courtCase, t.court_type AS courtType, t.cnr, t.registration_number AS registrationNumber,
  t.filing_number AS filingNumber, t.diary_number AS diaryNumber, t.establishment_code AS establishmentCode, t.case_type AS caseType`
const HAS_NUMBER = ['cnr', 'registration_number', 'filing_number', 'diary_number']
  .map((column) => `t.${column} IN (:numbers)`)
  .join(' OR ')

/** The table of each kind of record, its columns, the search conditions and the table of its keys. */
const TABLES: Record<CaseKind, { table: string; columns: string; isAlike: string; keys: string }> = {
  case: {
    table: 'tracked_cases',
    columns: NUMBERS,
    isAlike: `t.identity_key IN (:keys) OR ${HAS_NUMBER} OR t.id IN (
      SELECT k.tracked_case_id FROM tracked_case_keys k WHERE k.account_id = :accountId AND k.identity_key IN (:keys))`,
    keys: `SELECT tracked_case_id AS id, identity_key AS \`key\` FROM tracked_case_keys
      WHERE account_id = :accountId AND tracked_case_id IN (:ids)`,
  },
  lookup: {
    table: 'looked_up_cases',
    columns: 't.court_case AS courtCase',
    isAlike: `t.identity_key IN (:keys) OR t.id IN (
      SELECT k.looked_up_case_id FROM looked_up_case_aliases k WHERE k.account_id = :accountId AND k.alias_key IN (:keys))`,
    keys: `SELECT looked_up_case_id AS id, alias_key AS \`key\` FROM looked_up_case_aliases
      WHERE account_id = :accountId AND looked_up_case_id IN (:ids)`,
  },
  candidate: {
    table: 'case_candidates',
    columns: NUMBERS,
    isAlike: `t.identity_key IN (:keys) OR ${HAS_NUMBER} OR t.id IN (
      SELECT k.case_candidate_id FROM case_candidate_keys k
      JOIN watchlist_entities e ON e.id = k.watchlist_entity_id AND e.account_id = :accountId WHERE k.identity_key IN (:keys))`,
    keys: 'SELECT case_candidate_id AS id, identity_key AS `key` FROM case_candidate_keys WHERE case_candidate_id IN (:ids)',
  },
}
