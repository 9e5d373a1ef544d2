import { refuse } from '../../../api/errors/refusal.ts'
import type { AnswerOf } from '../../../api/http/pages.ts'
import { readReviewedCandidate } from '../../../api/review/read-reviewed-candidate.ts'
import { readReviewedCase } from '../../../api/review/read-reviewed-case.ts'
import { foreign, html } from '../../html.ts'
import { address, type Page, type Visit } from '../../page.ts'
import { backTo } from '../../parts/back.ts'
import { caseTitle } from '../../parts/case-facts.ts'
import { atPage, summaryInFull } from '../../parts/summary.ts'
import { titleOf } from './cases.ts'

type Held = NonNullable<AnswerOf<typeof readReviewedCandidate>['record']>

interface Shown {
  title: string
  record: Held | null
}

async function ofCandidate({ ask, params }: Visit): Promise<Shown> {
  const { rawMatch, record } = await ask(readReviewedCandidate, { params: { id: params.id ?? '' } })
  return { title: caseTitle(rawMatch), record }
}

async function ofCase({ ask, params }: Visit): Promise<Shown> {
  const found = await ask(readReviewedCase, { params: { id: params.id ?? '' } })
  return { title: titleOf(found), record: found.record }
}

/** `GET /console/candidates/{id}/summary`, and the same for cases: shows the account's summary with its quotes. */
function summary(path: string, read: (visit: Visit) => Promise<Shown>): Page {
  return {
    method: 'GET',
    path: `${path}/:id/summary`,
    audience: 'operator',
    async serve(visit) {
      const { title, record } = await read(visit)
      if (!record?.summary) throw refuse('NO_SUCH_RESOURCE')
      const home = `${path}/${visit.params.id}`
      const stored = new Set(record.documents.map(({ orderId }) => orderId))
      const linkTo = (orderId: string, page: number) =>
        stored.has(orderId) ? address(`${home}/orders/${orderId}`, { page: String(page) }) : undefined
      return {
        title: `Summary: ${title}`,
        body: html`${backTo(home, 'Back to the card')}<h1>${foreign(title)}</h1>
${summaryInFull(record.summary, linkTo)}`,
      }
    },
  }
}

/**
 * `GET /console/candidates/{id}/orders/{orderId}`, and the same for cases: opens the document of an order at a page.
 */
function order(path: string, read: (visit: Visit) => Promise<Shown>): Page {
  return {
    method: 'GET',
    path: `${path}/:id/orders/:orderId`,
    audience: 'operator',
    async serve(visit) {
      const { record } = await read(visit)
      const document = record?.documents.find(({ orderId }) => orderId === visit.params.orderId)
      if (!document) throw refuse('NO_SUCH_RESOURCE')
      return { goTo: atPage(document.url, visit.query.page) }
    },
  }
}

export const candidateSummary = summary('/candidates', ofCandidate)
export const candidateOrder = order('/candidates', ofCandidate)
export const caseSummary = summary('/cases', ofCase)
export const caseOrder = order('/cases', ofCase)
