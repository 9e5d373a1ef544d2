import { tidy } from './text.ts'
import type { CodeName } from './types.ts'

/**
 * A row of a court's table. `also` are other spellings of the code: the number in the court's own form, letters in case
 * numbers.
 */
export interface KnownCode extends CodeName {
  also?: readonly string[]
}

/** The known codes of a court type. Others are accepted too, as no list is complete. */
export interface CodeTable {
  list: CodeName[]
  /** Finds a row by its code, another spelling or its name; none if several rows match. */
  find(written: string): CodeName | undefined
  /** Returns the code's form in an identity key, the same for all its spellings. */
  key(written: string): string
  /**
   * Returns the value for the court's own search form: the entry's number where the form numbers its entries, else the
   * code. Undefined for an unknown entry.
   */
  formCode(written: string): string | undefined
  /** Returns whether the printed letters of the code are known. For some entries of a form only the number is known. */
  isPrinted(written: string): boolean
}

/** The tables of one court type. */
export interface CodeTables {
  establishments: CodeTable
  caseTypes: CodeTable
}

/**
 * Creates a code table from its rows. A spelling added later merges two cases that it kept apart; a changed code keeps
 * them apart.
 */
export function codeTable(known: readonly KnownCode[]): CodeTable {
  const list = known.map(({ code, name }) => ({ code, name }))
  const byCode = new Map(list.map((row) => [compact(row.code), row]))
  const numbers = new Map(known.map(({ code, also = [] }) => [code, numberIn(code, ...also)]))
  const printed = new Set(known.flatMap(({ code, also = [] }) => ([code, ...also].every(isNumber) ? [] : [code])))
  const bySpelling = new Map<string, CodeName | undefined>()
  for (const { code, name, also = [] } of known)
    for (const spelling of new Set([name, ...also].map(compact)))
      bySpelling.set(spelling, bySpelling.has(spelling) ? undefined : byCode.get(compact(code)))
  const find = (written: string) => byCode.get(compact(written)) ?? bySpelling.get(compact(written))
  const formCode = (written: string) => {
    const row = find(written)
    if (list.some(({ code }) => isNumber(code))) return row ? numbers.get(row.code) : numberIn(compact(written))
    return row?.code
  }
  const isPrinted = (written: string) => printed.has(find(written)?.code ?? '')
  return { list, find, key: (written) => compact(find(written)?.code ?? written), formCode, isPrinted }
}

function numberIn(...spellings: readonly string[]): string | undefined {
  return spellings.find(isNumber)
}

function isNumber(code: string): boolean {
  return /^\d+$/.test(code)
}

/**
 * Returns the letters and digits of a code, upper case, without padding. Courts vary blanks, dots, hyphens and
 * brackets, so two case types are equal if they are equal in this form: `CRM-M` and `crm m`.
 */
export function compact(written: string): string {
  const bare = tidy(written)
    .toUpperCase()
    .replace(/[^A-Z0-9&]/g, '')
  return /^\d+$/.test(bare) ? bare.replace(/^0+(?=\d)/, '') : bare
}
