import { msToNumber } from '@temporalio/common/lib/time.js'
import test from 'ava'
import { ATTESTR_DEFAULTS } from '../../../sources/providers/attestr/config.ts'
import { ECOURTSINDIA_DEFAULTS } from '../../../sources/providers/ecourtsindia/config.ts'
import { OPTIONS } from '../../../workflows/shared/options.ts'

const SECOND = 1000
/** For how long a call waits for its turn at a source (workers/call-context.ts). */
const TURN = { client: 50 * SECOND, night: 600 * SECOND }

const attestr = ATTESTR_DEFAULTS.timeoutsMs
const ecourtsindia = ECOURTSINDIA_DEFAULTS.timeoutsMs
const CASE = [[attestr.caseDetails], [ecourtsindia.caseDetail]]
const SEARCH = [[attestr.personSearch], [attestr.businessSearch], [ecourtsindia.search]]
/** The file, or a description of it, in whose place it comes with the conversion to text. */
const DOCUMENT = [[attestr.orderDocument], [ecourtsindia.orderDocument, ecourtsindia.orderMarkdown]]

/** By kind of work: the waits for a turn, and the paid calls of one attempt, which follow one another. */
const WORK = [
  ['liveFetch', TURN.client, CASE],
  ['patientFetch', TURN.night, CASE],
  ['documentFetch', TURN.client, DOCUMENT],
  ['sourcePage', TURN.client, SEARCH],
  ['searchNow', TURN.client, SEARCH],
  ['searchPast', TURN.client, SEARCH],
  ['searchDaily', TURN.night, SEARCH],
] as const

for (const [kind, turnMs, attempts] of WORK)
  test(`${kind}: no answer that is paid for is cut off, though its turn was long waited for`, (t) => {
    const slowestMs = Math.max(...attempts.map((calls) => calls.reduce((sum, callMs) => sum + turnMs + callMs, 0)))
    const { startToCloseTimeout, scheduleToCloseTimeout } = OPTIONS[kind]
    const cutOffAfterMs = Math.min(msToNumber(startToCloseTimeout), msToNumber(scheduleToCloseTimeout))
    t.true(cutOffAfterMs > slowestMs, `${cutOffAfterMs} ms, ${slowestMs} ms`)
  })
