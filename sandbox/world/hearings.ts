import type { Hearing, IsoDate } from '../../domain/case.ts'
import type { CaseTitle, WorldCase } from './case.ts'
import { addDays } from './days.ts'
import { judgeName } from './names.ts'
import type { Random } from './random.ts'

export type Listing = Pick<
  WorldCase,
  'hearings' | 'judge' | 'stage' | 'firstHearingDate' | 'previousHearingDate' | 'nextHearingDate'
>

/**
 * A case's hearings up to the given day, and the next one. Dates follow from the filing date alone, so that a later day
 * only adds to those of an earlier day. A disposed case ends with a row of the purpose `Disposed`.
 */
export function listingOn(today: IsoDate, title: CaseTitle, random: Random): Listing {
  const judge = judgeFor(title, random)
  const lastDay = title.decisionDate ?? today
  const heard: Hearing[] = []
  let date = addDays(title.filingDate, random.whole('first hearing', 7, 60))
  for (let n = 1; date < lastDay; n++) {
    const nextDate = addDays(date, gapAfter(date, random, n))
    heard.push({ businessDate: date, nextDate, judge, purpose: purposeAt(n), business: businessAt(n, random) })
    date = nextDate
  }
  const first = heard[0]?.businessDate
  const previous = heard.at(-1)?.businessDate
  const listing: Listing = {
    judge,
    hearings: heard,
    ...(first && { firstHearingDate: first }),
    ...(previous && { previousHearingDate: previous }),
  }
  if (title.decisionDate) return { ...listing, ...closedOn(title.decisionDate, heard, judge) }
  return { ...listing, ...awaiting(date, heard, random) }
}

/** The last hearing's next date is the day of decision; some sites go on showing it as the next date of a closed case. */
function closedOn(decisionDate: IsoDate, heard: Hearing[], judge: string): Partial<Listing> {
  const hearings = heard.map((hearing, i) =>
    i === heard.length - 1 ? { ...hearing, nextDate: decisionDate } : hearing,
  )
  return { hearings: [...hearings, { businessDate: decisionDate, judge, purpose: 'Disposed' }], stage: 'Disposed' }
}

/** One site in twelve names no next date, and one in twelve still shows one that has passed. */
function awaiting(date: IsoDate, heard: Hearing[], random: Random): Partial<Listing> {
  const stage = purposeAt(heard.length + 1)
  const lateness = random.whole('lateness', 1, 12)
  const last = heard.at(-1)?.businessDate
  if (lateness === 1) return { stage }
  return { stage, nextHearingDate: lateness === 2 && last ? last : date }
}

/** Two to six weeks, but nothing was heard between the end of March and the middle of June 2020. */
function gapAfter(date: IsoDate, random: Random, n: number): number {
  const days = random.whole(`gap ${n}`, 14, 42)
  const next = addDays(date, days)
  return next > '2020-03-24' && next < '2020-06-15' ? days + 84 : days
}

const PURPOSES = [
  'First Order',
  'Notice',
  'Filing of Reply',
  'Framing of Issues',
  'Petitioner Evidence',
  'Respondent Evidence',
  'Arguments',
  'Order',
] as const

/** A purpose applies to several hearings in a row. */
function purposeAt(n: number): string {
  return PURPOSES[Math.min(PURPOSES.length - 1, Math.floor((n - 1) / 4))] ?? 'Hearing'
}

function businessAt(n: number, random: Random): string {
  return random.pick(`business ${n}`, [
    'Matter called. Learned counsel for the parties present. Put off at request.',
    'None for the respondent. Notice to issue again.',
    'Reply taken on record. Copy supplied to the other side.',
    'Part heard. Put up for the remaining submissions.',
    'The Presiding Officer is on leave.',
  ])
}

/** District courts and tribunals name the post, High Courts the person, with the court room glued in front. */
function judgeFor({ forum }: CaseTitle, random: Random): string {
  if (forum.type === 'HC')
    return `${random.whole('room', 100, 1999)}HON'BLE JUSTICE ${judgeName(random, 'judge').toUpperCase()}`
  if (forum.type === 'SC') return `Justice ${judgeName(random, 'judge')}, Justice ${judgeName(random, 'second judge')}`
  if (forum.type === 'DC') return `${random.whole('room', 1, 12)}-${random.pick('post', DISTRICT_POSTS)}`
  return random.pick('post', TRIBUNAL_POSTS)
}

const DISTRICT_POSTS = [
  'District Judge-1  Addl. Sessions Judge',
  'Civil Judge Senior Division',
  'Chief Judicial Magistrate',
] as const
const TRIBUNAL_POSTS = ['Member (Judicial), Member (Technical)', 'Presiding Officer', 'President, Member'] as const
