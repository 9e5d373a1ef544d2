import type { CourtCase } from '../domain/case.ts'
import { jsonOf } from './http-answer.ts'

/** The names of fields with personal e-mail addresses and telephone numbers. */
const CONTACT_FIELD = /e-?mail|mobile|phone|^(?:tel|fax|contact)(?:[_ -]?(?:no|num|number))?$/i

/**
 * A mailbox has 64 letters at most (RFC 5321): without a limit the expression would search for an `@` behind each
 * letter of a long run.
 */
const EMAIL = /[\w.+-]{1,64}(?:@|&#64;|\s?\[at\]\s?)[\w-]+(?:(?:\.|\s?\[dot\]\s?)[\w-]+)+/gi
/**
 * Mobile numbers, with or without the country's code, and landlines with their area's code; no part of a longer number or of an amount,
 * no number before its year.
 */
const PHONE =
  /(?<!\w|\d\.)(?:(?:\+?91[\s-]?|0)?[6-9]\d{4}[\s-]?\d{5}|0\d{2,4}[\s-]\d{6,8})(?!\w|\.\d|\/(?:19|20)\d{2}(?!\d))/g

/** A longer text comes from no court and is not searched: an answer that contains one is not stored. */
const MAX_LETTERS = 2_000_000

/**
 * The bytes of an answer as they may be stored; none where that is uncertain. Tribunals send parties' e-mail addresses
 * and telephone numbers, in separate fields or inside a text; they are removed before anything is stored. Other bytes
 * stay as they are, and so do the court's own documents and images.
 * @param json the parsed bytes, where they are known already
 */
export function redactContacts(bytes: Uint8Array, json: unknown = jsonOf(bytes)): Uint8Array {
  if (json !== undefined) return withoutFields(bytes, json)
  // Every byte is one letter here, so that everything not masked stays the same, whatever its encoding.
  const text = Buffer.from(bytes).toString('latin1')
  if (isNoText(text)) return bytes
  if (text.length > MAX_LETTERS) return new Uint8Array()
  // A truncated JSON answer cannot be parsed, so its fields are unknown, and none of it is stored.
  if (/^\s*["[{]/.test(text) && CONTACT_FIELD.test(text)) return new Uint8Array()
  const maskFields = maskContacts(text)
  return maskFields === text ? bytes : new Uint8Array(Buffer.from(maskFields, 'latin1'))
}

function withoutFields(bytes: Uint8Array, json: unknown): Uint8Array {
  let isChanged = false
  let isTooLong = false
  const redacted = JSON.stringify(json, (key, value) => {
    // Documents in base64 are the court's own, like those that come as bytes.
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

/** A case without contacts in the clerks' free text: names of people and companies, and the business of hearings. */
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
    // A masked text stays a text, which the type of the field cannot express.
    if (typeof text === 'string') copy[field] = maskContacts(text) as Row[typeof field]
  }
  return copy
}

/** PDFs, also behind a byte order mark, images and archives. */
function isNoText(latin1: string): boolean {
  return latin1.includes('\0') || latin1.slice(0, 1024).includes('%PDF-')
}
