import { type CourtOrder, dayOfHearing, type Hearing, type Party } from '../case.ts'
import { readJudges } from '../judges.ts'
import { compareCompany } from '../matching/company.ts'
import { MATCH_FROM } from '../matching/thresholds.ts'
import { findSameOrder } from '../orders/same-order.ts'
import { foldText, sameText } from '../same-text.ts'
import { PROVIDERS } from '../source.ts'

/** A row that is new (`from` null) or says something else than before. */
export interface RowChange<Row> {
  from: Row | null
  to: Row
}

export interface MergedRows<Row> {
  /** The stored rows in their order, brought up to date, and the new ones after them. */
  rows: Row[]
  changes: RowChange<Row>[]
}

function isBlank(text: string | undefined): boolean {
  return foldText(text) === ''
}

/** Neither text contradicts the other: they agree, or one of them is blank. */
function isCompatible(one: string | undefined, other: string | undefined): boolean {
  return isBlank(one) || isBlank(other) || sameText(one, other)
}

type Texts<Row> = { [Key in keyof Row]?: string }
type SameRow<Row> = (one: Row, other: Row) => boolean

interface Rules<Row> {
  /** A stored row (first) is the fetched one, though it may say something else of it now; strict rules first. */
  known: SameRow<Row>[]
  /** The fields of a row that never change after it was first seen. */
  fixed?: (keyof Row)[]
}

/**
 * Finds every fetched row among the stored ones by the first rule that knows it again. Such a row takes what the
 * fetched one says; blanks take nothing away. Rows that were not fetched stay.
 */
function mergeRows<Row extends Texts<Row>>(
  stored: readonly Row[],
  fetched: readonly Row[],
  { known: rules, fixed }: Rules<Row>,
): MergedRows<Row> {
  const rows = [...stored]
  const changes: RowChange<Row>[] = []
  const known = new Set<number>()
  let left = [...fetched]
  for (const isSame of rules) {
    left = left.filter((row) => {
      const at = stored.findIndex((old, index) => !known.has(index) && isSame(old, row))
      const from = stored[at]
      if (from === undefined) return true
      known.add(at)
      const to = filled(from, row, fixed)
      rows[at] = to
      if (differ(from, to)) changes.push({ from, to })
      return false
    })
  }
  return { rows: [...rows, ...left], changes: [...changes, ...left.map((to) => ({ from: null, to }))] }
}

/** The fetched rows, each once. */
function withoutRepeats<Row extends Texts<Row>>(rows: readonly Row[], repeats: SameRow<Row>): Row[] {
  const single: Row[] = []
  for (const row of rows) {
    const at = single.findIndex((other) => repeats(other, row))
    const other = single[at]
    if (other === undefined) single.push(row)
    else single[at] = filled(other, row)
  }
  return single
}

/** The old row with every text of the new one that is not blank and says something else. */
function filled<Row extends Texts<Row>>(old: Row, row: Row, fixed: (keyof Row)[] = []): Row {
  const merged = { ...old }
  for (const key in row) {
    if (fixed.includes(key) || isBlank(row[key]) || sameText(row[key], old[key])) continue
    merged[key] = row[key]
  }
  return merged
}

/** How a source finds a document again, and the list that a hearing stood on, are no news. */
const SILENT = new Set(['reference', 'causeListType'])

/** Whether a reader would see a difference. */
function differ<Row extends Texts<Row>>(one: Row, other: Row): boolean {
  for (const key in { ...one, ...other }) if (!SILENT.has(key) && one[key] !== other[key]) return true
  return false
}

/** Rows that one text, or a few together, name. */
export function mergeNamedRows<Row extends Texts<Row>>(
  stored: readonly Row[],
  fetched: readonly Row[],
  ...names: (keyof Row)[]
): MergedRows<Row> {
  const isSame: SameRow<Row> = (one, other) => names.every((name) => sameText(one[name], other[name]))
  return mergeRows(stored, withoutRepeats(fetched, isSame), { known: [isSame] })
}

/** A list of texts: each is its own name. */
export function mergeTexts(stored: readonly string[], fetched: readonly string[]): MergedRows<string> {
  const wrap = (texts: readonly string[]) => texts.map((text) => ({ text }))
  const { rows, changes } = mergeNamedRows(wrap(stored), wrap(fetched), 'text')
  return { rows: rows.map(({ text }) => text), changes: changes.map(({ to }) => ({ from: null, to: to.text })) }
}

/** A party is its name, also as another clerk or source writes it; it keeps its first name. */
export function mergeParties(stored: readonly Party[], fetched: readonly Party[]): MergedRows<Party> {
  const isSame: SameRow<Party> = (one, other) => sameText(one.name, other.name)
  const isWrittenOtherwise: SameRow<Party> = (one, other) => compareCompany(one.name, other.name).score >= MATCH_FROM
  return mergeRows(stored, withoutRepeats(fetched, isSame), { known: [isSame, isWrittenOtherwise], fixed: ['name'] })
}

