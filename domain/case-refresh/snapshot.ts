import type { CourtCase } from '../case.ts'
import type { CaseChange } from '../case-changes.ts'
import type { Snapshot } from '../risk/first-level.ts'
import { ISO_DATE, show } from './shown-change.ts'

/** What a snapshot is kept current in, by the names that lookups and historical results share. */
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
 * A snapshot with what changed in its case, and what it lacked. The rest stays as it was given, and days stay in the form the
 * snapshot has them in, `DD-MM-YYYY` where it has none.
 */
export function refreshSnapshot(
  snapshot: Snapshot | null,
  current: CourtCase,
  changes: readonly CaseChange[],
): Snapshot {
  const changed = new Set<string>(changes.map(({ field }) => field))
  const isIso = Object.values(snapshot ?? {}).some((value) => typeof value === 'string' && ISO_DATE.test(value))
  const given = snapshot ?? {
    parties: { petitioner: current.petitioners[0]?.name ?? '', respondent: current.respondents[0]?.name ?? '' },
  }
  const fresh = SNAPSHOT_FACTS.flatMap(([fact, name]) => {
    const text = current[fact]
    const isWanted = changed.has(fact) || (given[name] ?? '') === ''
    return text !== undefined && isWanted ? [[name, isIso ? text : show(text)]] : []
  })
  return { ...given, ...Object.fromEntries(fresh) }
}
