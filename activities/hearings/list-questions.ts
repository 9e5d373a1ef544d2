import { cancellationSignal } from '@temporalio/activity'
import type { Database } from '../../db/database.ts'
import { indianDay } from '../../domain/dates.ts'
import { sightingOf } from '../../domain/hearings/case-listing.ts'
import { eveningOf } from '../../domain/hearings/digest.ts'
import type { ProviderSource } from '../../sources/providers/provider-source.ts'
import { withHeartbeat } from '../shared/heartbeat.ts'
import { sourceFailure } from '../shared/source-failure.ts'
import { withThreeAttempts } from '../shared/three-attempts.ts'

export type ListQuestionsActivities = ReturnType<typeof createListQuestionsActivities>
export type ListAnswerActivities = ReturnType<typeof createListAnswerActivities>

/**
 * The database activities of the `listQuestions` workflow. @param most how many cases a run may ask about, which limits
 * its cost
 */
export function createListQuestionsActivities({ db, most }: { db: Database; most: number }) {
  return {
    /**
     * Returns the CNRs of the cases to ask about: those heard until the next working day in courts whose lists are not
     * read, earliest days first.
     */
    async casesToAskAbout(): Promise<string[]> {
      return most === 0 ? [] : db.hearings.notOnReadLists(eveningOf(Date.now()), most)
    },
  }
}

/** The provider's activities of the `listQuestions` workflow. */
export function createListAnswerActivities({
  db,
  readListings,
}: {
  db: Database
  readListings: NonNullable<ProviderSource['readListings']>
}) {
  return {
    /**
     * Asks which lists name these cases, and updates their hearings, in every account that tracks them, unless the
     * court's own lists are read for it. A case on no list keeps its hearing: only those lists prove that it is not
     * listed. Leaves out cases that are no longer tracked. Returns how many cases are on a list.
     * @throws ApplicationFailure of the failure's class
     */
    followListings({ cnrs }: { cnrs: string[] }): Promise<number> {
      return withThreeAttempts(() => follow(cnrs))
    },
  }

  async function follow(cnrs: string[]): Promise<number> {
    const followed = new Set((await db.hearings.casesWithCnrs(cnrs)).map(({ cnr }) => cnr))
    if (followed.size === 0) return 0
    const answer = await withHeartbeat(() => readListings([...followed], cancellationSignal()))
    if (answer.kind === 'failed') throw sourceFailure(answer.failure)
    if (answer.kind === 'none') return 0
    const at = Date.now()
    const listings = new Map([...answer.value].filter(([, { day }]) => day >= indianDay(at)))
    const polled = await db.lists.lookedAt(indianDay(at))
    for (const { cnr, listCourt, ...tracked } of await db.hearings.casesWithCnrs([...listings.keys()])) {
      const listing = listings.get(cnr)
      if (!listing || polled.has(`${listCourt}/${listing.day}`)) continue
      const seen = { sightings: [sightingOf(listing)], isReadInFull: false }
      await db.transaction((tx) => db.hearings.followLists(tracked, listing.day, seen, at, tx))
    }
    return listings.size
  }
}
