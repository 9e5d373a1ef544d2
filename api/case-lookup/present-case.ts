import { z } from 'zod'
import type { LookedUpCase, ReadBack, StoredOrder } from '../../db/case-lookup/looked-up-cases.ts'
import type { StoredSummary } from '../../db/summaries/case-summaries.ts'
import { LINK_LIFETIME_MS } from '../../documents/links.ts'
import type { Party } from '../../domain/case.ts'
import { diaryOfCnr } from '../../domain/courts/sc.ts'
import { COURT_TYPES } from '../../domain/courts/types.ts'
import { printDate } from '../../domain/dates.ts'
import { day, moreOf } from '../../domain/more-of-case.ts'
import type { Configuration } from '../../platform/configuration.ts'
import { linkTo } from '../orders/order-link.ts'
import { presentSummary, SummaryAnswer } from '../summaries/present-summary.ts'
import { Day, MoreFields, Text } from './more-of-case.ts'

/** The fields of a looked-up case that are the same in a lookup and a read-back (Specification, "Looked-up case"). */
const CaseFields = {
  searchId: z.string(),
  latestSummary: SummaryAnswer.nullable().meta({
    description: 'The most recent summary. Null if there is none.',
  }),
  cnr: z.string().meta({ description: 'Empty if the court gives the case no CNR.' }),
  courtType: z.enum(COURT_TYPES),
  parties: z.strictObject({ petitioner: z.string(), respondent: z.string() }),
  court: z.string(),
  stage: z.string(),
  filingDate: z.string().meta({ description: '`DD-MM-YYYY`' }),
  caseStatus: z.enum(['PENDING', 'DISPOSED']).nullable(),
  caseType: Text,
  caseNumber: Text,
  registrationNumber: Text,
  registrationDate: Day,
  filingNumber: Text,
  diaryNumber: Text,
  judge: Text,
  nextHearingDate: Day,
  decisionDate: Day,
  natureOfDisposal: Text,
  petitioners: z.array(z.string()),
  respondents: z.array(z.string()),
  acts: z.array(z.string()),
  hearings: z.array(z.strictObject({ date: Day, nextDate: Day, judge: Text, purpose: Text })),
  ...MoreFields,
}

/** The answer of a lookup. */
export const LookupAnswer = z
  .strictObject({
    ...CaseFields,
    orders: z.array(
      z.strictObject({
        orderId: z.string(),
        number: z.string(),
        orderDate: z.string(),
        judge: z.string().meta({ description: 'The judge or bench. Empty if unknown.' }),
        orderType: Text,
        attachment: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'LookedUpCase' })
export type LookupAnswer = z.infer<typeof LookupAnswer>

/** The answer of a read-back: the same case, with the downloads of its orders. */
export const ReadBackAnswer = z
  .strictObject({
    ...CaseFields,
    orders: z.array(
      z.strictObject({
        orderId: z.string(),
        number: z.string(),
        orderDate: z.string(),
        attachment: Text.meta({
          description: `A signed link to the document, valid for ${LINK_LIFETIME_MS / 1_000} seconds. Null if the order has not been downloaded yet.`,
        }),
        downloadedAt: z.int().nullable(),
      }),
    ),
    lastFetchedAt: z.int(),
    fetchCount: z.int(),
  })
  .meta({ id: 'StoredCase' })
export type ReadBackAnswer = z.infer<typeof ReadBackAnswer>

export function presentLookup({ stored, latest }: ReadBack): LookupAnswer {
  return { ...presentCase(stored, latest), orders: stored.orders.map(presentOrder) }
}

export function presentReadBack({ stored, latest, delivered }: ReadBack, configuration: Configuration): ReadBackAnswer {
  return {
    ...presentCase(stored, latest),
    orders: stored.orders.map((order) => {
      const document = delivered.get(order.orderId)
      return {
        orderId: order.orderId,
        number: order.number,
        orderDate: printDate(order.orderDate),
        attachment: document ? linkTo(document, stored, order, configuration) : null,
        downloadedAt: document?.downloadedAt ?? null,
      }
    }),
    lastFetchedAt: stored.lastFetchedAt,
    fetchCount: stored.fetchCount,
  }
}

function presentCase({ searchId, courtCase }: LookedUpCase, latest: StoredSummary | undefined) {
  const { identifier } = courtCase
  return {
    searchId,
    latestSummary: latest ? presentSummary(latest) : null,
    cnr: identifier.cnr ?? '',
    courtType: courtCase.courtType,
    parties: { petitioner: firstOf(courtCase.petitioners), respondent: firstOf(courtCase.respondents) },
    court: courtCase.court,
    stage: courtCase.stage ?? '',
    filingDate: courtCase.filingDate ? printDate(courtCase.filingDate) : '',
    caseStatus: courtCase.status ?? null,
    caseType: courtCase.caseTypeName ?? courtCase.caseType ?? null,
    caseNumber: courtCase.caseNumber ?? null,
    registrationNumber: identifier.registrationNumber ?? null,
    registrationDate: day(courtCase.registrationDate),
    filingNumber: identifier.filingNumber ?? courtCase.filingNumber ?? null,
    diaryNumber: identifier.diaryNumber ?? diaryOfCnr(identifier.cnr) ?? null,
    judge: courtCase.judge ?? null,
    nextHearingDate: day(courtCase.nextHearingDate),
    decisionDate: day(courtCase.decisionDate),
    natureOfDisposal: courtCase.natureOfDisposal ?? null,
    petitioners: courtCase.petitioners.map(({ name }) => name),
    respondents: courtCase.respondents.map(({ name }) => name),
    acts: courtCase.acts,
    hearings: courtCase.hearings.map(({ businessDate, nextDate, judge, purpose }) => ({
      date: day(businessDate),
      nextDate: day(nextDate),
      judge: judge ?? null,
      purpose: purpose ?? null,
    })),
    ...moreOf(courtCase),
  }
}

function presentOrder({ orderId, number, orderDate, judge, orderType }: StoredOrder): LookupAnswer['orders'][number] {
  return { orderId, number, orderDate: printDate(orderDate), judge: judge ?? '', orderType, attachment: null }
}

function firstOf(parties: Party[]): string {
  return parties[0]?.name ?? ''
}
