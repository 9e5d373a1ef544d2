import type { Database } from '../../db/database.ts'
import type { RecordedCaseChange } from '../../db/watchlist/tracked-cases/history.ts'
import { courtOf } from '../../domain/courts/index.ts'
import { printDate } from '../../domain/dates.ts'
import type { RaisedEvent } from '../../domain/events/event.ts'
import type { Notice, NoticeKind } from '../../domain/events/notice.ts'
import { eveningOf } from '../../domain/hearings/digest.ts'
import type { CandidateStatus } from '../../domain/review/candidate.ts'
import type { TrackedCase } from '../../domain/watchlist/watchlist.ts'
import type { NoticeTokens } from '../../platform/notice-tokens.ts'
import type { FailureReason } from '../../workflows/historical-search/historical-search.messages.ts'
import { type NoticeContent, outside } from './notice-message.ts'

/** The subject of a notice. */
interface Subject {
  accountId: string
  kind: NoticeKind
  events: RaisedEvent[]
  consoleUrl: string | undefined
}

type Items = Pick<NoticeContent, 'items'> & { count: number; shown: readonly string[] }

/** The most items of a notice: it can be read on a phone, and chat programs accept its length. */
const MAX_ITEMS = 20
/** The most changed fields that are named for a case. */
const MAX_FIELDS = 6

/** Returns what asks an address to confirm its subscription. */
export function confirmationContent(publicUrl: string, tokens: NoticeTokens, notice: Notice): ShowingContent {
  const url = `${publicUrl}/notices/${tokens(notice.subscriptionId)}/confirm`
  const title = 'Open the page and confirm that this address receives notices about court cases.'
  const link = { label: 'Confirm this address', url }
  const subject = 'Confirm your notices from CourtPulse'
  return { content: { subject, items: [{ title, details: [] }], more: 0, link }, shown: [] }
}

/** A notice with the ids of the records that it shows. */
export interface ShowingContent {
  content: NoticeContent
  shown: readonly string[]
}

/** Returns what a notice says of its events; undefined if nothing that they are about exists any more. */
export async function noticeContent(db: Database, subject: Subject): Promise<ShowingContent | undefined> {
  const { kind, consoleUrl } = subject
  const { subjectOf, page, itemsOf } = CONTENTS[kind]
  const { items, count, shown } = await itemsOf(db, subject)
  if (count === 0) return undefined
  const link = consoleUrl === undefined ? null : { label: 'Open in the console', url: `${consoleUrl}${page}` }
  const more = Math.max(0, count - items.length)
  return { content: { subject: subjectOf(count, subject), items, more, link }, shown }
}

interface KindOfContent {
  /** The page of the console with the same records. */
  page: string
  subjectOf(count: number, subject: Subject): string
  itemsOf(db: Database, subject: Subject): Promise<Items>
}

const CONTENTS: Record<NoticeKind, KindOfContent> = {
  HEARING_DIGEST: {
    page: '/account/hearings',
    subjectOf: (_, { events }) => `Hearings until ${printDate(String(events.at(-1)?.data.day))}`,
    itemsOf: digestItems,
  },
  NEW_CANDIDATES: {
    page: '/account/watchlist',
    subjectOf: (count) => `${count} new ${count === 1 ? 'case' : 'cases'} found for your watchlist`,
    itemsOf: candidateItems,
  },
  CHANGED_CASES: {
    page: '/account/hearings',
    subjectOf: (count) => `${count} ${count === 1 ? 'case has' : 'cases have'} changed`,
    itemsOf: caseItems,
  },
  ENDED_SEARCHES: {
    page: '/account/searches',
    subjectOf: (count) => `${count} ${count === 1 ? 'search has' : 'searches have'} ended`,
    itemsOf: searchItems,
  },
}

