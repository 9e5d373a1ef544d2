import { courtOf } from '../courts/index.ts'
import type { CaseIdentifier, CourtType } from '../courts/types.ts'
import { ENDED_WITH_HARM, ENDED_WITHOUT_HARM, GOES_ON } from './endings.ts'
import { isRiskLevel, type RiskLevel } from './levels.ts'

/** A case's snapshot: whatever the customer or discovery knew of it when it was added. */
export type Snapshot = Record<string, unknown>

/**
 * The level a case begins with: the one its snapshot names, itself or in the summary that a looked-up case brings along, else what
 * the table below says of its kind, else `UNCLASSIFIED`. People change it later; nothing is worked out anew behind their back.
 */
export function firstRiskLevel(identifier: CaseIdentifier, snapshot: Snapshot | null): RiskLevel {
  if (isRiskLevel(snapshot?.riskLevel)) return snapshot.riskLevel
  const summarised = levelOfSummary(snapshot?.latestSummary)
  if (summarised) return summarised
  const facts = factsOf(identifier, snapshot ?? {})
  return FIRST_LEVELS.find((row) => fits(row, facts))?.level ?? 'UNCLASSIFIED'
}

/** Only a complete summary classifies (Specification, "Summary object"). */
function levelOfSummary(summary: unknown): RiskLevel | undefined {
  if (typeof summary !== 'object' || summary === null || !('riskLevel' in summary)) return undefined
  const { riskLevel } = summary
  return isRiskLevel(riskLevel) && riskLevel !== 'UNCLASSIFIED' ? riskLevel : undefined
}

interface FirstLevel {
  level: RiskLevel
  /** Without it the row is about every court. */
  courtTypes?: readonly CourtType[]
  /** What the case's type or nature must say, in code or words. */
  says?: RegExp
  /** The watched party's side; a row without one fits any, also an unknown one. */
  side?: 'PETITIONER'
  disposed?: true
  /** What the court must say of how the case ended. */
  ended?: RegExp
  /** What it must not say of that: nothing that fits one of these. */
  unless?: readonly RegExp[]
  why: string
}

const COMPANY_TRIBUNALS = ['NCLT', 'NCLAT'] as const
const DEBT_TRIBUNALS = ['DRT', 'DRAT'] as const
const CIVIL_COURTS = ['DC', 'HC', 'SC'] as const
const INSOLVENCY = /\bIBC?\b|insolvency|bankruptcy/i
/** With the abbreviations of courts that no table has: 'Crl. Case', 'Cri. Case', 'CC NI ACT'. `CR` is a civil revision in some. */
const CRIMINAL =
  /criminal|\bcr[il]\b|\bsessions (?:case|trial)\b|\bcheque\b|negotiable instruments|\bN\.? ?I\.? ?Act\b|money laundering|\bPMLA\b/i

/**
 * The first row that fits decides. Only what a case type surely says stands here: a bare court type says nothing. Where the
 * watched party's side is not known it is taken to be the one that is sued.
 */
export const FIRST_LEVELS: readonly FirstLevel[] = [
  {
    level: 'LOW',
    // A dismissed appeal leaves what it was against.
    courtTypes: ['NCLT'],
    disposed: true,
    ended: ENDED_WITHOUT_HARM,
    why: 'over without admission',
  },
  {
    level: 'MODERATE',
    courtTypes: COMPANY_TRIBUNALS,
    says: INSOLVENCY,
    side: 'PETITIONER',
    why: 'its own insolvency petition against a debtor: money is at stake, the company is not',
  },
  {
    level: 'VERY_HIGH',
    courtTypes: COMPANY_TRIBUNALS,
    says: INSOLVENCY,
    why: 'an insolvency petition against it, disposed of or not: admission, which takes the company away, disposes of it too',
  },
  { level: 'LOW', side: 'PETITIONER', disposed: true, unless: [GOES_ON], why: 'its own case, over' },
  { level: 'LOW', disposed: true, unless: [GOES_ON, ENDED_WITH_HARM], why: 'over, and nothing says that it was lost' },
  {
    level: 'VERY_HIGH',
    courtTypes: [...COMPANY_TRIBUNALS, 'HC'],
    says: /winding[ -]?up|liquidation/i,
    why: 'winding up ends a company',
  },
  {
    level: 'LOW',
    courtTypes: DEBT_TRIBUNALS,
    says: /\bOA\b|original application/i,
    side: 'PETITIONER',
    why: 'a lender that recovers its own debt',
  },
  {
    level: 'HIGH',
    courtTypes: DEBT_TRIBUNALS,
    says: /\b(OA|SA)\b|original application|securiti[sz]ation|execution/i,
    why: 'recovery of a debt from it, or its secured asset being taken',
  },
  {
    level: 'HIGH',
    courtTypes: CIVIL_COURTS,
    says: CRIMINAL,
    why: 'a criminal case, a bounced cheque among them',
  },
  {
    level: 'MODERATE',
    courtTypes: CIVIL_COURTS,
    says: /commercial|arbitration|execution|money suit|recovery/i,
    why: 'a claim for money between businesses',
  },
  { level: 'MODERATE', courtTypes: ['GSTAT', 'CESTAT'], says: /appeal/i, why: 'a tax demand under appeal' },
  { level: 'LOW', courtTypes: ['CC'], says: /complaint|appeal/i, why: "a consumer's claim, small as a rule" },
]

interface Facts {
  courtType: CourtType
  disposed: boolean
  /** In the court's words; empty where it does not say. */
  ended: string
  says: string
  side: unknown
}

function fits({ courtTypes, says, side, disposed, ended, unless = [] }: FirstLevel, facts: Facts): boolean {
  return (
    (courtTypes?.includes(facts.courtType) ?? true) &&
    (says?.test(facts.says) ?? true) &&
    (side === undefined || side === facts.side) &&
    (disposed === undefined || facts.disposed) &&
    (ended?.test(facts.ended) ?? true) &&
    !unless.some((words) => words.test(facts.ended))
  )
}

function factsOf({ courtType, caseType }: CaseIdentifier, snapshot: Snapshot): Facts {
  const types = [caseType, snapshot.caseType].map((written) => withName(courtType, written))
  const words = [...types, snapshot.caseTypeName, snapshot.caseNature]
  return {
    courtType,
    disposed: snapshot.caseStatus === 'DISPOSED',
    ended: typeof snapshot.natureOfDisposal === 'string' ? snapshot.natureOfDisposal : '',
    says: words.filter((word) => typeof word === 'string').join(' | '),
    side: snapshot.partyRole,
  }
}

/** A case type as it is written, with the name that its court has for it: a code alone says little. */
function withName(courtType: CourtType, written: unknown): unknown {
  const known = typeof written === 'string' ? courtOf(courtType).findCaseType(written) : undefined
  return known ? `${written} ${known.name}` : written
}
