import { courtTypeOfCnr } from '../../../domain/courts/cnr.ts'
import type { FoundCourtType } from '../../../domain/found-cases/found-case.ts'

/** How the source's codes of tribunals and commissions begin. */
const PREFIXES: [string, FoundCourtType][] = [
  ['NCLAT', 'NCLAT'],
  ['NCLT', 'NCLT'],
  ['CESTAT', 'CESTAT'],
  ['DRAT', 'DRAT'],
  ['DRT', 'DRT'],
  ['GSTAT', 'GSTAT'],
  ['ITAT', 'ITAT'],
  ['APTEL', 'APTEL'],
  ['NGT', 'NGT'],
  ['SAT', 'SAT'],
  ['CDRC', 'CC'],
  ['SCDRC', 'CC'],
  ['NCDRC', 'CC'],
]

/** The codes of courts whose cases carry a CNR are its first six characters. */
const CNR_COURT = /^[A-Z]{2}([A-Z]{2}|\d{2})(\d{2}|C[A-Z])$/

/** The court type that a code of this source stands for. */
export function courtTypeOfCode(courtCode: string): FoundCourtType {
  const tribunal = tribunalOfCode(courtCode)
  if (tribunal) return tribunal
  return CNR_COURT.test(courtCode) ? (courtTypeOfCnr(courtCode) ?? 'OTHER') : 'OTHER'
}

/** The tribunal or commission that a code of this source stands for; their cases have no CNR. */
export function tribunalOfCode(courtCode: string): FoundCourtType | undefined {
  return PREFIXES.find(([prefix]) => courtCode.startsWith(prefix))?.[1]
}
