import { EARLY_KINDS } from '../../domain/hearings/cause-list.ts'

/*
 * The lists that may name a case by a key `k` of `tracked_case_keys`. These are more keys than `listCourtOf` maps to a
 * court: a list may use a diary number or an odd spelling of the case type, but its absence there proves nothing.
 */

/** Whether a list may print a key. */
export const IS_LISTED_NUMBER = `(k.identity_key LIKE 'HC:case:______/%' OR k.identity_key LIKE 'SC:case:%' OR k.identity_key LIKE 'SC:diary:%'
  OR k.identity_key LIKE 'NCLAT:case:DELHI/%' OR k.identity_key LIKE 'NCLAT:case:CHENNAI/%')`

/** The court whose lists print it. */
export const COURT_OF_NUMBER = `CASE
  WHEN k.identity_key LIKE 'SC:%' THEN 'SC'
  WHEN k.identity_key LIKE 'NCLAT:%' THEN CONCAT('NCLAT-', SUBSTRING_INDEX(SUBSTRING(k.identity_key, 12), '/', 1))
  ELSE CONCAT('HC-', SUBSTRING(k.identity_key, 9, 6)) END`

/** Whether a row `d` of `list_documents` affects the state of the day; early lists do not. */
export const COUNTS_FOR_DAY = `d.kind NOT IN (${EARLY_KINDS.map((kind) => `'${kind}'`).join(', ')})`

/** Whether a row `d` of `list_documents` affects the state of the day `l` of `list_days`. */
export const OF_DAY = `d.court = l.court AND d.day = l.day AND ${COUNTS_FOR_DAY}`
