import { isIndic, toLatin } from '../latin.ts'
import { soundOf, sparseSound } from '../sound.ts'
import { districtNames, withDistricts } from '../words/districts.ts'
import { placeNames, placeOf } from '../words/places.ts'
import { publicWordsInEnglish } from '../words/public-words-of-india.ts'

/** Words without dots, letters in a row as one word, a comma for every mark that sets words apart. */
export function wordsOf(text: string): string[] {
  const marks = toLatin(text)
    .replace(OPENING, '')
    .replace(/\b(union|state|government|govt)of\b/g, '$1 of')
    .replace(/(?<=[a-z]{2})-(?=[a-z]{2})/g, ' ')
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/\b([a-z])\/([a-z])\b/g, '$1$2')
    .replace(/[-–/,()[\]:;]+/g, ' , ')
    .replace(/\./g, ' . ')
    .match(/[a-z]+|\d+|,/g)
  const words: string[] = []
  let run: string[] = []
  const endRun = () => {
    if (run.length > 0) words.push(lettersOf(run))
    run = []
  }
  for (const [at, mark] of (marks ?? []).entries()) {
    const isLetter = /^[a-z]$/.test(mark)
    const isJoint = mark === 'and' && run.length > 0 && /^[a-z]$/.test(marks?.[at + 1] ?? '')
    if (isLetter || isJoint) run.push(mark)
    else {
      endRun()
      words.push(mark)
    }
  }
  endRun()
  return withDistricts(isIndic(text) ? publicWordsInEnglish(words.map(withoutLastVowel)).map(asPlace) : words)
}

/** The place that an Indian script spells by ear (`jayapur`), or the word itself. */
function asPlace(word: string): string {
  if (word.length < 4 || placeOf(word) !== undefined) return word
  placesBySound ??= new Map([...placeNames(), ...districtNames()].map((name) => [sparseSound(soundOf(name)), name]))
  return placesBySound.get(sparseSound(soundOf(word))) ?? word
}

let placesBySound: Map<string, string> | undefined

/** Words that may stand before the title of a case. */
const OPENING = /^\s*in (?:re|the matters? of)\b[\s:.,-]*/

/** An Indian script writes a short vowel that nobody speaks (`shasana`), but for that behind two consonants (`rajya`). */
function withoutLastVowel(word: string): string {
  return word.length > 4 && /[^ay]a$/.test(word) && placeOf(word) === undefined ? word.slice(0, -1) : word
}

/** `j and k` is `jandk` and no run of three letters. */
function lettersOf(run: readonly string[]): string {
  return run.join('')
}

/** `J.D.A., Jaipur` as `jaipur development authority`: the first letter stands for a place that the entry names. */
export function withPlaces(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const [, letter, kind = ''] = LETTERS_OF_PLACE.exec(word) ?? []
    const place = letter && words.find((other) => other.startsWith(letter) && placeOf(other) !== undefined)
    return place ? [place, ...(LOCAL_LETTERS[kind] ?? [])] : [word]
  })
}

export const LETTERS_OF_PLACE = /^([a-z])(da|mc|it)$/
const LOCAL_LETTERS: Record<string, string[]> = {
  da: ['development', 'authority'],
  mc: ['municipal', 'corporation'],
  it: ['improvement', 'trust'],
}
