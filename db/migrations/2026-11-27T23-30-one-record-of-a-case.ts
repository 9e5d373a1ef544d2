import { identifyFound } from '../../domain/candidate.ts'
import type { IsoDate } from '../../domain/case.ts'
import { identityOfCase, keysOf } from '../../domain/courts/case-identity.ts'
import { type CaseIdentifier, COURT_TYPES, type CourtType } from '../../domain/courts/types.ts'
import { indianDay } from '../../domain/dates.ts'
import type { FoundCase } from '../../domain/found-cases/found-case.ts'
import { listCourtOf } from '../../domain/hearings/list-court.ts'
import { type IdentifierColumns, identifierOf } from '../base/identifier-columns.ts'
import { hasColumn, type Migration, type Run, unless, type Within } from '../migrate.ts'

const ID = 'CHAR(32) CHARACTER SET ascii COLLATE ascii_bin'
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'

const COLUMNS = {
  tracked_cases: {
    not_found_since: 'BIGINT NULL',
    not_found_times: 'INT NOT NULL DEFAULT 0',
    not_found_due_on: 'CHAR(10) CHARACTER SET ascii COLLATE ascii_bin NULL',
  },
  case_sweeps: { not_found: 'INT NULL' },
} as const

const ONE_HOLDER = '(account_id, identity_key)'
const MANY_HOLDERS = '(account_id, identity_key, tracked_case_id)'

/**
 * One record of a case: a court may give a number twice, so a key can have several holders; a record that turned out to be another one keeps
 * its id. Stored cases learn the keys that follow from their CNR and from the number as their court prints it.
 */
export const migration: Migration = {
  async up(run) {
    await run(`CREATE TABLE IF NOT EXISTS merged_records (
      id ${ID} NOT NULL PRIMARY KEY,
      account_id ${ID} NOT NULL,
      merged_into ${ID} NOT NULL,
      created BIGINT NOT NULL,
      INDEX merged_records_into (merged_into),
      INDEX merged_records_account (account_id)) ${TABLE}`)
    for (const [table, columns] of Object.entries(COLUMNS))
      for (const [name, type] of Object.entries(columns))
        if (!(await hasColumn(run, table, name)))
          await run(`ALTER TABLE ${table} ADD COLUMN ${name} ${type}, LOCK=NONE`)
    await run(`ALTER TABLE tracked_case_keys DROP PRIMARY KEY, ADD PRIMARY KEY ${MANY_HOLDERS}, LOCK=NONE`)
  },
  backfills: [
    { table: 'tracked_cases', fill: learnKeys },
    { table: 'case_candidates', fill: learnKeysOfCandidates },
    { table: 'looked_up_cases', fill: learnAliases },
  ],
  async down(run) {
    await unless('ER_DUP_ENTRY', () =>
      run(`ALTER TABLE tracked_case_keys DROP PRIMARY KEY, ADD PRIMARY KEY ${ONE_HOLDER}, LOCK=NONE`),
    )
    for (const [table, columns] of Object.entries(COLUMNS))
      for (const name of Object.keys(columns))
        if (await hasColumn(run, table, name)) await run(`ALTER TABLE ${table} DROP COLUMN ${name}, LOCK=NONE`)
    await run('DROP TABLE IF EXISTS merged_records')
  },
}

interface StoredCase extends IdentifierColumns {
  id: string
  accountId: string
  courtType: CourtType
  status: string
  listCourt: string | null
  caseNumber: string | null
}

const IDENTIFIER = `c.court_type AS courtType, c.cnr, c.registration_number AS registrationNumber, c.filing_number AS filingNumber,
  c.diary_number AS diaryNumber, c.establishment_code AS establishmentCode, c.case_type AS caseType`

