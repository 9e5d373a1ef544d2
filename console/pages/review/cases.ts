import { ERRORS } from '../../../api/errors/catalogue.ts'
import { Refusal } from '../../../api/errors/refusal.ts'
import type { AnswerOf } from '../../../api/http/pages.ts'
import { claimCase } from '../../../api/review/claim-case.ts'
import { approveWaitingCase, rejectWaitingCase } from '../../../api/review/decide-waiting-case.ts'
import { fetchCaseRecord } from '../../../api/review/fetch-record.ts'
import { listWaitingCases } from '../../../api/review/list-waiting-cases.ts'
import { readReviewedCase } from '../../../api/review/read-reviewed-case.ts'
import { takeNextCase } from '../../../api/review/take-next-case.ts'
import { foreign, type Html, html } from '../../html.ts'
import { address, type Page, type Visit } from '../../page.ts'
import { caseFacts, caseTitle, courtLink, numberToCopy } from '../../parts/case-facts.ts'
import { claimNote, isOthers, takingOver } from '../../parts/claim.ts'
import { formTo } from '../../parts/form.ts'
import { historyList } from '../../parts/history.ts'
import { recordHeldSection } from '../../parts/record-held.ts'
import { facts, nextPage, nothing, tableOf } from '../../parts/table.ts'
import { instant, lasting } from '../../times.ts'

const PAGE_SIZE = '25'

/** The refusals of an operator who comes too late. */
const LATE = [ERRORS.ALREADY_DECIDED, ERRORS.CLAIMED]

/** `GET /console/cases`: lists cases that customers added and that wait for the operator. */
export const cases: Page = {
  method: 'GET',
  path: '/cases',
  audience: 'operator',
  async serve(visit) {
    const { ask, query } = visit
    const { cursor } = query
    const page = await ask(listWaitingCases, { query: { limit: PAGE_SIZE, ...(cursor && { cursor }) } })
    return {
      title: 'Cases',
      body: html`${await doneNotice(visit)}
<h1>Cases</h1>
<div class="row"><p>${page.recordsFiltered} ${page.recordsFiltered === 1 ? 'waits' : 'wait'} for a verdict.</p>
${page.records.length > 0 ? formTo(visit, '/cases/next', html`<button class="strong" data-key="s"><kbd>S</kbd> Start</button>`) : ''}</div>
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
          html`${lasting(Date.now() - record.created)}${claimNote(visit, record.claim)}`,
        ]),
      )
}
${nextPage('/cases', {}, page.nextCursor)}`,
    }
  },
}

/** `GET /console/cases/{id}`: shows a case that a customer added. */
export const caseCard: Page = {
  method: 'GET',
  path: '/cases/:id',
  audience: 'operator',
  async serve(visit) {
    const found = await visit.ask(readReviewedCase, { params: { id: visit.params.id ?? '' } })
    const { _id, status, caseIdentifier, snapshot, account, entities, created, history, workflowUrl, claim } = found
    const numbers = Object.entries(caseIdentifier).filter((entry): entry is [string, string] => Boolean(entry[1]))
    const copied = numberToCopy(caseIdentifier)
    return {
      title: titleOf(found),
      isWide: true,
      body: html`<div class="work">
${await doneNotice(visit)}
${lateNotice(found, visit.query.late)}
<article class="sheet"><div>
<div class="head"><div><h1>${foreign(titleOf(found))}</h1><p class="quiet">Added by ${foreign(account.name)}, ${instant(created)}${entities.length > 0 ? ', for ' : ''}${entities.map(({ name }, at) => html`${at > 0 ? ', ' : ''}${foreign(name)}`)}</p></div></div>
<h2>As the customer gave it</h2>
${facts(numbers.map(([name, value]) => [nameOf(name), foreign(value)]))}
<h2>As the court has it</h2>
${snapshot && Object.keys(snapshot).length > 1 ? caseFacts(snapshot) : html`<p class="quiet">Nothing is known of it yet.</p>`}
</div><div class="side"><section><div class="row">${copied ? html`<button type="button" data-copy="${copied}" data-key="c"><kbd>C</kbd> Copy number</button>` : ''}${courtLink(found.courtPage)}<a class="button" href="${workflowUrl}" data-key="w"><kbd>W</kbd> Workflow</a></div></section>
${recordHeldSection(visit, found.record, `/cases/${_id}`)}
${history.length > 0 ? html`<section><h3>History</h3>${historyList(history)}</section>` : ''}</div></article>
<div class="verdicts">${
        !waits(found)
          ? html`<p>Nothing waits here: ${status.toLowerCase().replaceAll('_', ' ')}.</p>`
          : isOthers(visit, claim)
            ? takingOver(visit, claim, `/cases/${_id}/take-over`)
            : verdicts(visit, _id)
      }${formTo(visit, '/cases/next', html`<input type="hidden" name="after" value="${_id}"><button data-key="j"><kbd>J</kbd> Next</button>`)}</div>
</div>`,
    }
  },
}

