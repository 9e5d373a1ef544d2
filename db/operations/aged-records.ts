import { QueryTypes, type Sequelize } from 'sequelize'
import { indianDay } from '../../domain/dates.ts'
import type { AgedKind } from '../../domain/retention.ts'
import { idFrom } from '../base/table.ts'

/** Rows per statement, which takes a fraction of a second. */
const AT_ONCE = 1_000

/**
 * Deletes records by age alone. Ids begin with the time, so old records are at the beginning of a table, from where
 * each statement reads.
 */
export function agedRecordsRepository(sequelize: Sequelize) {
  async function accounts(): Promise<number> {
    const [row] = await sequelize.query<{ count: number }>('SELECT COUNT(*) AS count FROM accounts', {
      type: QueryTypes.SELECT,
    })
    return Number(row?.count)
  }

  return {
    /**
     * Deletes up to some thousand records of a kind from before an instant, epoch ms. Returns the number of rows, 0
     * when none is left.
     */
    async deletePortion(kind: AgedKind, before: number): Promise<number> {
      const window = AT_ONCE + (kind === 'events' ? await accounts() : 0)
      const replacements = { before, beforeId: idFrom(before), beforeDay: indianDay(before), most: AT_ONCE, window }
      let deleted = 0
      // A query of type BULKDELETE returns the number of rows.
      for (const statement of STATEMENTS[kind])
        deleted += await sequelize.query(statement, { replacements, type: QueryTypes.BULKDELETE })
      return deleted
    },
  }
}

const oldestById = (table: string, condition = '') =>
  `DELETE FROM ${table} WHERE id < :beforeId ${condition && `AND ${condition}`} ORDER BY id LIMIT :most`

/**
 * Deletes an event only if a later one of its account is old too, so that a client finds the event it stopped at. Each
 * account keeps at most one old event, so `:window` rows include `:most` that go. Searching for each event's successor
 * would read the account's index from the start every time.
 */
const EVENTS = `
  DELETE events FROM events JOIN (
    SELECT id FROM (
      SELECT id, LEAD(id) OVER (PARTITION BY account_id ORDER BY position) AS later FROM (
        SELECT e.id, e.account_id, e.position FROM events e
        WHERE e.id < :beforeId AND e.position IS NOT NULL
          AND NOT EXISTS (SELECT 1 FROM webhook_deliveries d WHERE d.account_id = e.account_id AND d.event_id = e.id)
        ORDER BY e.id LIMIT :window
      ) oldest
    ) in_turn WHERE later IS NOT NULL ORDER BY id LIMIT :most
  ) old ON old.id = events.id`

/** Keeps an export whose file exists: the row leads to the file. */
const HAS_NO_FILE = 'NOT EXISTS (SELECT 1 FROM export_files f WHERE f.export_id = exports.id)'

const STATEMENTS: Record<AgedKind, readonly string[]> = {
  deliveries: [oldestById('webhook_deliveries', "status <> 'PENDING'")],
  events: [EVENTS],
  // The response of a receiver is deleted before its delivery: `before` is compared with the last attempt.
  'receiver-answers': [
    `UPDATE webhook_deliveries SET last_answer = NULL, answered_at = NULL WHERE answered_at < :before
     ORDER BY answered_at LIMIT :most`,
  ],
  notices: [oldestById('notices', "status <> 'PENDING'")],
  'notice-subscriptions': [
    'DELETE FROM notice_subscriptions WHERE ended_at < :before ORDER BY ended_at LIMIT :most',
    oldestById('notice_subscriptions', "status = 'UNCONFIRMED'"),
  ],
  'source-calls': [
    oldestById('source_calls'),
    'DELETE FROM source_call_counts WHERE slot < :before ORDER BY slot LIMIT :most',
  ],
  // The foreign key also deletes an import's rows, up to 5,000.
  imports: ['DELETE FROM imports WHERE id < :beforeId AND completed_at IS NOT NULL ORDER BY id LIMIT 1'],
  'export-records': [oldestById('exports', `completed_at IS NOT NULL AND ${HAS_NO_FILE}`)],
  'picture-history': [oldestById('challenge_history')],
  'access-log': [
    'DELETE FROM access_log_things WHERE access_id < :beforeId ORDER BY access_id, thing_id LIMIT :most',
    oldestById('access_log'),
  ],
  'audit-log': [oldestById('audit_log')],
  calendars: ['DELETE FROM calendars WHERE revoked_at < :before ORDER BY revoked_at LIMIT :most'],
  alarms: [oldestById('alarms', 'open_key IS NULL')],
  nights: [
    ...['daily_syncs', 'case_sweeps'].map((table) => oldestById(table, 'open_key IS NULL')),
    'DELETE FROM case_states WHERE asked_at < :before ORDER BY asked_at LIMIT :most',
  ],
  sightings: ['DELETE FROM hearing_sightings WHERE day < :beforeDay LIMIT :most'],
  // The foreign keys also delete a day's documents and alerts.
  lists: ['DELETE FROM list_days WHERE day < :beforeDay ORDER BY day LIMIT :most'],
  digests: ['DELETE FROM hearing_digests WHERE evening < :beforeDay ORDER BY evening LIMIT :most'],
  spend: ['source_spend', 'account_spend'].map((table) => `DELETE FROM ${table} WHERE day < :beforeDay LIMIT :most`),
}
