import type { z } from 'zod'

/**
 * Says in one sentence what is wrong with an input, instead of the text of zod. Pass it as `error` to every parse whose
 * message a person or a client reads. A message that a schema brings along comes first.
 */
export function inputError(issue: z.core.$ZodRawIssue): string {
  const requirement = requirementOf(issue)
  if (issue.input !== undefined) return `Must ${requirement}.`
  const missing = isMissing(issue.path ?? [])
  return issue.code === 'invalid_value' ? `${missing}; must ${requirement}.` : `${missing}.`
}

/** Returns what an input must be or have, in words that follow "must". */
function requirementOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `be ${TYPES[issue.expected] ?? 'valid'}`
    case 'invalid_value':
      return oneOf(issue.values)
    case 'too_small':
      return bound(issue, issue.inclusive === false ? 'more than' : 'at least', issue.minimum)
    case 'too_big':
      return bound(issue, issue.inclusive === false ? 'less than' : 'at most', issue.maximum)
    case 'not_multiple_of':
      return `be a multiple of ${issue.divisor}`
    case 'invalid_format':
      return ofFormat(issue)
    case 'invalid_union':
      return Array.isArray(issue.options) ? oneOf(issue.options) : ofUnion(issue.errors)
    case 'invalid_key':
      return `${requirementOf({ ...issue.issues[0], input: null } as z.core.$ZodRawIssue)} in its name`
    case 'unrecognized_keys':
      return `not have the unknown ${issue.keys.join(', ')}`
    default:
      return 'be valid'
  }
}

const TYPES: Record<string, string | undefined> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
  record: 'an object',
  null: 'null',
}

const FORMATS: Record<string, string | undefined> = {
  date: 'a date in the format YYYY-MM-DD',
  datetime: 'a time in the format 2026-01-31T10:30:00Z',
  url: 'a URL',
  email: 'an e-mail address',
}

const COUNTED: Record<string, string | undefined> = { string: 'character', array: 'item', record: 'field' }

function oneOf(values: readonly unknown[]): string {
  return `be ${values.length === 1 ? '' : 'one of '}${values.map(String).join(', ')}`
}

function bound({ origin, exact }: { origin: string; exact?: boolean }, than: string, limit: number | bigint): string {
  const figure = exact ? `${limit}` : `${than} ${limit}`
  const counted = COUNTED[origin]
  return counted === undefined ? `be ${figure}` : `have ${figure} ${counted}${Number(limit) === 1 ? '' : 's'}`
}

function ofFormat({ format, pattern, ...issue }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidStringFormat>): string {
  switch (format) {
    case 'regex':
      return `match ${pattern}`
    case 'starts_with':
      return `start with ${issue.prefix}`
    case 'ends_with':
      return `end with ${issue.suffix}`
    case 'includes':
      return `include ${issue.includes}`
    default:
      return `be ${FORMATS[format] ?? `a valid ${format}`}`
  }
}

/** An alternative that took the type of the input knows best what is wrong with it. */
function ofUnion(alternatives: readonly (readonly z.core.$ZodIssue[])[]): string {
  const firsts = alternatives.flatMap(([issue]) => (issue ? [issue] : []))
  const closest = firsts.find(({ code, path }) => code !== 'invalid_type' || path.length > 0)
  if (closest && closest.path.length > 0) return `have a valid ${closest.path.join('.')}`
  if (closest) return requirementOf({ ...closest, input: null } as z.core.$ZodRawIssue)
  const types = firsts.flatMap((issue) => (issue.code === 'invalid_type' ? [TYPES[issue.expected] ?? 'valid'] : []))
  return `be ${types.join(' or ') || 'valid'}`
}

function isMissing(path: readonly PropertyKey[]): string {
  const field = String(path.findLast((step) => typeof step === 'string') ?? 'input')
  if (/^[A-Z0-9_]+$/.test(field)) return 'The value is missing'
  const words = field
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll(/\b(?:cnr|id|url)\b/g, (letters) => letters.toUpperCase())
  return `The ${words} ${/[^su]s$/.test(words) ? 'are' : 'is'} missing`
}
