import type { CourtOrder } from '../../domain/case.ts'
import { peekAtCase } from '../case-answers.ts'
import { isProvided } from '../order-answers.ts'
import type { Sandbox } from '../sandbox.ts'
import type { Call } from '../simulated-source.ts'
import type { WorldCase } from '../world/case.ts'
import { readCnr } from '../world/cnr.ts'
import { filenameOf } from './case-record.ts'
import { answerError, caseNotFound, ERRORS, invalidCnr } from './errors.ts'

export interface AddressedOrder {
  page: WorldCase
  order: CourtOrder
  filename: string
}

/** Reads the order that a path names; answers the error and returns undefined when it names none. */
export function readOrderAddress(call: Call, sandbox: Sandbox): AddressedOrder | undefined {
  const { cnr = '', filename = '' } = call.params
  const identifier = readCnr(cnr)
  if (!identifier) return refuse(() => invalidCnr(call))
  if (!/^[A-Za-z0-9._-]{1,120}\.pdf$/.test(filename)) {
    return refuse(() => answerError(call, 400, 'INVALID_FILENAME', 'Filename is invalid'))
  }
  const answer = peekAtCase(sandbox, identifier)
  if (answer.kind === 'fails') return refuse(() => ERRORS.internal(call))
  if (answer.kind === 'none' || !answer.case.knownTo.includes('ecourtsindia')) return refuse(() => caseNotFound(call))
  const order = answer.case.orders.find((one) => filenameOf(one) === filename)
  return order && isProvided(answer.case, order)
    ? { page: answer.case, order, filename }
    : refuse(() => orderNotFound(call))
}

export function orderNotFound(call: Call): void {
  answerError(call, 404, 'ORDER_NOT_FOUND', 'Order not found')
}

function refuse(answer: () => void): undefined {
  answer()
}
