import { z } from 'zod'
import { nameInOneForm } from '../../domain/name-form.ts'

/**
 * Blanks, control characters and zero-width characters. Written out rather than as Unicode classes, because the
 * reference shows these patterns and many of its readers support no such classes.
 */
const UNSEEN = String.raw`\s\u0000-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0`
const ONE_SEEN = new RegExp(`[^${UNSEEN}]`, 'u')
const TWO_SEEN = new RegExp(String.raw`[^${UNSEEN}][\s\S]*[^${UNSEEN}]`, 'u')

/** Text as given, of at most `longest` code points, the unit in which JSON Schema and the database count. */
export function exactText(longest: number) {
  return z
    .string()
    .refine((written) => lengthOf(written) <= longest, `Must have at most ${longest} characters.`)
    .meta({ maxLength: longest })
}

/** Text without surrounding blanks. */
export function text(longest: number) {
  return exactText(longest).trim().meta({ maxLength: longest })
}

/** Text with at least `shortest` visible characters. */
export function visibleText(shortest: 1 | 2, longest: number) {
  return text(longest)
    .regex(...seen(shortest))
    .meta({ minLength: shortest, maxLength: longest })
}

/** The name of a company or person, in the form in which names are stored. */
export function nameText(shortest: 1 | 2, longest: number) {
  return z
    .string()
    .overwrite(nameInOneForm)
    .refine((name) => lengthOf(name) <= longest, `Must have at most ${longest} characters.`)
    .regex(...seen(shortest))
    .meta({ minLength: shortest, maxLength: longest })
}

function seen(shortest: 1 | 2): [pattern: RegExp, message: string] {
  return shortest === 1
    ? [ONE_SEEN, 'Must have at least one visible character.']
    : [TWO_SEEN, 'Must have at least two visible characters.']
}

function lengthOf(written: string): number {
  let length = 0
  for (const _ of written) length++
  return length
}
