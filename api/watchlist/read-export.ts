import { z } from 'zod'
import { EXPORT_FAILURES, EXPORT_FORMATS, EXPORTED_THINGS, type Export } from '../../db/watchlist/exports.ts'
import { signLink } from '../../documents/links.ts'
import { DAY_MS, indianDay } from '../../domain/dates.ts'
import { EXPORT_RETENTION_MS, LINK_LIFETIME_MS } from '../../domain/service-limits.ts'
import type { Configuration } from '../../platform/configuration.ts'
import { refuse } from '../errors/refusal.ts'
import { endpoint } from '../http/endpoint.ts'
import { requireCaseRead } from './visible.ts'

/** `GET /watchlist/exports/{id}`: how far an export is, and once it is complete a fresh link to its file. */
export const readExport = endpoint({
  method: 'GET',
  path: '/watchlist/exports/:id',
  summary: 'Get the progress of an export, or the link to its file',
  weight: 1,
  product: 'WATCHLIST',
  permission: 'watchlist.read',
  params: z.strictObject({ id: z.string() }),
  returns: 'The progress of the export. If it is complete, a signed link to its file.',
  replies: {
    200: z.strictObject({
      exportId: z.string(),
      status: z
        .enum(['RUNNING', 'COMPLETE', 'FAILED', 'EXPIRED'])
        .meta({ description: 'Poll while it is `RUNNING`. `EXPIRED`: the file was deleted.' }),
      what: z.enum(EXPORTED_THINGS),
      format: z.enum(EXPORT_FORMATS),
      records: z.int().meta({ description: 'The number of records written so far.' }),
      created: z.int(),
      completedAt: z.int().nullable(),
      expiresAt: z
        .int()
        .nullable()
        .meta({
          description: `When the file is deleted: ${EXPORT_RETENTION_MS / DAY_MS} days after the export was completed. Epoch milliseconds.`,
        }),
      failureReason: z.enum(EXPORT_FAILURES).nullable().meta({
        description:
          'Why the export is FAILED. `TOO_LARGE`: the file would be larger than 1 GiB; use a narrower filter. `NOT_FINISHED`: the export did not finish; start it again.',
      }),
      url: z
        .string()
        .nullable()
        .meta({
          description: `A signed link to the file, valid for ${LINK_LIFETIME_MS / 1_000} seconds. Every response has a new link. Do not store it.`,
        }),
    }),
  },
  errors: ['NO_SUCH_THING'],
  async handle({ params, caller }, { db, configuration }) {
    const found = await db.exports.find(params.id)
    if (!found || !isOwn(found, caller)) throw refuse('NO_SUCH_THING')
    requireCaseRead(caller, found.what)
    const status = statusOf(found)
    return {
      exportId: found.id,
      status,
      what: found.what,
      format: found.format,
      records: found.recordCount,
      created: found.created,
      completedAt: found.completedAt,
      expiresAt: found.expiresAt,
      failureReason: status === 'FAILED' ? (found.failureReason ?? 'NOT_FINISHED') : null,
      url: status === 'COMPLETE' ? linkTo(found, configuration) : null,
    }
  },
})

/** It may hold what is shared with one user only, so that nobody else of the account gets it. */
function isOwn({ viewer }: Export, caller: { accountId: string; userId: string }): boolean {
  return viewer.accountId === caller.accountId && viewer.userId === caller.userId
}

/** By the clock, so that it is right before the file is deleted as well. */
function statusOf({ completedAt, expiresAt }: Export) {
  if (completedAt === null) return 'RUNNING'
  if (expiresAt === null) return 'FAILED'
  return Date.now() < expiresAt ? 'COMPLETE' : 'EXPIRED'
}

function linkTo({ fileKey, what, format, created }: Export, { PUBLIC_URL, SIGNING_SECRET }: Configuration) {
  if (fileKey === null) return null
  const fileName = `watchlist-${what}-${indianDay(created)}.${format}`
  return signLink({ key: fileKey, fileName, now: Date.now(), secret: SIGNING_SECRET, baseUrl: PUBLIC_URL })
}
