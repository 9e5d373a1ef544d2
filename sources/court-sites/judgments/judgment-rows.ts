import type { CheerioAPI } from 'cheerio'
import { z } from 'zod'
import type { IsoDate } from '../../../domain/case.ts'
import { readDate } from '../../../domain/dates.ts'
import { type Judge, readJudges } from '../../../domain/judges.ts'
import { decoded, failed, type Reading } from '../../http-answer.ts'
import { present } from '../../readings.ts'
import { sidesOf } from '../../versus.ts'
import { readLabels, readPage, textOf } from '../html.ts'

/**
 * A judgment in the results of the portal of judgments, or of the Supreme Court's reports, which run the same software.
 */
export interface Judgment {
  title: string
  petitioner?: string
  respondent?: string
  caseNumber?: string
  /** The case's CNR; the reports' number (`ESCR...`) is not one. */
  cnr?: string
  reportNumber?: string
  /** `[2025] 5 S.C.R. 275`. */
  citation?: string
  /** `2025 INSC 555`, `2024:CHC-AS:1277`. */
  neutralCitation?: string
  judges: Judge[]
  court?: string
  registrationDate?: IsoDate
  decisionDate?: IsoDate
  disposalNature?: string
  /** The arguments with which the page opens the document. */
  reference?: string
}

const Table = z.object({ aaData: z.array(z.unknown()).optional() })
const Answer = Table.extend({ reportrow: Table.optional() })

/** Reads rows of results: HTML, alone or in the cells of a DataTables answer. */
export function readJudgmentRows(text: string): Reading<Judgment[]> {
  const json = decoded(text.trim())
  const { data } = Answer.safeParse(json)
  const cells = data?.reportrow?.aaData ?? data?.aaData
  if (cells?.length === 0) return { kind: 'none' }
  const rows = cells ? cells.map((cell) => (Array.isArray(cell) ? cell.join(' ') : String(cell))) : rowsIn(text)
  const judgments = rows.map(judgmentIn)
  const kept = judgments.filter((judgment) => judgment !== undefined)
  return kept.length > 0 && kept.length === judgments.length
    ? { kind: 'found', value: kept }
    : failed('ParseGap', 'The judgments, or a row of them, cannot be read.')
}

/** Splits a page at its titles. */
function rowsIn(html: string): string[] {
  return html
    .split(/(?=<button\b(?=[^>]*open_pdf))/i)
    .filter((piece) => /open_pdf/i.test(piece) && /Decision Date/i.test(piece))
}

function judgmentIn(html: string): Judgment | undefined {
  const page = readPage(html)
  page('span').prepend(' ')
  const text = page('body').text()
  // An excerpt of the judgment precedes the details, and may contain the same words.
  const details = page('.caseDetailsTD').first()
  const labels = readLabels((details.length > 0 ? details.text() : text).replaceAll('|', ' '), LABELS)
  const citation = /\[\d{4}\]\s+\d+\s+S\.?\s?C\.?\s?R\.?\s+\d+/.exec(text)?.[0]
  const neutral = /\b\d{4}\s*INSC\s*\d+|\b\d{4}:[A-Z][A-Z-]*:\d+(?:-[A-Z]+)?/.exec(text)?.[0]
  const title = titleOf(page)
  if (!title || !labels['Decision Date']) return undefined
  const [, caseNumber, parties] = /^(\S+\/\d+\/\d{4})\s+of\s+(.+)$/i.exec(title) ?? [undefined, undefined, title]
  const [petitioner, respondent] = sidesOf(parties ?? '') ?? []
  const reportNumber = page('input[id=cnr], input[name=cnr]').attr('value')
  const bench = page('strong')
    .toArray()
    .map((each) => /^\s*(?:Coram|Judge)\s*:(.*)/s.exec(page(each).text())?.[1])
    .find((each) => each !== undefined)
  return present({
    title,
    petitioner,
    respondent,
    caseNumber: caseNumber ?? labels['Case No'],
    cnr: labels.CNR,
    reportNumber,
    citation,
    neutralCitation: neutral,
    judges: readJudges(bench ?? ''),
    court: labels.Court,
    registrationDate: readDate(labels['Date of registration'] ?? ''),
    decisionDate: readDate(labels['Decision Date']),
    disposalNature: labels['Disposal Nature'],
    reference: /open_pdf\(([^)]*)\)/.exec(html)?.[1],
  })
}

/** The title comes first in the row's button, before its citations. */
function titleOf(page: CheerioAPI): string | undefined {
  const button = page('button').first().clone()
  button.find('.escrText, .ncDisplay, input').remove()
  return textOf(button)?.replace(/(?<!\s)\s*-\s*$/, '')
}

const LABELS = ['CNR', 'Date of registration', 'Decision Date', 'Case No', 'Disposal Nature', 'Bench', 'Court'] as const