async function candidateItems(db: Database, { accountId, events }: Subject): Promise<Items> {
  const found = await Promise.all(idsIn(events, 'candidateId').map((id) => db.caseCandidates.find(id)))
  const own = found
    .filter((candidate) => candidate?.accountId === accountId)
    .filter((candidate) => candidate !== undefined)
    .filter(({ status, customerDecision }) => SEEN.includes(status) && customerDecision !== 'DECLINED')
  const entities = await db.watchlistEntities.findMany([...new Set(own.map((each) => each.watchlistEntityId))])
  const watched = new Map(entities.filter(({ status }) => status !== 'ARCHIVED').map(({ id, name }) => [id, name]))
  const news = own.filter(({ watchlistEntityId }) => watched.has(watchlistEntityId))
  const shown = news.slice(0, MAX_ITEMS)
  const isDecidedHere = (await db.accounts.find(accountId))?.reviewer === 'CUSTOMER'
  const items = shown.map(({ rawMatch, watchlistEntityId, score, status }) => ({
    title: numberOf(rawMatch),
    details: some([
      written(rawMatch.court),
      sides(rawMatch.petitioners, rawMatch.respondents),
      `found for ${outside(watched.get(watchlistEntityId) ?? '')}, score ${score} of 100`,
      status === 'APPROVED' && isDecidedHere ? 'waits for your decision' : undefined,
    ]),
  }))
  return { items, count: news.length, shown: shown.map(({ id }) => id) }
}

/** The candidates that customers see: not those that wait for the operator, or that the operator rejected. */
const SEEN: readonly CandidateStatus[] = ['APPROVED', 'PROMOTED']

async function caseItems(db: Database, { accountId, events }: Subject): Promise<Items> {
  // By `find`: a case may have been merged into another record since its event.
  const found = await Promise.all(
    idsIn(events, 'caseId').map(async (id) => [id, await db.trackedCases.find(id)] as const),
  )
  const isNews = (tracked: TrackedCase) => tracked.accountId === accountId && tracked.status !== 'ARCHIVED'
  const current = new Map(found.flatMap(([id, tracked]) => (tracked && isNews(tracked) ? [[id, tracked]] : [])))
  const own = [...new Map([...current.values()].map((tracked) => [tracked.id, tracked])).values()]
  const since = Math.min(...events.map(({ created }) => created))
  const ofOrders = events.filter(({ type }) => type === 'order.available')
  const withOrders = new Set(ofOrders.map(({ data }) => current.get(String(data.caseId))?.id))
  const items = await Promise.all(
    own.slice(0, MAX_ITEMS).map(async (tracked) => {
      const changes = await db.trackedCases.changesOf(tracked.id, { most: 50 })
      return {
        title: numberOf(factsOf(tracked)),
        details: some([
          ...aboutCase(tracked),
          withOrders.has(tracked.id) ? 'new order' : undefined,
          fieldsIn(
            changes.filter(({ created, origin }) => created >= since - WRITTEN_WITHIN_MS && origin !== 'CUSTOMER'),
          ),
        ]),
      }
    }),
  )
  return { items, count: own.length, shown: own.slice(0, MAX_ITEMS).map(({ id }) => id) }
}

/** An event is raised in the transaction of its changes, which lasts no longer. */
const WRITTEN_WITHIN_MS = 60_000

