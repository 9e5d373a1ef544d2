/** The kinds of erasures. A case is erased wherever its account has it: looked up, tracked, or as a candidate. */
export const ERASURE_KINDS = ['ACCOUNT', 'ENTITY', 'CASE', 'LOOKUP', 'PERSON'] as const
export type ErasureKind = (typeof ERASURE_KINDS)[number]

export const ERASURE_STATUSES = ['RUNNING', 'COMPLETE', 'FAILED'] as const

/** The subject of an erasure. */
export interface ErasureSubject {
  kind: ErasureKind
  /** The account of the data; null only for a person in all accounts. */
  accountId: string | null
  /** The id of the entity, tracked case or looked-up case; null for an account and a person. */
  thingId: string | null
  /** All spellings of a person's name; empty for other kinds. */
  names: readonly string[]
}

/** The number of affected rows in a table. */
export interface TableCount {
  table: string
  rows: number
}

/** The findings, the actions and the remains of an erasure. Holds counts and names of tables, never values. */
export interface ErasureReport {
  /** The rows found at the start: the whole result of a dry run. */
  found: TableCount[]
  /** The rows deleted, or with a name erased. */
  erased: TableCount[]
  files: number
  workflows: number
  /** The rows found afterwards: empty is the proof. Null until the end. */
  left: TableCount[] | null
}

/** Where a search for a name continues: a step, and the primary key of the last row read. Holds ids, never names. */
export interface NameCursor {
  step: string
  after: readonly string[]
}

/** Replaces an erased name. */
export const ERASED = '[erased]'

/** Courts separate the words of a name by spaces, full stops, commas and hyphens. */
const BETWEEN_WORDS = String.raw`[\s.,()/;:'"\u00a0-]+`

/** Returns the words of a name for comparison: without case, punctuation and width. */
export function wordsOf(name: string): string[] {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s.,()/;:'"-]+/u)
    .filter((word) => word !== '')
}

/** Finds names in texts, and erases them. */
export interface Eraser {
  /**
   * Returns whether a text has all words of one of the names, in any position: a quick check without false negatives.
   */
  mayName(text: string): boolean
  /** Returns the text without the names. Matches whole, consecutive words, case-insensitively. */
  erase(text: string): string
}

/** Returns an eraser of these names, in any Unicode form: Hindi letters may be one character or two. */
export function eraserOf(names: readonly string[]): Eraser {
  const wanted = names.map(wordsOf).filter((words) => words.length > 0)
  const folded = wanted.map((words) => words.map(foldCase))
  const written = wanted.map((words) =>
    words.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)).join(BETWEEN_WORDS),
  )
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${written.join('|')})(?![\p{L}\p{M}\p{N}])`, 'giu')
  const mayName = (text: string) => {
    const inText = foldCase(text.normalize('NFKC'))
    return folded.some((words) => words.every((word) => inText.includes(word)))
  }
  const erase = (text: string) => {
    if (!mayName(text)) return text
    const normal = text.normalize('NFKC')
    const erased = normal.replaceAll(pattern, ERASED)
    return erased === normal ? text : erased
  }
  return { mayName, erase }
}

/**
 * Unifies all letters that a case-insensitive pattern equates: `ſ` equals `s` as a capital, the Kelvin sign equals `k`
 * as a small letter.
 */
function foldCase(text: string): string {
  return text.toLowerCase().toUpperCase()
}

/** Names have two words or more; longer ones than the maximum are not erased by name. */
export const MIN_NAME_WORDS = 2
export const MAX_NAME_WORDS = 8

/** Returns the names that can be erased from texts. One word, such as `State`, may mean another person. */
export function erasableNames(names: readonly string[]): string[] {
  return names.filter((name) => wordsOf(name).length >= MIN_NAME_WORDS)
}

/** Returns every group of words in the texts of a JSON value that could be a name. */
export function phrasesIn(value: unknown): string[] {
  const phrases = new Set<string>()
  eraseInJson(value, (text) => {
    const words = wordsOf(text)
    for (let from = 0; from < words.length; from++)
      for (let length = MIN_NAME_WORDS; length <= MAX_NAME_WORDS && from + length <= words.length; length++)
        phrases.add(words.slice(from, from + length).join(' '))
    return text
  })
  return [...phrases]
}

/** Erases in every text of a JSON value, including its keys. */
export function eraseInJson(value: unknown, erase: (text: string) => string): unknown {
  if (typeof value === 'string') return erase(value)
  if (Array.isArray(value)) return value.map((each) => eraseInJson(each, erase))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [erase(key), eraseInJson(each, erase)]))
}
