import type { CourtCase, Hearing } from '../../domain/case.ts'
import type { CaseChange, MergedCase } from '../../domain/case-tracking/merge-case.ts'

/** Real actions of a court on a case between two fetches. Each is one fact, and so one event. */
export const ACTS = [
  'order made',
  'order put in before the others',
  'judge of an order learnt',
  'heard',
  'heard on the day planned',
  'purpose of a hearing changed',
  'party added',
  'advocate changed',
  'stage changed',
  'next date moved',
  'next date listed',
  'case renumbered',
  'disposed of',
  'application made',
  'application decided',
  'merged with another case',
] as const
export type Action = (typeof ACTS)[number]

/** Changes of the page that a source shows without an action of the court. */
export const NOISES = ['reordered', 'removed', 'repeated', 'partly blank', 'in other letters'] as const
export type Noise = (typeof NOISES)[number]

export interface Fetch {
  page: CourtCase
  listing?: { date: string }
  /** The expected result of `eventsOf` for this fetch, in alphabetical order. */
  events: string[]
}

/** Returns an integer from 0 below the given one. */
type Random = (below: number) => number

/**
 * A case as its court keeps it. Actions change it; a fetch shows it with noise, which spares the latest change: a
 * change that is not shown cannot be detected.
 */
export class Docket {
  private readonly truth: CourtCase
  private days = 0
  private serial = 0
  private isCountedAnew = false
  private fresh = new Set<unknown>()

  constructor() {
    this.truth = {
      identifier: { courtType: 'HC', cnr: 'DLHC010000012024' },
      courtType: 'HC',
      court: 'High Court of Delhi',
      judge: 'Justice Zero',
      caseNumber: 'CS/1/2024',
      status: 'PENDING',
      stage: 'Stage 0',
      filingDate: '2024-01-01',
      nextHearingDate: this.nextDay(),
      petitioners: [{ name: 'Petitioner 0', advocate: 'Advocate 0' }],
      respondents: [{ name: 'Respondent 0', advocate: 'Advocate 0' }],
      acts: ['Contract Act', 'Evidence Act'],
      hearings: [
        { businessDate: this.nextDay(), judge: 'Justice Zero', purpose: 'Purpose 0' },
        { nextDate: this.nextDay() },
      ],
      orders: [],
      interlocutoryApplications: [{ number: 'IA 0', status: 'Pending' }],
      linkedCases: [],
    }
  }

  firstPage(): CourtCase {
    return structuredClone(this.truth)
  }

  /** Lets the court act, then shows its page. */
  fetch(actions: readonly Action[], noises: readonly Noise[], random: Random): Fetch {
    this.fresh = new Set()
    const shownDate = this.truth.nextHearingDate
    const events = [...new Set(actions)].flatMap((action) => this.apply(action, random)).sort()
    const page = structuredClone(noises.reduce((shown, noise) => this.disturbed(shown, noise, random), this.truth))
    if (!actions.includes('next date listed') || !shownDate || !this.truth.nextHearingDate) return { page, events }
    // The case's own page is late: only the cause list has the new date.
    return { page: { ...page, nextHearingDate: shownDate }, listing: { date: this.truth.nextHearingDate }, events }
  }

  private apply(action: Action, random: Random): string[] {
    const { truth } = this
    const serial = ++this.serial
    switch (action) {
      case 'order made':
        return [this.addOrder(truth.orders.length + 1)]
      case 'order put in before the others':
        for (const order of truth.orders) order.number = String(Number(order.number) + 1)
        this.isCountedAnew = true
        return [this.addOrder(1)]
      case 'judge of an order learnt':
        return this.changeRow(
          'orders',
          truth.orders.filter(({ judge }) => !judge),
          'judge',
          `Justice ${serial}`,
          random,
        )
      case 'heard': {
        const hearing: Hearing = {
          businessDate: this.nextDay(),
          nextDate: this.nextDay(),
          purpose: `Purpose ${serial}`,
        }
        return [this.addRow('hearings', truth.hearings, hearing)]
      }
      case 'heard on the day planned': {
        const planned = truth.hearings.find(({ businessDate }) => businessDate === undefined)
        if (!planned?.nextDate) return []
        planned.businessDate = planned.nextDate
        planned.nextDate = this.nextDay()
        return this.changeRow('hearings', [planned], 'purpose', `Purpose ${serial}`, random)
      }
      case 'purpose of a hearing changed':
        return this.changeRow(
          'hearings',
          truth.hearings.filter(({ businessDate }) => businessDate),
          'purpose',
          `Purpose ${serial}`,
          random,
        )
      case 'party added':
        return [this.addRow('respondents', truth.respondents, { name: `Respondent ${serial}` })]
      case 'advocate changed':
        return this.changeRow('petitioners', truth.petitioners, 'advocate', `Advocate ${serial}`, random)
      case 'stage changed':
        return this.changeValue('stage', `Stage ${serial}`)
      case 'next date moved':
      case 'next date listed':
        return this.changeValue('nextHearingDate', this.nextDay())
      case 'case renumbered':
        return this.changeValue('caseNumber', `RFA/${serial}/2025`)
      case 'disposed of':
        return truth.status === 'DISPOSED' ? [] : this.changeValue('status', 'DISPOSED')
      case 'application made': {
        const application = { number: `IA ${serial}`, status: 'Pending' }
        return [this.addRow('interlocutoryApplications', truth.interlocutoryApplications, application)]
      }
      case 'application decided':
        return this.changeRow(
          'interlocutoryApplications',
          truth.interlocutoryApplications,
          'status',
          `Decided ${serial}`,
          random,
        )
      case 'merged with another case':
        return [this.addRow('linkedCases', truth.linkedCases, { number: `CS/${serial}/2023`, relation: 'TAGGED' })]
    }
  }

