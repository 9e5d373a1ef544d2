import { z } from 'zod'
import type { CaseStatus } from '../../../domain/case.ts'
import { filedNumber } from '../../../domain/families/statements.ts'
import { decoded } from '../../http-answer.ts'
import { Day, NeededDay, present, Rows, readText, Text } from '../../readings.ts'

/** A text whose field holds HTML after it: `IA/1/2018  </br> <b>Classification :</b> Direction Petition`. */
const BeforeTags = z.preprocess(
  (value) => (typeof value === 'string' ? readText(value.split('<', 1)[0]) : readText(value)),
  z.string(),
)

export const HistoryRow = z
  .object({
    judge_name: Text,
    desgname: Text,
    business_date: Day,
    hearing_date: Day,
    purpose_of_listing: Text,
    purpose_name: Text,
    business: Text,
    causelist_type: Text,
  })
  .refine(({ business_date, hearing_date }) => business_date ?? hearing_date)
  .transform((row) =>
    present({
      businessDate: row.business_date,
      nextDate: row.hearing_date,
      judge: row.judge_name ?? row.desgname,
      purpose: row.purpose_of_listing ?? row.purpose_name,
      business: row.business,
      causeListType: row.causelist_type,
    }),
  )

export const OrderRow = z
  .object({ order_no: Text, order_date: NeededDay, order_details: Text })
  .transform(({ order_no, order_date, order_details }) => ({
    number: order_no,
    orderDate: order_date,
    orderType: order_details,
  }))
export type OrderRow = z.output<typeof OrderRow>

export const ActRow = z
  .object({ actname: Text, name: Text, section: Text })
  .transform(({ actname, name, section }, context) => {
    const act = actname ?? name
    if (act !== undefined) return section === undefined ? act : `${act} - ${section}`
    context.addIssue({ code: 'custom', path: ['actname'] })
    return z.NEVER
  })

/** An extra party: a text alone, or under one of these names. */
export const PartyRow = z
  .object({ name: Text, party_name: Text, pet_name: Text, res_name: Text, adv_name: Text })
  .transform(({ name, party_name, pet_name, res_name, adv_name }, context) => {
    const party = name ?? party_name ?? pet_name ?? res_name
    if (party !== undefined) return present({ name: party, advocate: adv_name })
    context.addIssue({ code: 'custom', path: ['name'] })
    return z.NEVER
  })

export const ApplicationRow = z
  .object({ ia_number: BeforeTags, ia_pet_name: Text, ia_pend_disp: Text, date_of_filing: Day, ia_next_date: Day })
  .transform((row) =>
    present({
      number: row.ia_number,
      filedBy: row.ia_pet_name,
      filingDate: row.date_of_filing,
      nextDate: row.ia_next_date,
      status: wordOf(row.ia_pend_disp),
    }),
  )

export const LinkedRow = z
  .object({ case_number: Text, filing_number: Text, cino: Text, name: Text })
  .transform(({ case_number, filing_number, cino, name }, context) => {
    const number = case_number ?? name ?? (filing_number === undefined ? cino : filedNumber(filing_number))
    if (number !== undefined) return { number, cnr: cino }
    context.addIssue({ code: 'custom', path: ['case_number'] })
    return z.NEVER
  })

export const ObjectionRow = z
  .object({
    objection: Text,
    objection_desc: Text,
    name: Text,
    scrutiny_date: Day,
    objection_compliance_date: Day,
    compliance_date: Day,
    receipt_date: Day,
  })
  .transform((row, context) => {
    const objection = row.objection ?? row.objection_desc ?? row.name
    if (objection !== undefined)
      return present({
        objection,
        scrutinyDate: row.scrutiny_date,
        complianceDate: row.objection_compliance_date ?? row.compliance_date,
        receiptDate: row.receipt_date,
      })
    context.addIssue({ code: 'custom', path: ['objection'] })
    return z.NEVER
  })

/** The fields in which a transfer may name its case, the surest first, and its court; no answer shows which are used. */
const NUMBERS_OF_TRANSFER = [/cino$|cnr/i, /case_?(?:no|number)$/i, /reg_?no$/i, /^name$/i]
const COURTS_OF_TRANSFER = [/court_?name|est(?:ablishment)?_?name/i]

/** Where a case came from or went to. */
export const TransferRow = z.looseObject({}).transform((row, context) => {
  const find = (fields: readonly RegExp[]) =>
    fields
      .flatMap((field) => Object.entries(row).filter(([key]) => field.test(key)))
      .map(([, value]) => readText(value))
      .find((text) => text !== undefined)
  const number = find(NUMBERS_OF_TRANSFER)
  if (number !== undefined) return { number, court: find(COURTS_OF_TRANSFER) }
  context.addIssue({ code: 'custom', path: ['case_number'] })
  return z.NEVER
})

function wordOf(letter: string | undefined): string | undefined {
  if (letter === undefined || letter.length > 1) return letter
  return { P: 'Pending', D: 'Disposed' }[letter.toUpperCase()] ?? letter
}

/** Reads `pend_disp`, a letter as a rule. */
export function readStatus(word: string | undefined): CaseStatus | undefined {
  if (word === undefined) return undefined
  if (/^p(ending)?$/i.test(word)) return 'PENDING'
  return /^d(isposed.*)?$/i.test(word) ? 'DISPOSED' : undefined
}

/**
 * A list of rows, which stand as an object under numbered keys (`sr_no1`, `act2`), as an array, or alone. What says that there are none is
 * `[]`, null or a blank. Rows of text become rows with a name.
 */
export function NumberedRows<Row extends z.ZodType>(row: Row) {
  return z.unknown().transform(listOf).pipe(Rows(row)).prefault([])
}

function listOf(value: unknown): unknown {
  const list = decoded(value)
  if (typeof list !== 'object' || list === null) return list
  if (Array.isArray(list)) return list.map(withName)
  const entries = Object.entries(list)
  const isNumbered = entries.every(([key, row]) => /\d$/.test(key) || (typeof row === 'object' && row !== null))
  if (!isNumbered) return [list]
  return entries.toSorted(([one], [other]) => numberOf(one) - numberOf(other)).map(([, row]) => withName(row))
}

function numberOf(key: string): number {
  return Number(/(?<!\d)\d+$/.exec(key)?.[0] ?? 0)
}

function withName(row: unknown): unknown {
  return typeof row === 'string' || typeof row === 'number' ? { name: row } : row
}
