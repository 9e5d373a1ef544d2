import test from 'ava'
import fc from 'fast-check'
import {
  beginMerging,
  excludeSource,
  isEnded,
  type Keyed,
  type Merging,
  mergePage,
  nextToMerge,
  noteAnswer,
  noteFailure,
} from '../../../domain/historical-search/merge.ts'
import { pageToken, readPageToken } from '../../../domain/historical-search/page-token.ts'
import {
  isLastPage,
  isPageReady,
  HISTORICAL_PAGE_SIZE as PAGE_SIZE,
  positionsOf,
} from '../../../domain/historical-search/pages.ts'
import type { Provider } from '../../../domain/source.ts'

interface Case extends Keyed {
  source: Provider
  filingDate: string | undefined
}

/** Two sources of a search: pages of any length, with overlaps, repeats, equal and missing dates. */
interface World {
  pages: Partial<Record<Provider, Case[][]>>
  /** Whether the nth call fails. */
  failures: boolean[]
  cap: number
  isPerPage: boolean
}

/** A case is a number in the world; a source may know it by its key alone, with an alias, or by its alias as key. */
const aCase = (source: Provider) =>
  fc
    .record({
      id: fc.nat({ max: 700 }),
      form: fc.constantFrom('key', 'key and alias', 'alias as key'),
      filingDate: fc.option(
        fc.nat({ max: 400 }).map((day) => new Date(Date.UTC(2020, 0, 1 + day)).toISOString().slice(0, 10)),
        { nil: undefined },
      ),
    })
    .map(({ id, form, filingDate }): Case & { id: number } => ({
      id,
      source,
      filingDate,
      key: form === 'alias as key' ? `alias ${id}` : `case ${id}`,
      // A form without a link to the other one is another case for every source.
      aliases: form === 'key and alias' ? [`alias ${id}`] : [],
    }))

function pagesOf(source: Provider, sortsByDate: boolean) {
  return fc
    .tuple(
      fc.array(aCase(source), { maxLength: 420, size: 'max' }),
      fc.array(fc.nat({ max: 100 }), { minLength: 1, maxLength: 8 }),
    )
    .map(([cases, lengths]) => {
      const sorted = sortsByDate
        ? cases.toSorted((a, b) =>
            (a.filingDate ?? '') < (b.filingDate ?? '') ? 1 : (a.filingDate ?? '') > (b.filingDate ?? '') ? -1 : 0,
          )
        : cases
      return cut(sorted, lengths)
    })
}

/** Cuts cases into pages of the given lengths, repeatedly, including short and empty ones. */
function cut(cases: Case[], lengths: number[]): Case[][] {
  const steps = lengths.some((length) => length > 0) ? lengths : [PAGE_SIZE]
  const pages: Case[][] = []
  for (let at = 0, i = 0; at < cases.length || i === 0; i++) {
    const length = steps[i % steps.length] ?? PAGE_SIZE
    pages.push(cases.slice(at, at + length))
    at += length
  }
  return pages
}

const worlds: fc.Arbitrary<World> = fc.record({
  pages: fc.record({ ecourtsindia: pagesOf('ecourtsindia', true), attestr: pagesOf('attestr', false) }),
  failures: fc.array(fc.boolean(), { maxLength: 12 }),
  cap: fc.oneof(
    fc.constant(1_000),
    fc.nat({ max: 450 }).map((cap) => cap + 1),
  ),
  isPerPage: fc.boolean(),
})

const SECRET = 'a secret of the tests'

/** A search over a world, as API, workflow and database run it, with everything delivered and charged. */
const SOURCES: Provider[] = ['ecourtsindia', 'attestr']

class Search {
  private merging: Merging
  private readonly list: Case[] = []
  private readonly known = { identities: new Set<string>(), aliases: new Set<string>() }
  private calls = 0
  readonly ledger = new Set<string>()
  private readonly world: World

  constructor(world: World) {
    this.world = world
    this.merging = beginMerging(SOURCES, world.cap)
  }