  private addOrder(number: number): string {
    const order = {
      number: String(number),
      orderDate: this.nextDay(),
      orderType: 'Daily order',
      reference: `file-${this.serial}`,
    }
    this.truth.orders.push(order)
    this.fresh.add(order)
    return event('new in orders', order)
  }

  private addRow<T extends object>(field: string, rows: T[], row: T): string {
    rows.push(row)
    this.fresh.add(row)
    return event(`new in ${field}`, row)
  }

  private changeRow<T extends object>(
    field: string,
    rows: T[],
    key: keyof T,
    value: T[keyof T],
    random: Random,
  ): string[] {
    const known = rows.filter((row) => !this.fresh.has(row))
    const row = known[random(known.length)]
    if (!row) return []
    row[key] = value
    this.fresh.add(row)
    return [event(`changed in ${field}`, row)]
  }

  private changeValue(field: 'stage' | 'nextHearingDate' | 'caseNumber' | 'status', value: string): string[] {
    if (this.fresh.has(field)) return []
    Object.assign(this.truth, { [field]: value })
    this.fresh.add(field)
    return [`${field}: ${value}`]
  }

  private nextDay(): string {
    return new Date(Date.UTC(2024, 0, ++this.days)).toISOString().slice(0, 10)
  }

  private disturbed(page: CourtCase, noise: Noise, random: Random): CourtCase {
    const shown = { ...page }
    for (const field of LISTS) {
      // Once the court has renumbered its list, an order is recognised by the numbers of the others: all must be there.
      const mayHide = field !== 'orders' || !this.isCountedAnew
      Object.assign(shown, { [field]: this.disturbedRows(page[field], noise, mayHide, random) })
    }
    for (const field of ['judge', 'stage', 'caseNumber', 'bench'] as const) {
      if (!this.fresh.has(field)) Object.assign(shown, disturbedTexts({ [field]: page[field] }, noise, random))
    }
    if (noise === 'reordered') shown.acts = page.acts.toReversed()
    if (noise === 'repeated') shown.acts = [...page.acts, ...page.acts]
    if (noise === 'removed') shown.acts = page.acts.slice(1)
    return shown
  }

  private disturbedRows(rows: readonly object[], noise: Noise, mayHide: boolean, random: Random): object[] {
    const one = rows[random(rows.length)]
    switch (noise) {
      case 'reordered':
        return rows
          .map((row) => ({ row, place: random(1000) }))
          .sort((a, b) => a.place - b.place)
          .map(({ row }) => row)
      case 'removed':
        return rows.filter((row) => this.fresh.has(row) || !mayHide || random(2) === 0)
      case 'repeated':
        return one ? [...rows, { ...one }] : [...rows]
      default:
        return rows.map((row) => (this.fresh.has(row) ? row : disturbedTexts(row, noise, random)))
    }
  }
}

const LISTS = ['petitioners', 'respondents', 'hearings', 'orders', 'interlocutoryApplications', 'linkedCases'] as const

/** The fields that identify a row. */
const NAMING = new Set(['businessDate', 'orderDate', 'number', 'name', 'relation'])

/**
 * Returns a copy of the texts with one omitted, blank or respelled. The only date of a hearing identifies it, and
 * stays.
 */
function disturbedTexts(row: object, noise: Noise, random: Random): object {
  const entries: [string, unknown][] = Object.entries(row)
  const at = random(entries.length)
  const changed = entries.map(([key, value], index): [string, unknown] => {
    if (noise === 'in other letters') return [key, typeof value === 'string' ? inOtherLetters(value) : value]
    const mayBlank = noise === 'partly blank' && index === at && !NAMING.has(key) && entries.length > 1
    return [key, mayBlank ? ['', '--', undefined][random(3)] : value]
  })
  return Object.fromEntries(changed.filter(([, value]) => value !== undefined))
}

/** Changes capitals and blanks; dates are already normalised here. */
function inOtherLetters(text: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(text) ? text : `  ${text.toUpperCase()} `
}

/** Returns the events of a merge, in the same words as `Docket.fetch`. */
export function eventsOf({ changes, newOrders }: Pick<MergedCase, 'changes' | 'newOrders'>): string[] {
  const changesShown = changes.map(({ field, from, to }: CaseChange) =>
    typeof to === 'string' ? `${field}: ${to}` : event(`${from === null ? 'new' : 'changed'} in ${field}`, to),
  )
  return [...changesShown, ...newOrders.map((order) => event('new in orders', order))].sort()
}

/** Describes a row by its identity and its changeable fields. */
function event(field: string, row: object): string {
  const texts = new Map(Object.entries(row))
  const number = texts.has('orderDate') ? undefined : texts.get('number')
  const named = [texts.get('businessDate'), texts.get('orderDate'), texts.get('name'), number]
  const says = [texts.get('purpose'), texts.get('judge'), texts.get('advocate'), texts.get('status')]
  const words = [...named, ...says].filter((text) => typeof text === 'string').join(' ')
  return `${field}: ${words.toLowerCase().replace(/\s+/g, ' ').trim()}`
}

/** Returns pseudo-random integers, the same for the same seed: a linear congruential generator. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return below === 0 ? 0 : Math.floor((state / 2 ** 32) * below)
  }
}
