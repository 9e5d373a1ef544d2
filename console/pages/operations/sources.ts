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

/** `GET /console/sources`: shows the state of each source, and its cost today. */
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
  ['Source', 'State', 'Last sure answer', 'Calls of the last hour and day', 'Failed entities', 'Spent today', ''],
  all.map((source) => [
    source.source,
    html`<strong>${STATES[source.state]}</strong>${source.until ? html` until ${instant(source.until)}` : ''}${source.paused?.reason ? html`<br><small>${foreign(source.paused.reason)}</small>` : ''}`,
    source.lastAnsweredAt ? instant(source.lastAnsweredAt) : 'none in the last hour',
    html`${
      Object.entries(source.lastHour)
        .map(([outcome, count]) => `${count} ${outcome}`)
        .join(', ') || 'none'
    }${dayOf(source.hours)}`,
    source.entitiesFailed,
    spent(source),
    switchOf(visit, source),
  ]),
)}`,
    }
  },
}

/** Returns a bar per hour of the last 24: confirmed answers, and failures above them. */
function dayOf(hours: { answered: number; failed: number }[]): Html {
  const most = Math.max(...hours.map(({ answered, failed }) => answered + failed))
  if (most === 0) return html``
  const sum = (of: 'answered' | 'failed') => hours.reduce((total, hour) => total + hour[of], 0)
  const height = (count: number) => Math.ceil((count / most) * 20)
  return html`<br><svg class="day" viewBox="0 0 168 20" role="img" aria-label="In 24 hours ${sum('answered')} answered, ${sum('failed')} failed"><rect class="floor" width="166" height="1" y="19"/>${hours.map(
    ({ answered, failed }, at) =>
      html`<rect class="level" x="${at * 7}" y="${20 - height(answered)}" width="5" height="${height(answered)}"/><rect class="failed" x="${at * 7}" y="${20 - height(answered) - height(failed)}" width="5" height="${height(failed)}"/>`,
  )}</svg>`
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
