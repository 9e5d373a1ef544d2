import type { CheerioAPI } from 'cheerio'
import { type CourtCase, type CourtOrder, dayOfHearing, type Hearing, type Party } from '../../../domain/case.ts'
import { establishmentOfCnr } from '../../../domain/courts/cnr.ts'
import { courtOf } from '../../../domain/courts/index.ts'
import type { CaseIdentifier } from '../../../domain/courts/types.ts'
import { readDate } from '../../../domain/dates.ts'
import { judgesText } from '../../../domain/judges.ts'
import { failed, type Reading } from '../../http-answer.ts'
import { present } from '../../readings.ts'
import { courtCaseOf, isDisposed } from '../case.ts'
import { type Cell, labelRows, linesOf, readLabels, readPage, tableByHeadings, textOf } from '../html.ts'

/*
 * The history page of a case on the eCourts sites, High Courts (seen 2024) and district courts (seen 2020 and today):
 * the same tables with slight differences. The district courts' labels are now in separate cells, without a colon. Rows
 * may be missing, a pending case has no status row, unclosed tags may nest tables.
 */

const LABELS = [
  'Case Type',
  'Filing Number',
  'Filing Date',
  'Registration Number',
  'Registration Date',
  'CNR Number',
  'First Hearing Date',
  'Next Hearing Date',
  'Decision Date',
  'Case Status',
  'Stage of Case',
  'Case Stage',
  'Nature of Disposal',
  'Court Number and Judge',
  'Coram',
  'Bench',
  'State',
  'District',
  'Judicial',
  'Causelist Name',
  'Short Order',
  'Not Before Me',
] as const

