import type { CourtCase, CourtOrder } from '../../domain/case.ts'
import { recogniseCase } from '../../domain/courts/index.ts'
import type { CaseIdentifier } from '../../domain/courts/types.ts'
import { findSameOrder } from '../../domain/same-order.ts'
import type { CallContext, CallOutcome, SourceAnswer, SourceName } from '../../domain/source.ts'
import type { SourceFailure } from '../../domain/source-failure.ts'
import { tooBusy } from '../http.ts'
import { failed, type Reading } from '../http-answer.ts'
import { MAX_DOCUMENT_BYTES } from '../providers/provider.ts'
import { redactContacts } from '../redact-contacts.ts'
import { type Browser, NoBrowser, VisitTooLong } from './browser.ts'
import type { CourtSite } from './site.ts'
import { SITES } from './sites.ts'
import { PictureShown, SiteTrouble, startVisit, type Visit } from './visit.ts'

/** A picture that a person has to read before the site goes on, and the session it belongs to, to be handed back with the answer. */
export interface PictureToRead {
  kind: 'challenge'
  picture: Uint8Array
  contentType: string
  session: string
}

/** A session to go on with, and what a person read on the picture it was shown. */
export interface ReadPicture {
  session: string
  answer: string
}

/** The courts' own web sites, walked through in a browser. */
export interface CourtSites {
  /** Looks a case up on its court's site. Nobody is asked to read a picture: a site that wants that fails as `Unsupported`. */
  readCase(
    identifier: CaseIdentifier,
    options?: { signal?: AbortSignal | undefined },
  ): Promise<SourceAnswer<{ courtCase: CourtCase }>>
  /** Fetches an order's document from its court's site; `none` when the court surely has no document. */
  fetchOrder(
    order: { order: CourtOrder; courtCase: Pick<CourtCase, 'identifier' | 'orders'> },
    options?: { signal?: AbortSignal | undefined; read?: ReadPicture | undefined },
  ): Promise<SourceAnswer<{ bytes: Uint8Array }> | PictureToRead>
}

/** For how long a visit is waited for: as long as a provider has for a case; a slow site may take two minutes for a document. */
const LIMITS_MS = { readCase: 30_000, fetchOrder: 180_000 }

/** @param baseUrl where all sites stand, each under its court type; without it each court's own address is used */
export function createCourtSites(browser: Browser, calls: CallContext, baseUrl?: string): CourtSites {
  return {
    async readCase(identifier, { signal } = {}) {
      const answer = await visitSite(
        'readCase',
        identifier,
        async (site, visit) => readingOf(await site.readCase(visit, identifier)),
        { signal },
      )
      if (answer.kind !== 'challenge') return answer
      const failure = { class: 'Unsupported' as const, message: 'The site asks for a verification picture.' }
      return { kind: 'failed', failure, callId: answer.callId }
    },

    async fetchOrder(order, { signal, read } = {}) {
      const { identifier } = order.courtCase
      return visitSite(
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
    },
  }

  async function visitSite<T>(
    operation: keyof typeof LIMITS_MS,
    identifier: CaseIdentifier,
    walk: (site: CourtSite, visit: Visit) => Promise<Reading<T>>,
    { signal, read }: { signal?: AbortSignal | undefined; read?: ReadPicture | undefined },
  ): Promise<SourceAnswer<T> | (PictureToRead & { callId: string })> {
    const site = SITES[identifier.courtType]
    const source = `courts/${site.courtType}` as const
    let callId = ''
    const keep = answerRecorder(calls, source, operation, subjectOf(identifier), (id) => {
      callId = id
    })
    const limitMs = LIMITS_MS[operation]
    const turn = await browser.inContext(async (context) => walk(site, await startVisit(context, visitOptions())), {
      limitMs,
      ...(signal && { signal }),
      inTurn: (visit) => calls.inTurn(source, () => reached(limitMs, visit), signal),
    })
    const reading = turn.kind === 'done' ? turn.value : noTurn(turn.retryAfterMs)
    if (callId === '') await keep(undefined, Date.now())
    if (turn.kind === 'done' && reading.kind === 'failed' && reading.failure.retryAfterMs !== undefined)
      await calls.backOff(source, reading.failure.retryAfterMs)
    await calls.settle(callId, { source, outcome: outcomeOf(reading) })
    return { ...reading, callId }

    function visitOptions() {
      const address = baseUrl ? `${baseUrl}/${site.courtType}` : site.address
      const nextRequest = () => calls.nextRequest(source, signal)
      return { address, keep, nextRequest, resume: read, maxBytes: MAX_DOCUMENT_BYTES }
    }
  }
}

function noTurn(retryAfterMs: number): { kind: 'failed'; failure: SourceFailure } {
  return { kind: 'failed', failure: tooBusy(retryAfterMs) }
}

/** Records every answer of a site in the call log before it is read; the last one of a visit gets its outcome. */
function answerRecorder(
  calls: CallContext,
  source: SourceName,
  operation: string,
  subject: string,
  onRecorded: (callId: string) => void,
) {
  return async function keep(
    answer: { status: number; contentType: string; bytes: Uint8Array } | undefined,
    requestedAt: number,
  ): Promise<void> {
    const callId = await calls.record({
      source,
      operation,
      subject,
      requestedAt,
      tookMs: Date.now() - requestedAt,
      costPaise: 0,
      ...(answer && {
        httpStatus: answer.status,
        contentType: answer.contentType.split(';', 1)[0] ?? '',
        body: redactContacts(answer.bytes),
      }),
    })
    onRecorded(callId)
  }
}

/** The result of a visit; early ends become answers too. */
async function reached<T>(limitMs: number, visit: () => Promise<Reading<T>>): Promise<Reading<T> | PictureToRead> {
  try {
    return await visit()
  } catch (error) {
    if (error instanceof SiteTrouble) return { kind: 'failed', failure: error.failure }
    if (error instanceof VisitTooLong) return failed('Upstream', `The visit did not finish within ${limitMs} ms.`)
    if (error instanceof NoBrowser) return failed('Upstream', 'The browser could not be started.')
    if (!(error instanceof PictureShown)) throw error
    const { picture, contentType, session } = error
    if (!contentType.startsWith('image/')) return failed('ParseGap', 'The verification picture is not an image.')
    return { kind: 'challenge', picture, contentType, session }
  }
}

function readingOf(reading: Reading<CourtCase>): Reading<{ courtCase: CourtCase }> {
  return reading.kind === 'found' ? { kind: 'found', value: { courtCase: reading.value } } : reading
}

/** Being shown a picture is no failure of the site: it answered. */
function outcomeOf(reading: Reading<unknown> | PictureToRead): CallOutcome {
  if (reading.kind === 'failed') return reading.failure.class
  return reading.kind === 'none' ? 'none' : 'found'
}

function subjectOf({ courtType, ...fields }: CaseIdentifier): string {
  return recogniseCase(courtType, fields).identity?.key ?? [courtType, ...Object.values(fields)].join(':')
}
