import type { IsoDate } from '../case.ts'
import { readDate } from '../dates.ts'
import { compareCompany } from './company.ts'
import type { PartyName } from './parts-of-party.ts'
import { readParty } from './party.ts'
import { MATCH_FROM } from './thresholds.ts'

/** A name that a company has or had, and between which days; null where the entry does not tell. */
export interface DatedName {
  name: string
  from: IsoDate | null
  until: IsoDate | null
}

/**
 * The names that an entry tells a company has had, present ones first: `X (formerly Y w.e.f. 12.03.2015)` says that it is called X from
 * that day and was called Y until then. Empty for an entry that tells of no change.
 */
export function nameHistory(asWritten: string): DatedName[] {
  const { names } = readParty(asWritten)
  const replaced = names.findLastIndex(({ isPresent }) => isPresent)
  const isFormer = (name: PartyName, at: number) => name.kind === 'FORMER' || (name.kind === 'NAME' && at < replaced)
  const former = names.filter(isFormer)
  const present = names.filter((name, at) => !isFormer(name, at) && (name.isPresent || name.kind === 'NAME'))
  if (former.length === 0 || present.length === 0) return []
  const changed = present.map(dayOf).find((day) => day !== null) ?? null
  const ends = former.map((name) => dayOf(name) ?? (former.length === 1 ? changed : null))
  const began = changed ?? (ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null))
  return [
    ...present.map((name) => ({ name: spelled(name), from: began, until: null })),
    ...former.map((name, at) => ({ name: spelled(name), from: null, until: ends[at] ?? null })),
  ]
}

/**
 * The other names that a party of a court's record tells of a watched company. Empty unless one of the names told is the company's own.
 */
export function otherNamesOf(company: string, party: string): DatedName[] {
  const history = nameHistory(party)
  const others = history.filter(({ name }) => compareCompany(company, name).score < MATCH_FROM)
  return others.length < history.length ? others : []
}

function spelled({ words }: PartyName): string {
  return words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ')
}

/** The day that an entry tells; the marks between its figures are gone by then. */
function dayOf({ dated = [] }: PartyName): IsoDate | null {
  const text = dated.join(' ')
  return readDate(text.replace(/\b(\d{1,4}) (\d{1,2}) (\d{1,4})\b/g, '$1-$2-$3')) ?? null
}