/** Reads a history page. A page without the case's CNR is not one, whatever else it shows. */
export function readHistoryPage(html: string, requested: CaseIdentifier): Reading<CourtCase> {
  const page = readPage(html)
  const petitioners = partiesIn(page, PETITIONERS)
  const inCells = labelCells(page)
  const labels = inCells['CNR Number'] ? inCells : readLabels(headOf(page), LABELS)
  // A note may follow it: `(Note the CNR number for future reference)`.
  const cnr = CNR.exec(labels['CNR Number']?.toUpperCase().replace(/[\s-]/g, '') ?? '')?.[0]
  if (!cnr) return failed('ParseGap', 'The page is not a case history.')
  const orders = ordersIn(page)
  if (orders === undefined) return failed('ParseGap', 'A row of the orders cannot be read.')
  const rows = labelRows(page)
  if (requested.cnr && requested.cnr !== cnr) return failed('ParseGap', 'The page is about another case.')
  const isOver = isDisposed(labels['Case Status'], labels['Decision Date'])
  const [caseType, caseTypeName] = codeAndName(labels['Case Type'])
  const numbers = {
    cnr,
    registrationNumber: labels['Registration Number'],
    caseType,
    establishmentCode: cnr.slice(0, 6),
  }
  return {
    kind: 'found',
    value: courtCaseOf(
      requested,
      requested.courtType === 'HC' ? numbers : { ...numbers, establishmentCode: undefined },
      {
        court: textOf(page('h1.h1class, h2.h1class, #chHeading').first()) ?? courtOfCnr(cnr),
        state: labels.State,
        district: labels.District,
        bench: labels.Bench,
        // High Court pages run the court room's number and the coram together: `1712HON'BLE MR. JUSTICE ...`.
        judge: judgesText(labels.Coram ?? labels['Court Number and Judge'] ?? ''),
        caseType,
        caseTypeName,
        caseNumber:
          labels['Registration Number'] && `${caseType ?? ''}/${labels['Registration Number']}`.replace(/^\//, ''),
        filingNumber: labels['Filing Number'],
        status: isOver ? 'DISPOSED' : 'PENDING',
        stage: labels['Stage of Case'] ?? labels['Case Stage'] ?? (isOver ? labels['Case Status'] : undefined),
        natureOfDisposal: labels['Nature of Disposal'],
        category: textOf(rows.get('category')),
        subCategory: textOf(rows.get('sub category')),
        objections: objectionsIn(page),
        filingDate: dayOf(labels['Filing Date']),
        registrationDate: dayOf(labels['Registration Date']),
        firstHearingDate: dayOf(labels['First Hearing Date']),
        nextHearingDate: dayOf(labels['Next Hearing Date']),
        decisionDate: dayOf(labels['Decision Date']),
        petitioners,
        respondents: partiesIn(page, RESPONDENTS),
        acts: actsIn(page),
        hearings: hearingsIn(page),
        orders,
        interlocutoryApplications: applicationsIn(page),
        linkedCases: [...mainMattersIn(page), ...subordinateCourtIn(page)],
      },
    ),
  }
}

/** The name of the High Court whose code a CNR begins with; district courts are named by their pages alone. */
function courtOfCnr(cnr: string): string {
  return courtOf('HC').establishments.find(({ code }) => code === establishmentOfCnr(cnr))?.name ?? ''
}

function dayOf(text: string | undefined) {
  return text === undefined ? undefined : readDate(text)
}

const PETITIONERS = '.Petitioner_Advocate_table, .Petitioner_Advocate_Table, .petitioner-advocate-list'
const RESPONDENTS = '.Respondent_Advocate_table, .Respondent_Advocate_Table, .respondent-advocate-list'
const CNR = /^[A-Z]{2}[A-Z\d]{4}\d{10}/

/** `RCP - RENT CONTROL PETITION` is a type with its name; `CRM - M` is a type. */
function codeAndName(type: string | undefined): [code?: string | undefined, name?: string] {
  const [, code, name] = /^(.+?) - (.{4,})$/.exec(type ?? '') ?? []
  return code && name ? [code, name] : [type]
}

/** The values of labels in the cell before them, in the tables above the parties. */
function labelCells(page: CheerioAPI): Partial<Record<(typeof LABELS)[number], string>> {
  const values: ReturnType<typeof labelCells> = {}
  const labelIn = (text: string | undefined) => LABELS.find((label) => label === text?.replace(/ ?:$/, ''))
  const boxes = page(`table, ${PETITIONERS}`).toArray()
  const end = boxes.findIndex((box) => page(box).is(PETITIONERS))
  for (const row of page(end < 0 ? boxes : boxes.slice(0, end))
    .find('tr')
    .toArray()) {
    const texts = page(row)
      .children('th, td')
      .toArray()
      .map((cell) => textOf(page(cell)))
    for (const [position, text] of texts.entries()) {
      const [label, value] = [labelIn(text), texts[position + 1]]
      // Two labels side by side are headings.
      if (label && value && !labelIn(value)) values[label] ??= value
    }
  }
  return values
}

/** The text above the parties without its headings, some of which repeat a label. */
function headOf(page: CheerioAPI): string {
  const head = page('body').clone()
  // Boxes follow each other without a space.
  head.find('span, label, strong').prepend(' ')
  head.find('h2, h3').each((_, heading) => {
    const isEnd = /Petitioner\s+and\s+Advocate/.test(page(heading).text())
    page(heading).replaceWith(isEnd ? END : '\n')
  })
  return head.text().split(END, 1)[0] ?? ''
}

/** A private-use character, which no page contains. */
const END = '\ue000'

/** `1) NAME`, on the next lines `Advocate- A,B`; names and advocates have stray spaces and dashes. */
function partiesIn(page: CheerioAPI, box: string): Party[] {
  const parties: Party[] = []
  for (const line of page(box).first().text().split('\n')) {
    const name = /^\s*\d+\)\s*(.+)/.exec(line)?.[1]
    const advocate = /^\s*Advocate\s*-\s*(.+)/i.exec(line.replaceAll('\u00a0', ' '))?.[1]
    const last = parties.at(-1)
    if (name) parties.push({ name: oneLine(name) })
    else if (advocate && last) Object.assign(last, present({ advocate: advocatesOf(advocate) }))
  }
  return parties
}

/** Each advocate once: pages repeat them, sometimes with the word before the name a second time. */
function advocatesOf(text: string): string | undefined {
  const names = text.split(',').map((name) => oneLine(name.replace(/^\s*(?:Advocate\s*)?-\s*/i, '')))
  return [...new Set(names.filter((name) => /\p{L}/u.test(name)))].join(', ') || undefined
}

function oneLine(text: string): string {
  return text.replace(/[\s\u00a0]+/g, ' ').trim()
}

function actsIn(page: CheerioAPI): string[] {
  const rows = tableByHeadings(page, ['Under Act(s)'], ['Under Section(s)']) ?? []
  return rows.flatMap((row) => {
    const act = textOf(row['Under Act(s)'])
    const sections = textOf(row['Under Section(s)'])
    return act ? [sections ? `${act} - ${sections}` : act] : []
  })
}

