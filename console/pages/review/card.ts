import type { AnswerOf } from '../../../api/http/pages.ts'
import { listWaitingCandidates } from '../../../api/review/list-waiting-candidates.ts'
import { readReviewedCandidate } from '../../../api/review/read-reviewed-candidate.ts'
import { foreign, type Html, html } from '../../html.ts'
import { address, type Page, type Visit } from '../../page.ts'
import { caseFacts, caseTitle, courtLink, numberToCopy } from '../../parts/case-facts.ts'
import { claimNote, isOthers, takingOver } from '../../parts/claim.ts'
import { comparisonTable, hangsOn, type Reviewed, reasonLists } from '../../parts/comparison.ts'
import { formTo } from '../../parts/form.ts'
import { historyList } from '../../parts/history.ts'
import { fits, REJECTIONS, suggested } from '../../parts/reasons.ts'
import { recordHeldSection } from '../../parts/record-held.ts'
import { scoreOf } from '../../parts/score.ts'
import { instant, lasting } from '../../times.ts'
import { verdictNotice } from './notice.ts'

const NEIGHBOURS = '12'

/** `GET /console/candidates/{id}`: shows the candidate card. */
export const card: Page = {
  method: 'GET',
  path: '/candidates/:id',
  audience: 'operator',
  async serve(visit) {
    const { ask, params, query } = visit
    const candidate = await ask(readReviewedCandidate, { params: { id: params.id ?? '' } })
    const [notice, neighbours] = await Promise.all([
      verdictNotice(visit),
      ask(listWaitingCandidates, { query: { entityId: candidate.watchlistEntityId, limit: NEIGHBOURS } }),
    ])
    return {
      title: caseTitle(candidate.rawMatch),
      isWide: true,
      body: html`<div class="section">
<aside class="queue" aria-label="Queue">
<p><a href="${address('/review')}">Queue</a></p>
<h2>${foreign(candidate.entity.name)}</h2>
${placeIn(neighbours, candidate._id)}
<ol>${neighbours.records.map((record) => neighbour(visit, record, candidate._id, before(neighbours.records, candidate._id)))}</ol>
</aside>
<div class="work">
${notice}
${lateNotice(candidate, query.late)}
<article class="sheet">
<div>
<div class="head"><div><h1>${foreign(caseTitle(candidate.rawMatch))}</h1><p class="quiet">Found ${lasting(Date.now() - candidate.created)} ago for ${foreign(candidate.account.name)}, ${candidate.account.reviewer === 'OPERATOR' ? 'for which the operator decides' : 'whose own team decides afterwards'}</p></div>${scoreOf(candidate)}</div>
${hangsOn(candidate)}
${comparisonTable(candidate)}
${reasonLists(candidate)}
</div>
${sideOf(visit, candidate)}
</article>
${candidate.step === null ? reopening(visit, candidate) : isOthers(visit, candidate.claim) ? html`<div class="verdicts">${takingOver(visit, candidate.claim, `/candidates/${candidate._id}/take-over`)}${nextForm(visit, candidate._id)}</div>` : verdicts(visit, candidate)}
</div>
</div>`,
    }
  },
}

function neighbour(
  visit: Visit,
  record: AnswerOf<typeof listWaitingCandidates>['records'][number],
  shown: string,
  previous: string | undefined,
): Html {
  return html`<li><a href="${address(`/candidates/${record._id}`)}"${record._id === previous ? html` data-key="k"` : ''}${record._id === shown ? html` aria-current="true"` : ''}><b>${record.score}</b><span class="name">${foreign(String(record.rawMatch.matchedParty ?? 'no party named'))}</span><span class="age">${lasting(Date.now() - record.created)}${claimNote(visit, record.claim)}</span></a></li>`
}

/** Returns the shown candidate's position in the queue of its entity. */
function placeIn({ records, recordsFiltered }: AnswerOf<typeof listWaitingCandidates>, shown: string): Html {
  const at = records.findIndex(({ _id }) => _id === shown)
  return at < 0 ? html`` : html`<p class="quiet">${at + 1} of ${recordsFiltered}</p>`
}

/** Returns the candidate before the shown one in the queue of its entity. */
function before(records: { _id: string }[], shown: string): string | undefined {
  return records[records.findIndex(({ _id }) => _id === shown) - 1]?._id
}

/** Another operator was quicker: shows who, when and why. */
function lateNotice({ step, history }: Reviewed, late: string | undefined): Html {
  if (!late) return html``
  const [latest] = history
  if (step !== null || !latest)
    return html`<div class="notice problem" role="alert">This has changed since you opened it. Nothing was done.</div>`
  return html`<div class="notice problem" role="alert">Somebody was quicker. Your verdict was not applied. ${historyList([latest])}</div>`
}

