import { peekAtCase } from '../case-answers.ts'
import { isProvided } from '../order-answers.ts'
import type { DocumentJob, Sandbox } from '../sandbox.ts'
import { addressOf, type Call, type Endpoint } from '../simulated-source.ts'
import type { WorldCase } from '../world/case.ts'
import { indianDate } from '../world/days.ts'
import { malformed } from './errors.ts'

/** Jobs take this long, and are never done at the first poll. Real ones take minutes; a test should not. */
const JOB_MS = 500

/** `GET /async/{id}`: the progress of a background job, and its result once it is done. */
export const asyncResult: Endpoint = {
  operation: 'async-result',
  method: 'get',
  path: '/api/v2/public/async/:id',
  answer(call, sandbox) {
    const { id = '' } = call.params
    const job = sandbox.jobs.get(id)
    if (!job) return malformed(call, 'Unknown id')
    call.body = { _id: id, ...resultOf(call, sandbox, job) }
  },
}

function resultOf(call: Call, sandbox: Sandbox, job: DocumentJob) {
  const isFirstLook = !job.wasLookedAt
  job.wasLookedAt = true
  if (isFirstLook || Date.now() < job.startedAt + JOB_MS) return { status: 'IN_PROGRESS' }
  job.result ??= broughtBy(call, sandbox, job)
  return job.result
}

function broughtBy(call: Call, sandbox: Sandbox, job: DocumentJob) {
  const answer = peekAtCase(sandbox, job.case)
  if (answer.kind === 'fails')
    return { status: 'ERRORED', error: { message: 'Unable to process this record at source' } }
  if (answer.kind === 'none') return { status: 'COMPLETED', output: { valid: false, message: 'No record found' } }
  return {
    status: 'COMPLETED',
    output: { valid: true, cnrNumber: answer.case.cnr, orders: ordersOf(call, answer.case) },
  }
}

/**
 * The orders with links to their documents, which the provider keeps for a while; orders whose document it did not get
 * have none.
 */
function ordersOf(call: Call, page: WorldCase) {
  return page.orders.map((order) => ({
    orderNumber: order.number,
    orderDate: indianDate(order.orderDate),
    judge: order.judge ?? '',
    orderType: order.orderType ?? '',
    documentUrl: isProvided(page, order) ? `${addressOf(call)}/attestr/cdn/${page.cnr}/order-${order.number}.pdf` : '',
  }))
}
