import type { Measured, Taken, Unit } from './measured.ts'
import { inWords, type Limit, limitsOf } from './model.ts'

const UNITS: Record<Unit, string> = {
  entityNight: 'an entity, a night',
  newEntity: 'a new entity',
  lookup: 'a lookup',
  order: 'an order',
  summary: 'a summary of a case with three orders, all of them new',
  firstPage: 'a historical search with its first page',
  laterPage: 'a further page',
  refresh: 'a refresh of a tracked case',
  message: 'an event with its webhook',
}

/** The table of what one unit takes. */
export function unitsPart(measured: Measured): string {
  const head =
    '| unit | actions of Temporal | bytes of history | rows | bytes in the database | of these raw answers | calls | ₹ |\n|---|---|---|---|---|---|---|---|\n'
  return head + (Object.keys(UNITS) as Unit[]).map((unit) => unitRow(UNITS[unit], measured[unit])).join('')
}

function unitRow(name: string, { actions, historyBytes, rows, bytes, rawBytes, calls, paise }: Taken): string {
  const sources = Object.entries(calls).map(([source, count]) => `${source} ${count}`)
  const rupees = Object.values(paise).reduce((sum, each) => sum + each, 0) / 100
  const figures = [actions, historyBytes, rows, bytes, rawBytes].map(inWords)
  return `| ${[name, ...figures, sources.join(', ') || 'none', inWords(rupees)].join(' | ')} |\n`
}

/** The tables of what breaks first. */
export function limitsPart(measured: Measured): string {
  return [100_000, 1_000_000]
    .map((entities) => `**${inWords(entities)} entities a day**\n\n${limitsTable(limitsOf(measured, entities))}`)
    .join('\n')
}

function limitsTable(limits: Limit[]): string {
  const rows = limits.map(
    ({ what, takes, share, next }) =>
      `| ${what} | ${takes} | ${inWords(share * 100)} % | ${share > 0.5 ? next : 'nothing'} |\n`,
  )
  return `| limit | a day takes | of what there is | next step |\n|---|---|---|---|\n${rows.join('')}`
}
