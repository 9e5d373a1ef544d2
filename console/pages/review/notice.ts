import { readReviewedCandidate } from '../../../api/review/read-reviewed-candidate.ts'
import { foreign, type Html, html } from '../../html.ts'
import { address, type Visit } from '../../page.ts'
import { formTo } from '../../parts/form.ts'
import { ACTS } from '../../parts/history.ts'

/** A decision is final, and a candidate that was set aside is still undecided, so neither can be withdrawn. */
const TAKEN_BACK = ['APPROVE', 'REJECT']

/** Returns what the last act did, with a button to withdraw it while that is possible. */
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
