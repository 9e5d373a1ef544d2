import type { z } from 'zod'
import type { readLookup } from '../../api/case-lookup/read-lookup.ts'
import { foreign, type Html, html } from '../html.ts'
import { tableOf } from './table.ts'

type Lookup = z.infer<(typeof readLookup)['replies'][200]>

/** Single facts that only some sources give. */
export function moreFacts({ bench, category, subCategory, ...found }: Lookup): [string, Html | undefined][] {
  return [
    ['Bench', written(bench)],
    ['Category', written([category, subCategory].filter(Boolean).join(', '))],
    ['For the petitioners', written(named(found.petitionerAdvocates))],
    ['For the respondents', written(named(found.respondentAdvocates))],
  ]
}

/** Rows that only some sources give: applications, cases that the court names, and objections of the registry. */
export function moreTables({ interlocutoryApplications = [], linkedCases = [], objections = [] }: Lookup): Html {
  return html`${rows(
    'Applications',
    ['Number', 'Filed by', 'Filed', 'Next date', 'Status'],
    interlocutoryApplications.map(({ number, filedBy, filingDate, nextDate, status }) => [
      number,
      filedBy,
      filingDate,
      nextDate,
      status,
    ]),
  )}${rows(
    'Cases that the court names',
    ['Relation', 'Number', 'CNR', 'Court', 'Decided'],
    linkedCases.map(({ relation, number, cnr, court, decisionDate }) => [
      relation.toLowerCase().replaceAll('_', ' '),
      number,
      cnr,
      court,
      decisionDate,
    ]),
  )}${rows(
    'Objections of the registry',
    ['Objection', 'Scrutiny', 'Complied with', 'Received'],
    objections.map(({ objection, scrutinyDate, complianceDate, receiptDate }) => [
      objection,
      scrutinyDate,
      complianceDate,
      receiptDate,
    ]),
  )}`
}

function rows(caption: string, headings: string[], cells: (string | null)[][]): Html {
  if (cells.length === 0) return html``
  return tableOf(
    caption,
    headings,
    cells.map((row) => row.map((cell) => (cell === null ? '' : foreign(cell)))),
  )
}

function named(advocates: readonly (string | null)[] | undefined): string | undefined {
  return advocates && [...new Set(advocates.filter((name) => name !== null))].join('; ')
}

function written(text: string | undefined): Html | undefined {
  return text ? foreign(text) : undefined
}
