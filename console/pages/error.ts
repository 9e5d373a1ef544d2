import type { Refusal } from '../../api/errors/refusal.ts'
import type { Issue } from '../../api/http/malformed.ts'
import { foreign, type Html, html } from '../html.ts'
import { address } from '../page.ts'
import { issueSentence } from '../parts/problem.ts'
import { whatWasSent } from '../parts/sent.ts'

/**
 * Returns the page for a refusal: what happened, what to do, and the way back. It repeats the user's input, because
 * browsers do not restore that.
 */
export function errorPage(refusal: Refusal, requestId: string, back: string, sent: URLSearchParams): Html {
  const { entry, details } = refusal
  const issues = Array.isArray(details.issues) ? (details.issues as Issue[]) : []
  return html`<section class="text">
<h1>${entry.message}</h1>
<p>${entry.remedy}</p>
${issues.length > 0 ? html`<ul>${issues.map((issue) => html`<li>${foreign(issueSentence(issue))}</li>`)}</ul>` : ''}
${typeof details.permission === 'string' ? html`<p>Permission: <code>${details.permission}</code></p>` : ''}
${whatWasSent(sent)}
<p><a class="button" href="${back}" data-key="escape">Back</a> <a href="${address('')}">First page</a></p>
<p class="quiet">Code ${entry.code}, request <code>${requestId}</code></p>
</section>`
}
