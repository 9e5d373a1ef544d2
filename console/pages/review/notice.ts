import { readReviewedCandidate } from '../../../api/review/read-reviewed-candidate.ts'
import { foreign, type Html, html } from '../../html.ts'
import { address, type Visit } from '../../page.ts'
import { formTo } from '../../parts/form.ts'

const WORDS: Record<string, string> = { APPROVED: 'Approved', PROMOTED: 'Added', REJECTED: 'Rejected' }

/** What the last act did, with the way to take it back as long as there is one. */
export async function verdictNotice(visit: Visit): Promise<Html> {
  const { done } = visit.query
  if (!done) return html``
  const { _id, status, customerDecision, comparison, history, entity } = await visit.ask(readReviewedCandidate, {
    params: { id: done },
  })
  const isOpen = status === 'PENDING_REVIEW'
  const word = customerDecision === 'DECLINED' ? 'Declined' : isOpen ? 'Left to another reader' : WORDS[status]
  const reason = history.find(({ action }) => action === 'REJECT' || action === 'APPROVE')?.reason
  const isFinal = isOpen || customerDecision !== null
  return html`<div class="notice" role="status"><strong>${word}</strong> <a href="${address(`/candidates/${_id}`)}">${foreign(comparison.asWritten ?? entity.name)}</a>${reason ? html`: ${foreign(reason)}` : ''}
${isFinal ? '' : formTo(visit, `/candidates/${_id}/reopen`, html`<button data-key="z"><kbd>Z</kbd> Take back</button>`)}</div>`
}
