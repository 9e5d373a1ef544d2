import type { CourtCase } from '../domain/case.ts'
import { jsonOf } from './http-answer.ts'

/** How sources name what is nobody's business: personal e-mail addresses and telephone numbers. */
const CONTACT_FIELD = /e-?mail|mobile|phone|^(?:tel|fax|contact)(?:[_ -]?(?:no|num|number))?$/i

/** A mailbox has 64 letters at most (RFC 5321): without a limit each letter of a long run would be looked behind for an `@`. */
const EMAIL = /[\w.+-]{1,64}(?:@|&#64;|\s?\[at\]\s?)[\w-]+(?:(?:\.|\s?\[dot\]\s?)[\w-]+)+/gi
/**
 * Mobile numbers, with or without the country's code, and landlines with their area's code; no part of a longer number or of an amount,
 * no number before its year.
 */
const PHONE =
  /(?<!\w|\d\.)(?:(?:\+?91[\s-]?|0)?[6-9]\d{4}[\s-]?\d{5}|0\d{2,4}[\s-]\d{6,8})(?!\w|\.\d|\/(?:19|20)\d{2}(?!\d))/g

/** A single text beyond that is no court's, and is not looked through: an answer that holds one is not kept. */
const MAX_LETTERS = 2_000_000

/**
 * The bytes of an answer as they may be kept; none where that is uncertain. Parties' e-mail addresses and telephone numbers stand in the answers of tribunals, in
 * fields of their own or in the middle of a text; they are taken out before anything is stored. Bytes without any stay as they are, and
 * so do documents and pictures, which are the court's own.
 * @param json what the bytes say, where that is known already
 */
export function redactContacts(bytes: Uint8Array, json: unknown = jsonOf(bytes)): Uint8Array {
  if (json !== undefined) return withoutFields(bytes, json)
  // Every byte is one letter here, so that what is not masked is the same afterwards, whatever its encoding.
  const text = Buffer.from(bytes).toString('latin1')
  if (isNoText(text)) return bytes
  if (text.length > MAX_LETTERS) return new Uint8Array()
  // A part of a JSON answer cannot be read, so what its fields hold is not known, and none of it is kept.
  if (/^\s*["[{]/.test(text) && CONTACT_FIELD.test(text)) return new Uint8Array()
  const maskFields = maskContacts(text)
  return maskFields === text ? bytes : new Uint8Array(Buffer.from(maskFields, 'latin1'))
}

function withoutFields(bytes: Uint8Array, json: unknown): Uint8Array {
  let isChanged = false
  let isTooLong = false
  const redacted = JSON.stringify(json, (key, value) => {
    // Documents in base64 are the court's own, like those that come as they are.
    if (/base64$/i.test(key)) return value
    isTooLong ||= typeof value === 'string' && value.length > MAX_LETTERS
    if (isTooLong) return undefined
    const mayStay = CONTACT_FIELD.test(key) ? undefined : typeof value === 'string' ? maskContacts(value) : value
    isChanged ||= mayStay !== value
    return mayStay
  })
  if (isTooLong) return new Uint8Array()
  return isChanged ? new TextEncoder().encode(redacted) : bytes
}

/** A text without the e-mail addresses and telephone numbers in it. */
export function maskContacts(text: string): string {
  return text.replace(EMAIL, '(e-mail)').replace(PHONE, '(phone)')
}

/** A case without contacts in what clerks write freely: names of people and companies, and what was done at a hearing. */
export function redactCaseContacts(courtCase: CourtCase): CourtCase {
  return {
    ...courtCase,
    petitioners: courtCase.petitioners.map((party) => maskFields(party, 'name', 'advocate')),
    respondents: courtCase.respondents.map((party) => maskFields(party, 'name', 'advocate')),
    hearings: courtCase.hearings.map((hearing) => maskFields(hearing, 'purpose', 'business')),
    interlocutoryApplications: courtCase.interlocutoryApplications.map((row) => maskFields(row, 'filedBy')),
  }
}

function maskFields<Row extends object>(row: Row, ...fields: (keyof Row)[]): Row {
  const copy = { ...row }
  for (const field of fields) {
    const text = row[field]
    // What is masked stays a text, which the type of the field cannot say.
    if (typeof text === 'string') copy[field] = maskContacts(text) as Row[typeof field]
  }
  return copy
}

/** PDFs, also behind a byte order mark, pictures and archives. */
function isNoText(latin1: string): boolean {
  return latin1.includes('\0') || latin1.slice(0, 1024).includes('%PDF-')
}
