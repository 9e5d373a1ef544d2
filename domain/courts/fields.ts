import { type CaseNumber, parseWholeCaseNumber, printSerialAndYear } from './case-number.ts'
import { type CnrReading, courtTypeOfCnr, establishmentOfCnr, readCnr } from './cnr.ts'
import { type CodeTable, type CodeTables, compact } from './codes.ts'
import { tidy } from './text.ts'
import type { CaseIdentifier } from './types.ts'

/** The context of a field's reader. */
export interface FieldContext extends CodeTables {
  /** The whole identifier as written. */
  written: CaseIdentifier
}

/** A field's normal form with the case type it names, if any, or a sentence about what would be accepted. */
export type FieldReading =
  | { ok: true; value: string; isUnlisted?: boolean; caseType?: string }
  | { ok: false; message: string }

export type FieldReader = (written: string, context: FieldContext) => FieldReading

/** Reads a CNR; rejects one that certainly belongs to another court type, accepts one of an unknown court. */
export const cnr: FieldReader = (written, { written: { courtType }, establishments }) => {
  const reading = readCnr(written)
  if (!reading)
    return refuse(
      'A CNR has 16 characters: six for the court, six digits and the year, for example DLND01-900001-2024.',
    )
  const owner = courtTypeOfCnr(reading.cnr)
  if (!owner)
    return refuse(
      'An ESCR number identifies a printed judgment, not a case. Send the CNR or the diary number of the case.',
    )
  if (owner !== courtType && owner !== 'DC')
    return refuse(`This CNR belongs to court type ${owner}. Send it with \`courtType\` ${owner}.`)
  return { ok: true, value: reading.cnr, isUnlisted: isUnlistedCnr(reading, establishments) }
}

/** Reads a bench or tribunal code; passes it on as written, because a source may know codes this service does not. */
export const establishmentCode: FieldReader = (written, { establishments }) => readCode(written, establishments)

/**
 * Like `establishmentCode`, for the eCourts courts: their codes are the first six characters of a CNR, in upper case.
 */
export const ecourtsEstablishmentCode: FieldReader = (written, context) =>
  establishmentCode(written.toUpperCase().replace(/\s/g, ''), context)

export const caseType: FieldReader = (written, { caseTypes }) => readCode(written, caseTypes)

/**
 * Reads a registration number as `123/2024`, whatever its spelling. It may repeat the case type (`CS/123/2024`), which
 * then must agree with the field `caseType`.
 */
export const registrationNumber: FieldReader = (written, context) => {
  const number = parseWholeCaseNumber(written)
  return number
    ? readNumber(number, context)
    : refuse(`${yearAdvice(written)} Send number and year, for example 123/2024.`)
}

/**
 * Like `registrationNumber`, dropping bench letters that repeat the establishment's code: `29(MB)2022` at Mumbai is
 * `29/2022`. All other letters stay, because a petition may carry those of its original bench: two keys for one case do
 * less harm than one key for two.
 */
export function withoutOwnLetters(lettersByCode: Record<string, readonly string[]>): FieldReader {
  return (written, context) => {
    const parsed = parseWholeCaseNumber(written)
    const establishment = context.establishments.find(context.written.establishmentCode ?? '')
    const ownLetters = establishment && lettersByCode[establishment.code]
    if (!parsed?.bench || !ownLetters?.includes(parsed.bench)) return registrationNumber(written, context)
    const { bench: _, ...number } = parsed
    return readNumber(number, context)
  }
}

/** Rejects a number whose own type differs from the field `caseType`. */
export function refuseOtherType(type: string, { written, caseTypes }: FieldContext): FieldReading | undefined {
  if (!written.caseType || caseTypes.key(type) === caseTypes.key(written.caseType)) return undefined
  return refuse(`This number contains the case type ${type}, but \`caseType\` is different. The two must agree.`)
}

/** Reads a diary number as `90014/2025`, written with or without the words "Diary No.". */
export const diaryNumber: FieldReader = (written) => {
  const number = parseWholeCaseNumber(written)
  const { type = 'Diary', serial = '', bench, parent } = number ?? {}
  const isDiaryNumber = /^\d+$/.test(serial) && /^(diary|d\.?)$/i.test(type) && !bench && !parent
  return number && isDiaryNumber
    ? { ok: true, value: printSerialAndYear(number) }
    : refuse(`${yearAdvice(written)} Send diary number and year, for example 90014/2025.`)
}

/** Reads a filing number of the company law tribunals: 16 digits, whose structure is undocumented and not parsed. */
export const filingNumber: FieldReader = (written) => {
  const digits = tidy(written).replace(/[ /-]/g, '')
  return /^\d{16}$/.test(digits)
    ? { ok: true, value: digits }
    : refuse('A filing number has 16 digits, for example 2709139000012024.')
}

export function refuse(message: string): FieldReading {
  return { ok: false, message: message.trim() }
}

function isUnlistedCnr({ cnr, recognisedForm }: CnrReading, establishments: CodeTable): boolean {
  return !recognisedForm || isUnlisted(establishments, establishmentOfCnr(cnr))
}

/** Accepts a parsed registration number if its own type, if any, is a type and equals the field `caseType`. */
function readNumber(number: CaseNumber, context: FieldContext): FieldReading {
  const value = printSerialAndYear(number)
  if (!number.type) return { ok: true, value }
  const type = caseType(number.type, context)
  if (!type.ok) return type
  return refuseOtherType(type.value, context) ?? { ok: true, value, caseType: type.value }
}

/** Keeps a key of two codes and a number below 200 characters, which fits any index and any workflow id. */
const MAX_CODE_LENGTH = 64

function readCode(written: string, table: CodeTable): FieldReading {
  const value = tidy(written)
  if (value.length > MAX_CODE_LENGTH) return refuse(`A code can have at most ${MAX_CODE_LENGTH} characters.`)
  if (!/^[\x20-\x7e]+$/.test(value) || compact(value) === '')
    return refuse('Send the code in Latin letters and digits, as `GET /case-lookup/case-types` lists it.')
  return { ok: true, value, isUnlisted: isUnlisted(table, value) }
}

/** Without a list, no code is unlisted. */
function isUnlisted(table: CodeTable, code: string): boolean {
  return table.list.length > 0 && table.find(code) === undefined
}

function yearAdvice(written: string): string {
  return /\d\s*[/-]\s*\d{2}\s*$/.test(written) ? 'The year is ambiguous with two digits. Use four digits.' : ''
}