/** Whose lists a case stands on follows from its keys: cases that learn one are looked for from now on. */
async function learnKeys(run: Run, within: Within): Promise<void> {
  const cases = await read<StoredCase>(
    run,
    `SELECT c.id, c.account_id AS accountId, c.status, c.list_court AS listCourt, ${IDENTIFIER},
      JSON_UNQUOTE(JSON_EXTRACT(r.court_case, '$.caseNumber')) AS caseNumber
    FROM tracked_cases c LEFT JOIN tracked_case_records r ON r.tracked_case_id = c.id WHERE ${within('c.id')}`,
  )
  const held = await read<{ id: string; identityKey: string }>(
    run,
    `SELECT tracked_case_id AS id, identity_key AS identityKey FROM tracked_case_keys WHERE ${within('tracked_case_id')}`,
  )
  const heldBy = Map.groupBy(held, ({ id }) => id)
  const learnt = cases.filter(isOfCourt).map((stored) => {
    const known = (heldBy.get(stored.id) ?? []).map(({ identityKey }) => identityKey)
    const all = keysOf(identityOfCase(identifierOf(stored), stored.caseNumber ?? undefined))
    const news = all.filter((key) => !known.includes(key))
    return { ...stored, news, place: listCourtOf([...known, ...news], stored.listCourt) ?? null }
  })
  await insert(
    run,
    'tracked_case_keys (account_id, identity_key, tracked_case_id)',
    learnt.flatMap(({ id, accountId, news }) => news.map((key) => [accountId, key, id])),
  )
  const changed = learnt.filter(({ news, place, listCourt }) => news.length > 0 || place !== listCourt)
  const [at, today] = [Date.now(), indianDay(Date.now())]
  for (const [place, those] of Map.groupBy(changed, ({ place }) => place)) {
    const active = those.filter(({ status }) => status === 'ACTIVE')
    // The case last: a batch that was broken off finds by it what is left to do.
    if (active.length > 0) await run(watch(place, literals(active), { at, today }))
    await run(`UPDATE tracked_cases SET list_court = ${literal(place)} WHERE id IN (${literals(those)})`)
  }
}

function watch(place: string | null, ids: string, { at, today }: { at: number; today: IsoDate }): string {
  const watched =
    place === null ? 'list_court = NULL, watched_since = NULL' : `list_court = ${literal(place)}, watched_since = ${at}`
  return `UPDATE hearings SET ${watched} WHERE tracked_case_id IN (${ids}) AND hearing_date >= '${today}' AND state = 'EXPECTED'`
}

async function learnKeysOfCandidates(run: Run, within: Within): Promise<void> {
  const rows = await read<{ id: string; entityId: string; found: string }>(
    run,
    `SELECT c.id, c.watchlist_entity_id AS entityId, c.found FROM case_candidates c
    WHERE ${within('c.id')} AND c.court_type IN ('DC', 'HC')`,
  )
  await insert(
    run,
    'case_candidate_keys (watchlist_entity_id, identity_key, case_candidate_id)',
    rows.flatMap(({ id, entityId, found }) =>
      (identifyFound(JSON.parse(found) as FoundCase)?.identityKeys ?? []).map((key) => [entityId, key, id]),
    ),
  )
}

async function learnAliases(run: Run, within: Within): Promise<void> {
  const rows = await read<{
    id: string
    accountId: string
    identityKey: string
    identifier: string
    caseNumber: string | null
  }>(
    run,
    `SELECT id, account_id AS accountId, identity_key AS identityKey, JSON_EXTRACT(court_case, '$.identifier') AS identifier,
      JSON_UNQUOTE(JSON_EXTRACT(court_case, '$.caseNumber')) AS caseNumber
    FROM looked_up_cases WHERE ${within('id')}`,
  )
  const aliases = rows.flatMap(({ id, accountId, identityKey, identifier, caseNumber }) => {
    const known = (typeof identifier === 'string' ? JSON.parse(identifier) : identifier) as CaseIdentifier | null
    if (!known || !isOfCourt(known)) return []
    const all = keysOf(identityOfCase(known, caseNumber ?? undefined))
    return all.filter((key) => key !== identityKey).map((key) => [accountId, key, id])
  })
  await insert(run, 'looked_up_case_aliases (account_id, alias_key, looked_up_case_id)', aliases)
}

function isOfCourt({ courtType }: { courtType: CourtType }): boolean {
  return COURT_TYPES.includes(courtType)
}

async function read<Row>(run: Run, sql: string): Promise<Row[]> {
  const [rows] = await run(sql)
  return rows as Row[]
}

async function insert(run: Run, into: string, rows: string[][]): Promise<void> {
  if (rows.length === 0) return
  const values = rows.map((row) => `(${row.map(literal).join(', ')})`)
  await run(`INSERT IGNORE INTO ${into} VALUES ${values.join(', ')}`)
}

function literals(rows: { id: string }[]): string {
  return rows.map(({ id }) => literal(id)).join(', ')
}

/** Keys, ids and places are in ASCII. */
function literal(text: string | null): string {
  return text === null ? 'NULL' : `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
