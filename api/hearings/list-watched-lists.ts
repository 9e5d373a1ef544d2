import { z } from 'zod'
import { COURT_TYPES } from '../../domain/courts/types.ts'
import { forumOf } from '../../domain/hearings/list-court.ts'
import { nextPoll, quickFrom } from '../../domain/hearings/list-times.ts'
import { WATCH_STATES, watchState } from '../../domain/hearings/list-watch.ts'
import { causeListDayId } from '../../workflows/hearings/cause-list-day.messages.ts'
import { operatorEndpoint } from '../http/endpoint.ts'
import { workflowUrl } from '../http/workflow-url.ts'

const WatchedLists = z
  .strictObject({
    court: z.string().meta({ description: 'The place that publishes the lists: `SC`, or `HC-` and the bench.' }),
    courtType: z.enum(COURT_TYPES),
    day: z.iso.date().meta({ description: 'The day of hearing.' }),
    state: z.enum(WATCH_STATES).meta({
      description:
        '`LATE`: the last look is longer ago than it should be. `DOWN`: the site has given no sure answer for 30 minutes. `UNREADABLE`: a list is there, but was not read in full. `NOT_PUBLISHED`: the court has no list yet. `READ`: every list was read in full.',
    }),
    documents: z.int().meta({ description: 'The lists that the court names for the day.' }),
    unread: z.int().meta({ description: 'Lists that were not read in full.' }),
    unknown: z
      .array(
        z.strictObject({
          slot: z.string().meta({ description: "Where the list stands on the court's site." }),
          page: z.int().nullable().meta({ description: 'Counted from 1; null where it is not known.' }),
          text: z.string().meta({ description: 'The line, with names blacked out.' }),
        }),
      )
      .meta({ description: 'What looks like a part of a matter on these lists and was not read as one.' }),
    rows: z.int().meta({ description: 'The matters on the lists. They are counted, not kept.' }),
    hits: z.int().meta({ description: 'Tracked cases that stand on the lists.' }),
    named: z.int().meta({ description: 'Matters of which a party may be watched.' }),
    namedLeft: z.int().meta({
      description: 'Of these, how many became no candidate because the lists of the day have brought the entity 20.',
    }),
    expected: z.int().meta({ description: 'Hearings that are expected on the day and are on no list.' }),
    looks: z.int().meta({ description: 'How often the lists have been looked at.' }),
    lookedAt: z.int().meta({ description: 'When the last look began. Epoch milliseconds.' }),
    nextLookAt: z
      .int()
      .nullable()
      .meta({ description: 'When the next look is due. Epoch milliseconds. Null once the watch is over.' }),
    sureAt: z.int().nullable().meta({
      description:
        'When the last look began that got an answer about every list. Epoch milliseconds. Null if none did.',
    }),
    workflowUrl: z.string().meta({ description: 'The watch over these lists in the Temporal Web UI.' }),
  })
  .meta({ id: 'WatchedLists', description: 'The cause lists of a court for a day, and how their reading stands.' })

/** `GET /backoffice/lists`: lists the awaited cause lists and the progress of reading them. */
export const listWatchedLists = operatorEndpoint({
  method: 'GET',
  path: '/backoffice/lists',
  summary: 'List the cause lists that are awaited',
  query: z.strictObject({
    day: z.iso
      .date()
      .optional()
      .meta({ description: 'Returns only the lists for this day. By default from today on.' }),
  }),
  returns: 'The watched days of each court, earliest day first.',
  replies: {
    200: z.strictObject({ lists: z.array(WatchedLists).meta({ description: 'One entry for each court and day.' }) }),
  },
  errors: [],
  async handle({ query }, services) {
    const at = Date.now()
    const days = await services.db.lists.awaited(query.day, at)
    const holidaysOf = await services.db.courtHolidays.aroundDays(days)
    const lists = days.map((watched) => ({
      ...watched,
      courtType: forumOf(watched.court).courtType,
      state: watchState(watched, at, holidaysOf(watched.court)),
      nextLookAt: nextPoll(watched.day, watched.lookedAt, quickFrom(watched.day, holidaysOf(watched.court))) ?? null,
      workflowUrl: workflowUrl(services, causeListDayId(services.configuration.TASK_QUEUE_PREFIX, watched)),
    }))
    return { lists }
  },
})
