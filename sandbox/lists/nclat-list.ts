import type { PublishedList } from '../sandbox.ts'
import { type ListName, type PrintedList, partiesOf } from './printed-list.ts'

/** The tribunal's names for its courts, from 1 on, and its files. */
const COURTS = [
  ['Chairperson Court', 'ch'],
  ['Court-2', 'II'],
  ['Court-3', 'III'],
  ['Court-4', 'IV'],
] as const

/** Chennai's file names have the day but not the court. */
export function nclatPathOf({ court, day, kind, number }: ListName): string {
  const written = day.split('-').reverse().join('.')
  const [, name] = COURTS[(number - 1) % COURTS.length] ?? COURTS[0]
  const isAdded = kind === 'SUPPLEMENTARY'
  const file =
    court === 'NCLAT-CHENNAI'
      ? `${written}${isAdded ? '%20Suppl' : ''}`
      : `${isAdded ? 'Supp_' : ''}Causelist_${name}_${written}`
  return `/sites/default/files/${day.slice(0, 7)}/${file}.pdf`
}

/** The tribunal's page with the lists of a day, of both benches. */
export function nclatPageOf(lists: readonly PublishedList[], day: string): string {
  const rows = lists
    .filter((list) => list.day === day)
    .map(({ court, number, kind, path }, at) => {
      const [name] = court === 'NCLAT-CHENNAI' ? ['Chennai Bench'] : (COURTS[(number - 1) % COURTS.length] ?? COURTS[0])
      const title = kind === 'SUPPLEMENTARY' ? 'Supplementary Cause List' : 'Cause List'
      const written = day.split('-').reverse().join('/')
      const cells = [at + 1, name, title, written, `<a href="${path}">View/Download</a>`]
      return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
    })
  const headings = ['Sr. No.', 'Court Name', 'Description', 'Date', 'View/Download'].map((title) => `<th>${title}</th>`)
  return `<html><body><form><input name="field_final_date_value" value="${day.replace(/[^\d-]/g, '')}"></form>
<table><thead><tr>${headings.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table></body></html>`
}

export function nclatLinesOf({ court, number, printedDay, rows, deleted }: PrintedList): string[] {
  return [
    'NATIONAL COMPANY LAW APPELLATE TRIBUNAL',
    court === 'NCLAT-CHENNAI' ? 'CHENNAI BENCH' : 'PRINCIPAL BENCH, NEW DELHI',
    `CAUSE LIST DATED: ${printedDay.split('-').reverse().join('.')}`,
    `COURT NO. ${number}`,
    'AT 10:30 A.M.',
    rows[0]?.stage ?? '',
    ...rows.flatMap((row) => [
      `${row.item} ${row.number}`,
      partiesOf(row).join(' VS. '),
      ...row.with.map((other) => `WITH ${other}`),
    ]),
    ...deleted.map((item) => `NOTE: ITEM NO. ${item} STANDS DELETED`),
  ]
}
