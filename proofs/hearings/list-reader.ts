import { addDays } from '../../domain/dates.ts'
import {
  type Deletion,
  type DocumentKind,
  isEarly,
  type ListDay,
  type ListDocument,
  type ListReading,
  type ListRow,
} from '../../domain/hearings/cause-list.ts'
import { followLists, type Sighting } from '../../domain/hearings/follow-lists.ts'
import type { TrackedHearing } from '../../domain/hearings/hearing.ts'
import { shownState } from '../../domain/hearings/hearing-state.ts'
import { nameDocuments, withReading } from '../../domain/hearings/list-poll.ts'
import { detailsOf } from '../../domain/hearings/listing-details.ts'

/** A version of a list as the court has it up. */
export interface Version {
  kind: DocumentKind
  number: number
  /** The item of each case by the case; strangers are cases too. What a reader sees may be less. A note takes the cases off these items. */
  items: ReadonlyMap<number, number>
  seen: ReadonlyMap<number, number>
  state: 'whole' | 'cut' | 'short' | 'scanned' | 'stale'
  bytes: string
  upAt: number
}

/** Reads a court's lists and follows its cases, in memory, as activities and repository do: each step is whole or was not. */
export class ListReader {
  private readonly hearings = new Map<number, TrackedHearing>()
  private readonly tracked = new Map<number, number>()
  private readonly sightings = new Map<number, Map<string, Sighting>>()
  readonly firstListings = new Map<number, number>()
  readonly repeated: string[] = []
  private watched = 0
  private lookedThroughFor = -1
  private ids = 0
  private readonly day: string
  private lists: ListDay

  constructor(day: string) {
    this.day = day
    this.lists = { court: 'HC-DLHC01', day, documents: [], sureAt: null }
  }

  track(which: number, at: number): void {
    this.tracked.set(which, at)
    this.watched++
  }

  isWatched(which: number): boolean {
    return this.tracked.has(which)
  }

  watchedSince(which: number): number {
    return this.tracked.get(which) ?? 0
  }

  stateOf(which: number): string {
    return this.hearings.get(which)?.state ?? 'EXPECTED'
  }

  /** Whether this version was read in full. */
  hasRead(slot: string, bytes: string): boolean {
    return this.lists.documents.some((each) => each.slot === slot && each.sha256 === bytes && each.unread === null)
  }

  hasUnread(): boolean {
    return this.counting().some(({ unread }) => unread !== null)
  }

  /** Whether the court has a list of the day, as far as the last look saw. */
  hasList(): boolean {
    return this.lists.documents.some(({ kind }) => kind !== 'ADVANCE')
  }

  private counting(): ListDocument[] {
    return this.lists.documents.filter((document) => !isEarly(document))
  }

  get sureAt(): number | null {
    return this.lists.sureAt
  }

  shown(which: number, at: number): string {
    const { sureAt } = this.lists
    const documents = this.counting()
    const unread = documents.filter((document) => document.unread !== null).length
    const lists = { sureAt, documents: documents.length, unread, watchedSince: this.watchedSince(which) }
    const hearing = this.hearings.get(which) ?? { state: 'EXPECTED' as const, hearingDate: this.day }
    return shownState(hearing, lists, at)
  }

  /** @param stopAfter the number of steps after which the worker dies */
  poll(
    court: ReadonlyMap<string, Version>,
    at: number,
    { isDown, stopAfter }: { isDown: boolean; stopAfter: number },
  ): void {
    let steps = stopAfter
    if (isDown || steps-- <= 0) return
    const documents = [...court].map(([slot, { kind, number }]) => ({ slot, kind, number, bench: null }))
    const answer = documents.length === 0 ? { kind: 'none' as const } : { kind: 'found' as const, value: documents }
    const { day, withdrawn } = nameDocuments(this.lists, answer, at)
    this.lists = day
    for (const slot of withdrawn) this.replace(slot, new Map(), at)
    this.takeOff(at)
    const isForAll = this.lookedThroughFor === this.watched
    const watched = this.watched
    for (const document of this.lists.documents) {
      const version = court.get(document.slot)
      if (!version || (isForAll && version.bytes === document.sha256)) continue
      if (steps-- <= 0) return
      const reading = readingOf(version, this.day)
      const read = withReading(document, reading, version.bytes, this.day)
      const others = this.lists.documents.filter(({ slot }) => slot !== document.slot)
      this.lists = { ...this.lists, documents: [...others, read] }
      if (read.unread === 'WRONG_DAY') continue
      const hits = new Map<number, Sighting>()
      for (const row of [...reading.rows, ...reading.deletions]) {
        const which = Number(row.numbers[0])
        if (this.isWatched(which)) hits.set(which, sightingOf(version, document.slot, row))
      }
      if (read.unread === null) this.replace(document.slot, hits, at)
      else for (const [which, sighting] of hits) this.see(which, sighting, at)
      this.takeOff(at)
    }
    this.lookedThroughFor = watched
    this.lists = { ...this.lists, sureAt: at }
  }

  private replace(slot: string, hits: ReadonlyMap<number, Sighting>, at: number): void {
    for (const [which, seen] of this.sightings) if (!hits.has(which)) seen.delete(slot)
    for (const [which, sighting] of hits) this.see(which, sighting, at)
  }

  /** Takes off what no list carries any more, or a note takes off, once all of them are read. */
  private takeOff(at: number): void {
    if (this.hasUnread()) return
    for (const which of this.sightings.keys()) this.follow(which, at)
  }

  private see(which: number, sighting: Sighting, at: number): void {
    const seen = this.sightings.get(which) ?? new Map<string, Sighting>()
    this.sightings.set(which, seen.set(sighting.slot, sighting))
    this.follow(which, at)
  }

  private follow(which: number, at: number): void {
    const known = this.hearings.get(which)
    const now = [...(this.sightings.get(which)?.values() ?? [])]
    for (const { hearing, isFirstListing, changes } of followLists(
      known ? [known] : [],
      this.day,
      { sightings: now, isReadInFull: !this.hasUnread() },
      at,
      () => `${++this.ids}`,
    )) {
      if (isFirstListing) this.firstListings.set(which, (this.firstListings.get(which) ?? 0) + 1)
      else if (changes.length === 0) this.repeated.push(`case ${which} was told of no change`)
      for (const { from, to } of changes) if (from === to) this.repeated.push(`case ${which} was told the same again`)
      this.hearings.set(which, hearing)
    }
  }
}

function readingOf({ kind, seen, state }: Version, day: string): ListReading {
  if (kind === 'DELETION_NOTE') {
    const deletions = [...seen].map(([which, item]): Deletion => ({ item: String(item), numbers: [String(which)] }))
    return { day, rows: [], deletions, isCut: false }
  }
  const rows = [...seen].map(
    ([which, item]): ListRow => ({
      item: String(item),
      numbers: [String(which)],
      courtRoom: null,
      stage: null,
      petitioners: [],
      respondents: [],
      isDeleted: false,
    }),
  )
  if (state === 'scanned') return { day, rows: [], deletions: [], isCut: true }
  return { day: state === 'stale' ? addDays(day, -1) : day, rows, deletions: [], isCut: state === 'cut' }
}

function sightingOf({ kind, number }: Version, slot: string, row: Pick<ListRow, 'item' | 'numbers'>): Sighting {
  const takesOff = kind === 'DELETION_NOTE'
  return { slot, listKind: kind, listNumber: number, ...detailsOf(row, { bench: null }), takesOff }
}
