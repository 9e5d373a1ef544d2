import { z } from 'zod'
import { ALARMS, type AlarmName } from '../../domain/alarm.ts'
import { operatorEndpoint } from '../http/endpoint.ts'
import { pageLimit } from '../http/page-limit.ts'

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

/** `GET /backoffice/alarms`: what needs an operator: raised alarms and past ones, newest first. */
export const listAlarms = operatorEndpoint({
  method: 'GET',
  path: '/backoffice/alarms',
  summary: 'List alarms',
  query: z.strictObject({ limit: pageLimit(1000, 100) }),
  returns: 'Active alarms and the latest ones that ended.',
  replies: { 200: z.strictObject({ alarms: z.array(AlarmAnswer) }) },
  errors: [],
  async handle({ query }, { db }) {
    const alarms = await db.alarms.latest(query.limit)
    return {
      alarms: alarms.map(({ name, subject, raised, ended }) => ({
        name,
        subject,
        message: ALARMS[name],
        raised,
        ended,
      })),
    }
  },
})
