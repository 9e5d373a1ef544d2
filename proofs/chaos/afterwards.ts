import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { select } from '../../test/support/books.ts'
import { browsersOf, profilesOf } from '../../test/support/browsers.ts'
import type { Service } from '../../test/support/service.ts'

/* What must be true of the tables, the files and the processes when nothing is under way any more. */

/** Each finds rows that must not be there. */
const RULES: Record<string, string> = {
  'an entity was made twice': `
    SELECT MIN(id) AS id FROM watchlist_entities GROUP BY account_id, name HAVING COUNT(*) > 1`,
  'a case has two candidates of one entity': `
    SELECT MIN(id) AS id FROM case_candidates GROUP BY watchlist_entity_id, identity_key HAVING COUNT(*) > 1`,
  'a candidate has no event of its finding': `
    SELECT c.id FROM case_candidates c WHERE NOT EXISTS (
      SELECT 1 FROM events e WHERE e.account_id = c.account_id AND e.type = 'candidate.created'
        AND JSON_VALUE(e.data, '$.candidateId') = c.id)`,
  'a candidate was announced twice': `
    SELECT MIN(id) AS id FROM events WHERE type = 'candidate.created'
    GROUP BY JSON_VALUE(data, '$.candidateId') HAVING COUNT(*) > 1`,
  'a candidate that was added has no case': `
    SELECT c.id FROM case_candidates c LEFT JOIN tracked_case_entities l
      ON l.tracked_case_id = c.promoted_case_id AND l.watchlist_entity_id = c.watchlist_entity_id
    WHERE c.customer_decision = 'ADDED' AND l.tracked_case_id IS NULL`,
  'a case was changed twice by one thing': `
    SELECT MIN(id) AS id FROM tracked_case_changes GROUP BY tracked_case_id, field, from_value, to_value, created HAVING COUNT(*) > 1`,
  'a case has no number that it is known by': `
    SELECT t.id FROM tracked_cases t WHERE NOT EXISTS (SELECT 1 FROM tracked_case_keys k WHERE k.tracked_case_id = t.id)`,
  'a search has ended without an event': `
    SELECT s.id FROM historical_searches s WHERE s.mode = 'ASYNC' AND s.state <> 'RUNNING' AND NOT EXISTS (
      SELECT 1 FROM events e WHERE e.account_id = s.account_id AND e.type = 'historical_search.finished'
        AND JSON_VALUE(e.data, '$.searchId') = s.id)`,
  'a search has ended twice': `
    SELECT MIN(id) AS id FROM events WHERE type = 'historical_search.finished'
    GROUP BY JSON_VALUE(data, '$.searchId') HAVING COUNT(*) > 1`,
  'an account was billed other units than its ledger has': `
    SELECT a.id FROM accounts a LEFT JOIN (
      SELECT account_id, SUM(units) AS units FROM usage_ledger WHERE product = 'HISTORICAL_SEARCH' GROUP BY account_id
    ) l ON l.account_id = a.id WHERE a.historical_units <> COALESCE(l.units, 0)`,
  'a delivery was given up': `SELECT id FROM webhook_deliveries WHERE status = 'FAILED'`,
}

/** What is wrong with the tables, in words. */
export async function wrongRows(service: Service): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(RULES).map(async ([rule, statement]) => {
      const rows = await select<{ id: string }>(service, statement)
      return rows.length === 0 ? [] : [`${rule}: ${rows.length}, such as ${rows[0]?.id}`]
    }),
  )
  return found.flat()
}

/** Documents that are missing or damaged, and files that nothing leads to. */
export async function wrongFiles(service: Service): Promise<string[]> {
  const documents = await select<{ id: string; original: string; stamped: string }>(
    service,
    'SELECT order_id AS id, original_key AS original, stamped_key AS stamped FROM order_documents',
  )
  const known = new Set(documents.flatMap(({ original, stamped }) => [original, stamped]))
  const others = await select<{ fileKey: string }>(
    service,
    `SELECT file_key AS fileKey FROM export_files
     UNION SELECT document_key FROM document_arrivals WHERE document_key <> ''`,
  )
  for (const { fileKey } of others) known.add(fileKey)
  const read = await Promise.all(
    documents.map(async ({ id, original, stamped }) =>
      (await service.documents.read(original)) && (await service.documents.read(stamped))
        ? []
        : [`the document of ${id} is missing`],
    ),
  )
  const files = await readdir(service.configuration.DOCUMENTS_PATH, { recursive: true, withFileTypes: true })
  const strays = files.filter((file) => file.isFile() && !known.has(file.name.replace(/\..*$/, '')))
  const told = strays.map(async ({ parentPath, name }) => {
    const bytes = await readFile(join(parentPath, name))
    return `nothing leads to the file ${name}: ${bytes.length} bytes, ${JSON.stringify(String(bytes.subarray(0, 8)))}`
  })
  return [...read.flat(), ...(await Promise.all(told))]
}

/**
 * Browsers that ended workers have left behind, and profiles of those that were stopped in order. The profile of one that was killed goes when
 * another one starts a browser.
 */
export async function leftBehind(workers: readonly { pids: number[] }[]): Promise<string[]> {
  const browsers = await Promise.all(workers.flatMap(({ pids }) => pids.map(browsersOf)))
  const profiles = await Promise.all(workers.map(({ pids }) => profilesOf(pids.at(-1))))
  return [
    ...browsers.flat().map((pid) => `the browser ${pid} is still there`),
    ...profiles.flat().map((profile) => `the profile ${profile} is still there`),
  ]
}
