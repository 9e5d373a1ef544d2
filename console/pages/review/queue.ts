import { listWaitingCandidates } from '../../../api/review/list-waiting-candidates.ts'
import { takeNextCandidate } from '../../../api/review/take-next-candidate.ts'
import { COURT_TYPES } from '../../../domain/courts/types.ts'
import { MAX_COUNTED } from '../../../domain/review/candidate.ts'
import { foreign, html } from '../../html.ts'
import { address, type Page, type Visit } from '../../page.ts'
import { caseTitle } from '../../parts/case-facts.ts'
import { claimNote } from '../../parts/claim.ts'
import { choice, filterForm, formTo } from '../../parts/form.ts'
import { nextPage, nothing, tableOf } from '../../parts/table.ts'
import { lasting } from '../../times.ts'
import { verdictNotice } from './notice.ts'

const PAGE_SIZE = '25'

/** Returns the filters of the queue, which also choose the next candidate. */
function filtersOf(given: Record<string, string>): Record<string, string> {
  const { accountId, courtType, verdict } = given
  return Object.fromEntries(
    Object.entries({ accountId, courtType, verdict }).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
}

/** `GET /console/review`: lists the candidates that wait. */
export const queue: Page = {
  method: 'GET',
  path: '/review',
  audience: 'operator',
  async serve(visit) {
    const { query, ask } = visit
    const filters = filtersOf(query)
    const { cursor } = query
    const page = await ask(listWaitingCandidates, {
      query: { ...filters, limit: PAGE_SIZE, ...(cursor && { cursor }) },
    })
    const { REVIEW = 0, DECISION = 0 } = page.counts
    const oldest = page.records[0]
    return {
      title: 'Review',
      body: html`${await verdictNotice(visit)}
<h1>Review</h1>
<div class="row">
<p>${amount(REVIEW, page.areCountsExact)} ${REVIEW === 1 ? 'waits' : 'wait'} for a verdict, ${amount(DECISION, page.areCountsExact)} for a decision.${oldest && !cursor ? ` The oldest has waited ${lasting(Date.now() - oldest.created)}.` : ''}</p>
${formTo(visit, '/review/next', html`${Object.entries(filters).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}<button class="strong" data-key="s"><kbd>S</kbd> Start</button>`)}
</div>
${filterForm(
  '/review',
  html`${choice('courtType', 'Court', [['', 'all'], ...COURT_TYPES.map((type) => [type, type] as const)], filters.courtType)}
${choice(
  'verdict',
  'Match',
  [
    ['', 'all'],
    ['match', 'match (85 or more)'],
    ['possible', 'possible (60 to 84)'],
  ],
  filters.verdict,
)}
<label class="field"><span>Account ID</span><input name="accountId" value="${filters.accountId ?? ''}"></label>`,
)}
${
  page.records.length === 0
    ? nothing('Nothing waits. New candidates come with the daily sync.')
    : tableOf(
        'Longest waiting first',
        ['Score', 'Watched', 'As the court wrote it', 'Case', 'Waits'],
        page.records.map((record) => [
          record.score,
          html`<span class="name">${foreign(record.entity.name)}</span>`,
          html`<a class="name" href="${address(`/candidates/${record._id}`)}">${foreign(String(record.rawMatch.matchedParty ?? 'no party named'))}</a>`,
          html`<span class="name">${foreign(caseTitle(record.rawMatch))}</span>`,
          html`${lasting(Date.now() - record.created)}${record.step === 'DECISION' ? ', for the decision' : ''}${claimNote(visit, record.claim)}`,
        ]),
      )
}
${nextPage('/review', filters, page.nextCursor)}`,
    }
  },
}

/** If the count stopped early, it is a minimum. */
function amount(count: number, isExact: boolean): string {
  return `${count.toLocaleString('en-IN')}${!isExact && count >= MAX_COUNTED ? '+' : ''}`
}

/** `POST /console/review/next`: claims the next candidate and shows it. */
export const next: Page = {
  method: 'POST',
  path: '/review/next',
  audience: 'operator',
  async serve(visit) {
    return { goTo: await wayToNext(visit, { ...filtersOf(visit.form), after: visit.form.after }) }
  },
}

/** Returns the page of the next candidate, or of the queue if no waiting candidate is free for this operator. */
export async function wayToNext(
  { ask }: Visit,
  { after, done, ...filters }: { after?: string | undefined; done?: string } & Record<string, string | undefined>,
): Promise<string> {
  const { candidateId } = await ask(takeNextCandidate, { body: { ...filters, ...(after && { after }) } })
  return candidateId === null ? address('/review', { done }) : address(`/candidates/${candidateId}`, { done })
}
