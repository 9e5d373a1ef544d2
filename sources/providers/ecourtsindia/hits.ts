import { z } from 'zod'
import { courtTypeOfCnr, establishmentOfCnr, readCnr } from '../../../domain/courts/cnr.ts'
import type { FoundCase } from '../../../domain/found-cases/found-case.ts'
import { Day, present, Text, Texts } from '../../readings.ts'
import { maskContacts } from '../../redact-contacts.ts'
import { printedNumber } from '../printed-number.ts'
import { courtTypeOfCode, tribunalOfCode } from './court-type.ts'
import type { Labels } from './labels.ts'
import { readStatus } from './status.ts'

/** One row of a search. It must name a court, and have one number that can name a case there. */
export const Hit = z
  .object({
    cnr: Text,
    courtCode: Text,
    courtName: Text,
    state: Text,
    district: Text,
    benchName: Text,
    caseType: Text,
    caseTypeRaw: Text,
    judicialSection: Text,
    registrationNumber: Text,
    registrationDate: Day,
    filingNumber: Text,
    filingDate: Day,
    caseStatus: Text,
    disposalType: Text,
    disposalTypeRaw: Text,
    nextHearingDate: Day,
    decisionDate: Day,
    petitioners: Texts,
    respondents: Texts,
  })
  .refine(({ cnr, courtCode }) => cnr ?? courtCode)
  .refine(({ cnr, registrationNumber, filingNumber }) => cnr ?? registrationNumber ?? filingNumber)

/**
 * Maps a row to a found case, its codes explained by the answer's labels. A disposed case has no next hearing: its row
 * carries the day of its decision in that field. A tribunal's case has no CNR, though its row may carry an id that
 * resembles one.
 */
export function foundCase(hit: z.output<typeof Hit>, labels: Labels): FoundCase {
  const id = hit.cnr === undefined ? undefined : readCnr(hit.cnr)?.cnr
  const courtCode = hit.courtCode ?? (id === undefined ? undefined : establishmentOfCnr(id))
  const tribunal = tribunalOfCode(courtCode ?? '')
  const cnr = tribunal ? undefined : id
  const { registrationNumber, registrationDate, filingNumber, filingDate } = hit
  // Used where nothing else distinguishes two cases of a court.
  const idAlone = cnr === undefined && filingNumber === undefined ? hit.cnr : undefined
  const stateCode = hit.state ?? cnr?.slice(0, 2) ?? ''
  const status = readStatus(hit.caseStatus)
  return present({
    courtType: tribunal ?? (cnr === undefined ? undefined : courtTypeOfCnr(cnr)) ?? courtTypeOfCode(courtCode ?? ''),
    cnr,
    registrationNumber,
    filingNumber,
    establishmentCode: courtCode,
    court: hit.courtName ?? labels.courtCode?.[courtCode ?? ''],
    state: labels.stateCode?.[stateCode] ?? (stateCode || undefined),
    district: hit.district,
    bench: hit.benchName,
    caseType: hit.caseType,
    caseTypeName: labels.caseType?.[hit.caseType ?? ''] ?? hit.caseTypeRaw,
    caseNature: labels.judicialSection?.[hit.judicialSection ?? ''] ?? hit.judicialSection,
    caseNumber: printedNumber(hit.caseTypeRaw ?? hit.caseType, registrationNumber) ?? idAlone,
    status,
    natureOfDisposal: hit.disposalTypeRaw ?? hit.disposalType,
    filingDate,
    registrationDate,
    nextHearingDate: status === 'DISPOSED' ? undefined : hit.nextHearingDate,
    decisionDate: hit.decisionDate,
    petitioners: hit.petitioners.kept.map(maskContacts),
    respondents: hit.respondents.kept.map(maskContacts),
  })
}
