import { z } from 'zod'
import type { LookedUpCase } from '../../db/case-lookup/looked-up-cases.ts'
import { LINK_LIFETIME_MS } from '../../documents/links.ts'
import { type CourtCase, dayOfHearing } from '../../domain/case.ts'
import { recogniseCase } from '../../domain/courts/index.ts'
import type { CaseIdentifier } from '../../domain/courts/types.ts'
import type { Services } from '../http/services.ts'
import { linkTo } from '../orders/order-link.ts'
import { presentSummary, SummaryAnswer } from '../summaries/present-summary.ts'

/** A reviewer reads the latest ones. The account has all of them. */
const MAX_SHOWN = 10

const Text = z.string().nullable()
const Day = Text.meta({ description: 'The day, `YYYY-MM-DD`. Null if unknown.' })

/** The page on which a person looks a case up by hand. */
export const CourtPage = z
  .url()
  .meta({ description: 'The page of the court that shows the state of cases to everybody.' })

/** The hearings and orders of a case, as an account received them from its court. */
export const RecordHeld = z
  .strictObject({
    searchId: Text.meta({
      description: 'The lookup of the account that brought the record. Null if a tracked case has it.',
    }),
    caseId: Text.meta({ description: 'The tracked case of the account that has the record.' }),
    asOf: z.int().meta({ description: 'When the court was asked, in epoch milliseconds.' }),
    hearingCount: z.int().meta({ description: 'How many hearings the record has.' }),
    hearings: z
      .array(
        z.strictObject({
          date: Day,
          nextDate: Day,
          judge: Text,
          purpose: Text,
          business: Text.meta({ description: 'What was done, in the words of the court. Null if unknown.' }),
        }),
      )
      .meta({ description: `The latest ${MAX_SHOWN}, latest first.` }),
    orderCount: z.int().meta({ description: 'How many orders the record has.' }),
    orders: z
      .array(
        z.strictObject({
          number: z.string(),
          orderDate: z.string().meta({ description: 'The date of the order, `YYYY-MM-DD`.' }),
          judge: Text,
          orderType: Text,
        }),
      )
      .meta({ description: `The latest ${MAX_SHOWN}, latest first.` }),
    summary: SummaryAnswer.nullable().meta({
      description: 'The latest summary that the account has had made of the case. Null if there is none.',
    }),
    documents: z
      .array(
        z.strictObject({
          orderId: z.string(),
          url: z.string().meta({
            description: `A signed link to the document, valid for ${LINK_LIFETIME_MS / 1_000} seconds.`,
          }),
        }),
      )
      .meta({ description: 'The stored documents of the orders in `summary`.' }),
  })
  .meta({ id: 'RecordHeld' })

/** Returns what an account has looked up or tracked of a case, whichever is newer; null when it has neither. */
export async function recordHeld(
  services: Services,
  accountId: string,
  identityKey: string,
  { courtType, ...written }: CaseIdentifier,
): Promise<z.infer<typeof RecordHeld> | null> {
  const { lookedUpCases, trackedCases } = services.db
  const { identity } = recogniseCase(courtType, written)
  const sameCase = { key: identityKey, aliases: identity ? [identity.key, ...identity.aliases] : [] }
  const [lookedUp, tracked] = await Promise.all([
    lookedUpCases.findByIdentity(accountId, sameCase),
    trackedCases.recordByIdentity(accountId, sameCase),
  ])
  const summarised = lookedUp ? await summaryHeld(services, lookedUp) : { summary: null, documents: [] }
  if (tracked && tracked.lastFetchedAt > (lookedUp?.lastFetchedAt ?? 0))
    return {
      searchId: null,
      caseId: tracked.caseId,
      asOf: tracked.lastFetchedAt,
      ...partsOf(tracked.courtCase),
      ...summarised,
    }
  if (!lookedUp) return null
  const { searchId, lastFetchedAt, courtCase } = lookedUp
  return { searchId, caseId: null, asOf: lastFetchedAt, ...partsOf(courtCase), ...summarised }
}

/** Returns the latest summary of a looked-up case, with links to the documents of its quotes. */
async function summaryHeld({ db, configuration }: Services, lookedUp: LookedUpCase) {
  const latest = await db.caseSummaries.latestOf(lookedUp.searchId)
  if (!latest) return { summary: null, documents: [] }
  const stored = await db.orderDocuments.allOf(lookedUp.searchId)
  const documents = lookedUp.orders.flatMap((order) => {
    const document = stored.get(order.orderId)
    return document ? [{ orderId: order.orderId, url: linkTo(document, lookedUp, order, configuration) }] : []
  })
  return { summary: presentSummary(latest), documents }
}

function partsOf({ hearings, orders }: CourtCase) {
  return {
    hearingCount: hearings.length,
    hearings: latest(hearings, (hearing) => dayOfHearing(hearing) ?? '').map(
      ({ businessDate, nextDate, judge, purpose, business }) => ({
        date: businessDate ?? null,
        nextDate: nextDate ?? null,
        judge: judge ?? null,
        purpose: purpose ?? null,
        business: business ?? null,
      }),
    ),
    orderCount: orders.length,
    orders: latest(orders, ({ orderDate }) => orderDate).map(({ number, orderDate, judge, orderType }) => ({
      number,
      orderDate,
      judge: judge ?? null,
      orderType: orderType ?? null,
    })),
  }
}

function latest<Item>(items: Item[], dayOf: (item: Item) => string): Item[] {
  return items.toSorted((one, other) => dayOf(other).localeCompare(dayOf(one))).slice(0, MAX_SHOWN)
}