/** Returns the names of changed fields in words: `next hearing date, stage`. */
function fieldsIn(changes: RecordedCaseChange[]): string | undefined {
  const fields = [...new Set(changes.map(({ field }) => field))].filter((field) => field !== 'orders')
  if (fields.length === 0) return undefined
  const words = fields
    .slice(0, MAX_FIELDS)
    .map((field) => field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
  return `changed: ${words.join(', ')}${fields.length > MAX_FIELDS ? ' and more' : ''}`
}

async function digestItems(db: Database, { accountId, events }: Subject): Promise<Items> {
  const digest = events.at(-1)
  if (!digest) return { items: [], count: 0, shown: [] }
  const { data, created } = digest
  // A late digest is raised after midnight and is of the evening before.
  const range = { from: eveningOf(created).from, to: String(data.day) }
  const hearings = await db.transaction((tx) => db.hearings.ofAccount(accountId, range, tx))
  const listed = hearings
    .filter(({ state }) => state === 'LISTED')
    .sort((a, b) => a.hearingDate.localeCompare(b.hearingDate))
  const shown = listed.slice(0, MAX_ITEMS)
  const cases = await db.trackedCases.findMany([...new Set(shown.map(({ trackedCaseId }) => trackedCaseId))])
  const caseOf = new Map(cases.map((tracked) => [tracked.id, tracked]))
  const counts = { title: countsIn(data), details: [] }
  const items = shown.flatMap(({ trackedCaseId, hearingDate, courtRoom, item, bench }) => {
    const tracked = caseOf.get(trackedCaseId)
    if (!tracked) return []
    const where = [courtRoom && `court room ${outside(courtRoom)}`, item && `item ${outside(item)}`].filter(Boolean)
    const details = some([...aboutCase(tracked), [printDate(hearingDate), ...where].join(', '), written(bench)])
    return [{ title: numberOf(factsOf(tracked)), details }]
  })
  return { items: [counts, ...items], count: 1 + listed.length, shown: [...caseOf.keys()] }
}

function countsIn({ listed, changed, removed, notListed, missing, notCovered }: RaisedEvent['data']): string {
  const counts: [unknown, string][] = [
    [listed, 'listed'],
    [changed, 'changed'],
    [removed, 'taken off'],
    [notListed, 'on no list'],
    [missing, 'whose list is missing'],
    [notCovered, 'whose lists are not read'],
  ]
  const words = counts.filter(([count]) => Number(count) > 0).map(([count, what]) => `${count} ${what}`)
  return words.length === 0 ? 'No hearing is expected.' : `${words.join(', ')}.`
}

async function searchItems(db: Database, { accountId, events }: Subject): Promise<Items> {
  const ended = await Promise.all(
    events.map(async ({ data }) => {
      const search = await db.historicalSearches.find(accountId, String(data.searchId))
      if (!search) return []
      const unfinished = search.failureReason === ('CANCELLED' satisfies FailureReason) ? 'cancelled' : 'failed'
      const outcome = data.status === 'COMPLETE' ? `${data.collected} results` : unfinished
      return [{ title: outside(search.criteria.name), details: [outcome] }]
    }),
  )
  const items = ended.flat()
  const shown = events.slice(0, MAX_ITEMS).map(({ data }) => String(data.searchId))
  return { items: items.slice(0, MAX_ITEMS), count: items.length, shown }
}

type Facts = Record<string, unknown>

function factsOf({ caseIdentifier, snapshot }: TrackedCase): Facts {
  return { ...caseIdentifier, ...snapshot }
}

function aboutCase(tracked: TrackedCase): (string | undefined)[] {
  const facts = factsOf(tracked)
  const { petitioner, respondent } = Object(facts.parties) as Facts
  const next = written(facts.nextHearingDate)
  return [
    written(facts.court) ?? courtOf(tracked.caseIdentifier.courtType).name,
    sides(facts.petitioners ?? [petitioner], facts.respondents ?? [respondent]),
    next && `next hearing ${next}`,
  ]
}

/** Returns the number by which people know a case. */
function numberOf(facts: Facts): string {
  const { caseNumber, registrationNumber, cnr, filingNumber, diaryNumber } = facts
  const numbers = [caseNumber, registrationNumber, cnr, filingNumber, diaryNumber].map(written)
  return numbers.find((number) => number !== undefined) ?? 'A case without a number'
}

/** Returns the first party of each side: `A v. B`. */
function sides(petitioners: unknown, respondents: unknown): string | undefined {
  const [one, other] = [petitioners, respondents].map((side) => (Array.isArray(side) ? written(side[0]) : undefined))
  return one === undefined && other === undefined ? undefined : `${one ?? '?'} v. ${other ?? '?'}`
}

function written(value: unknown): string | undefined {
  return typeof value === 'string' ? outside(value) || undefined : undefined
}

function some(details: (string | undefined)[]): string[] {
  return details.filter((detail) => detail !== undefined)
}

function idsIn(events: RaisedEvent[], field: string): string[] {
  return [...new Set(events.map(({ data }) => String(data[field])))]
}
