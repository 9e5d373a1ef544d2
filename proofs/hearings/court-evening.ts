import { addDays, HOUR_MS, startOfIndianDay } from '../../domain/dates.ts'
import { isEarly, type ListKind } from '../../domain/hearings/cause-list.ts'
import { dueAt, endOfWatch, nextPoll } from '../../domain/hearings/list-times.ts'
import { ListReader, type Version } from './list-reader.ts'
import { randomFrom } from './random.ts'

/*
 * One court's lists for one day, on a clock of their own: what the court publishes, and what the service makes of it. The court's truth is
 * kept apart, and what the service tells is compared with it.
 */

/** What was wrong in an evening, and how long telling took. */
export interface Evening {
  problems: string[]
  /** From the publication of each listing, or the end of an outage, to its telling; ms. */
  delays: number[]
  looks: number
  kinds: Set<EventKind>
}

const EVENT_KINDS = [
  'early list',
  'publish late',
  'revise',
  'replace silently',
  'duplicate',
  'withdraw',
  'cut',
  'lose rows',
  'scan',
  'stale',
  'note',
  'outage',
  'late case',
  'kill',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]

const DAY = '2026-11-26'
const WATCHED = 6
const STRANGERS = 14
/** How soon a listing has to be told. */
const TOLD_WITHIN_MS = 10 * 60_000
/** A withdrawal is believed after two looks ten minutes apart. */
const WITHDRAWN_WITHIN_MS = 26 * 60_000
const MINUTE = 60_000

