import { isObject } from './call.ts'

/** A rule for the value of a field. */
export interface Kind {
  /** Completes "`field` is …". */
  words: string
  accepts(value: unknown): boolean
}

/** 1 January 2020 and 1 January 2100: a number between them is a time in milliseconds, and in no other unit. */
const EARLIEST_MS = 1_577_836_800_000
const LATEST_MS = 4_102_444_800_000

export const text: Kind = { words: 'a string', accepts: (value) => typeof value === 'string' }
export const id: Kind = {
  words: 'an opaque string that is not empty',
  accepts: (value) => typeof value === 'string' && value !== '',
}
export const integer: Kind = { words: 'an integer', accepts: (value) => Number.isInteger(value) }
export const count: Kind = {
  words: 'an integer of at least 0',
  accepts: (value) => Number.isInteger(value) && Number(value) >= 0,
}
export const flag: Kind = { words: 'true or false', accepts: (value) => typeof value === 'boolean' }
export const freeObject: Kind = { words: 'an object', accepts: isObject }
export const onlyNull: Kind = { words: 'null', accepts: (value) => value === null }
export const epochMs: Kind = {
  words: 'a time in epoch milliseconds',
  accepts: (value) => Number.isInteger(value) && Number(value) > EARLIEST_MS && Number(value) < LATEST_MS,
}
export const dayFirst = day('DD-MM-YYYY', /^(0[1-9]|[12]\d|3[01])-(0[1-9]|1[0-2])-\d{4}$/)
export const yearFirst = day('YYYY-MM-DD', /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)

export function oneOf(...values: string[]): Kind {
  return {
    words: `one of ${values.join(', ')}`,
    accepts: (value) => typeof value === 'string' && values.includes(value),
  }
}

export function orNull({ words, accepts }: Kind): Kind {
  return { words: `${words}, or null`, accepts: (value) => value === null || accepts(value) }
}

export function listOf({ words, accepts }: Kind): Kind {
  return { words: `an array; each item is ${words}`, accepts: (value) => Array.isArray(value) && value.every(accepts) }
}

/** An object with these fields and no others. */
export function objectOf(fields: Record<string, Kind>): Kind {
  const names = Object.keys(fields)
  return {
    words: `an object with ${names.map((name) => `\`${name}\``).join(', ')}`,
    accepts: (value) =>
      isObject(value) &&
      Object.keys(value).every((name) => names.includes(name)) &&
      Object.entries(fields).every(([name, kind]) => kind.accepts(value[name])),
  }
}

function day(format: string, pattern: RegExp): Kind {
  return {
    words: `a date in the form ${format}`,
    accepts: (value) => typeof value === 'string' && pattern.test(value),
  }
}
