import { msToNumber } from '@temporalio/common/lib/time.js'
import test from 'ava'
import { HEARTBEAT_EVERY_MS, HEARTBEAT_TIMEOUT_MS } from '../../../domain/heartbeat.ts'
import { WAIT_FOR_SOURCE_MS } from '../../../domain/source.ts'
import { ATTESTR_DEFAULTS } from '../../../sources/providers/attestr/config.ts'
import { ECOURTSINDIA_DEFAULTS } from '../../../sources/providers/ecourtsindia/config.ts'
import { OPTIONS } from '../../../workflows/shared/activity-options.ts'

const attestr = ATTESTR_DEFAULTS.timeoutsMs
const ecourtsindia = ECOURTSINDIA_DEFAULTS.timeoutsMs
const CASE = [[attestr.caseDetails], [ecourtsindia.caseDetail]]
const SEARCH = [[attestr.personSearch], [attestr.businessSearch], [ecourtsindia.search]]
/** The file, or a description instead of it, followed by the conversion to text. */
const DOCUMENT = [[attestr.orderDocument], [ecourtsindia.orderDocument, ecourtsindia.orderMarkdown]]

/** The heartbeat timeout fails an attempt after a longer pause. */
const LONGEST_PAUSE_MS = HEARTBEAT_TIMEOUT_MS - HEARTBEAT_EVERY_MS

/** By kind of work: the waits for a permit, and the consecutive paid calls of one attempt. */
const WORK = [
  ['liveFetch', WAIT_FOR_SOURCE_MS.client, CASE],
  ['patientFetch', WAIT_FOR_SOURCE_MS.night, CASE],
  ['documentFetch', WAIT_FOR_SOURCE_MS.client, DOCUMENT],
  ['sourcePage', WAIT_FOR_SOURCE_MS.client, SEARCH],
  ['searchNow', WAIT_FOR_SOURCE_MS.client, SEARCH],
  ['searchPast', WAIT_FOR_SOURCE_MS.client, SEARCH],
  ['searchDaily', WAIT_FOR_SOURCE_MS.night, SEARCH],
] as const

for (const [kind, turnMs, attempts] of WORK)
  test(`${kind}: no paid answer is cut off, in spite of a long wait for the permit and a pause of the database`, (t) => {
    const slowestMs = Math.max(...attempts.map((calls) => calls.reduce((sum, callMs) => sum + turnMs + callMs, 0)))
    const { startToCloseTimeout, scheduleToCloseTimeout } = OPTIONS[kind]
    const cutOffAfterMs = Math.min(msToNumber(startToCloseTimeout), msToNumber(scheduleToCloseTimeout))
    t.true(cutOffAfterMs > slowestMs + LONGEST_PAUSE_MS, `${cutOffAfterMs} ms, ${slowestMs} ms`)
  })

test('patientFetch: a refresh that waits in ten workers which die, one after another, is made by the eleventh', (t) => {
  t.true(OPTIONS.patientFetch.retry.maximumAttempts > 10)
})
