import { z } from 'zod'
import { EXPORT_FAILURES, EXPORT_FORMATS, EXPORTED_THINGS, type Export } from '../../db/watchlist/exports.ts'
import { DAY_MS } from '../../domain/dates.ts'
import { EXPORT_RETENTION_MS } from '../../domain/retention.ts'

/** An export, without the link to its file. */
export const ExportRecord = z
  .strictObject({
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
        'Why the export is FAILED. `TOO_LARGE`: the file would be larger than 1 GiB; use a narrower filter. `NOT_FINISHED`: the export did not finish; start it again. `ERASED`: something that it showed was erased; start it again.',
    }),
  })
  .meta({ id: 'ExportRecord' })

/** Returns an export as it is at an instant, epoch ms. */
export function presentExport(found: Export, now: number): z.infer<typeof ExportRecord> {
  const status = statusAt(found, now)
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
  }
}

/** Derived from the clock, so that it is right even before the file is deleted. */
function statusAt({ completedAt, expiresAt }: Export, now: number) {
  if (completedAt === null) return 'RUNNING'
  if (expiresAt === null) return 'FAILED'
  return now < expiresAt ? 'COMPLETE' : 'EXPIRED'
}