  /**
   * Returns one page as its client gets it; undefined for a 503, after which the client comes back with the same token.
   */
  give(token: string | undefined): { results: Case[]; nextPageToken: string | null } | undefined {
    const page = token === undefined ? 1 : readPageToken(SECRET, 'search', token)
    if (page === undefined) throw new Error('a token that was given out is not taken')
    while (!isPageReady(page, this.progress())) if (!this.readOne()) return undefined
    const { from, to } = positionsOf(page)
    const results = this.list.slice(from, to)
    if (results.length > 0) this.ledger.add(this.world.isPerPage ? `page:search:${page}` : 'search:search')
    const isLast = isLastPage(page, this.progress())
    return { results, nextPageToken: isLast ? null : pageToken(SECRET, 'search', page + 1) }
  }

  private progress() {
    return { collected: this.merging.collected, ended: isEnded(this.merging) }
  }

  /** Makes one call of a source; false when it failed. */
  private readOne(): boolean {
    const next = nextToMerge(this.merging)
    if (!next) throw new Error('nothing is next, and the page is not ready')
    if (this.world.failures[this.calls++]) {
      this.merging = noteFailure(this.merging, { source: next.source, asking: 'a page', now: this.calls })
      return false
    }
    const pages = this.world.pages[next.source] ?? []
    const isLast = next.page === pages.length - 1
    const answered = noteAnswer(this.merging, { ...next, nextCursor: isLast ? null : 'next' })
    const { added, merging } = mergePage(answered, pages[next.page] ?? [], this.known, isLast)
    this.merging = merging
    for (const each of added) {
      this.list.push(each)
      this.known.identities.add(each.key)
      for (const alias of each.aliases) this.known.aliases.add(alias)
    }
    return true
  }
}

/** Reads a world to its end like a client that comes back after each 503. */
function readWhole(world: World) {
  const search = new Search(world)
  const tokens: (string | undefined)[] = []
  const pages: Case[][] = []
  for (let token: string | undefined | null; token !== null; ) {
    const page = search.give(token)
    if (!page) continue
    tokens.push(token)
    pages.push(page.results)
    token = page.nextPageToken
  }
  return { search, tokens, pages, all: pages.flat() }
}

/**
 * Computes the contract's result by brute force: every case of the first source, then the others of the second, each
 * once.
 */
function expected({ pages, cap }: World): Case[] {
  const list: Case[] = []
  for (const each of Object.values(pages).flat(2)) if (!list.some((other) => isSame(each, other))) list.push(each)
  return list.slice(0, cap)
}

function isSame(one: Keyed, other: Keyed): boolean {
  return one.key === other.key || one.aliases.includes(other.key) || other.aliases.includes(one.key)
}

test('whatever two sources send, a search returns every case once, in order, in pages of exactly 100, and charges what it returned', (t) => {
  fc.assert(
    fc.property(worlds, (world) => {
      const { search, tokens, pages, all } = readWhole(world)
      const wanted = expected(world)
      const says = (cases: Case[]) => cases.map(({ key, source }) => `${source} ${key}`)
      if (says(all).join() !== says(wanted).join()) throw new Error('not the union in the order of the contract')

      for (const page of pages.slice(0, -1))
        if (page.length !== PAGE_SIZE) throw new Error('a short page before the last')
      const last = pages.at(-1)?.length ?? 0
      if (last > PAGE_SIZE || (last === 0 && wanted.length > 0)) throw new Error('the last page is empty or too long')

      const dates = all.filter(({ source }) => source === 'ecourtsindia').map(({ filingDate }) => filingDate ?? '')
      if (dates.join() !== dates.toSorted().reverse().join()) throw new Error('not the newest filing date first')

      const bill = [...search.ledger].sort().join()
      tokens.forEach((token, i) => {
        const again = search.give(token)
        if (says(again?.results ?? []).join() !== says(pages[i] ?? []).join())
          throw new Error('a token names another page')
      })
      if ([...search.ledger].sort().join() !== bill) throw new Error('reading again was charged')
      const filled = pages.filter((page) => page.length > 0).length
      if (search.ledger.size !== (world.isPerPage ? filled : Math.min(1, filled)))
        throw new Error('not charged once each')
    }),
    { numRuns: 2_000 },
  )
  t.pass()
})

