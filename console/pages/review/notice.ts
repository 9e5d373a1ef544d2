import { readReviewedCandidate } from '../../../api/review/read-reviewed-candidate.ts'
import { foreign, type Html, html } from '../../html.ts'
import { address, type Visit } from '../../page.ts'
import { formTo } from '../../parts/form.ts'
import { ACTS } from '../../parts/history.ts'

/** A decision is final, and what was left to another reader is still undecided. */
const TAKEN_BACK = ['APPROVE', 'REJECT']

/** What the last act did, with the way to take it back as long as there is one. */
export async function verdictNotice(visit: Visit): Promise<Html> {
  const { done } = visit.query
  if (!done) return html``
  const { _id, comparison, history, entity } = await visit.ask(readReviewedCandidate, { params: { id: done } })
  const [latest] = history
  if (!latest) return html``
  const { action, reason } = latest
  return html`<div class="notice" role="status"><strong>${ACTS[action] ?? action}</strong> <a href="${address(`/candidates/${_id}`)}">${foreign(comparison.asWritten ?? entity.name)}</a>${reason ? html`: ${foreign(reason)}` : ''}
${TAKEN_BACK.includes(action) ? formTo(visit, `/candidates/${_id}/reopen`, html`<button data-key="z"><kbd>Z</kbd> Take back</button>`) : ''}</div>`
}
