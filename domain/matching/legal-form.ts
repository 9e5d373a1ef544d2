import { isKeyAside, slipsBetween } from './spelling.ts'
import {
  COMPANY_WORDS,
  FOREIGN_FORM_PHRASES,
  FOREIGN_FORMS,
  isLimited,
  isPrivate,
  LEADING_FORMS,
  type LegalForm,
  LLP_WORDS,
  PRIVATE_LIMITED_WORDS,
} from './words/legal-forms.ts'

export interface NamedForm {
  /** The name's words without its form. */
  words: readonly string[]
  /** The form as written; empty without one, or where nothing but a form stands there. */
  form: readonly string[]
  formClass: LegalForm | undefined
}

/** Takes the legal form off a name, at its end or, as some countries write it, at its beginning. */
export function splitForm(all: readonly string[]): NamedForm {
  const { end, formClass } = formAtEnd(all)
  const start = formAtStart(all.slice(0, end))
  if (end <= start) return { words: all, form: [], formClass: undefined }
  const words = all.slice(start, end).filter((word) => !PRIVATE_LIMITED_WORDS.has(word) && !FORM_INSIDE.has(word))
  const form = [...all.slice(0, start), ...all.slice(end)]
  return { words, form, formClass: formClass ?? (start > 0 ? 'foreign' : undefined) }
}

/** A form inside a name (`X Ltd Employees Union`) tells nothing either. */
const FORM_INSIDE = new Set(['ltd', 'limited', 'pvt', 'private'])

/** Where the form at the end begins, and its class. `company` before `limited` belongs to it. */
function formAtEnd(all: readonly string[]): { end: number; formClass: LegalForm | undefined } {
  let end = all.length
  let formClass: LegalForm | undefined
  for (let found = formEndingAt(all, end, formClass); found; found = formEndingAt(all, end, formClass)) {
    end -= found.length
    if (formClass === undefined || formClass === 'firm') formClass = found.formClass
  }
  return { end, formClass }
}

/**
 * The part of a form that ends at this place. What follows it, already taken off, decides on the words that need it.
 */
function formEndingAt(
  all: readonly string[],
  end: number,
  after: LegalForm | undefined,
): { length: number; formClass: LegalForm } | undefined {
  const last = all[end - 1]
  if (last === undefined) return undefined
  if (isPartnershipPhrase(all, end)) return { length: LLP_PHRASE.length, formClass: 'llp' }
  const phrase = PHRASE_ENDS.has(last) ? FOREIGN_FORM_PHRASES.find((words) => endsWith(all, end, words)) : undefined
  if (phrase) return { length: phrase.length, formClass: 'foreign' }
  if (LLP_WORDS.has(last)) return { length: 1, formClass: 'llp' }
  if (isLimited(last) || PRIVATE_LIMITED_WORDS.has(last)) return { length: 1, formClass: 'company' }
  if (isMisspeltLimited(last, all[end - 2])) return { length: 1, formClass: 'company' }
  if (after === 'company' && isMisspeltPrivate(last)) return { length: 1, formClass: 'company' }
  if (after === 'company' && last === 'kan') return { length: 1, formClass: 'company' }
  if (isPrivate(last) && (after || last.length > 2)) return { length: 1, formClass: 'company' }
  // `P.L.` elsewhere is somebody's initials.
  if (end > 1 && last === 'pl') return { length: 1, formClass: 'company' }
  if (last === 'public' && after === 'company') return { length: 1, formClass: 'company' }
  if (end > 1 && COMPANY_WORDS.has(last)) return { length: 1, formClass: 'firm' }
  return end > 1 && FOREIGN_FORMS.has(last) ? { length: 1, formClass: 'foreign' } : undefined
}

/** How many words at the beginning are a form. */
function formAtStart(words: readonly string[]): number {
  const first = words[0] ?? ''
  const phrase = PHRASE_STARTS.has(first)
    ? FOREIGN_FORM_PHRASES.find((form) => form.every((word, at) => words[at] === word))
    : undefined
  if (phrase && phrase.length < words.length) return phrase.length
  return words.length > 1 && LEADING_FORMS.has(first) ? 1 : 0
}

const LLP_PHRASE = ['limited', 'liability', 'partnership']

/** `Limited Liability Partnership`, a slip in any of the words included. */
function isPartnershipPhrase(all: readonly string[], end: number): boolean {
  const length = LLP_PHRASE.length
  return (
    end > length && LLP_PHRASE.every((meant, at) => slipsBetween(all[end - length + at] ?? '', meant, 2) !== undefined)
  )
}

/** `ltd` with a slip: any one behind `private`, of the kind that fingers make behind another word. */
function isMisspeltLimited(word: string, before: string | undefined): boolean {
  if (before === undefined) return false
  if (isKeyAside(word, 'ltd')) return true
  if (word[0] !== 'l') return false
  const slips = slipsBetween(word, 'ltd', 1)
  return slips !== undefined && (slips.likely || isPrivate(before))
}

/** `pvt` with a slip, before `ltd`. */
function isMisspeltPrivate(word: string): boolean {
  return isKeyAside(word, 'pvt') || (word[0] === 'p' && slipsBetween(word, 'pvt', 1) !== undefined)
}
const PHRASE_ENDS = new Set(FOREIGN_FORM_PHRASES.map((words) => words.at(-1)))
const PHRASE_STARTS = new Set(FOREIGN_FORM_PHRASES.map((words) => words[0]))

function endsWith(all: readonly string[], end: number, words: readonly string[]): boolean {
  return words.length < end && words.every((word, at) => all[end - words.length + at] === word)
}
