import type { Provider } from '../source.ts'

/**
 * How far a search has read its sources: `OPEN` may have more, `ENDED` was read to its end, `LEFT_OUT` could not be read and the
 * search goes on without it.
 */
export interface SourceProgress {
  source: Provider
  state: 'OPEN' | 'ENDED' | 'LEFT_OUT'
  /** Its pages that were merged; the next one has this number, counted from 0. */
  merged: number
  /** Its pages up to the last one that is kept, some of which may still be on their way. */
  pages: number
  /** Whether there is one after that. */
  hasMore: boolean
  /** Since when its calls have been failing, epoch ms, and for whom; absent when its last one was answered. */
  failingSince?: number
  failingFor?: string
}

/** The progress of a search while the pages of its sources are merged into one list. */
export interface Merging {
  /** In the order in which their cases follow each other. */
  sources: SourceProgress[]
  /** Cases in the list. */
  collected: number
  /** The most cases the search gives. */
  cap: number
  /** There was at least one more. */
  capReached: boolean
}

/** A case as merging sees it: `key` is its identity, `aliases` are other keys it is known by. */
export interface Keyed {
  key: string
  aliases: readonly string[]
}

/** Which of some keys are in the list already, and how. */
export interface KnownKeys {
  identities: ReadonlySet<string>
  aliases: ReadonlySet<string>
}

/** Begins with nothing read. */
export function beginMerging(sources: readonly Provider[], cap: number): Merging {
  return {
    sources: sources.map((source) => ({ source, state: 'OPEN', merged: 0, pages: 0, hasMore: true })),
    collected: 0,
    cap,
    capReached: false,
  }
}

/** Nothing more will come: every source was read to its end or left out, or the cap is reached. */
export function isEnded({ sources, capReached }: Merging): boolean {
  return capReached || sources.every(({ state }) => state !== 'OPEN')
}

/**
 * The source page that goes into the list next, undefined at the end. All of a source comes before anything of the next one, so that
 * the cases of the source that sorts by filing date stand first and the others' further cases follow.
 */
export function nextToMerge(merging: Merging): { source: Provider; page: number } | undefined {
  if (isEnded(merging)) return undefined
  const next = merging.sources.find(({ state }) => state === 'OPEN')
  return next && { source: next.source, page: next.merged }
}

/**
 * Merges the page that `nextToMerge` names: its cases follow those in the list in their own order, each case once.
 * @param known what is in the list already of the keys of these cases
 * @param isLast whether the source has no further page
 * @returns the cases to append, and the progress of the search after it
 */
export function mergePage<Case extends Keyed>(
  merging: Merging,
  cases: readonly Case[],
  known: KnownKeys,
  isLast: boolean,
): { merging: Merging; added: Case[] } {
  const next = nextToMerge(merging)
  const fresh = withoutRepeats(cases, known)
  const added = fresh.slice(0, merging.cap - merging.collected)
  return {
    added,
    merging: {
      ...merging,
      sources: merging.sources.map((progress) =>
        progress.source === next?.source
          ? { ...progress, merged: progress.merged + 1, state: isLast ? 'ENDED' : 'OPEN' }
          : progress,
      ),
      collected: merging.collected + added.length,
      capReached: merging.capReached || fresh.length > added.length,
    },
  }
}

/**
 * Remembers that a source was called in vain. The first failure counts since its last answer, and since the same one asks: between two
 * pages that a client reads nobody asks for hours.
 * @param asking identifies who asks, over all attempts
 */
export function noteFailure(
  merging: Merging,
  { source, asking, now }: { source: Provider; asking: string; now: number },
): Merging {
  return withSource(merging, source, (progress) => ({
    ...progress,
    failingSince: progress.failingFor === asking ? (progress.failingSince ?? now) : now,
    failingFor: asking,
  }))
}

/** A source has answered with one of its pages, which is kept: what failed before is over. */
export function noteAnswer(
  merging: Merging,
  { source, page, nextCursor }: { source: Provider; page: number; nextCursor: string | null },
): Merging {
  return withSource(merging, source, ({ failingSince: _since, failingFor: _for, ...progress }) =>
    page < progress.pages ? progress : { ...progress, pages: page + 1, hasMore: nextCursor !== null },
  )
}

/** Goes on without a source that cannot be read. One that was read to its end stays as it is. */
export function excludeSource(merging: Merging, source: Provider): Merging {
  return withSource(merging, source, (progress) =>
    progress.state === 'OPEN' ? { ...progress, state: 'LEFT_OUT' } : progress,
  )
}

function withSource(merging: Merging, source: Provider, change: (progress: SourceProgress) => SourceProgress): Merging {
  return {
    ...merging,
    sources: merging.sources.map((progress) => (progress.source === source ? change(progress) : progress)),
  }
}

/**
 * Two cases are one when the identity of one is the other's identity or alias. An alias in common is not enough: some courts give
 * one number twice.
 */
function withoutRepeats<Case extends Keyed>(cases: readonly Case[], known: KnownKeys): Case[] {
  const identities = new Set(known.identities)
  const aliases = new Set(known.aliases)
  return cases.filter(({ key, aliases: ownAliases }) => {
    if (identities.has(key) || aliases.has(key) || ownAliases.some((alias) => identities.has(alias))) return false
    identities.add(key)
    for (const alias of ownAliases) aliases.add(alias)
    return true
  })
}
