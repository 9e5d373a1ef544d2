import { z } from 'zod'
import { ALARMS, type AlarmName } from '../../domain/operations/alarm.ts'
import { operatorEndpoint } from '../http/endpoint.ts'
import { NextCursor, pageQuery, readPage } from '../http/page.ts'

const NAMES = Object.keys(ALARMS) as [AlarmName, ...AlarmName[]]

const AlarmAnswer = z
  .strictObject({
    name: z.enum(NAMES),
    subject: z.string().meta({
      description: 'The task queue or source that the alarm is about. Empty if the alarm is not about a specific one.',
    }),
    message: z.string(),
    raised: z.int(),
    ended: z
      .int()
      .nullable()
      .meta({ description: 'When the alarm ended, in epoch milliseconds. Null while it is active.' }),
  })
  .meta({ id: 'Alarm' })

/** `GET /backoffice/alarms`: lists raised and past alarms, newest first. */
export const listAlarms = operatorEndpoint({
  method: 'GET',
  path: '/backoffice/alarms',
  summary: 'List alarms',
  query: z.strictObject(pageQuery(1000, 100)),
  returns: 'A page of alarms, newest first.',
  replies: { 200: z.strictObject({ alarms: z.array(AlarmAnswer), nextCursor: NextCursor }) },
  errors: [],
  async handle({ query }, services) {
    const { page, nextCursor } = await readPage(
      services,
      { list: ['alarms'], query },
      (range) => services.db.alarms.list(range),
      ({ id }) => id,
    )
    return {
      alarms: page.map(({ name, subject, raised, ended }) => ({
        name,
        subject,
        message: ALARMS[name],
        raised,
        ended,
      })),
      nextCursor,
    }
  },
})
