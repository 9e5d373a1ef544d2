import { listSources } from '../../../api/operations/list-sources.ts'
import { pauseSource, resumeSource } from '../../../api/operations/pause-or-resume-source.ts'
import { foreign, type Html, html } from '../../html.ts'
import { address, type Page, type Visit } from '../../page.ts'
import { field, formTo } from '../../parts/form.ts'
import { rupees } from '../../parts/money.ts'
import { tableOf } from '../../parts/table.ts'
import { instant } from '../../times.ts'

const STATES = {
  OK: 'works',
  OFF: 'off',
  PAUSED: 'paused',
  CAP_REACHED: 'daily cap reached',
  ACCOUNT_REFUSED: 'refuses our account',
  DOWN: 'does not answer',
} as const

/** `GET /console/sources`: how each source is, and what it has cost today. */
export const sources: Page = {
  method: 'GET',
  path: '/sources',
  audience: 'operator',
  async serve(visit) {
    const { sources: all } = await visit.ask(listSources)
    return {
      title: 'Sources',
      body: html`<h1>Sources</h1>
${tableOf(
  'All sources',
  ['Source', 'State', 'Last sure answer', 'Calls of the last hour', 'Failed entities', 'Spent today', ''],
  all.map((source) => [
    source.source,
    html`<strong>${STATES[source.state]}</strong>${source.until ? html` until ${instant(source.until)}` : ''}${source.paused?.reason ? html`<br><small>${foreign(source.paused.reason)}</small>` : ''}`,
    source.lastAnsweredAt ? instant(source.lastAnsweredAt) : 'none in the last hour',
    Object.entries(source.lastHour)
      .map(([outcome, count]) => `${count} ${outcome}`)
      .join(', ') || 'none',
    source.entitiesFailed,
    spent(source),
    switchOf(visit, source),
  ]),
)}`,
    }
  },
}

function spent({
  spentTodayPaise,
  dailySpendCapPaise,
}: {
  spentTodayPaise: number
  dailySpendCapPaise: number | null
}): Html {
  if (dailySpendCapPaise === null) return html`free`
  const share = dailySpendCapPaise === 0 ? 1 : Math.min(1, spentTodayPaise / dailySpendCapPaise)
  return html`${rupees(spentTodayPaise)} of ${rupees(dailySpendCapPaise)}<br><svg class="strip" viewBox="0 0 168 8" aria-hidden="true"><rect class="track" width="168" height="4" y="2"/><rect class="level" width="${Math.round(share * 168)}" height="4" y="2"/></svg>`
}

function switchOf(
  visit: Visit,
  { source, paused, enabled }: { source: string; paused: object | null; enabled: boolean },
): Html {
  if (!enabled) return html``
  const verb = paused ? 'Resume' : 'Pause'
  return html`<details class="do"><summary>${verb}</summary>${formTo(
    visit,
    `/sources/${verb.toLowerCase()}`,
    html`<input type="hidden" name="source" value="${source}">${field({ name: 'reason', label: 'Why?', maxLength: 1000 })}<button>${verb} ${source}</button>`,
  )}</details>`
}

export const pause = act('pause', pauseSource)
export const resume = act('resume', resumeSource)

function act(verb: string, endpoint: typeof pauseSource): Page {
  return {
    method: 'POST',
    path: `/sources/${verb}`,
    audience: 'operator',
    async serve({ ask, form: { source = '', reason } }) {
      await ask(endpoint, { params: { source }, body: { reason: reason || null } })
      return { goTo: address('/sources') }
    },
  }
}