function waits({ status }: { status: string }): boolean {
  return status === 'PENDING_BACKOFFICE_REVIEW'
}

function verdicts(visit: Visit, id: string): Html {
  return html`${formTo(visit, `/cases/${id}/approve`, html`<button class="strong" data-key="a"><kbd>A</kbd> Approve</button>`)}
<details><summary class="button strong" data-key="r"><kbd>R</kbd> Reject</summary>${formTo(visit, `/cases/${id}/reject`, html`<label class="field"><span>Reason</span><input name="reason" maxlength="1000" required data-suggested></label><button>Reject</button>`)}</details>`
}

/** Returns what the last verdict was. */
async function doneNotice({ ask, query: { done } }: Visit): Promise<Html> {
  if (!done) return html``
  const found = await ask(readReviewedCase, { params: { id: done } })
  return html`<div class="notice" role="status"><strong>${found.status === 'REJECTED' ? 'Rejected' : 'Approved'}</strong> <a href="${address(`/cases/${done}`)}">${foreign(titleOf(found))}</a></div>`
}

/** Another operator was quicker, or works on it now. */
function lateNotice(found: AnswerOf<typeof readReviewedCase>, late: string | undefined): Html {
  if (!late) return html``
  const [latest] = found.history
  return waits(found) || !latest
    ? html`<div class="notice problem" role="alert">This has changed since you opened it. Nothing was done.</div>`
    : html`<div class="notice problem" role="alert">Somebody was quicker. Your verdict was not applied. ${historyList([latest])}</div>`
}

/** `POST /console/cases/next`: claims the next case and shows it. */
export const nextCase: Page = {
  method: 'POST',
  path: '/cases/next',
  audience: 'operator',
  async serve(visit) {
    return { goTo: await wayToNext(visit, { after: visit.form.after }) }
  },
}

export const approveCase = verdict('approve', approveWaitingCase)
export const rejectCase = verdict('reject', rejectWaitingCase)
/** `POST /console/cases/{id}/record`: fetches hearings and orders from the court. */
export const fetchRecordOfCase: Page = {
  method: 'POST',
  path: '/cases/:id/record',
  audience: 'operator',
  async serve({ ask, params: { id = '' } }) {
    await ask(fetchCaseRecord, { params: { id } })
    return { goTo: address(`/cases/${id}`) }
  },
}

export const takeOverCase = act('take-over', async (_visit, id) => address(`/cases/${id}`))

/** Declares a verdict, after which the next case is shown. */
function verdict(verb: string, endpoint: typeof approveWaitingCase): Page {
  return act(verb, async (visit, id) => {
    await visit.ask(endpoint, { params: { id }, body: { reason: visit.form.reason || null } })
    return wayToNext(visit, { done: id })
  })
}

/**
 * Declares an act on a case. It claims the case first, so that an operator never acts unknowingly on what another one
 * has open.
 */
function act(verb: string, run: (visit: Visit, id: string) => Promise<string>): Page {
  return {
    method: 'POST',
    path: `/cases/:id/${verb}`,
    audience: 'operator',
    async serve(visit) {
      const { id = '' } = visit.params
      try {
        await visit.ask(claimCase, { params: { id }, body: { takeOver: verb === 'take-over' } })
        return { goTo: await run(visit, id) }
      } catch (error) {
        if (error instanceof Refusal && LATE.some(({ code }) => code === error.entry.code))
          return { goTo: address(`/cases/${id}`, { late: '1' }) }
        throw error
      }
    },
  }
}

/** Returns the page of the next case, or of the queue if no waiting case is free for this operator. */
async function wayToNext(
  { ask }: Visit,
  { after, done }: { after?: string | undefined; done?: string },
): Promise<string> {
  const { caseId } = await ask(takeNextCase, { body: after ? { after } : {} })
  return address(caseId === null ? '/cases' : `/cases/${caseId}`, { done })
}

/** Returns the title of a tracked case. */
export function titleOf({
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
