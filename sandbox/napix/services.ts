import { fetchCase, peekAtCase } from '../case-answers.ts'
import { answersNames } from '../name-answers.ts'
import { fetchDocument, isProvided } from '../order-answers.ts'
import type { Sandbox } from '../sandbox.ts'
import type { Call, Endpoint } from '../simulated-source.ts'
import { readCnr } from '../world/cnr.ts'
import { randomFor } from '../world/random.ts'
import { searchByName } from '../world/search.ts'
import { answerSealed, openRequest } from './envelope.ts'
import { answerEncrypted, answerPlain, ERRORS, recordNotFound } from './errors.ts'
import { ODD_ORDERS, ODD_RECORDS, ODD_STATES } from './oddities.ts'
import { hitOf, recordOf, stateOf } from './record.ts'

type Answer = (call: Call, sandbox: Sandbox, words: Record<string, string>) => void | Promise<void>

/** A service at its addresses. A request that does not open or is not signed is refused. */
export function service(
  operation: string,
  paths: readonly string[],
  methods: readonly ('get' | 'post')[],
  answer: Answer,
) {
  return paths.flatMap((path) =>
    methods.map(
      (method): Endpoint => ({
        operation,
        method,
        path,
        answer(call, sandbox) {
          const words = openRequest(call)
          return words ? answer(call, sandbox, words) : answerEncrypted(call, 626, 'INVALID_TOKEN')
        },
      }),
    ),
  )
}

/** A whole record by its CNR. */
export const record: Answer = async (call, sandbox, { cino = '' }) => {
  const identifier = readCnr(cino)
  if (!identifier) return answerEncrypted(call, 600, 'INVALID_CNR')
  const answer = await fetchCase(sandbox, call, identifier)
  if (answer.kind === 'fails') return ERRORS.internal(call)
  if (answer.kind === 'none') return recordNotFound(call)
  const odd = ODD_RECORDS[answer.case.reserved ?? 0]
  if (odd) return odd(call, answer.case)
  answerSealed(call, recordOf(answer.case))
}

/** The states of up to 500 cases; a case that is not known has no row. One that is refused refuses the whole call. */
export const states: Answer = (call, sandbox, { cino = '' }) => {
  const cnrs = cino.split(',')
  if (cnrs.length > 500) {
    call.status = 413
    call.body = 'Request Entity Too Large'
    return
  }
  const cases = cnrs.map((cnr) => {
    const identifier = readCnr(cnr)
    return identifier && peekAtCase(sandbox, identifier)
  })
  if (cases.some((answer) => answer?.kind === 'found' && answer.case.reserved === ODD_STATES.refused))
    return answerPlain(call, 600, 'INVALID_CNR')
  const rows = cases.flatMap((answer) => {
    if (answer?.kind !== 'found' || answer.case.reserved === ODD_STATES.missing) return []
    const state = stateOf(answer.case)
    if (answer.case.reserved === ODD_STATES.surplus) return [state, { ...state, cino: 'DLND010000012024' }]
    return answer.case.reserved === ODD_STATES.twice ? [state, state] : [state]
  })
  answerSealed(call, Object.fromEntries(rows.map((row, index) => [`case${index + 1}`, row])))
}

/** The document of an order, in another form by its number. */
export const order: Answer = async (call, sandbox, { cino = '', order_no: number = '', order_date: date }) => {
  const identifier = readCnr(cino)
  const found = identifier && peekAtCase(sandbox, identifier)
  if (found?.kind !== 'found') return recordNotFound(call)
  const page = found.case
  const listed = page.orders.find((each) => each.orderDate === date && each.number === number)
  if (page.reserved === ODD_ORDERS.text) return answerSealed(call, 'Order is not uploaded')
  if (!listed || !isProvided(page, listed)) return recordNotFound(call)
  const answer = await fetchDocument(sandbox, call, page, listed)
  if (answer.kind === 'fails') return ERRORS.internal(call)
  if (answer.kind === 'none') return recordNotFound(call)
  const bytes = Buffer.from(answer.bytes)
  if (page.reserved === ODD_ORDERS.bytes) return answerSealed(call, bytes)
  const base64 = bytes.toString('base64')
  const forms = [
    Buffer.from(base64),
    Buffer.from(JSON.stringify(base64).replaceAll('/', '\\/')),
    Buffer.from(`data:application/pdf;base64,${base64}`),
  ]
  answerSealed(call, forms[Number(number) % forms.length])
}

/** The cases of a year in one establishment with a party of this name. Some rows have no names; one comes twice, once without. */
export const partyName: Answer = async (call, sandbox, words) => {
  const { est_code: establishment, pend_disp: letter, litigant_name: name = '', reg_year: year } = words
  if (!(await answersNames(sandbox, call, 'napix', [name]))) return ERRORS.internal(call)
  const status = letter === 'P' ? 'PENDING' : 'DISPOSED'
  const hits = searchByName(sandbox.world, { provider: 'napix', names: [name], side: 'either', mode: 'phrase' })
    .map(({ title }) => title)
    .filter((title) => title.forum.code === establishment && title.status === status)
    .filter((title) => title.registrationNumber?.endsWith(`/${year}`))
  if (hits.length === 0) return recordNotFound(call)
  const rows = hits.map((title) => hitOf(title, randomFor(title.key).happens('nameless', 0.3)))
  const all = [...hits.slice(0, 1).map((title) => hitOf(title, true)), ...rows]
  answerSealed(call, {
    establishment_name: hits[0]?.forum.name,
    casenos: Object.fromEntries(all.map((row, index) => [`case${index + 1}`, row])),
  })
}
