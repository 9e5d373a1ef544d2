import { z } from 'zod'
import { ALARMS, type AlarmName } from '../../domain/alarm.ts'
import { operatorEndpoint } from '../http/endpoint.ts'
import { pageLimit } from '../http/page-limit.ts'

const NAMES = Object.keys(ALARMS) as [AlarmName, ...AlarmName[]]

const AlarmAnswer = z
  .strictObject({
    name: z.enum(NAMES),
    subject: z.string().meta({ description: 'The queue or source it is about; empty where there is only one.' }),
    message: z.string(),
    raised: z.int(),
    ended: z.int().nullable().meta({ description: 'Null while it stands.' }),
  })
  .meta({ id: 'Alarm' })

/** `GET /backoffice/alarms`: what needs an operator: raised alarms and past ones, newest first. */
export const listAlarms = operatorEndpoint({
  method: 'GET',
  path: '/backoffice/alarms',
  summary: 'List what needs an operator',
  query: z.strictObject({ limit: pageLimit(1000, 100) }),
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
