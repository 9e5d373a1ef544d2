/** What can be erased. A case is erased wherever its account has it: looked up, tracked, or as a candidate. */
export const ERASURE_KINDS = ['ACCOUNT', 'ENTITY', 'CASE', 'LOOKUP', 'PERSON'] as const
export type ErasureKind = (typeof ERASURE_KINDS)[number]

export const ERASURE_STATUSES = ['RUNNING', 'COMPLETE', 'FAILED'] as const

/** What is erased. */
export interface ErasureSubject {
  kind: ErasureKind
  /** Whose data it is; null only for a person in all accounts. */
  accountId: string | null
  /** The id of the entity, tracked case or looked-up case; null for an account and a person. */
  thingId: string | null
  /** All spellings of a person's name; empty for everything else. */
  names: readonly string[]
}

/** How many rows of a table an erasure is about. */
export interface TableCount {
  table: string
  rows: number
}

/** What an erasure found, what it did, and what it left and why. Holds counts and names of tables, never values. */
export interface ErasureReport {
  /** What was there at the start: the whole answer of a dry run. */
  found: TableCount[]
  /** Rows that were deleted, or from which a name was taken. */
  erased: TableCount[]
  files: number
  workflows: number
  /** What was found afterwards: empty is the proof. Null until the end. */
  left: TableCount[] | null
}

/** Where a search for a name goes on: a step, and the primary key of the last row that was looked at. Holds ids, never names. */
export interface NameCursor {
  step: string
  after: readonly string[]
}

/** What takes the place of an erased name. */
export const ERASED = '[erased]'

/** Between the words of a name courts write spaces, full stops, commas and hyphens. */
const BETWEEN_WORDS = String.raw`[\s.,()/;:'"\u00a0-]+`

/** The words of a name, as they are compared: without case, punctuation and width. */
export function wordsOf(name: string): string[] {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s.,()/;:'"-]+/u)
    .filter((word) => word !== '')
}

/** Finds some names in texts, and takes them out. */
export interface Eraser {
  /** Whether a text has all words of one of the names, wherever: a quick look, never wrong about one that it says no to. */
  mayName(text: string): boolean
  /** The text without the names. The words of a name stand together and whole; case does not count. */
  erase(text: string): string
}

/** What erases every one of these names, in whatever form Unicode has their letters: Hindi ones may be one sign or two. */
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

/** The same for all letters that a pattern takes for one when case does not count: `ſ` meets `s` as a capital, the Kelvin sign `k` as a small letter. */
function foldCase(text: string): string {
  return text.toLowerCase().toUpperCase()
}

/** Names have two words or more; longer ones than this are not erased by name. */
export const MIN_NAME_WORDS = 2
export const MAX_NAME_WORDS = 8

/** Every group of words in the texts of a JSON value that could be a name. */
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

/** The same in every text of a JSON value, its keys included. */
export function eraseInJson(value: unknown, erase: (text: string) => string): unknown {
  if (typeof value === 'string') return erase(value)
  if (Array.isArray(value)) return value.map((each) => eraseInJson(each, erase))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [erase(key), eraseInJson(each, erase)]))
}
