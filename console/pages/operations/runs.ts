import { runDailySync } from '../../../api/discovery/run-daily-sync.ts'
import { listAlarms } from '../../../api/operations/list-alarms.ts'
import { listRunQueries } from '../../../api/operations/list-run-queries.ts'
import { listSources } from '../../../api/operations/list-sources.ts'
import { readRequest } from '../../../api/operations/read-request.ts'
import { html } from '../../html.ts'
import { address, type Page } from '../../page.ts'
import { formTo } from '../../parts/form.ts'
import { facts, nothing, tableOf } from '../../parts/table.ts'
import { instant } from '../../times.ts'

const ALARMS = '20'

const WHAT = {
  WAITING: 'wait for a person or a source',
  FAILED: 'failed in the last 24 hours',
  LONG: 'have run for more than a day, reviews left out',
} as const

/** `GET /console/runs`: shows the daily jobs, what needs an operator, and links into Temporal. */
export const runs: Page = {
  method: 'GET',
  path: '/runs',
  audience: 'operator',
  async serve(visit) {
    const { query, temporalUi } = visit
    const { of } = query
    const [{ dailySync, caseSweep }, { queries }, { workflows }, { alarms }] = await Promise.all([
      visit.ask(listSources),
      visit.ask(listRunQueries),
      of ? visit.ask(readRequest, { params: { id: of } }) : { workflows: [] },
      visit.ask(listAlarms, { query: { limit: ALARMS } }),
    ])
    const workflowsOf = (search: string) => `${temporalUi}?${new URLSearchParams({ query: search })}`
    return {
      title: 'Runs',
      body: html`${query.started ? html`<div class="notice" role="status">The daily sync was requested.</div>` : ''}
<h1>Runs</h1>
<h2>Daily sync</h2>
${
  dailySync
    ? facts([
        ['Started', instant(dailySync.started)],
        ['Ended', dailySync.ended ? instant(dailySync.ended) : 'still runs'],
        [
          'Entities',
          dailySync.synced === null ? `${dailySync.entities}` : `${dailySync.synced} of ${dailySync.entities}`,
        ],
        ['New candidates', dailySync.newCandidates],
        ['Set aside', dailySync.setAside],
      ])
    : nothing('It has not run yet.')
}
${formTo(visit, '/runs/daily-sync', html`<button>Run now</button>`)}
<h2>Sweep of tracked cases</h2>
${
  caseSweep
    ? facts([
        ['Started', instant(caseSweep.started)],
        ['Ended', caseSweep.ended ? instant(caseSweep.ended) : 'still runs'],
        ['Cases', caseSweep.refreshed === null ? `${caseSweep.cases}` : `${caseSweep.refreshed} of ${caseSweep.cases}`],
        ['Not found', caseSweep.notFound],
        ['Not answered', caseSweep.unanswered],
        ['Set aside', caseSweep.setAside],
      ])
    : nothing('It has not run yet.')
}
<h2>In Temporal</h2>
<ul>${queries.map(({ name, count, workflowsUrl }) => html`<li><a href="${workflowsUrl}"><strong>${count}</strong> ${WHAT[name]}</a></li>`)}</ul>
<form method="get" action="${address('/runs')}" class="filter"><label class="field"><span>ID of an account, an entity, a case or a request</span><input name="of" value="${of ?? ''}" maxlength="128"></label><button>Find its workflows</button></form>
${
  of
    ? html`<ul>${['AccountId', 'EntityId', 'CaseRef'].map((name) => html`<li><a href="${workflowsOf(`${name}="${of.replaceAll(/["\\\\]/g, '')}"`)}">All workflows with this ${name}</a></li>`)}</ul>
${
  workflows.length === 0
    ? nothing('No request of this ID began a workflow that Temporal still has.')
    : tableOf(
        'Begun by this request',
        ['Workflow', 'Type', 'State', 'Started', 'Ended'],
        workflows.map((workflow) => [
          html`<a href="${workflow.workflowUrl}">${workflow.workflowId}</a>`,
          workflow.type,
          workflow.status.toLowerCase(),
          instant(workflow.started),
          instant(workflow.ended),
        ]),
      )
}`
    : ''
}
<h2>Alarms</h2>
${
  alarms.length === 0
    ? nothing('There was none.')
    : tableOf(
        'Newest first',
        ['Alarm', 'About', 'Raised', 'Ended'],
        alarms.map(({ message, subject, raised, ended }) => [
          message,
          subject,
          instant(raised),
          ended ? instant(ended) : html`<strong>active</strong>`,
        ]),
      )
}`,
    }
  },
}

/** `POST /console/runs/daily-sync`: runs the daily sync now. */
export const startDailySync: Page = {
  method: 'POST',
  path: '/runs/daily-sync',
  audience: 'operator',
  async serve({ ask }) {
    await ask(runDailySync)
    return { goTo: address('/runs', { started: '1' }) }
  },
}
