import type { CourtOrder } from '../domain/case.ts'
import { countVisit, type Sandbox } from './sandbox.ts'
import type { Call } from './simulated-source.ts'
import { wait } from './wait.ts'
import type { WorldCase } from './world/case.ts'
import { type OrderDocument, orderDocument } from './world/order-documents.ts'
import { orderText } from './world/order-text.ts'
import { type DocumentBehaviour, type DocumentVariant, RESERVED_CASES } from './world/reserved-cases.ts'

/** How a source answers a question about an order's document. */
export type DocumentAnswer = ({ kind: 'found' } & OrderDocument) | { kind: 'none' } | { kind: 'fails' }

/** Fetches an order's document for a source, with everything its case's reserved row says about documents. */
export async function fetchDocument(
  sandbox: Sandbox,
  call: Call,
  page: WorldCase,
  order: CourtOrder,
): Promise<DocumentAnswer> {
  const behaviour = behaviourOf(page)
  const fetch = countVisit(sandbox, `document ${page.key}`)
  if (behaviour?.kind === 'fails first' && fetch <= behaviour.times) return { kind: 'fails' }
  if (behaviour?.kind === 'late the first time' && fetch === 1) await wait(sandbox, call, behaviour.ms)
  if (isMissing(page, order)) return { kind: 'none' }
  return { kind: 'found', ...(await orderDocument(page, order)) }
}

/** Whether a provider can get the document: not where the court lacks it or protects it with a captcha. */
export function isProvided(page: WorldCase, order: CourtOrder): boolean {
  return !isBehindCaptcha(page) && !isMissing(page, order)
}

/** Whether the court shows this case's documents only after a captcha. District courts have none. */
export function isBehindCaptcha(page: WorldCase): boolean {
  return page.forum.type !== 'DC' && behaviourOf(page)?.kind === 'behind a captcha'
}

/** The text that a provider could read in the document; null where it got none, or one without text. */
export function textProvided(page: WorldCase, order: CourtOrder): string | null {
  const isReadable = !UNREADABLE.has(behaviourOf(page)?.kind ?? '')
  return isReadable && isProvided(page, order) ? orderText(page, order) : null
}

const UNREADABLE: ReadonlySet<string> = new Set(['cut off', 'html page', 'scanned'] satisfies DocumentVariant[])

function isMissing(page: WorldCase, order: CourtOrder): boolean {
  const behaviour = behaviourOf(page)
  return behaviour?.kind === 'missing' && order.number === String(behaviour.order)
}

function behaviourOf({ reserved }: WorldCase): DocumentBehaviour | undefined {
  return reserved === undefined ? undefined : RESERVED_CASES[reserved]?.document
}
