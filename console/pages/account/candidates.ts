import type { Refusal } from '../../../api/errors/refusal.ts'
import { confirmCandidate, declineCandidate } from '../../../api/review/decide-own-candidate.ts'
import { listCandidates } from '../../../api/review/list-candidates.ts'
import { readCandidate } from '../../../api/review/read-candidate.ts'
import { readEntity } from '../../../api/watchlist/read-entity.ts'
import { CASE_STATUS_PAGES } from '../../../domain/courts/case-status-pages.ts'
import { foreign, type Html, html } from '../../html.ts'
import { address, type Page, type Shown, type Visit } from '../../page.ts'
import { allows } from '../../parts/allowed.ts'
import { caseFacts, caseTitle, courtLink, numberToCopy } from '../../parts/case-facts.ts'
import { comparisonTable, hangsOn, reasonLists } from '../../parts/comparison.ts'
import { formTo } from '../../parts/form.ts'
import { orAgain, problemOf } from '../../parts/problem.ts'
import { scoreOf } from '../../parts/score.ts'
import { nextPage, nothing, tableOf } from '../../parts/table.ts'
import { instant } from '../../times.ts'

const PAGE_SIZE = '25'
const NEIGHBOURS = '12'

/** `GET /console/account/candidates`: the found cases that wait for the account's decision, oldest first. */
export const candidates: Page = {
  method: 'GET',
  path: '/account/candidates',
  audience: 'account',
  async serve(visit) {
    const { ask, query } = visit
    const { cursor, entityId } = query
    const [page, notice] = await Promise.all([
      ask(listCandidates, { query: { limit: PAGE_SIZE, ...(entityId && { entityId }), ...(cursor && { cursor }) } }),
      noticeOf(visit),
    ])
    const [first] = page.candidates
    return {
      title: 'Candidates',
      body: html`${notice}
<h1>Candidates</h1>
<p>Found cases that may be of those you watch. Decide on each.</p>
${first ? html`<p class="start"><a class="button strong" href="${address(`/account/candidates/${first._id}`)}" data-key="s"><kbd>S</kbd> Start</a></p>` : ''}
${
  page.candidates.length === 0
    ? nothing('Nothing has to be decided. New candidates come with the daily sync.')
    : tableOf(
        'Oldest first',
        ['Score', 'As the court wrote it', 'Case', 'Found'],
        page.candidates.map(({ _id, rawMatch, created }) => [
          String(rawMatch.matchScore ?? ''),
          html`<a class="name" href="${address(`/account/candidates/${_id}`)}">${foreign(String(rawMatch.matchedParty ?? 'no party named'))}</a>`,
          html`<span class="name">${foreign(caseTitle(rawMatch))}</span>`,
          instant(created),
        ]),
      )
}
${nextPage('/account/candidates', { entityId }, page.nextCursor)}`,
    }
  },
}

/** `GET /console/account/candidates/{id}`: the card, as reviewers have it. */
export const ownCard: Page = {
  method: 'GET',
  path: '/account/candidates/:id',
  audience: 'account',
  serve: (visit) => cardPage(visit),
}

async function cardPage(visit: Visit, refusal?: Refusal): Promise<Shown> {
  const { ask, params, who } = visit
  const candidate = await ask(readCandidate, { params: { id: params.id ?? '' } })
  const { _id, rawMatch, watchlistEntityId, comparison } = candidate
  const [entity, { candidates: neighbours }, notice] = await Promise.all([
    ask(readEntity, { params: { id: watchlistEntityId } }),
    ask(listCandidates, { query: { entityId: watchlistEntityId, limit: NEIGHBOURS } }),
    noticeOf(visit),
  ])
  const score = Number(rawMatch.matchScore)
  const verdict = rawMatch.matchVerdict === 'match' ? ('match' as const) : ('possible' as const)
  const compared = { comparison, entity, rawMatch, verdict, score }
  const before = neighbours[neighbours.findIndex((each) => each._id === _id) - 1]?._id
  const copied = numberToCopy(rawMatch)
  const canDecide = allows(who, confirmCandidate) && who.kind === 'account' && who.caller.reviewer === 'CUSTOMER'
  return {
    title: caseTitle(rawMatch),
    isWide: true,
    body: html`<div class="section">
<aside class="queue" aria-label="Candidates of this entity">
<p><a href="${address('/account/candidates')}">Candidates</a></p>
<h2><a href="${address(`/account/watchlist/${watchlistEntityId}`)}">${foreign(entity.name)}</a></h2>
<ol>${neighbours.map(
      (each) =>
        html`<li><a href="${address(`/account/candidates/${each._id}`)}"${each._id === before ? html` data-key="k"` : ''}${each._id === _id ? html` aria-current="true"` : ''}><b>${String(each.rawMatch.matchScore ?? '')}</b><span class="name">${foreign(String(each.rawMatch.matchedParty ?? 'no party named'))}</span></a></li>`,
    )}</ol>
</aside>
<div class="work">
${notice}
${refusal ? html`<div class="notice">${problemOf(refusal)}</div>` : ''}
<article class="sheet">
<div>
<div class="head"><div><h1>${foreign(caseTitle(rawMatch))}</h1><p class="quiet">Found ${instant(candidate.created)}</p></div>${scoreOf(compared)}</div>
${hangsOn(compared)}
${comparisonTable(compared)}
${reasonLists(compared)}
</div>
<div class="side">
<section><h3>The case</h3>${caseFacts(rawMatch)}
<div class="row">${copied ? html`<button type="button" data-copy="${copied}" data-key="c"><kbd>C</kbd> Copy number</button>` : ''}${courtLink(CASE_STATUS_PAGES[candidate.caseIdentifier.courtType])}</div></section>
</div>
</article>
${candidate.status === 'APPROVED' && candidate.customerDecision === null && canDecide ? verdicts(visit, _id) : html`<div class="verdicts"><p>${decidedWords(candidate)}</p>${nextLink(_id)}</div>`}
</div>
</div>`,
  }
}

