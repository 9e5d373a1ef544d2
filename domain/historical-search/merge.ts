import type { Provider } from '../source.ts'

/**
 * The progress of one source: `OPEN` may have more, `ENDED` was read to its end, `LEFT_OUT` is unreadable and excluded
 * from the search.
 */
export interface SourceProgress {
  source: Provider
  state: 'OPEN' | 'ENDED' | 'LEFT_OUT'
  /** Its merged pages; the next one has this number, counted from 0. */
  merged: number
  /** Its pages up to the last stored one; some of them may still be missing. */
  pages: number
  /** Whether there is a page after that. */
  hasMore: boolean
  /** Since when its calls have been failing, epoch ms, and for which caller; absent after an answer. */
  failingSince?: number
  failingFor?: string
}

/** The progress of a search while the pages of its sources are merged into one list. */
export interface Merging {
  /** In the order in which their cases are listed. */
  sources: SourceProgress[]
  /** Cases in the list. */
  collected: number
  /** The maximum of cases of the search. */
  cap: number
  /** Whether there was at least one more. */
  capReached: boolean
}

/** A case for merging: `key` is its identity, `aliases` are its other keys. */
export interface Keyed {
  key: string
  aliases: readonly string[]
}

/** The keys that are in the list already, by kind. */
export interface KnownKeys {
  identities: ReadonlySet<string>
  aliases: ReadonlySet<string>
}

/** Begins without any page. */
export function beginMerging(sources: readonly Provider[], cap: number): Merging {
  return {
    sources: sources.map((source) => ({ source, state: 'OPEN', merged: 0, pages: 0, hasMore: true })),
    collected: 0,
    cap,
    capReached: false,
  }
}

/** Returns whether the list is complete: every source was read to its end or excluded, or the cap is reached. */
export function isEnded({ sources, capReached }: Merging): boolean {
  return capReached || sources.every(({ state }) => state !== 'OPEN')
}

/**
 * Returns the source page that goes into the list next, undefined at the end. All pages of a source precede those of
 * the next one, so that the cases of the source that sorts by filing date come first and further cases of the others
 * follow.
 */
export function nextToMerge(merging: Merging): { source: Provider; page: number } | undefined {
  if (isEnded(merging)) return undefined
  const next = merging.sources.find(({ state }) => state === 'OPEN')
  return next && { source: next.source, page: next.merged }
}

/**
 * Merges the page that `nextToMerge` names: appends its cases in their own order, each case once.
 * @param known the keys of these cases that are in the list already
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
 * Records a failed call of a source. The failing time starts with the first failure after its last answer, and again
 * with another caller: between two pages that a client reads there may be hours without a call.
 * @param asking identifies the caller across all attempts
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

/** Records a stored page of a source, which ends its earlier failures. */
export function noteAnswer(
  merging: Merging,
  { source, page, nextCursor }: { source: Provider; page: number; nextCursor: string | null },
): Merging {
  return withSource(merging, source, ({ failingSince: _since, failingFor: _for, ...progress }) =>
    page < progress.pages ? progress : { ...progress, pages: page + 1, hasMore: nextCursor !== null },
  )
}

/** Excludes an unreadable source. One that was read to its end stays as it is. */
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
 * Removes cases already listed. Two cases are one if the identity of one is the other's identity or alias. A common
 * alias is not enough: some courts reuse a number.
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
