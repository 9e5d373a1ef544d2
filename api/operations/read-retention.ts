import { z } from 'zod'
import { RETENTION_SETTINGS, type RetentionSetting, retentionTable } from '../../domain/retention.ts'
import { operatorEndpoint } from '../http/endpoint.ts'

const SETTINGS = Object.keys(RETENTION_SETTINGS) as [RetentionSetting, ...RetentionSetting[]]

const RetentionRuleAnswer = z
  .strictObject({
    what: z.string(),
    tables: z.array(z.string()).meta({ description: 'The database tables whose rows it is.' }),
    columns: z.array(z.string()).meta({
      description: 'Columns, as `table.column`, that are emptied while their rows stay.',
    }),
    days: z.int().nullable().meta({ description: 'Null if it is not deleted by its age.' }),
    until: z.string().meta({ description: 'What the days are counted from, or what ends it.' }),
    setting: z.enum(SETTINGS).nullable().meta({ description: 'The setting that changes the days.' }),
    why: z.string().meta({ description: 'Why it is kept for so long.' }),
    basis: z.string().meta({ description: 'The law or promise that the rule follows.' }),
  })
  .meta({ id: 'RetentionRule' })

/** `GET /backoffice/retention`: lists how long each kind of record is kept on this installation, and why. */
export const readRetention = operatorEndpoint({
  method: 'GET',
  path: '/backoffice/retention',
  summary: 'Get how long data is kept',
  returns: 'Every kind of data, how long it is kept, and why. Each database table is in one rule.',
  replies: { 200: z.strictObject({ rules: z.array(RetentionRuleAnswer) }) },
  errors: [],
  async handle(_request, { configuration }) {
    return { rules: retentionTable(configuration) }
  },
})
