import { z } from 'zod'
import type { Export } from '../../db/watchlist/exports.ts'
import { LINK_LIFETIME_MS, signLink } from '../../documents/links.ts'
import { indianDay } from '../../domain/dates.ts'
import type { Configuration } from '../../platform/configuration.ts'
import { refuse } from '../errors/refusal.ts'
import { endpoint } from '../http/endpoint.ts'
import { ExportRecord, presentExport } from './present-export.ts'
import { requireCaseRead } from './visible.ts'

/**
 * `GET /watchlist/exports/{id}`: returns the progress of an export and, once it is complete, a fresh link to its file.
 */
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
    200: ExportRecord.extend({
      url: z
        .string()
        .nullable()
        .meta({
          description: `A signed link to the file, valid for ${LINK_LIFETIME_MS / 1_000} seconds. Every response has a new link. Do not store it.`,
        }),
    }),
  },
  errors: ['NO_SUCH_RESOURCE'],
  async handle({ params, caller }, { db, configuration }) {
    const found = await db.exports.find(params.id)
    if (!found || !isOwn(found, caller)) throw refuse('NO_SUCH_RESOURCE')
    requireCaseRead(caller, found.what)
    const shown = presentExport(found, Date.now())
    return { ...shown, url: shown.status === 'COMPLETE' ? linkTo(found, configuration) : null }
  },
})

/** An export may contain records that are shared with one user only, so no other user of the account gets it. */
function isOwn({ viewer }: Export, caller: { accountId: string; userId: string }): boolean {
  return viewer.accountId === caller.accountId && viewer.userId === caller.userId
}

function linkTo({ fileKey, what, format, created }: Export, { PUBLIC_URL, SIGNING_SECRET }: Configuration) {
  if (fileKey === null) return null
  const fileName = `watchlist-${what}-${indianDay(created)}.${format}`
  return signLink({ key: fileKey, fileName, now: Date.now(), secret: SIGNING_SECRET, baseUrl: PUBLIC_URL })
}