/** Plays one evening. The same seed gives the same evening. */
export function playEvening(seed: number): Evening {
  const random = randomFrom(seed)
  const day = addDays(DAY, 7 * random(8))
  const start = dueAt(day) - 7.5 * HOUR_MS
  const end = endOfWatch(day)
  const kinds = new Set<EventKind>()
  const court = new Map<string, Version>()
  const service = new ListReader(day)
  const problems: string[] = []
  const delays: number[] = []
  const outages: [from: number, until: number][] = []
  const plans = planOf(random, { day, start, end, kinds, court, outages, service })
  /** Since when a case is to be seen, by case: on a list with the right day, on a row that is there. */
  const visibleSince = new Map<number, number>()
  /** Since when a case is on a list in truth, whether or not it can be read; and since when it is on none. */
  const onSince = new Map<number, number>()
  const offSince = new Map<number, number>()
  const told = new Set<number>()
  const before = new Map<number, string>()
  let looks = 0
  let unreadUntil = 0

  for (let at: number | undefined = start; at !== undefined; at = nextPoll(day, at)) {
    for (const plan of plans.filter((each) => each.at <= (at ?? 0))) {
      plan.happen()
      plans.splice(plans.indexOf(plan), 1)
    }
    noteTruth(at)
    for (let which = 0; which < WATCHED; which++) checkNotListed(which, at)
    const isDown = outages.some(([from, until]) => from <= (at ?? 0) && (at ?? 0) < until)
    const isKilled = random(10) === 0
    if (isKilled) kinds.add('kill')
    looks++
    if (isKilled) service.poll(court, at, { isDown, stopAfter: random(3) })
    service.poll(court, at, { isDown, stopAfter: Number.POSITIVE_INFINITY })

    for (let which = 0; which < WATCHED; which++) check(which, at, isDown)
    // Between two looks the clock alone changes what is shown.
    check(random(WATCHED), at + 4 * MINUTE, true)
  }
  for (let which = 0; which < WATCHED; which++)
    if (service.isWatched(which) && visibleSince.has(which) && service.stateOf(which) !== 'LISTED' && !isLastLookDown())
      problems.push(`case ${which} is on a list at the end and ${service.stateOf(which)}`)
  for (const [which, events] of service.firstListings)
    if (events > 1) problems.push(`case ${which} was listed ${events} times`)
  problems.push(...service.repeated)
  return { problems: problems.map((problem) => `evening ${seed}: ${problem}`), delays, looks, kinds }

  function isLastLookDown(): boolean {
    return outages.some(([from, until]) => from <= end && end < until)
  }

  function noteTruth(at: number): void {
    const [visible, on] = [new Map<number, number>(), new Map<number, number>()]
    const notes = [...court.values()].filter(({ kind }) => kind === 'DELETION_NOTE')
    const stands = ([which, item]: [number, number]) => notes.every(({ items }) => items.get(which) !== item)
    for (const { kind, items, seen, state, upAt } of court.values()) {
      if (kind === 'DELETION_NOTE' || isEarly({ kind })) continue
      const earliest = (of: Map<number, number>, which: number) => of.set(which, Math.min(upAt, of.get(which) ?? upAt))
      if (state !== 'stale') for (const [which] of [...seen].filter(stands)) earliest(visible, which)
      for (const [which] of [...items].filter(stands)) earliest(on, which)
    }
    keepFirst(visibleSince, visible)
    keepFirst(onSince, on)
    for (let which = 0; which < WATCHED; which++)
      if (on.has(which)) offSince.delete(which)
      else offSince.set(which, offSince.get(which) ?? at)
  }

  function checkNotListed(which: number, at: number): void {
    if (!service.hasList() && service.shown(which, at) === 'NOT_LISTED')
      problems.push(`case ${which} is NOT_LISTED by an early list alone`)
    const upAt = visibleSince.get(which)
    if (!service.isWatched(which) || upAt === undefined || service.shown(which, at) !== 'NOT_LISTED') return
    // What was put up since the last look can be known to nobody.
    if (service.sureAt === null || upAt <= service.sureAt)
      problems.push(`case ${which} is NOT_LISTED while a list carries it`)
  }

  function check(which: number, at: number, isDown: boolean): void {
    if (!service.isWatched(which)) return
    checkNotListed(which, at)
    const state = service.stateOf(which)
    const upAt = visibleSince.get(which)
    if (state === 'LISTED' && upAt !== undefined && !told.has(which)) {
      told.add(which)
      const since = Math.max(
        upAt,
        service.watchedSince(which),
        ...outages.flatMap(([, until]) => (until <= at ? [until] : [])),
      )
      delays.push(Math.max(0, at - since))
    }
    const on = onSince.get(which)
    // What an unreadable version put back may stay taken off; what it still carries may not be taken off by it.
    if (state === 'REMOVED' && before.get(which) === 'LISTED' && on !== undefined)
      problems.push(`case ${which} was taken off while a list carries it`)
    before.set(which, state)
    if (service.hasUnread()) unreadUntil = at
    const off = Math.max(offSince.get(which) ?? Number.POSITIVE_INFINITY, lastOutageEnd(at), unreadUntil)
    if (state === 'LISTED' && !isDown && at - off > WITHDRAWN_WITHIN_MS)
      problems.push(`case ${which} is LISTED though no list carries it`)
    if (upAt === undefined) return
    if (
      state !== 'LISTED' &&
      !isDown &&
      at - Math.max(upAt, service.watchedSince(which), lastOutageEnd(at)) > TOLD_WITHIN_MS
    )
      problems.push(`case ${which} was missed`)
  }

  function lastOutageEnd(at: number): number {
    return Math.max(0, ...outages.flatMap(([, until]) => (until <= at ? [until] : [])))
  }
}

/** Keeps what is still there with its first instant, adds what is new, drops the rest. */
function keepFirst(since: Map<number, number>, now: ReadonlyMap<number, number>): void {
  for (const which of since.keys()) if (!now.has(which)) since.delete(which)
  for (const [which, at] of now) if (!since.has(which)) since.set(which, at)
}

interface Stage {
  day: string
  start: number
  end: number
  kinds: Set<EventKind>
  court: Map<string, Version>
  outages: [number, number][]
  service: ListReader
}

