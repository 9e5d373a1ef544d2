import { z } from 'zod'
import { courtTypeOfCnr, readCnr } from '../../../domain/courts/cnr.ts'
import { FOUND_COURT_TYPES, type FoundCase } from '../../../domain/found-cases/found-case.ts'
import { decoded } from '../../http-answer.ts'
import { Count, Day, NeededRows, NeededText, present, Rows, Text } from '../../readings.ts'
import { maskContacts } from '../../redact-contacts.ts'
import { printedNumber } from '../printed-number.ts'
import { namesOnTitleLine } from './parties.ts'
import { readStatus } from './status.ts'

/** A party as a text or as an object that names it. */
const PartyRow = NeededText.or(
  z
    .object({ name: Text, petitionerName: Text, respondentName: Text })
    .transform(({ name, petitionerName, respondentName }) => name ?? petitionerName ?? respondentName ?? '')
    .refine((name) => name !== ''),
)

/**
 * One row of a search. The answer's fields are not documented; these are the names of the same facts in the source's
 * other answers. A row is read when it has one number that can name a case.
 */
const RecordRow = z
  .object({
    courtType: Text,
    cnr: Text,
    cnrNumber: Text,
    establishmentCode: Text,
    courtName: Text,
    state: Text,
    district: Text,
    bench: Text,
    caseType: Text,
    caseTypeName: Text,
    caseNature: Text,
    caseNumber: Text,
    registrationNumber: Text,
    registrationDate: Day,
    filingNumber: Text,
    filingDate: Day,
    diaryNumber: Text,
    caseStatus: Text,
    natureOfDisposal: Text,
    nextHearingDate: Day,
    decisionDate: Day,
    petitioners: Rows(PartyRow),
    petitionersText: Text,
    respondents: Rows(PartyRow),
    respondentsText: Text,
    matchScore: Count,
    score: Count,
  })
  .refine(
    ({ cnr, cnrNumber, caseNumber, registrationNumber, filingNumber, diaryNumber }) =>
      cnr ?? cnrNumber ?? caseNumber ?? registrationNumber ?? filingNumber ?? diaryNumber,
  )

type RecordRow = z.output<typeof RecordRow>

const FlatAnswer = z
  .object({ records: NeededRows(RecordRow), count: Count, casesCount: Count, total: Count, skip: Count })
  .transform(({ records, count, casesCount, total, skip }) => ({
    records,
    totalHits: count ?? casesCount ?? total,
    skip,
  }))

/** The list with its count, at the top or under `output` as in the source's asynchronous answers. */
export const SearchAnswer = z.preprocess(unwrapped, FlatAnswer)
export type SearchAnswer = z.output<typeof SearchAnswer>

/** Maps a row to a found case. A disposed case has no next hearing, even if the row still has an old one. */
export function foundCase(row: RecordRow): FoundCase {
  const cnr = readCnr(row.cnr ?? row.cnrNumber ?? '')?.cnr
  const status = readStatus(row.caseStatus)
  return present({
    courtType: courtTypeOf(row, cnr),
    cnr,
    registrationNumber: row.registrationNumber,
    filingNumber: row.filingNumber,
    diaryNumber: row.diaryNumber,
    establishmentCode: row.establishmentCode,
    court: row.courtName,
    state: row.state,
    district: row.district,
    bench: row.bench,
    caseType: row.caseType,
    caseTypeName: row.caseTypeName,
    caseNature: row.caseNature,
    caseNumber: row.caseNumber ?? printedNumber(row.caseType, row.registrationNumber),
    status,
    natureOfDisposal: row.natureOfDisposal,
    filingDate: row.filingDate,
    registrationDate: row.registrationDate,
    nextHearingDate: status === 'DISPOSED' ? undefined : row.nextHearingDate,
    decisionDate: row.decisionDate,
    petitioners: listedOr(row.petitioners, row.petitionersText),
    respondents: listedOr(row.respondents, row.respondentsText),
    matchScore: row.matchScore ?? row.score,
  })
}

function unwrapped(answer: unknown): unknown {
  const { output } = z.object({ output: z.unknown().transform(decoded) }).safeParse(answer).data ?? {}
  return output ?? answer
}

function courtTypeOf({ courtType }: RecordRow, cnr: string | undefined): FoundCase['courtType'] {
  const named = FOUND_COURT_TYPES.find((known) => known === courtType?.toUpperCase())
  return named ?? (cnr === undefined ? undefined : courtTypeOfCnr(cnr)) ?? 'OTHER'
}

function listedOr({ kept }: Rows<string>, titleLine: string | undefined): string[] {
  const names = kept.length > 0 ? kept : namesOnTitleLine(titleLine)
  return names.map(maskContacts)
}
