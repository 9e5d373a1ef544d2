import { ERRORS } from '../../../api/errors/catalogue.ts'
import { Refusal } from '../../../api/errors/refusal.ts'
import { approveWaitingCase, rejectWaitingCase } from '../../../api/review/decide-waiting-case.ts'
import { listWaitingCases } from '../../../api/review/list-waiting-cases.ts'
import { readReviewedCase } from '../../../api/review/read-reviewed-case.ts'
import { foreign, html } from '../../html.ts'
import { address, type Page } from '../../page.ts'
import { caseFacts, caseTitle, courtLink, numberToCopy } from '../../parts/case-facts.ts'
import { formTo } from '../../parts/form.ts'
import { historyList } from '../../parts/history.ts'
import { recordHeldSection } from '../../parts/record-held.ts'
import { facts, nextPage, nothing, tableOf } from '../../parts/table.ts'
import { instant, lasting } from '../../times.ts'

const PAGE_SIZE = '25'

/** `GET /console/cases`: cases that customers added and that wait for the operator. */
export const cases: Page = {
  method: 'GET',
  path: '/cases',
  audience: 'operator',
  async serve({ ask, query }) {
    const { cursor } = query
    const page = await ask(listWaitingCases, { query: { limit: PAGE_SIZE, ...(cursor && { cursor }) } })
    return {
      title: 'Cases',
      body: html`${query.done ? html`<div class="notice" role="status"><strong>Done.</strong> <a href="${address(`/cases/${query.done}`)}">The last case</a></div>` : ''}
<h1>Cases</h1>
<p>${page.recordsFiltered} wait for a verdict.</p>
${
  page.records.length === 0
    ? nothing('Nothing waits. Only accounts for which the operator decides send their cases here.')
    : tableOf(
        'Longest waiting first',
        ['Court', 'Case', 'Account ID', 'Waits'],
        page.records.map((record) => [
          record.caseIdentifier.courtType,
          html`<a href="${address(`/cases/${record._id}`)}">${foreign(titleOf(record))}</a>`,
          record.accountId,
          lasting(Date.now() - record.created),
        ]),
      )
}
${nextPage('/cases', {}, page.nextCursor)}`,
    }
  },
}

/** `GET /console/cases/{id}`: one of them. */
export const caseCard: Page = {
  method: 'GET',
  path: '/cases/:id',
  audience: 'operator',
  async serve(visit) {
    const found = await visit.ask(readReviewedCase, { params: { id: visit.params.id ?? '' } })
    const { _id, status, caseIdentifier, snapshot, account, entities, created, history, workflowUrl } = found
    const waits = status === 'PENDING_BACKOFFICE_REVIEW'
    const numbers = Object.entries(caseIdentifier).filter((entry): entry is [string, string] => Boolean(entry[1]))
    const copied = numberToCopy(caseIdentifier)
    const [latest] = history
    return {
      title: titleOf(found),
      body: html`<div class="work">
${visit.query.late && latest && !waits ? html`<div class="notice problem" role="alert">Somebody was quicker. Your verdict was not applied. ${historyList([latest])}</div>` : ''}
<article class="sheet"><div>
<div class="head"><div><h1>${foreign(titleOf(found))}</h1><p class="quiet">Added by ${foreign(account.name)}, ${instant(created)}${entities.length > 0 ? ', for ' : ''}${entities.map(({ name }, at) => html`${at > 0 ? ', ' : ''}${foreign(name)}`)}</p></div></div>
<h2>As the customer gave it</h2>
${facts(numbers.map(([name, value]) => [nameOf(name), foreign(value)]))}
<h2>As the court has it</h2>
${snapshot && Object.keys(snapshot).length > 1 ? caseFacts(snapshot) : html`<p class="quiet">Nothing is known of it yet.</p>`}
</div><div class="side"><section><div class="row">${copied ? html`<button type="button" data-copy="${copied}" data-key="c"><kbd>C</kbd> Copy number</button>` : ''}${courtLink(found.courtPage)}<a class="button" href="${workflowUrl}" data-key="w"><kbd>W</kbd> Workflow</a></div></section>
${recordHeldSection(found.record)}
${history.length > 0 ? html`<section><h3>History</h3>${historyList(history)}</section>` : ''}</div></article>
<div class="verdicts">${
        waits
          ? html`${formTo(visit, `/cases/${_id}/approve`, html`<button class="strong" data-key="a"><kbd>A</kbd> Approve</button>`)}
<details><summary class="button strong" data-key="r"><kbd>R</kbd> Reject</summary>${formTo(visit, `/cases/${_id}/reject`, html`<label class="field"><span>Reason</span><input name="reason" maxlength="1000" required data-suggested></label><button>Reject</button>`)}</details>`
          : html`<p>Nothing waits here: ${status.toLowerCase().replaceAll('_', ' ')}.</p>`
      }<a class="button" href="${address('/cases')}" data-key="j"><kbd>J</kbd> Queue</a></div>
</div>`,
    }
  },
}

export const approveCase = verdict('approve', approveWaitingCase)
export const rejectCase = verdict('reject', rejectWaitingCase)

function verdict(verb: string, endpoint: typeof approveWaitingCase): Page {
  return {
    method: 'POST',
    path: `/cases/:id/${verb}`,
    audience: 'operator',
    async serve({ ask, params: { id = '' }, form }) {
      try {
        await ask(endpoint, { params: { id }, body: { reason: form.reason || null } })
        return { goTo: address('/cases', { done: id }) }
      } catch (error) {
        if (error instanceof Refusal && error.entry.code === ERRORS.ALREADY_DECIDED.code)
          return { goTo: address(`/cases/${id}`, { late: '1' }) }
        throw error
      }
    },
  }
}

function titleOf({
  snapshot,
  caseIdentifier,
}: {
  snapshot: Record<string, unknown> | null
  caseIdentifier: Record<string, unknown>
}): string {
  return caseTitle({ ...caseIdentifier, caseType: undefined, ...snapshot })
}

const NAMES: Record<string, string> = {
  courtType: 'Court',
  cnr: 'CNR',
  registrationNumber: 'Registration number',
  filingNumber: 'Filing number',
  diaryNumber: 'Diary number',
  establishmentCode: 'Establishment code',
  caseType: 'Case type',
}

function nameOf(field: string): string {
  return NAMES[field] ?? field
}