/**
 * A hearing is its day. Several hearings of one day differ in their texts; where each list has one of a day, and neither
 * says that it was put off to another day, they are the same, for sources may call the judge and the purpose in different
 * ways. A row that only named the day ahead (`nextDate`) becomes the hearing of that day.
 */
export function mergeHearings(stored: readonly Hearing[], fetched: readonly Hearing[]): MergedRows<Hearing> {
  const sameDay: SameRow<Hearing> = (one, other) =>
    isBlank(one.businessDate) && isBlank(other.businessDate)
      ? sameText(one.nextDate, other.nextDate)
      : sameText(one.businessDate, other.businessDate)
  const agrees: SameRow<Hearing> = (one, other) =>
    sameDay(one, other) && HEARING_TEXTS.every((text) => isCompatible(one[text], other[text]))
  const listed = withoutRepeats(withKnownJudges(stored, fetched), agrees)
  const isOnlyOfDay = (rows: readonly Hearing[], row: Hearing) => rows.filter((each) => sameDay(each, row)).length === 1
  return mergeRows(stored, listed, {
    known: [
      (old, row) => sameDay(old, row) && HEARING_TEXTS.every((text) => sameText(old[text], row[text])),
      (old, row) => sameDay(old, row) && !isBlank(row.judge) && sameText(old.judge, row.judge),
      agrees,
      (old, row) => sameDay(old, row) && isCompatible(old.judge, row.judge),
      (old, row) =>
        sameDay(old, row) &&
        isCompatible(old.nextDate, row.nextDate) &&
        isOnlyOfDay(stored, row) &&
        isOnlyOfDay(listed, row),
      (old, row) => isBlank(old.businessDate) && !isBlank(row.businessDate) && sameText(old.nextDate, row.businessDate),
    ],
  })
}

/** The rows with each judge as the stored row of the day names them, where only title or court room are written otherwise. */
function withKnownJudges(stored: readonly Hearing[], fetched: readonly Hearing[]): Hearing[] {
  const storedOf = Map.groupBy(stored, dayOfHearing)
  return fetched.map((row) => {
    const ofDay = storedOf.get(dayOfHearing(row)) ?? []
    if (ofDay.some(({ judge }) => sameText(judge, row.judge))) return row
    const names = judgesOf(row)
    const known = names === '' ? undefined : ofDay.find((old) => judgesOf(old) === names)
    return known?.judge === undefined ? row : { ...row, judge: known.judge }
  })
}

function judgesOf({ judge = '' }: Hearing): string {
  return readJudges(judge)
    .map(({ name }) => foldText(name))
    .sort()
    .join()
}

const HEARING_TEXTS = ['nextDate', 'judge', 'purpose', 'business'] as const

/**
 * An order is its date, number and type, and keeps them as first seen, because its id hangs on them; a type that is
 * blank on one side contradicts nothing. The same document of a day is the same order, whatever it is called now. Where
 * a court counts its list anew because an order was put in before, an order is known again by its date. Between two
 * sources, which may count and call orders in their own ways, the order is the same whose document would be taken for it.
 */
export function mergeOrders(stored: readonly CourtOrder[], fetched: readonly CourtOrder[]): MergedRows<CourtOrder> {
  const sameNumber: SameRow<CourtOrder> = (one, other) =>
    one.orderDate === other.orderDate && serial(one.number) === serial(other.number)
  const sameKind: SameRow<CourtOrder> = (one, other) =>
    one.orderDate === other.orderDate && isCompatible(one.orderType, other.orderType)
  const sameDocument: SameRow<CourtOrder> = (one, other) =>
    one.orderDate === other.orderDate && !isBlank(one.reference) && one.reference === other.reference
  const listed = withoutRepeats(fetched, (one, other) => sameNumber(one, other) && sameKind(one, other))
  return mergeRows(stored, listed, {
    known: [
      sameDocument,
      (old, row) => sameNumber(old, row) && sameText(old.orderType, row.orderType),
      (old, row) => sameNumber(old, row) && sameKind(old, row),
      (old, row) => sameKind(old, row) && isCompatible(old.judge, row.judge) && isRenumbered(old, listed),
      (old, row) =>
        areOfTwoSources(old, row) && findSameOrder({ order: old, courtCase: { orders: stored } }, listed) === row,
    ],
    fixed: ['orderDate', 'number', 'orderType'],
  })
}

/** The number an order had now belongs to one of another day: the list was counted anew. */
function isRenumbered(old: CourtOrder, listed: readonly CourtOrder[]): boolean {
  return listed.some((row) => serial(row.number) === serial(old.number) && row.orderDate !== old.orderDate)
}

/** A provider's references begin with its name, those of a court's own site do not. */
function areOfTwoSources(one: CourtOrder, other: CourtOrder): boolean {
  const [provider, providerOfOther] = [one, other].map(({ reference }) =>
    PROVIDERS.find((name) => reference?.startsWith(`${name}/`)),
  )
  return !isBlank(one.reference) && !isBlank(other.reference) && provider !== providerOfOther
}

function serial(number: string): string {
  return number
    .trim()
    .toLowerCase()
    .replace(/^0+(?=\d)/, '')
}
