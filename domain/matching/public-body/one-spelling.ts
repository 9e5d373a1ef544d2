import { soundOf } from '../sound.ts'
import { districtOf } from '../words/districts.ts'
import { romanNumeral } from '../words/numbers.ts'
import { placeOf } from '../words/places.ts'

/** A place by its present name, a number in figures, any other word by its sound. */
export function inOneSpelling(word: string): string {
  if (isRoman(word)) return String(romanNumeral(word))
  return placeOf(word) ?? (/^\d+$/.test(word) ? word : soundOf(districtOf(word)))
}

export function isRoman(word: string): boolean {
  return /^[ivx]+$/.test(word) && romanNumeral(word) !== undefined
}
