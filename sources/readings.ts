import { z } from 'zod'
import type { IsoDate } from '../domain/case.ts'
import { readDate } from '../domain/dates.ts'
import { decoded } from './http-answer.ts'

/**
 * Building blocks for schemas of sources' answers: unknown keys are ignored, blanks become absent here and nowhere
 * else, and a row that does not fit is left out of its list and counted.
 */

/** A text or number as its source wrote it, trimmed; absent when it is empty. */
export const Text = z.unknown().transform(readText).optional()

/** A text that its object needs. */
export const NeededText = z.preprocess(readText, z.string())

/** A calendar day in any spelling; absent when none can be read. */
export const Day = z.unknown().transform(readDay).optional()

/** A day that its object needs. */
export const NeededDay = z.preprocess(readDay, z.string())

/** A list of texts, or one alone. Empty ones are dropped; only a value that is no text at all counts as left out. */
export const Texts = z.unknown().transform(readTexts).prefault([])

/** True or false; absent when it is neither. */
export const Flag = z
  .unknown()
  .transform((value) => (typeof value === 'boolean' ? value : undefined))
  .optional()

/** A whole number from 0; absent when it is none. */
export const Count = z
  .unknown()
  .transform((value) => (typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined))
  .optional()

export interface Rows<Row> {
  kept: Row[]
  /** How many rows did not fit and were left out. */
  omitted: number
}

/** A list of rows. Absent and blank mean none; anything else that is not a list counts as one row left out. */
export function Rows<Row extends z.ZodType>(row: Row) {
  return z
    .unknown()
    .transform((value) => readRows(row, decoded(value)))
    .prefault([])
}

/** A list of rows whose absence means that the answer has an unexpected shape. */
export function NeededRows<Row extends z.ZodType>(row: Row) {
  return z.preprocess(
    decoded,
    z.array(z.unknown()).transform((rows) => readRows(row, rows)),
  )
}

/** How many rows were left out of several lists together. */
export function omittedOf(...lists: Rows<unknown>[]): number {
  return lists.reduce((sum, { omitted }) => sum + omitted, 0)
}

type Present<T> = { [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key] } & {
  [Key in keyof T as undefined extends T[Key] ? Key : never]?: Exclude<T[Key], undefined>
}

/** The same object without its undefined fields. */
export function present<T extends object>(fields: T): Present<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<T>
}

/**
 * The fields an answer lacks, for operators; paths only, never values. `root` is the path at which the schema began.
 */
export function gapsOf(error: z.ZodError, ...root: string[]): string {
  return [...new Set(error.issues.map(({ path }) => [...root, ...path].join('.') || 'all that is expected'))].join(', ')
}

/** The texts that sources write for an empty value. */
const NOTHING = /^(unknown|null|none|nil|n\.?\/?a\.?|[-\s.]*)$/i

/** Dashes for a missing part before or after the text: `-- Adjourned`, `Sessions Court - ---`. */
const EMPTY_PARTS = /^-{2,} | (?:- )?-{2,}$/g

/** Reads a value as `Text` does, for values that are not fields of a schema. */
export function readText(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return undefined
  const text = value.replace(/\s+/g, ' ').trim().replace(EMPTY_PARTS, '')
  return NOTHING.test(text) ? undefined : text
}

function readDay(value: unknown): IsoDate | undefined {
  const text = readText(value)
  return text === undefined ? undefined : readDate(text)
}

function readTexts(value: unknown): Rows<string> {
  const list = decoded(value)
  const { kept, omitted } = readRows(
    z.union([z.string(), z.number(), z.null()]),
    typeof list === 'string' ? [list] : list,
  )
  return { kept: kept.map(readText).filter((text) => text !== undefined), omitted }
}

function readRows<Row extends z.ZodType>(row: Row, value: unknown): Rows<z.output<Row>> {
  if (!Array.isArray(value)) return { kept: [], omitted: isEmpty(value) ? 0 : 1 }
  const results = value.map((each) => row.safeParse(each))
  const kept = results.flatMap((result) => (result.success ? [result.data] : []))
  return { kept, omitted: results.length - kept.length }
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'object') return Object.keys(value).length === 0
  return typeof value === 'string' && readText(value) === undefined
}
