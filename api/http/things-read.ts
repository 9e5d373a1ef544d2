import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import type { RecordRead } from '../../domain/operations/access-log.ts'

/** An answered request: the answer, the path parameters, and the account it acted for (null for an operator). */
interface Answered {
  answer: unknown
  params: Record<string, string>
  accountId: string | null
}

type ReadOf = (answered: Answered, db: Database) => RecordRead[] | Promise<RecordRead[]>

const Owned = z.object({ _id: z.string(), accountId: z.string() })
const Records = z.object({ records: z.array(Owned) })
const Candidates = z.object({ candidates: z.array(Owned) })
/** Far more than precedes the id of a search in its record. */
const HEAD_BYTES = 1_000

/** The fields of answers that contain a record's id, and those that contain links to files. */
const Named = z.object({
  _id: z.string().optional(),
  searchId: z.string().optional(),
  orderId: z.string().optional(),
  exportId: z.string().optional(),
  importId: z.string().optional(),
  url: z.string().nullish(),
  orders: z.array(z.object({ attachment: z.string().nullish() })).optional(),
})
const Held = z.object({
  searchId: z.string().nullable(),
  caseId: z.string().nullable(),
  summary: z.object({ _id: z.string() }).nullable(),
})
const Reviewed = Owned.extend({
  record: Held.nullable(),
})
const Searches = z.object({ searches: z.array(Named) })
const Challenges = z.object({ challenges: z.array(z.object({ challengeId: z.string(), orderId: z.string() })) })

/** The personal data in the answers of each endpoint, by method and path. Endpoints that are not listed show none. */
export const THINGS_READ: Partial<Record<string, ReadOf>> = {
  'POST /case-lookup': named,
  'GET /case-lookup/:searchId': named,
  'GET /case-lookup/summarize/:id': named,
  'POST /case-lookup/orders/download': named,
  'GET /documents/references/:reference': named,
  'POST /watchlist/entities/search': records,
  'GET /watchlist/entities/:id': record,
  'GET /watchlist/imports/:id': named,
  'GET /watchlist/exports/:id': named,
  'POST /watchlist/cases/search': records,
  'GET /watchlist/cases/:id': record,
  'GET /watchlist/cases/:id/changes': caseInPath,
  'POST /watchlist/cases/:id/refresh': caseInPath,
  'POST /watchlist/entities/:id/candidates/search': records,
  'GET /watchlist/candidates': ({ answer }) => Candidates.parse(answer).candidates.map(asThing),
  'GET /watchlist/candidates/:id': record,
  'POST /historical-search': page,
  'GET /historical-search': ({ answer, accountId }) =>
    Searches.parse(answer).searches.flatMap((search) => named({ answer: search, params: {}, accountId })),
  'GET /historical-search/:searchId': named,
  'GET /historical-search/:searchId/results': page,
  'GET /historical-search/:searchId/download': ({ params, accountId }) => [{ id: params.searchId ?? '', accountId }],
  'GET /backoffice/candidates': records,
  'GET /backoffice/candidates/:id': reviewed,
  'GET /backoffice/cases': records,
  'GET /backoffice/cases/:id': reviewed,
  'POST /backoffice/candidates/:id/record': fetched,
  'POST /backoffice/cases/:id/record': fetched,
  'GET /backoffice/challenges': ({ answer }) =>
    Challenges.parse(answer).challenges.flatMap(({ challengeId, orderId }) => [
      { id: challengeId, accountId: null },
      { id: orderId, accountId: null },
    ]),
}

function records({ answer }: Answered): RecordRead[] {
  return Records.parse(answer).records.map(asThing)
}

function record({ answer }: Answered): RecordRead[] {
  return [asThing(Owned.parse(answer))]
}

/** Returns the looked-up case that an operator had fetched. */
function fetched({ answer }: Answered): RecordRead[] {
  const { searchId } = Held.parse(answer)
  return searchId ? [{ id: searchId, accountId: null }] : []
}

/** Returns the record under review, with the lookup or tracked case that its hearings and orders come from. */
function reviewed({ answer }: Answered): RecordRead[] {
  const { record: held, ...shown } = Reviewed.parse(answer)
  const from = [held?.searchId ?? held?.caseId, held?.summary?._id]
  const others = from.filter((id) => id !== undefined && id !== null).filter((id) => id !== shown._id)
  return [asThing(shown), ...others.map((id) => ({ id, accountId: shown.accountId }))]
}

function asThing({ _id, accountId }: z.infer<typeof Owned>): RecordRead {
  return { id: _id, accountId }
}

/** Returns records that cannot be shared: they belong to the account that reads them. */
function named({ answer, accountId }: Answered): RecordRead[] {
  const { url, orders = [], ...ids } = Named.parse(answer)
  const files = [url, ...orders.map(({ attachment }) => attachment)].map((link) => fileOf(link ?? ''))
  const read = [...Object.values(ids), ...files].flatMap((id) => (id ? [{ id, accountId }] : []))
  if (read.length === 0) throw new Error('the response has data but no ID of the resource it belongs to')
  return read
}

/** A page of results is text that is ready to send; the id of its search is at the start. */
function page({ answer, ...of }: Answered): RecordRead[] {
  if (!Buffer.isBuffer(answer)) return named({ answer, ...of })
  const [, searchId] = /"searchId":"(\w+)"/.exec(answer.toString('latin1', 0, HEAD_BYTES)) ?? []
  return named({ answer: { searchId }, ...of })
}

/** Changes do not name the owner of the case, which may be shared. */
async function caseInPath({ params: { id = '' } }: Answered, db: Database): Promise<RecordRead[]> {
  const tracked = await db.trackedCases.find(id)
  return [{ id: tracked?.id ?? id, accountId: tracked?.accountId ?? null }]
}

/** Returns the storage key of a signed link's file, by which its downloads are found. */
function fileOf(link: string): string | undefined {
  return /\/documents\/files\/([^/]+)\//.exec(link)?.[1]
}
