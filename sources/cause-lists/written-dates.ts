import type { IsoDate } from '../../domain/case.ts'
import { readDate } from '../../domain/dates.ts'

/** A date is written in so many letters at most: `26TH DAY OF NOVEMBER, 2026`. */
const MAX_LENGTH = 40
const MAX_TEXT = 12_000

/** All dates in a text that are written in digits, in their order. */
export function datesIn(text: string): IsoDate[] {
  const read = text.slice(0, MAX_TEXT)
  const starts = [...read.matchAll(/(?<!\d)\d{1,2}(?!\d)/g)]
  return [...new Set(starts.flatMap(({ index }) => readDate(read.slice(index, index + MAX_LENGTH)) ?? []))]
}
