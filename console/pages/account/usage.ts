import { exportUsage } from '../../../api/account/export-usage.ts'
import { readAccount } from '../../../api/account/read-account.ts'
import { readUsage } from '../../../api/account/read-usage.ts'
import { foreign, type Html, html } from '../../html.ts'
import { address, type Page } from '../../page.ts'
import { rupees } from '../../parts/money.ts'
import { facts, nothing, tableOf } from '../../parts/table.ts'
import { day } from '../../times.ts'

const DAYS = 30
const DAY_MS = 24 * 3_600_000
const PLOT = { width: 720, height: 160, foot: 24 }

/** `GET /console/account`: shows what the account has used in the last 30 days, and its allowance. */
export const usage: Page = {
  method: 'GET',
  path: '/account',
  audience: 'account',
  async serve({ ask }) {
    const [account, { usage: rows, totals }] = await Promise.all([ask(readAccount), ask(readUsage)])
    const { plan, budgets } = account
    const sums = Object.entries(totals)
    return {
      title: 'Usage',
      body: html`<h1>${foreign(account.name)}</h1>
${facts([
  ['Plan', foreign(plan.name)],
  ['Requests a minute', plan.requestsPerMinute],
  ['Historical searches', `${plan.historicalSearch.used} of ${plan.historicalSearch.allowance} units used`],
  ...budgets.map(
    (budget) =>
      [
        `Spent today, ${budget.budget.toLowerCase().replaceAll('_', ' ')}`,
        `${rupees(budget.spentPaise)} of ${rupees(budget.limitPaise)}`,
      ] as const,
  ),
])}
<h2>Billed units of the last ${DAYS} days</h2>
${
  sums.length === 0
    ? nothing('Nothing was billed. The first lookup, download or search will show here.')
    : html`${plot(rows)}
${tableOf(
  'By product',
  ['Product', 'Units'],
  sums.map(([product, units]) => [product.toLowerCase().replaceAll('_', ' '), units ?? 0]),
)}
<p><a class="button" href="${address('/account/usage.csv')}">Every entry, as CSV</a></p>`
}`,
    }
  },
}

/** `GET /console/account/usage.csv`: sends the ledger of the last 30 days. */
export const usageFile: Page = {
  method: 'GET',
  path: '/account/usage.csv',
  audience: 'account',
  async serve({ askForFile }) {
    return { file: await askForFile(exportUsage, { query: { format: 'csv' } }) }
  },
}

/** Returns a bar chart with one bar per Indian day. */
function plot(rows: { day: string; units: number }[]): Html {
  const today = Date.parse(new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10))
  const days = Array.from({ length: DAYS }, (_, at) =>
    new Date(today - (DAYS - 1 - at) * DAY_MS).toISOString().slice(0, 10),
  )
  const units = days.map((each) => rows.reduce((sum, row) => (row.day === each ? sum + row.units : sum), 0))
  const most = Math.max(1, ...units)
  const step = PLOT.width / DAYS
  const floor = PLOT.height - PLOT.foot
  const bars = units.map((count, at) => {
    const height = Math.round((count / most) * (floor - 20))
    return html`<rect x="${Math.round(at * step) + 2}" y="${floor - height}" width="${Math.round(step) - 4}" height="${height}"><title>${day(days[at] ?? '')}: ${count}</title></rect>`
  })
  return html`<svg class="bars" viewBox="0 0 ${PLOT.width} ${PLOT.height}" preserveAspectRatio="xMinYMid" role="img" aria-label="Units a day, ${most} at most">
<line x1="0" y1="${floor}" x2="${PLOT.width}" y2="${floor}"/>${bars}
<text x="0" y="${PLOT.height - 6}">${day(days[0] ?? '')}</text><text x="${PLOT.width}" y="${PLOT.height - 6}" text-anchor="end">${day(days.at(-1) ?? '')}</text><text x="0" y="12">${most}</text></svg>`
}