/** The row of a disposal has one date only and comes above the oldest: rows are sorted by day, not by position. */
function hearingsIn(page: CheerioAPI): Hearing[] {
  const rows = tableByHeadings(page, HEARING_HEADINGS, ['Cause List Type']) ?? []
  const hearings = rows.map((row): Hearing => {
    const [businessDate, nextDate] = [row['Business On Date'], row['Hearing Date']].map((cell) => dayOf(textOf(cell)))
    return present({
      businessDate,
      nextDate,
      judge: judgesText(row.Judge.text()),
      purpose: textOf(row['Purpose of hearing']),
      causeListType: textOf(row['Cause List Type']),
    })
  })
  const dayOfRow = (hearing: Hearing) => dayOfHearing(hearing) ?? ''
  return hearings.toSorted((one, other) => dayOfRow(one).localeCompare(dayOfRow(other)))
}

const HEARING_HEADINGS = ['Judge', 'Business On Date', 'Hearing Date', 'Purpose of hearing'] as const

/** Undefined when a row of the table has no number or day: an order must not be lost silently. */
function ordersIn(page: CheerioAPI): CourtOrder[] | undefined {
  const rows = tableByHeadings(page, ['Order Number', 'Order Date', 'Order Details'], ['Judge']) ?? []
  const orders = rows.map((row) => {
    const number = textOf(row['Order Number'])
    const orderDate = dayOf(textOf(row['Order Date']))
    const judge = judgesText(row.Judge.text())
    const reference = linkIn(row['Order Details'])
    return number && orderDate
      ? present({ number, orderDate, judge, orderType: kindOf(row['Order Details']), reference })
      : undefined
  })
  return orders.every((order) => order !== undefined) ? orders : undefined
}

/** The document's address, or the arguments of the page's `displayPdf`. */
function linkIn(cell: Cell): string | undefined {
  const link = cell.find('a').first()
  const call = /displayPdf\((.*)\)/.exec(link.attr('onclick') ?? '')?.[1]
  const address = link.attr('href')
  return call ? `displayPdf(${call})` : address && address !== '#' ? address : undefined
}

/** High Courts write `View` where district courts name the kind of order. */
function kindOf(cell: Cell): string | undefined {
  const text = textOf(cell)
  return text && !/^view$/i.test(text) ? text : undefined
}

function applicationsIn(page: CheerioAPI): CourtCase['interlocutoryApplications'] {
  const rows = tableByHeadings(page, ['IA Number', 'Party', 'Date of Filing', 'IA Status'], ['Next Date']) ?? []
  return rows.flatMap((row) => {
    const number = textOf(row['IA Number'])?.replace(/ ?Classification\b.*$/, '')
    const rest = {
      // The opposite party is on the next line.
      filedBy: linesOf(row.Party)[0],
      filingDate: dayOf(textOf(row['Date of Filing'])),
      nextDate: dayOf(textOf(row['Next Date'])),
      status: textOf(row['IA Status']),
    }
    return number ? [present({ number, ...rest })] : []
  })
}

function mainMattersIn(page: CheerioAPI): CourtCase['linkedCases'] {
  return page('table.MainCase tr')
    .toArray()
    .flatMap((row) => textOf(page(row).children('td').eq(1)) ?? [])
    .map((number) => ({ number, relation: 'MAIN' as const }))
}

/** The court below, whose decision is challenged. Pages without one show dashes and a zero. */
function subordinateCourtIn(page: CheerioAPI): CourtCase['linkedCases'] {
  const heading = page('h2')
    .filter((_, each) => /Subordinate Court/i.test(page(each).text()))
    .first()
  const section = heading.nextAll().first().clone()
  section.find('span, label').prepend(' ')
  const labels = readLabels(section.text().replace(/:\s*:/g, ':'), SUBORDINATE_LABELS)
  const number = labels['Case Number and Year']
  if (number === undefined || /^[0\s/-]*$/.test(number)) return []
  const [court, decisionDate] = [labels['Court Number and Name'], dayOf(labels['Case Decision Date'])]
  return [present({ number, court, decisionDate, relation: 'SUBORDINATE_COURT' as const })]
}

const SUBORDINATE_LABELS = [
  'Court Number and Name',
  'Case Number and Year',
  'Case Decision Date',
  'state',
  'State',
  'District',
] as const

/** The registry's objections, where the page has them. */
function objectionsIn(page: CheerioAPI): CourtCase['objections'] {
  const rows = tableByHeadings(page, ['Objection', 'Scrutiny Date'], ['Compliance Date', 'Receipt Date']) ?? []
  const objections = rows.flatMap((row) => {
    const objection = textOf(row.Objection)
    const [scrutinyDate, complianceDate, receiptDate] = [
      row['Scrutiny Date'],
      row['Compliance Date'],
      row['Receipt Date'],
    ].map((cell) => dayOf(textOf(cell)))
    return objection ? [present({ objection, scrutinyDate, complianceDate, receiptDate })] : []
  })
  return objections.length > 0 ? objections : undefined
}
