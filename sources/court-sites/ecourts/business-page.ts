import type { IsoDate } from '../../../domain/case.ts'
import { readDate } from '../../../domain/dates.ts'
import { type Judge, readJudges } from '../../../domain/judges.ts'
import { failed, type Reading } from '../../http-answer.ts'
import { present } from '../../readings.ts'
import { sidesOf } from '../../versus.ts'
import { type Cell, readLabels, readPage, textOf } from '../html.ts'

/** The business of one day in a case. */
export interface Business {
  date: IsoDate
  caseNumber?: string
  cnr?: string
  petitioner?: string
  respondent?: string
  judges: Judge[]
  business?: string
  shortOrder?: string
  nextPurpose?: string
  nextHearingDate?: IsoDate
  natureOfDisposal?: string
  disposalDate?: IsoDate
}

/** Reads the page of one day's business, the same at High Courts and district courts. Its heading has labels, its table a row for each value. */
export function readBusinessPage(html: string): Reading<Business> {
  const page = readPage(html)
  const values = new Map<string, Cell>()
  for (const row of page('tr').toArray()) {
    const cells = page(row).children('td, th')
    const label = textOf(cells.first())
      ?.replace(/(?<!\s)\s*:$/, '')
      .toLowerCase()
    if (cells.length >= 2 && label && !values.has(label)) values.set(label, cells.last())
  }
  const text = (label: string) => {
    const value = textOf(values.get(label))
    return value && /[\p{L}\d]/u.test(value) ? value : undefined
  }
  const heading = page('body').clone()
  heading.find('table').remove()
  heading.find('span, center, div').prepend(' ')
  const labels = readLabels(heading.text(), HEADING_LABELS)
  const date = readDate(labels.Date ?? '')
  if (!date || !values.has('business')) return failed('ParseGap', 'The page is not the business of a day.')
  const [petitioner, respondent] =
    page('span, center, td')
      .toArray()
      .flatMap((each) => textOf(page(each)) ?? [])
      .filter((title) => !title.includes(':'))
      .map(sidesOf)
      .find((sides) => sides !== undefined) ?? []
  return {
    kind: 'found',
    value: present({
      date,
      caseNumber: caseNumberIn(labels['Case Number']),
      cnr: labels['CNR Number']?.replace(/[\s-]/g, ''),
      petitioner,
      respondent,
      judges: readJudges(labels['In The Court Of'] ?? ''),
      business: text('business'),
      shortOrder: text('short order'),
      nextPurpose: text('next purpose'),
      nextHearingDate: readDate(text('next hearing date') ?? ''),
      natureOfDisposal: text('nature of disposal'),
      disposalDate: readDate(text('disposal date') ?? ''),
    }),
  }
}

const HEADING_LABELS = ['In The Court Of', 'In the court of', 'CNR Number', 'Case Number', 'Date'] as const

/** The title of the case may follow its number without a label. */
function caseNumberIn(text: string | undefined): string | undefined {
  return /^.*?\/\d+\/\d{4}(?!\d)/.exec(text ?? '')?.[0] ?? text
}
