import { isHighCourtCode } from './hc-benches.ts'
import { tidy } from './text.ts'
import type { CaseIdentifier, CourtType } from './types.ts'

export interface CnrReading {
  /** 16 characters, upper case. */
  cnr: string
  /** False for a form never seen in a real CNR. It is accepted with a warning: no complete list of codes is public. */
  recognisedForm: boolean
}

/**
 * Reads a CNR in any written form (`DLND01-900001-2024`, lower case, blanks around hyphens), `undefined` if it cannot
 * be one. The usual pattern of four letters and twelve digits is too narrow: real ones have digits for the district
 * (`MP0701`) or letters for the establishment (`WBCHCA`). There is no check digit.
 */
export function readCnr(written: string): CnrReading | undefined {
  const cnr = tidy(written).toUpperCase().replace(/[ -]/g, '')
  if (!ACCEPTED.test(cnr)) return undefined
  return { cnr, recognisedForm: RECOGNISED.test(cnr) }
}

/**
 * Returns the first six characters: state, district and establishment. They differ from the court codes in the court
 * sites' forms.
 */
export function establishmentOfCnr(cnr: string): string {
  return cnr.slice(0, 6)
}

/**
 * Returns the court type of a CNR. `undefined` for the judgments portal's own numbers (`ESCR01...`): they look like a
 * CNR but number a printed judgment, so a case must never be merged by one.
 */
export function courtTypeOfCnr(cnr: string): Extract<CourtType, 'DC' | 'HC' | 'SC'> | undefined {
  if (cnr.startsWith('ESCR')) return undefined
  if (cnr.startsWith('SCIN')) return 'SC'
  return isHighCourtCode(establishmentOfCnr(cnr)) ? 'HC' : 'DC'
}

/** Returns the identifier that a written CNR stands for by itself. */
export function identifierOfCnr(written: string): (CaseIdentifier & { cnr: string }) | undefined {
  const cnr = readCnr(written)?.cnr
  const courtType = cnr === undefined ? undefined : courtTypeOfCnr(cnr)
  return cnr && courtType ? { courtType, cnr } : undefined
}

/** Six characters of court, a six-digit serial that restarts each year, and the year of filing. */
const ACCEPTED = /^[A-Z]{2}[A-Z0-9]{4}\d{6}(19|20)\d{2}$/
const RECOGNISED = /^[A-Z]{2}([A-Z]{2}|\d{2})(\d{2}|[A-Z]{2})\d{6}(19|20)\d{2}$/
