import { isIndic, scriptOf, toLatin } from './latin.ts'
import { readMarks } from './marks.ts'
import { asEnglish } from './prepare.ts'
import { describeReason, type Reason, type ReasonKind } from './reasons.ts'
import { tokensOf } from './tokens.ts'

/** What a reason says about the two names: the same, nearly the same, different, or set aside because it is not compared. */
export const EFFECTS = ['SAME', 'NEAR', 'DIFFERS', 'ASIDE'] as const
export type Effect = (typeof EFFECTS)[number]

/** What of an entity and a court record is compared. */
export const COMPARED = ['NAME', 'PLACE', 'FATHER', 'BORN', 'REGISTER'] as const
export type Compared = (typeof COMPARED)[number]

/** The words of one side that a reason is about, and where they stand in its text, in UTF-16 units. Empty when they cannot be found. */
export interface Words {
  text: string
  at: [start: number, end: number][]
}

export interface ComparedReason {
  kind: ReasonKind
  of: Compared
  effect: Effect
  /** The reason in words. */
  text: string
  watched?: Words
  asWritten?: Words
}

const EFFECT_OF: Record<ReasonKind, Effect> = {
  matched: 'SAME',
  'sound-alike': 'NEAR',
  'other-form': 'NEAR',
  abbreviation: 'NEAR',
  joined: 'NEAR',
  'typing-slip': 'NEAR',
  misread: 'NEAR',
  translated: 'NEAR',
  derived: 'NEAR',
  'near-word': 'NEAR',
  'other-name': 'DIFFERS',
  'legal-form-dropped': 'ASIDE',
  'legal-form-disagrees': 'DIFFERS',
  'unmatched-rare': 'DIFFERS',
  'unmatched-common': 'DIFFERS',
  'india-added': 'NEAR',
  'courtesy-added': 'DIFFERS',
  'place-disagrees': 'DIFFERS',
  'place-added': 'DIFFERS',
  'number-disagrees': 'DIFFERS',
  'number-added': 'DIFFERS',
  'direction-disagrees': 'DIFFERS',
  'other-body': 'DIFFERS',
  'words-of-its-own': 'DIFFERS',
  'written-like-a-person': 'DIFFERS',
  'is-a-person': 'DIFFERS',
  'former-name': 'SAME',
  'other-name-of-party': 'SAME',
  'name-in-brackets': 'SAME',
  'merged-with': 'SAME',
  'through-its-office': 'NEAR',
  'officer-of': 'DIFFERS',
  'proprietor-of': 'NEAR',
  acronym: 'NEAR',
  representative: 'ASIDE',
  crowd: 'ASIDE',
  role: 'ASIDE',
  relation: 'ASIDE',
  address: 'ASIDE',
  date: 'ASIDE',
  'registration-number-agrees': 'SAME',
  'registration-number-disagrees': 'DIFFERS',
  'location-agrees': 'SAME',
  'location-disagrees': 'DIFFERS',
  'public-body-agrees': 'SAME',
  'public-body-disagrees': 'DIFFERS',
  initial: 'NEAR',
  'name-part-missing': 'NEAR',
  'father-agrees': 'SAME',
  'father-fits': 'NEAR',
  'father-disagrees': 'DIFFERS',
  'birth-date-agrees': 'SAME',
  'birth-date-disagrees': 'DIFFERS',
  'nothing-in-common': 'DIFFERS',
}

/** What a reason compares, by the beginning of its kind. All others compare the names. */
const COMPARED_BY: [beginning: string, of: Compared][] = [
  ['location-', 'PLACE'],
  ['father-', 'FATHER'],
  ['birth-date-', 'BORN'],
  ['registration-number-', 'REGISTER'],
]

/** The reasons of a match with what each compares, and the words it is about in the two names. */
export function compareInWords(
  names: { watched: string; asWritten: string },
  reasons: readonly Reason[],
): ComparedReason[] {
  const watchedWords = wordsIn(names.watched)
  const writtenWords = wordsIn(names.asWritten)
  return reasons.map((reason) => ({
    kind: reason.kind,
    of: COMPARED_BY.find(([beginning]) => reason.kind.startsWith(beginning))?.[1] ?? 'NAME',
    effect: EFFECT_OF[reason.kind],
    text: describeReason(reason),
    ...(reason.watched === undefined ? {} : { watched: locate(reason.watched, watchedWords) }),
    ...(reason.asWritten === undefined ? {} : { asWritten: locate(reason.asWritten, writtenWords) }),
  }))
}

/** How an Indian script reads in Latin letters, as the comparison reads it; undefined for what is in Latin letters. */
export function readAs(text: string): string | undefined {
  return isIndic(text) ? toLatin(text) : undefined
}

interface WordAt {
  start: number
  end: number
  /** All that the matcher may call this word in a reason. */
  names: Set<string>
}

/** A word with its marks. Names of any length are read, so the pattern has no choice to go back to. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu

function wordsIn(text: string): WordAt[] {
  return [...text.matchAll(WORD)].map(({ index, 0: word }) => {
    const marks = isIndic(word) ? readMarks(word).map((mark) => asEnglish(mark, scriptOf(word))) : readMarks(word)
    const names = tokensOf(marks).flatMap((token) => [token.text, token.spelt])
    return { start: index, end: index + word.length, names: new Set([word.toLowerCase(), ...marks, ...names]) }
  })
}

function locate(text: string, words: WordAt[]): Words {
  const wanted = new Set(text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u))
  const found = words.filter(({ names }) => !names.isDisjointFrom(wanted))
  return { text, at: found.map(({ start, end }) => [start, end]) }
}
