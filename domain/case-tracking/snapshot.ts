import type { CourtCase } from '../case.ts'
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

/** Removes the names on hidden sides from a snapshot. */
function withoutHiddenParties(snapshot: Snapshot | null, { hiddenSides = [] }: CourtCase): Snapshot | null {
  if (snapshot === null || hiddenSides.length === 0) return snapshot
  const blanks = hiddenSides.map((side) => [side.toLowerCase(), ''])
  return { ...snapshot, parties: { ...Object(snapshot.parties), ...Object.fromEntries(blanks) } }
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
  const start: Snapshot = withoutHiddenParties(snapshot, current) ?? {
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
