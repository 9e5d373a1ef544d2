import type { IsoDate } from '../../../domain/case.ts'
import { printDate } from '../../../domain/dates.ts'
import type { FoundCase } from '../../../domain/found-cases/found-case.ts'
import type { SourceAnswer } from '../../../domain/source.ts'
import { failed, type Reading } from '../../http-answer.ts'
import { present } from '../../readings.ts'
import { type CallOptions, nameSubject } from '../provider-call.ts'
import { call, reading, refuse } from './call.ts'
import type { AttestrContext, AttestrOperation } from './config.ts'
import { foundCase, SearchAnswer } from './found-cases.ts'

interface PartySearch {
  /** The caller's own reference of the search, up to 50 characters. */
  tag: string
  /** The party's full address, with district, state and PIN where known: the source's score depends on it. */
  address: string
  /** 10 to 100; cases with a lower score are not sent. */
  threshold: number
  skip: number
  /** 1 to 100. */
  limit: number
}

export interface PersonSearch extends PartySearch {
  name: string
  fatherName: string
  birthDate: IsoDate
}

export interface BusinessSearch extends PartySearch {
  businessName: string
  /** A company's registration number. */
  registrationNumber?: string
}

export interface FoundSlice {
  cases: FoundCase[]
  /** The hits of the whole search; absent when the source does not say. */
  totalHits?: number
  /** The number of hits to skip for the next slice, which may be smaller than requested; absent after the last one. */
  nextSkip?: number
  omittedRows: number
}

/** Searches the cases of a person. The name goes into the call log as a keyed hash. */
export function searchPerson(
  context: AttestrContext,
  { name, fatherName, birthDate, ...search }: PersonSearch,
  options: CallOptions = {},
): Promise<SourceAnswer<FoundSlice>> {
  const subject = nameSubject(context.config.subjectKey, [name, fatherName, birthDate])
  const body = { name, fatherName, birthDate: printDate(birthDate) }
  return searchParty(context, { operation: 'personSearch', path: 'person', subject, body }, search, options)
}

/** Searches the cases of a company. The name goes into the call log as a keyed hash. */
export function searchBusiness(
  context: AttestrContext,
  { businessName, registrationNumber, ...search }: BusinessSearch,
  options: CallOptions = {},
): Promise<SourceAnswer<FoundSlice>> {
  const subject = nameSubject(context.config.subjectKey, [businessName])
  const body = present({ businessName, reg: registrationNumber })
  return searchParty(context, { operation: 'businessSearch', path: 'business', subject, body }, search, options)
}

/** The differences between a search for a person and one for a company. */
interface Kind {
  operation: AttestrOperation
  path: 'person' | 'business'
  subject: string
  body: object
}

async function searchParty(
  context: AttestrContext,
  { operation, path, subject, body }: Kind,
  { tag, address, threshold, skip, limit }: PartySearch,
  options: CallOptions,
): Promise<SourceAnswer<FoundSlice>> {
  const misfit = [
    ...(tag.length >= 1 && tag.length <= 50 ? [] : ['tag']),
    ...(isWithin(threshold, 10, 100) ? [] : ['threshold']),
    ...(isWithin(skip, 0, Number.MAX_SAFE_INTEGER) ? [] : ['skip']),
    ...(isWithin(limit, 1, 100) ? [] : ['limit']),
  ]
  if (misfit.length > 0)
    return refuse(context, operation, subject, 'InvalidInput', `Out of range: ${misfit.join(', ')}.`)
  return call(
    context,
    {
      operation,
      subject,
      method: 'POST',
      path: `/api/v2/public/riskx/${path}/ecourt`,
      body: { ...body, tag, address, mode: 'Realtime', threshold, skip, limit },
    },
    reading(SearchAnswer, (answer) => readSlice(answer, skip, limit)),
    options,
  )
}

function readSlice(
  { records, totalHits, skip: skipped }: SearchAnswer,
  skip: number,
  limit: number,
): Reading<FoundSlice> {
  const { kept, omitted } = records
  const sent = kept.length + omitted
  // The same slice again and again would never end, and each one is paid.
  if (skipped !== undefined && skipped !== skip)
    return failed('ParseGap', `The source skipped ${skipped} hits instead of ${skip}.`)
  if (kept.length === 0 && omitted > 0) return failed('ParseGap', `None of ${omitted} rows could be read.`)
  if (sent === 0 && skip === 0) {
    return totalHits ? failed('ParseGap', `The source reports ${totalHits} hits but sends none.`) : { kind: 'none' }
  }
  const hasMore = sent > 0 && (totalHits === undefined ? sent >= limit : skip + sent < totalHits)
  return {
    kind: 'found',
    value: present({
      cases: kept.map(foundCase),
      totalHits,
      nextSkip: hasMore ? skip + sent : undefined,
      omittedRows: omitted,
    }),
  }
}

function isWithin(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max
}
