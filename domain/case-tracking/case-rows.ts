import { type CourtOrder, dayOfHearing, type Hearing, type Party } from '../case.ts'
import { readJudges } from '../judges.ts'
import { compareCompany } from '../matching/company.ts'
import { MATCH_FROM } from '../matching/thresholds.ts'
import { findSameOrder } from '../orders/same-order.ts'
import { foldText, sameText } from '../same-text.ts'
import { PROVIDERS } from '../source.ts'

/** A row that is new (`from` null) or differs from before. */
export interface RowChange<Row> {
  from: Row | null
  to: Row
}

export interface MergedRows<Row> {
  /** The stored rows in order, updated, and the new ones after them. */
  rows: Row[]
  changes: RowChange<Row>[]
}

function isBlank(text: string | undefined): boolean {
  return foldText(text) === ''
}

/** Returns whether two texts do not contradict each other: they agree, or one of them is blank. */
function isCompatible(one: string | undefined, other: string | undefined): boolean {
  return isBlank(one) || isBlank(other) || sameText(one, other)
}

type Texts<Row> = { [Key in keyof Row]?: string }
type SameRow<Row> = (one: Row, other: Row) => boolean

interface Rules<Row> {
  /** Rules by which a stored row (first) matches a fetched one with other content; strict rules first. */
  known: SameRow<Row>[]
  /** The fields that keep their first value. */
  fixed?: (keyof Row)[]
}

/**
 * Matches every fetched row with a stored one by the first rule that applies. The stored row takes the fetched values;
 * blanks erase nothing. Rows that were not fetched stay.
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

/** Removes repeated rows. */
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

/** Returns the old row with every text of the new one that is not blank and differs. */
function filled<Row extends Texts<Row>>(old: Row, row: Row, fixed: (keyof Row)[] = []): Row {
  const merged = { ...old }
  for (const key in row) {
    if (fixed.includes(key) || isBlank(row[key]) || sameText(row[key], old[key])) continue
    merged[key] = row[key]
  }
  return merged
}

/** Internal references of a source, and the list that a hearing was on, are no changes. */
const SILENT = new Set(['reference', 'causeListType'])

/** Returns whether a client would see a difference. */
function differ<Row extends Texts<Row>>(one: Row, other: Row): boolean {
  for (const key in { ...one, ...other }) if (!SILENT.has(key) && one[key] !== other[key]) return true
  return false
}

/** Merges rows that are identified by one or a few texts. */
export function mergeNamedRows<Row extends Texts<Row>>(
  stored: readonly Row[],
  fetched: readonly Row[],
  ...names: (keyof Row)[]
): MergedRows<Row> {
  const isSame: SameRow<Row> = (one, other) => names.every((name) => sameText(one[name], other[name]))
  return mergeRows(stored, withoutRepeats(fetched, isSame), { known: [isSame] })
}

/** Merges lists of texts, each identified by itself. */
export function mergeTexts(stored: readonly string[], fetched: readonly string[]): MergedRows<string> {
  const wrap = (texts: readonly string[]) => texts.map((text) => ({ text }))
  const { rows, changes } = mergeNamedRows(wrap(stored), wrap(fetched), 'text')
  return { rows: rows.map(({ text }) => text), changes: changes.map(({ to }) => ({ from: null, to: to.text })) }
}

/** Merges parties by name, in spite of other spellings; each keeps its first name. */
export function mergeParties(stored: readonly Party[], fetched: readonly Party[]): MergedRows<Party> {
  const isSame: SameRow<Party> = (one, other) => sameText(one.name, other.name)
  const isWrittenOtherwise: SameRow<Party> = (one, other) => compareCompany(one.name, other.name).score >= MATCH_FROM
  return mergeRows(stored, withoutRepeats(fetched, isSame), { known: [isSame, isWrittenOtherwise], fixed: ['name'] })
}

/**
 * Merges hearings by day. Several hearings of one day differ in their texts; if each list has one of a day, and neither
 * states an adjournment to another day, they are the same, because sources may word judge and purpose differently. A
 * row with only a future day (`nextDate`) becomes the hearing of that day.
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

/** Replaces each judge by the stored name of the day, where only title or court room are written differently. */
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
 * Merges orders by date, number and type, which stay as first seen because the id depends on them; a blank type matches
 * any. The same document of a day is the same order. An order of a renumbered list is matched by its date; orders of
 * two sources match if one's document would be taken for the other's.
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

/** Returns whether an order's number now belongs to an order of another day: the list was renumbered. */
function isRenumbered(old: CourtOrder, listed: readonly CourtOrder[]): boolean {
  return listed.some((row) => serial(row.number) === serial(old.number) && row.orderDate !== old.orderDate)
}

/**
 * Returns whether two orders come from different sources: a provider's references begin with its name, a court site's
 * do not.
 */
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
