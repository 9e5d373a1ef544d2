import type { CourtCase, Side } from '../case.ts'
import { erasableNames, eraseInJson, eraserOf } from '../privacy/erasure.ts'
import type { Snapshot } from '../risk/first-level.ts'
import type { CaseChange } from './merge-case.ts'
import { ISO_DATE, show } from './shown-change.ts'

/** The facts that a snapshot is updated with, by the names that lookups and historical results share. */
const SNAPSHOT_FACTS = [
  ['court', 'court'],
  ['status', 'caseStatus'],
  ['stage', 'stage'],
  ['judge', 'judge'],
  ['caseNumber', 'caseNumber'],
  ['caseTypeName', 'caseTypeName'],
  ['natureOfDisposal', 'natureOfDisposal'],
  ['filingDate', 'filingDate'],
  ['registrationDate', 'registrationDate'],
  ['nextHearingDate', 'nextHearingDate'],
  ['decisionDate', 'decisionDate'],
] as const satisfies [keyof CourtCase, string][]

/**
 * Removes the names on hidden sides from a snapshot, which may be a looked-up case, a result of a search, a candidate or
 * a client's own record: the fields that hold them, and where other texts repeat them.
 */
export function withoutHiddenNames(snapshot: Snapshot, hiddenSides: readonly Side[]): Snapshot {
  if (hiddenSides.length === 0) return snapshot
  const sides = hiddenSides.map((side) => side.toLowerCase())
  const { parties, partyRole, matchedParty, interlocutoryApplications: applications } = snapshot
  const isMatched = partyRole === 'BOTH' || sides.includes(String(partyRole).toLowerCase())
  const blanks: Record<string, unknown> = {
    parties: { ...Object(parties), ...Object.fromEntries(sides.map((side) => [side, ''])) },
    ...Object.fromEntries(sides.flatMap((side) => [[side, null] as const, [`${side}s`, []], [`${side}Advocates`, []]])),
    matchedParty: isMatched ? null : matchedParty,
    interlocutoryApplications: Array.isArray(applications)
      ? applications.map((application) => ({ ...Object(application), filedBy: null }))
      : applications,
  }
  const blanked = Object.fromEntries(Object.entries(blanks).filter(([field]) => field in snapshot))
  const names = [
    ...sides.flatMap((side) => [
      Object(parties)[side],
      snapshot[side],
      snapshot[`${side}s`],
      snapshot[`${side}Advocates`],
    ]),
    ...(isMatched ? [matchedParty] : []),
  ]
    .flat()
    .filter((name) => typeof name === 'string')
  return eraseInJson({ ...snapshot, ...blanked }, eraserOf(erasableNames(names)).erase) as Snapshot
}

/**
 * Updates a snapshot with the changes of its case and its missing facts. Everything else stays, but a case that is
 * disposed of has no next hearing. Dates keep the format of the snapshot, by default `DD-MM-YYYY`.
 */
export function refreshSnapshot(
  snapshot: Snapshot | null,
  current: CourtCase,
  changes: readonly CaseChange[],
): Snapshot {
  const changed = new Set<string>(changes.map(({ field }) => field))
  const isIso = Object.values(snapshot ?? {}).some((value) => typeof value === 'string' && ISO_DATE.test(value))
  const start: Snapshot = (snapshot && withoutHiddenNames(snapshot, current.hiddenSides ?? [])) ?? {
    parties: { petitioner: current.petitioners[0]?.name ?? '', respondent: current.respondents[0]?.name ?? '' },
  }
  const fresh = SNAPSHOT_FACTS.flatMap(([fact, name]) => {
    const text = current[fact]
    const isWanted = changed.has(fact) || (start[name] ?? '') === ''
    return text !== undefined && isWanted ? [[name, isIso ? text : show(text)]] : []
  })
  const { nextHearingDate: _, ...disposed } = start
  const isOver = current.status === 'DISPOSED' && current.nextHearingDate === undefined
  return { ...(isOver ? disposed : start), ...Object.fromEntries(fresh) }
}