function verdicts(visit: Visit, id: string): Html {
  const path = `/account/candidates/${id}`
  return html`<div class="verdicts">
${formTo(visit, `${path}/confirm`, html`<button class="strong" data-key="a"><kbd>A</kbd> Approve</button>`)}
<details><summary class="button strong" data-key="r"><kbd>R</kbd> Reject</summary>
${formTo(visit, `${path}/decline`, html`<p>It is not suggested again. You can still follow the case by its number.</p><button data-suggested>It is not theirs</button>`)}</details>
<a class="button" href="${address(`${path}/next`)}" data-key="u"><kbd>U</kbd> Unsure</a>
${nextLink(id)}
</div>`
}

/** Unsure, too, leads to the next one: the candidate still waits. */
function nextLink(id: string): Html {
  return html`<a class="button" href="${address(`/account/candidates/${id}/next`)}" data-key="j"><kbd>J</kbd> Next</a>`
}

function decidedWords({
  customerDecision,
  promotedCaseId,
  status,
}: {
  customerDecision: string | null
  promotedCaseId: string | null
  status: string
}): Html {
  if (promotedCaseId)
    return html`You approved it. <a href="${address(`/account/cases/${promotedCaseId}`)}">The followed case</a>`
  if (customerDecision === 'DECLINED') return html`You rejected it.`
  return status === 'APPROVED' ? html`Your key may not decide on it.` : html`Nothing waits here.`
}

/** Returns what the last verdict did. */
async function noticeOf({ ask, query }: Visit): Promise<Html> {
  if (!query.done) return html``
  const { _id, customerDecision, comparison } = await ask(readCandidate, { params: { id: query.done } })
  if (customerDecision === null) return html``
  return html`<div class="notice" role="status"><strong>${customerDecision === 'ADDED' ? 'Approved' : 'Rejected'}</strong> <a href="${address(`/account/candidates/${_id}`)}">${foreign(comparison.asWritten ?? comparison.watched)}</a></div>`
}

/** `GET /console/account/candidates/{id}/next`: goes to the next candidate, without a verdict. */
export const nextOwn: Page = {
  method: 'GET',
  path: '/account/candidates/:id/next',
  audience: 'account',
  async serve(visit) {
    return { goTo: await wayToNext(visit, visit.params.id ?? '') }
  },
}

/** Returns the page of the next one; after the last, of the first that still waits. */
async function wayToNext({ ask }: Visit, id: string, done?: string): Promise<string> {
  const after = await ask(listCandidates, { query: { after: id, limit: '1' } })
  const [next = undefined] =
    after.candidates.length > 0 ? after.candidates : (await ask(listCandidates, { query: { limit: '1' } })).candidates
  return next && next._id !== id
    ? address(`/account/candidates/${next._id}`, { done })
    : address('/account/candidates', { done })
}

function verdict(verb: string, give: (visit: Visit, params: { id: string }) => Promise<unknown>): Page {
  return {
    method: 'POST',
    path: `/account/candidates/:id/${verb}`,
    audience: 'account',
    serve(visit) {
      const id = visit.params.id ?? ''
      return orAgain(
        async () => {
          await give(visit, { id })
          return { goTo: await wayToNext(visit, id, id) }
        },
        (refusal) => cardPage(visit, refusal),
      )
    },
  }
}

export const ownVerdicts: readonly Page[] = [
  verdict('confirm', ({ ask }, params) => ask(confirmCandidate, { params })),
  verdict('decline', ({ ask }, params) => ask(declineCandidate, { params })),
]