function sideOf(visit: Visit, candidate: Reviewed): Html {
  const { rawMatch, courtPage, record, lookAlikes, earlier, history, setAside, workflowUrl } = candidate
  const copied = numberToCopy(rawMatch)
  return html`<div class="side">
<section><h3>The case</h3>${caseFacts(rawMatch)}
<div class="row">${copied ? html`<button type="button" data-copy="${copied}" data-key="c"><kbd>C</kbd> Copy number</button>` : ''}${courtLink(courtPage)}<a class="button" href="${workflowUrl}" data-key="w"><kbd>W</kbd> Workflow</a></div></section>
${recordHeldSection(visit, record, `/candidates/${candidate._id}`)}
${
  lookAlikes.length > 0
    ? html`<section><h3>May be the same case</h3>${lookAlikes.map(
        ({ candidateId, caseId, shared }) =>
          html`<p>${candidateId ? html`<a href="${address(`/candidates/${candidateId}`)}">Candidate</a>` : html`<a href="${address(`/cases/${caseId ?? ''}`)}">Tracked case</a>`}<br><span class="quiet">same ${shared.join(', ')}</span></p>`,
      )}</section>`
    : ''
}
${
  setAside.length > 0
    ? html`<section><h3>Left to another reader</h3>${setAside.map(({ by, note, at }) => html`<p>${foreign(by ?? 'an operator')}, ${instant(at)}${note ? html`: “${foreign(note)}”` : ''}</p>`)}</section>`
    : ''
}
${
  earlier.length > 0
    ? html`<section><h3>Decided before</h3>${earlier.map(
        ({ candidateId, verdict, at, by, reason, sameEntity }) =>
          html`<p><a href="${address(`/candidates/${candidateId}`)}">${verdict === 'APPROVED' ? 'Approved' : 'Rejected'}</a>, same case, ${sameEntity ? 'same entity' : 'another entity'}<br><span class="quiet">${instant(at)}, ${foreign(by ?? 'an operator')}${reason ? html`: “${foreign(reason)}”` : ''}</span></p>`,
      )}</section>`
    : ''
}
${history.length > 0 ? html`<section><h3>History</h3>${historyList(history)}</section>` : ''}
</div>`
}

function reopening(visit: Visit, { _id, status, customerDecision, history }: Reviewed): Html {
  const isReviewed = history.some(({ action }) => action === 'APPROVE' || action === 'REJECT')
  const canReopen = isReviewed && customerDecision === null && (status === 'REJECTED' || status === 'APPROVED')
  return html`<div class="verdicts">${canReopen ? formTo(visit, `/candidates/${_id}/reopen`, html`<button>Take the verdict back</button>`) : html`<p>Nothing waits here.</p>`}${nextForm(visit, _id)}</div>`
}

function nextForm(visit: Visit, after: string): Html {
  return formTo(
    visit,
    '/review/next',
    html`<input type="hidden" name="after" value="${after}"><button data-key="j"><kbd>J</kbd> Next</button>`,
  )
}

function verdicts(visit: Visit, candidate: Reviewed): Html {
  const { _id, step, account } = candidate
  const decides = account.reviewer === 'OPERATOR'
  const act = (verb: string) => `/candidates/${_id}/${verb}`
  const best = suggested(candidate)
  // Enter in the note presses the first button.
  const reasons = [...REJECTIONS].sort(([one], [other]) => Number(other === best) - Number(one === best))
  return html`<div class="verdicts">
${formTo(visit, act('approve'), html`<button class="strong" data-key="a"><kbd>A</kbd> ${decides ? 'Approve and add' : 'Approve'}</button>`)}
${
  step === 'REVIEW'
    ? html`<details><summary class="button strong" data-key="r"><kbd>R</kbd> Reject</summary>
${formTo(
  visit,
  act('reject'),
  html`<div class="chips">${reasons.map(
    ([digit, text]) =>
      html`<button name="reason" value="${text}" data-digit="${digit}"${fits(digit, candidate) ? '' : html` disabled`}${digit === best ? html` data-suggested` : ''}><kbd>${digit}</kbd> ${text}</button>`,
  )}</div><label class="field"><span>Note, if you like</span><input name="note" maxlength="900"></label>`,
)}</details>`
    : ''
}
${decides ? formTo(visit, act('decline'), html`<button data-key="d"><kbd>D</kbd> Decline</button>`) : ''}
<details><summary class="button" data-key="u"><kbd>U</kbd> Unsure</summary>
${formTo(visit, act('set-aside'), html`<label class="field"><span>What should the next reader know?</span><input name="note" maxlength="1000"></label><button data-suggested>Leave it to another reader</button>`)}</details>
${nextForm(visit, _id)}
</div>`
}
