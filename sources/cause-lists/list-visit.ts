import type { IsoDate } from '../../domain/case.ts'
import { forumOf } from '../../domain/hearings/list-court.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { callSource } from '../http.ts'
import { failed, type HttpAnswer, type Reading, readRetryAfter } from '../http-answer.ts'

/** A file of a list site. `same`: it is what the ETag of an earlier visit names. */
export type ListFile = { kind: 'new'; bytes: Uint8Array; etag: string | null } | { kind: 'same' }

/** A look at a list site. The same file is asked for once. */
export interface ListVisit {
  /**
   * `none` when the site says that there is no such file. A path that begins with `//` and a domain above the site's own, as
   * `//court.gov.in/`, is asked for there. What stands behind a `#` is not asked for.
   */
  get(path: string): Promise<Reading<ListFile>>
}

export interface ListVisitOptions {
  /** The place and the day that are looked at. */
  court: string
  day: IsoDate
  /** Without a slash at its end. */
  address: string
  userAgent: string
  /** The ETags of files that are known, by their paths. */
  etags: ReadonlyMap<string, string>
  signal?: AbortSignal | undefined
}

/** A court's largest list of a day is some 20 MB; the worker holds it in memory. */
const MAX_LIST_BYTES = 48 * 1024 * 1024
/** Courts send their lists slowly in the evening. */
const TIMEOUT_MS = 120_000

/** Begins a visit. Its files are kept nowhere: they name thousands of strangers. */
export function startListVisit(
  gateway: Gateway,
  { court, day, address, userAgent, etags, signal }: ListVisitOptions,
): ListVisit {
  const answers = new Map<string, Promise<Reading<ListFile>>>()

  async function ask(path: string): Promise<Reading<ListFile>> {
    const etag = etags.get(path)
    const url = urlOf(address, path)
    const { callId: _, ...reading } = await callSource(
      gateway,
      {
        source: `lists/${court}`,
        // An operator who pauses a court's site means its lists as well.
        alsoPausedBy: `courts/${forumOf(court).courtType}`,
        operation: 'readList',
        subject: day,
        costPaise: 0,
        keepsBody: false,
        method: 'GET',
        url,
        headers: { 'User-Agent': userAgent, ...(etag !== undefined && { 'If-None-Match': etag }) },
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_LIST_BYTES,
      },
      fileIn,
      signal,
    )
    return reading
  }

  return {
    async get(path) {
      const [file = ''] = path.split('#')
      const asked = answers.get(file) ?? ask(file)
      answers.set(file, asked)
      return asked
    },
  }
}

/** A page can lead nowhere else than to the court. What stands in for the courts' sites has their other hosts beneath its own address. */
function urlOf(address: string, path: string): URL {
  const [, above] = /^\/\/([a-z0-9.-]+)\//.exec(path) ?? []
  const isAbove = above !== undefined && new URL(address).host.endsWith(`.${above}`)
  return isAbove ? new URL(path, address) : new URL(`${address}${path}`)
}

function fileIn({ status, headers, body }: HttpAnswer): Reading<ListFile> {
  if (status === 304) return { kind: 'found', value: { kind: 'same' } }
  if (status === 404 || status === 410) return { kind: 'none' }
  if (status >= 200 && status < 300)
    return { kind: 'found', value: { kind: 'new', bytes: body, etag: etagIn(headers.get('etag')) } }
  const retryAfterMs = readRetryAfter(headers.get('retry-after'))
  const about = { httpStatus: status, ...(retryAfterMs !== undefined && { retryAfterMs }) }
  if (status === 429) return failed('RateLimited', 'The site asks for fewer visits.', about)
  return failed(status >= 500 ? 'Upstream' : 'Unsupported', `The site answered HTTP ${status}.`, about)
}

/** An ETag that the table has room for; a longer one is done without. */
function etagIn(header: string | null): string | null {
  return header !== null && /^[\x21-\x7e]{1,190}$/.test(header) ? header : null
}
