import { z } from 'zod'
import { nameInOneForm } from '../../domain/name-form.ts'

/**
 * Blanks, control characters and characters without width. Written out instead of as Unicode classes, because the reference shows
 * these patterns and many of its readers know no such classes.
 */
const UNSEEN = String.raw`\s\u0000-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0`
const ONE_SEEN = new RegExp(`[^${UNSEEN}]`, 'u')
const TWO_SEEN = new RegExp(String.raw`[^${UNSEEN}][\s\S]*[^${UNSEEN}]`, 'u')

/** Text as it is given, of at most so many characters: code points, as JSON Schema and the database count them. */
export function exactText(longest: number) {
  return z
    .string()
    .refine((written) => lengthOf(written) <= longest, `Must have at most ${longest} characters.`)
    .meta({ maxLength: longest })
}

/** The same without the blanks around it. */
export function text(longest: number) {
  return exactText(longest).trim().meta({ maxLength: longest })
}

/** The same, with so many characters in it that can be seen. */
export function visibleText(shortest: 1 | 2, longest: number) {
  return text(longest)
    .regex(...seen(shortest))
    .meta({ minLength: shortest, maxLength: longest })
}

/** The name of a company or person, in the form in which names are kept. */
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
