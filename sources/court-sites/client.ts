import type { CourtCase, CourtOrder } from '../../domain/case.ts'
import { recogniseCase } from '../../domain/courts/index.ts'
import type { CaseIdentifier } from '../../domain/courts/types.ts'
import { findSameOrder } from '../../domain/orders/same-order.ts'
import type { SourceAnswer } from '../../domain/source.ts'
import type { SourceFailure } from '../../domain/source-failure.ts'
import type { Gateway, KeptAnswer } from '../gateway/gateway.ts'
import { failed, type Reading } from '../http-answer.ts'
import { MAX_DOCUMENT_BYTES } from '../providers/provider-call.ts'
import { redactContacts } from '../redact-contacts.ts'
import { type Browser, NoBrowser, VisitTooLong } from './browser.ts'
import type { CourtSite } from './site.ts'
import { SITES } from './sites.ts'
import { CaptchaShown, SiteTrouble, startVisit, type Visit, type VisitOptions } from './visit.ts'

/** A captcha that a person has to read before the site goes on, and its session, which comes back with the answer. */
export interface CaptchaToRead {
  kind: 'challenge'
  picture: Uint8Array
  contentType: string
  session: string
}

/** A session to continue, and the answer to the captcha it showed. */
export interface ReadCaptcha {
  session: string
  answer: string
}

/** The courts' web sites, visited in a browser. */
export interface CourtSites {
  /**
   * Looks a case up on its court's site. No person is asked to read a captcha: a site that shows one fails as
   * `Unsupported`.
   */
  readCase(
    identifier: CaseIdentifier,
    options?: { signal?: AbortSignal | undefined },
  ): Promise<SourceAnswer<{ courtCase: CourtCase }>>
  /** Fetches an order's document from its court's site; `none` when the court certainly has no document. */
  fetchOrder(
    order: { order: CourtOrder; courtCase: Pick<CourtCase, 'identifier' | 'orders'> },
    options?: { signal?: AbortSignal | undefined; read?: ReadCaptcha | undefined },
  ): Promise<SourceAnswer<{ bytes: Uint8Array }> | CaptchaToRead>
}

/**
 * The longest that a visit may take: as long as a provider has for a case; a slow site may take two minutes for a
 * document.
 */
const LIMITS_MS = { readCase: 30_000, fetchOrder: 180_000 }

/** @param baseUrl the address of all sites, each under its court type; without it each court's real address is used */
export function createCourtSites(browser: Browser, gateway: Gateway, baseUrl?: string): CourtSites {
  return {
    async readCase(identifier, { signal } = {}) {
      const answer = await visitSite(
        'readCase',
        identifier,
        async (site, visit) => readingOf(await site.readCase(visit, identifier)),
        { signal },
      )
      if (answer.kind !== 'found') return answer
      const { value, callId } = answer
      if ('courtCase' in value) return { kind: 'found', value, callId }
      const failure = { class: 'Unsupported' as const, message: 'The site asks for a captcha.' }
      return { kind: 'failed', failure, callId }
    },

    async fetchOrder(order, { signal, read } = {}) {
      const { identifier } = order.courtCase
      const answer = await visitSite(
        'fetchOrder',
        identifier,
        async (site, visit) => {
          const found = await site.readCase(visit, identifier)
          if (found.kind === 'failed') return found
          if (found.kind === 'none') return failed('ParseGap', 'The court no longer has the case.')
          const same = findSameOrder(order, found.value.orders)
          if (!same) return failed('NotIndexed', 'No order on the page of the case is surely this one.')
          if (!same.reference) return { kind: 'none' }
          const document = await site.readDocument(visit, same.reference)
          return document.kind === 'found' ? { kind: 'found', value: { bytes: document.value } } : document
        },
        { signal, read },
      )
      if (answer.kind !== 'found') return answer
      const { value, callId } = answer
      return 'bytes' in value ? { kind: 'found', value, callId } : value
    },
  }

  async function visitSite<T>(
    operation: keyof typeof LIMITS_MS,
    identifier: CaseIdentifier,
    walk: (site: CourtSite, visit: Visit) => Promise<Reading<T>>,
    { signal, read }: { signal?: AbortSignal | undefined; read?: ReadCaptcha | undefined },
  ): Promise<SourceAnswer<T | CaptchaToRead>> {
    const site = SITES[identifier.courtType]
    const source = `courts/${site.courtType}` as const
    const address = baseUrl ? `${baseUrl}/${site.courtType}` : site.address
    const limitMs = LIMITS_MS[operation]
    const nextRequest = () => gateway.nextRequest(source, signal)
    return gateway.call<Reading<T | CaptchaToRead>, T | CaptchaToRead, SourceFailure>({
      source,
      operation,
      subject: subjectOf(identifier),
      maxPaise: 0,
      signal,
      within: (work) => browser.withRoom(work),
      async send(keep) {
        const options = { address, keep: keeper(keep), nextRequest, resume: read, maxBytes: MAX_DOCUMENT_BYTES }
        const visit = () =>
          browser.inContext(async (context) => walk(site, await startVisit(context, options)), {
            limitMs,
            ...(signal && { signal }),
          })
        return { isWhole: true, answer: await reached(limitMs, visit) }
      },
      read: (reading) => reading,
      chargedPaise: () => 0,
    })
  }
}

/** Writes every answer of a site into the log before it is read; the last one of a visit gets its outcome. */
function keeper(keep: (answer: KeptAnswer, requestedAt: number) => Promise<void>): VisitOptions['keep'] {
  return ({ status, contentType, bytes }, requestedAt) =>
    keep(
      {
        httpStatus: status,
        contentType: contentType.split(';', 1)[0] ?? '',
        body: redactContacts(bytes),
      },
      requestedAt,
    )
}

/** The result of a visit; a visit that ends early becomes an answer too. */
async function reached<T>(limitMs: number, visit: () => Promise<Reading<T>>): Promise<Reading<T | CaptchaToRead>> {
  try {
    return await visit()
  } catch (error) {
    if (error instanceof SiteTrouble) return { kind: 'failed', failure: error.failure }
    if (error instanceof VisitTooLong) return failed('Upstream', `The visit did not finish within ${limitMs} ms.`)
    if (error instanceof NoBrowser) return failed('Upstream', 'The browser could not be started.')
    if (!(error instanceof CaptchaShown)) throw error
    const { picture, contentType, session } = error
    if (!contentType.startsWith('image/')) return failed('ParseGap', 'The captcha is not an image.')
    return { kind: 'found', value: { kind: 'challenge', picture, contentType, session } }
  }
}

function readingOf(reading: Reading<CourtCase>): Reading<{ courtCase: CourtCase }> {
  return reading.kind === 'found' ? { kind: 'found', value: { courtCase: reading.value } } : reading
}

function subjectOf({ courtType, ...fields }: CaseIdentifier): string {
  return recogniseCase(courtType, fields).identity?.key ?? [courtType, ...Object.values(fields)].join(':')
}
