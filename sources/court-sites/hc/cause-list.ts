import type { IsoDate } from '../../../domain/case.ts'
import { readDate } from '../../../domain/dates.ts'
import { type Judge, readJudges } from '../../../domain/judges.ts'
import { failed, type Reading } from '../../http-answer.ts'
import { present, readText } from '../../readings.ts'
import { readPage, tableByHeadings, textOf } from '../html.ts'

/** One list of a day: the bench, and the address of its document. */
export interface CauseList {
  /** As written: judges, or the name of a bench or office. */
  bench: string
  judges: Judge[]
  listType?: string
  date?: IsoDate
  reference: string
}

/**
 * Reads the cause lists of a day: rows of `serial~bench~type~day~file~...` joined by `^#`, or a table with links. A
 * byte order mark alone means that there is none.
 */
export function readCauseLists(text: string): Reading<CauseList[]> {
  const plain = text.replace(/^\ufeff/, '').trim()
  if (plain === '') return { kind: 'none' }
  const lists = plain.includes('~')
    ? plain
        .split('^#')
        .filter((row) => row.trim() !== '')
        .map(listOfRow)
    : listsInTable(plain)
  const kept = lists?.filter((list) => list !== undefined) ?? []
  return lists && lists.length > 0 && kept.length === lists.length
    ? { kind: 'found', value: kept }
    : failed('ParseGap', 'The cause lists, or a row of them, cannot be read.')
}

function listOfRow(row: string): CauseList | undefined {
  const [serial = '', ...fields] = row.split('~').map((field) => field.trim())
  const [bench, listType, day = '', reference] = fields
  return /^\d+$/.test(serial) && bench && reference ? listOf(bench, listType, readDate(day), reference) : undefined
}

function listsInTable(html: string): (CauseList | undefined)[] | undefined {
  return tableByHeadings(readPage(html), ['Bench', 'View Causelist'], ['Cause List Type'])?.map((row) => {
    const [bench, reference] = [textOf(row.Bench), row['View Causelist'].find('a').attr('href')]
    return bench && reference ? listOf(bench, textOf(row['Cause List Type']), undefined, reference) : undefined
  })
}

function listOf(bench: string, listType: string | undefined, date: IsoDate | undefined, reference: string): CauseList {
  return present({
    bench,
    judges: BENCH_WITHOUT_NAMES.test(bench) ? [] : readJudges(bench),
    listType: readText(listType),
    date,
    reference,
  })
}

/** A bench by its kind or its room, without names. */
const BENCH_WITHOUT_NAMES = /\bbench\b|\bcourt\s+no/i
