import { z } from 'zod'
import type { IsoDate } from '../../../domain/case.ts'
import type { SourceAnswer } from '../../../domain/source.ts'
import { NeededDay, NeededRows, NeededText, present, Text, Texts } from '../../readings.ts'
import type { CallOptions } from '../provider-call.ts'
import { call, reading, refuse } from './call.ts'
import { batchSubject, readCnrList } from './cnr-list.ts'
import type { EcourtsIndiaContext } from './config.ts'

/** The next time a case is on a cause list, within the ten days or so that courts publish ahead. */
export interface Listing {
  date: IsoDate
  purpose?: string
  judge?: string
  courtNumber?: string
  court?: string
  /** The item number on the list. */
  item?: string
  caseNumber?: string
}

export interface Listings {
  /** A case without a listing is certainly on no list at present. */
  cases: { cnr: string; listing?: Listing }[]
  /** The cases without an answer: nothing is known of these. */
  unanswered: string[]
  omittedRows: number
}

/**
 * Reads the next listing of 1 to 100 cases. A date found here is newer than the case record's. Each case is paid for.
 */
export async function readListings(
  context: EcourtsIndiaContext,
  writtenCnrs: readonly string[],
  options: CallOptions = {},
): Promise<SourceAnswer<Listings>> {
  const cnrs = readCnrList(writtenCnrs, { min: 1, max: 100 })
  if (typeof cnrs === 'string') return refuse(context, 'causeListBatch', batchSubject(writtenCnrs), cnrs)
  return call(
    context,
    {
      operation: 'causeListBatch',
      subject: batchSubject(cnrs),
      method: 'POST',
      path: '/api/partner/causelist/cnr/batch',
      body: { cnrs },
      units: cnrs.length,
    },
    reading(NeededRows(BatchRow), ({ kept, omitted }) => {
      const answered = new Set(kept.map(({ cnr }) => cnr))
      const unanswered = cnrs.filter((cnr) => !answered.has(cnr))
      return { kind: 'found', value: { cases: kept, unanswered, omittedRows: omitted } }
    }),
    options,
  )
}

const NextListing = z
  .object({
    date: NeededDay,
    listingFor: Text,
    judge: Texts,
    courtNo: Text,
    courtName: Text,
    listingNo: Text,
    caseNumber: Texts,
  })
  .transform(({ date, listingFor, judge, courtNo, courtName, listingNo, caseNumber }) =>
    present({
      date,
      purpose: listingFor,
      judge: judge.kept.join(', ') || undefined,
      courtNumber: courtNo,
      court: courtName,
      item: listingNo,
      caseNumber: caseNumber.kept[0],
    }),
  )

/** The flag and the listing must agree, else the row is uncertain. */
const BatchRow = z
  .object({ cnr: NeededText, hasCauselist: z.boolean(), nextListing: NextListing.nullish() })
  .refine(({ hasCauselist, nextListing }) => hasCauselist === Boolean(nextListing))
  .transform(({ cnr, nextListing }) => present({ cnr, listing: nextListing ?? undefined }))