test('an excluded source keeps its cases in the list, and the others follow', (t) => {
  const one = (key: string, source: Provider): Case => ({ key, aliases: [], source, filingDate: undefined })
  const known = { identities: new Set(['a']), aliases: new Set<string>() }
  const first = mergePage(
    beginMerging(SOURCES, 10),
    [one('a', 'ecourtsindia')],
    { identities: new Set(), aliases: new Set() },
    false,
  )
  const without = excludeSource(first.merging, 'ecourtsindia')
  t.deepEqual(nextToMerge(without), { source: 'attestr', page: 0 })
  const second = mergePage(without, [one('a', 'attestr'), one('b', 'attestr')], known, true)
  t.deepEqual(
    second.added.map(({ key }) => key),
    ['b'],
  )
  t.deepEqual(second.merging, {
    sources: [
      { source: 'ecourtsindia', state: 'LEFT_OUT', merged: 1, pages: 0, hasMore: true },
      { source: 'attestr', state: 'ENDED', merged: 1, pages: 0, hasMore: true },
    ],
    collected: 2,
    cap: 10,
    capReached: false,
  })
  t.true(isEnded(second.merging))
})

test('a late failure does not exclude a source that was read to its end', (t) => {
  const { merging } = mergePage(beginMerging(['attestr'], 10), [], { identities: new Set(), aliases: new Set() }, true)
  t.is(excludeSource(merging, 'attestr').sources[0]?.state, 'ENDED')
})

test('the failing time starts after the last answer, and again with another caller', (t) => {
  const first = noteFailure(beginMerging(['attestr'], 10), { source: 'attestr', asking: 'page 1', now: 1_000 })
  const failing = noteFailure(first, { source: 'attestr', asking: 'page 1', now: 5_000 })
  t.is(failing.sources[0]?.failingSince, 1_000)
  const later = noteFailure(failing, { source: 'attestr', asking: 'page 2', now: 9_000 })
  t.is(later.sources[0]?.failingSince, 9_000)
  t.is(noteAnswer(failing, { source: 'attestr', page: 0, nextCursor: null }).sources[0]?.failingSince, undefined)
})

test('a token is valid only unchanged, for its own search and with the same secret', (t) => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 32 - 1 }), fc.uuid(), (page, searchId) => {
      const token = pageToken(SECRET, searchId, page)
      t.is(readPageToken(SECRET, searchId, token), page)
      t.is(readPageToken(SECRET, `${searchId}0`, token), undefined)
      t.is(readPageToken('another secret', searchId, token), undefined)
      t.is(readPageToken(SECRET, searchId, pageToken('another secret', searchId, page)), undefined)
    }),
  )
})

test('the first case above the cap reaches it, even in a page that adds nothing more', (t) => {
  const none = { identities: new Set<string>(), aliases: new Set<string>() }
  const named = (...keys: string[]) => keys.map((key) => ({ key, aliases: [] }))
  const exact = mergePage(beginMerging(['attestr', 'ecourtsindia'], 2), named('a', 'b'), none, true).merging
  t.like(exact, { collected: 2, capReached: false })
  t.false(isEnded(exact))
  const over = mergePage(exact, named('c'), none, false)
  t.deepEqual(over.added, [])
  t.like(over.merging, { collected: 2, capReached: true })
  t.true(isEnded(over.merging))
  t.is(nextToMerge(over.merging), undefined)
  t.true(mergePage(over.merging, [], none, true).merging.capReached)
})

test('a stored page advances a source; a repeated or late one does not', (t) => {
  const begun = beginMerging(['attestr'], 10)
  const answer = (of: Merging, page: number, nextCursor: string | null) =>
    noteAnswer(of, { source: 'attestr', page, nextCursor }).sources[0]
  t.like(answer(begun, 0, 'next'), { pages: 1, hasMore: true })
  t.like(answer(begun, 0, null), { pages: 1, hasMore: false })
  const third = noteAnswer(begun, { source: 'attestr', page: 2, nextCursor: null })
  t.like(third.sources[0], { pages: 3, hasMore: false })
  t.like(answer(third, 1, 'late'), { pages: 3, hasMore: false })
  t.like(answer(third, 3, 'next'), { pages: 4, hasMore: true })
})
