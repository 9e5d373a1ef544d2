import { compact } from '../../domain/courts/codes.ts'
import { HC_CASE_TYPES } from '../../domain/courts/hc-case-types.ts'
import { nclat } from '../../domain/courts/nclat.ts'
import { NCLT_CASE_TYPES } from '../../domain/courts/nclt-case-types.ts'
import { SC_CASE_TYPES } from '../../domain/courts/sc-case-types.ts'
import { APPLICATIONS, CALCUTTA, DELHI, KARNATAKA, MADRAS, NCLAT, SUPREME_COURT, TELANGANA } from './printed-types.ts'

/** The types of matters that a court's lists print. */
export interface CourtTypes {
  /** Whether they are all of the court's: what has lost its beginning is none of another court then. */
  isComplete: boolean
  isKnown(written: string): boolean
  /** Whether a type has another word before it, or has grown together with it: `TAGGED SLP(C)`, `WITHW.P.(C)`. */
  isGrown(written: string): boolean
  /** Whether a type has lost its beginning at the edge of a column, or has grown together with the word before it. */
  isTorn(written: string): boolean
  /** Whether some type begins so. */
  isBeginning(written: string): boolean
}

/** Of the bench at Madurai, behind the type, and of Chennai's. */
const OF_BENCH = / ?\((?:MD|CH)\)/
/** What lists print before a type with no blank where the words have grown together. */
const GROWN =
  /^(?:(?:ALONG|TOGETHER|TAGGED|CONNECTED|CLUBBED|LINKED|LISTED|HEARD|TAKENUP)?WITH|CONN(?:ECTED)?|AND|CW|AW|WT|IN)(?=[A-Z])/

function typesOf(types: readonly string[], isComplete = false): CourtTypes {
  const known = new Set(types.map(compact).filter((type) => /[A-Z]/.test(type)))
  const beginnings = new Set([...known].flatMap((type) => [...type].map((_, at) => type.slice(0, at + 1))))
  const endings = new Set([...known].flatMap((type) => [...type].map((_, at) => type.slice(at + 1))))
  const isKnown = (written: string) => known.has(compact(written.replace(OF_BENCH, '')))
  const hasGrown = (written: string) => known.has(compact(written).replace(GROWN, '')) || /^[.)/-]/.test(written.trim())
  return {
    isComplete,
    isKnown,
    isGrown(written) {
      if (isKnown(written)) return false
      const words = written.trim().split(' ')
      return hasGrown(written) || words.some((_, at) => at > 0 && isKnown(words.slice(at).join(' ')))
    },
    isTorn: (written) =>
      compact(written) !== '' && !isKnown(written) && (hasGrown(written) || endings.has(compact(written))),
    isBeginning: (written) => beginnings.has(compact(written)),
  }
}

const SC_TYPES = [...SC_CASE_TYPES.map(({ code }) => code), ...SUPREME_COURT]
const HC_TYPES = HC_CASE_TYPES.map(({ code }) => code)
const NCLAT_TYPES = [...nclat.caseTypes().map(({ name }) => name), ...NCLAT]

/** The High Courts' lists of types are long and not complete, but for Karnataka's. */
export const TYPES = {
  sc: typesOf([...SC_TYPES, ...APPLICATIONS], true),
  delhi: typesOf([...HC_TYPES, ...DELHI, ...APPLICATIONS]),
  karnataka: typesOf([...KARNATAKA, ...APPLICATIONS], true),
  calcutta: typesOf([...HC_TYPES, ...CALCUTTA, ...APPLICATIONS]),
  telangana: typesOf([...HC_TYPES, ...TELANGANA, ...APPLICATIONS]),
  nclat: typesOf([...NCLAT_TYPES, ...APPLICATIONS], true),
} as const

/** Those of all courts whose lists are read, and of the company law tribunal: for a list of another one. */
export const ANY_TYPES = typesOf([
  ...[...SC_TYPES, ...HC_TYPES, ...NCLAT_TYPES, ...DELHI, ...KARNATAKA],
  ...[...CALCUTTA, ...MADRAS, ...TELANGANA, ...APPLICATIONS],
  ...NCLT_CASE_TYPES.flatMap(({ code, also = [] }) => [code, ...also]),
])