/** What will happen in an evening, earliest first. */
function planOf(random: (below: number) => number, { day, start, end, kinds, court, outages, service }: Stage) {
  const plans: { at: number; happen(): void }[] = []
  const span = end - start
  const anInstant = () => start + random(span)
  let bytes = 0
  const put = (slot: string, version: Omit<Version, 'bytes' | 'upAt'>, at: number) =>
    court.set(slot, { ...version, bytes: `${slot} ${++bytes}`, upAt: at })
  const plan = (at: number, kind: EventKind | undefined, happen: () => void) => {
    plans.push({
      at,
      happen() {
        if (kind) kinds.add(kind)
        happen()
      },
    })
  }
  const someItems = () => {
    const all = Array.from({ length: WATCHED + STRANGERS }, (_, which) => which)
    const on = all.filter((which) => (which < WATCHED ? random(3) > 0 : random(5) > 0))
    return new Map(on.map((which, n) => [which, n + 1 + random(40)]))
  }

  const whole = (version: Pick<Version, 'kind' | 'number' | 'items'>) => ({
    ...version,
    seen: version.items,
    state: 'whole' as const,
  })
  if (random(3) === 0) {
    const putEarly = (at: number) =>
      plan(at, 'early list', () => put('early', whole({ kind: 'ADVANCE', number: 1, items: someItems() }), at))
    putEarly(start)
    if (random(2) === 0) putEarly(anInstant())
    if (random(3) === 0) {
      const at = anInstant()
      plan(at, 'early list', () => {
        const early = court.get('early')
        if (early) put('early', { ...early, state: 'scanned', seen: new Map() }, at)
      })
    }
  }
  const lists = random(5) === 0 ? 0 : 1 + random(3)
  for (let n = 0; n < lists; n++) {
    const slot = `list-${n}`
    const kind: ListKind = n === 0 ? 'DAILY' : 'SUPPLEMENTARY'
    // A third of the first lists come after they are due.
    const at = n === 0 ? start + (random(3) === 0 ? span / 3 : 3 * HOUR_MS) + random(2 * HOUR_MS) : anInstant()
    plan(at, at > dueAt(day) ? 'publish late' : undefined, () =>
      put(slot, whole({ kind, number: n + 1, items: someItems() }), at),
    )
    const later = () => at + random(Math.max(1, end - at))
    for (let edits = random(4); edits > 0; edits--) {
      const when = later()
      const change = (kindOfEdit: EventKind, edit: (before: Version) => Omit<Version, 'bytes' | 'upAt'>) =>
        plan(when, kindOfEdit, () => {
          const before = court.get(slot)
          if (before) put(slot, edit(before), when)
        })
      const which = random(8)
      if (which === 0) change('revise', (before) => whole({ ...before, items: someItems() }))
      if (which === 1)
        change('replace silently', (before) =>
          whole({ ...before, items: new Map([...before.items].map(([each, item]) => [each, item + 1])) }),
        )
      if (which === 2)
        plan(when, 'duplicate', () => {
          const before = court.get(slot)
          // A short copy at a new address is a short list: nobody can know better.
          if (before && before.state !== 'short') put(`${slot}-again`, before, when)
        })
      if (which === 3)
        plan(when, 'withdraw', () => {
          court.delete(slot)
        })
      if (which === 4)
        change('cut', (before) => ({
          ...before,
          state: 'cut',
          seen: new Map([...before.items].filter(() => random(2) === 0)),
        }))
      if (which === 7)
        plan(when, 'lose rows', () => {
          const before = court.get(slot)
          // Where no look saw the whole version nobody can know that rows are missing.
          if (!before || !service.hasRead(slot, before.bytes)) return
          const seen = new Map([...before.items].slice(-Math.floor((before.items.size - 1) / 2)))
          put(slot, { ...before, state: 'short', seen }, when)
        })
      if (which === 5) change('scan', (before) => ({ ...before, state: 'scanned', seen: new Map() }))
      if (which === 6) change('stale', (before) => ({ ...before, state: 'stale' }))
    }
  }
  if (random(3) === 0) {
    const at = anInstant()
    plan(at, 'note', () => {
      const [list] = [...court.values()].filter(({ kind, state }) => state === 'whole' && !isEarly({ kind }))
      if (!list) return
      const items = new Map([...list.items].filter(() => random(3) === 0))
      put('note', { kind: 'DELETION_NOTE', number: 1, items, seen: items, state: 'whole' }, at)
    })
  }
  if (random(4) === 0) {
    const from = anInstant()
    outages.push([from, Math.min(end, from + random(4 * HOUR_MS))])
    kinds.add('outage')
  }
  for (let which = 0; which < WATCHED; which++) {
    if (random(4) > 0) service.track(which, start)
    else {
      const at = startOfIndianDay(addDays(day, -1)) + 22 * HOUR_MS + random(HOUR_MS)
      plan(at, 'late case', () => service.track(which, at))
    }
  }
  return plans.sort((one, other) => one.at - other.at)
}
