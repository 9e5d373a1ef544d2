import type { CourtType } from '../../domain/courts/types.ts'
import { readList } from '../cause-lists/read-list.ts'
import { failed, type Reading } from '../http-answer.ts'
import * as cc from './cc/case-page.ts'
import { CESTAT_LABELS } from './cestat/site.ts'
import * as drt from './drt/case-page.ts'
import { readBusinessPage } from './ecourts/business-page.ts'
import { readHistoryPage } from './ecourts/history-page.ts'
import { GSTAT_LABELS } from './gstat/site.ts'
import { readCauseLists } from './hc/cause-list.ts'
import { readDayOrders } from './hc/day-orders.ts'
import { readSearchRows } from './hc/search-rows.ts'
import { readJudgmentRows } from './judgments/judgment-rows.ts'
import * as nclat from './nclat/case-page.ts'
import * as nclt from './nclt/case-page.ts'
import * as sc from './sc/case-page.ts'
import { readTribunalPage } from './tribunal-page.ts'

/** A kind of page that courts answer with. */
export interface PageKind {
  what: string
  /** Whether its reader was written from pages that a court sent, or from a description of them. */
  basis: 'recorded' | 'described'
  read(text: string): Reading<unknown>
}

/** Every kind of page that can be read, by its name. */
export const PAGE_KINDS: Readonly<Record<string, PageKind>> = {
  'hc-case': {
    what: 'High Court, history of a case',
    basis: 'recorded',
    read: (text) => readHistoryPage(text, of('HC')),
  },
  'hc-search': { what: 'High Court, search results in both forms', basis: 'recorded', read: readSearchRows },
  'hc-cause-list': { what: 'High Court, cause lists of a day', basis: 'recorded', read: readCauseLists },
  'cause-list': {
    what: 'Printed cause list, its text with a form feed between pages',
    basis: 'described',
    read: readPrintedList,
  },
  'hc-orders': { what: 'High Court, orders of a day', basis: 'recorded', read: readDayOrders },
  business: { what: 'High Court and district court, business of a day', basis: 'recorded', read: readBusinessPage },
  judgments: {
    what: 'Portal of judgments and Supreme Court reports, results',
    basis: 'recorded',
    read: readJudgmentRows,
  },
  'dc-case': {
    what: 'District court, history of a case',
    basis: 'recorded',
    read: (text) => readHistoryPage(text, of('DC')),
  },
  'sc-case': { what: 'Supreme Court, case', basis: 'described', read: (text) => sc.readCasePage(text, text, of('SC')) },
  'nclt-case': { what: 'NCLT, case', basis: 'described', read: (text) => nclt.readCasePage(text, of('NCLT')) },
  'nclat-case': { what: 'NCLAT, case', basis: 'described', read: (text) => nclat.readCasePage(text, of('NCLAT')) },
  'drt-case': { what: 'DRT and DRAT, case', basis: 'described', read: (text) => drt.readCasePage(text, of('DRT')) },
  'cestat-case': {
    what: 'CESTAT, case',
    basis: 'described',
    read: (text) => readTribunalPage(text, CESTAT_LABELS, of('CESTAT')),
  },
  'gstat-case': {
    what: 'GSTAT, case (assumed to look like CESTAT)',
    basis: 'described',
    read: (text) => readTribunalPage(text, GSTAT_LABELS, of('GSTAT')),
  },
  'cc-case': { what: 'Consumer commission, case', basis: 'described', read: (text) => cc.readCasePage(text, of('CC')) },
}

/** Reads a page that may be about any case. */
function of(courtType: CourtType) {
  return { courtType }
}

/** A list that may lack rows cannot be relied on. */
function readPrintedList(text: string): Reading<unknown> {
  const reading = readList(text.split('\f'))
  const isWhole = reading.day !== undefined && reading.rows.length > 0 && !reading.isCut
  return isWhole ? { kind: 'found', value: reading } : failed('ParseGap', 'The cause list was not read in full.')
}
