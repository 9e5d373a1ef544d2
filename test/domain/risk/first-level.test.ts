import test from 'ava'
import type { CaseIdentifier } from '../../../domain/courts/types.ts'
import { FIRST_LEVELS, firstRiskLevel, type Snapshot } from '../../../domain/risk/first-level.ts'
import type { RiskLevel } from '../../../domain/risk/levels.ts'

const INSOLVENCY_PETITION = { courtType: 'NCLT', caseType: 'C.P.(IB)' } as const

function ended(natureOfDisposal: string): Snapshot {
  return { caseStatus: 'DISPOSED', natureOfDisposal }
}

function criminal(natureOfDisposal: string): Snapshot {
  return { caseNature: 'Criminal', ...ended(natureOfDisposal) }
}

const rows: [string, CaseIdentifier, Snapshot | null, RiskLevel][] = [
  ['the level its snapshot names', { courtType: 'HC' }, { riskLevel: 'LOW', caseType: 'Winding up' }, 'LOW'],
  ['its summary in the result of a lookup', { courtType: 'HC' }, { latestSummary: { riskLevel: 'HIGH' } }, 'HIGH'],
  [
    'a summary that is none yet',
    { courtType: 'DRT', caseType: 'OA' },
    { latestSummary: { riskLevel: 'UNCLASSIFIED' } },
    'HIGH',
  ],
  [
    'its own level before that of a summary',
    { courtType: 'HC' },
    { riskLevel: 'LOW', latestSummary: { riskLevel: 'HIGH' } },
    'LOW',
  ],
  ['a lookup without a summary', { courtType: 'HC' }, { latestSummary: null }, 'UNCLASSIFIED'],
  ['nothing of a level that is none', { courtType: 'HC' }, { riskLevel: 'SEVERE' }, 'UNCLASSIFIED'],
  ['nothing of a bare court type', { courtType: 'NCLT' }, null, 'UNCLASSIFIED'],
  ['an insolvency petition, by its code', { courtType: 'NCLT', caseType: 'C.P.(IB)' }, null, 'VERY_HIGH'],
  ['an insolvency application, by its code', { courtType: 'NCLT', caseType: 'IA(IBC)' }, null, 'VERY_HIGH'],
  ['one that is disposed of', { courtType: 'NCLT', caseType: 'C.P.(IB)' }, { caseStatus: 'DISPOSED' }, 'VERY_HIGH'],
  ['one of its own', { courtType: 'NCLT', caseType: 'C.P.(IB)' }, { partyRole: 'PETITIONER' }, 'MODERATE'],
  ['an appeal about one', { courtType: 'NCLAT' }, { caseTypeName: 'Company Appeal (AT) (Insolvency)' }, 'VERY_HIGH'],
  ['another petition to the tribunal', { courtType: 'NCLT' }, { caseType: 'Company Petition' }, 'UNCLASSIFIED'],
  ['winding up in a high court', { courtType: 'HC' }, { caseTypeName: 'Petition for winding-up' }, 'VERY_HIGH'],
  ['recovery of a debt', { courtType: 'DRT', caseType: 'OA' }, null, 'HIGH'],
  ['recovery by a lender', { courtType: 'DRT', caseType: 'OA' }, { partyRole: 'PETITIONER' }, 'LOW'],
  ['a secured asset being taken', { courtType: 'DRT', caseType: 'SA' }, { partyRole: 'PETITIONER' }, 'HIGH'],
  ['a criminal case', { courtType: 'DC' }, { caseNature: 'Criminal' }, 'HIGH'],
  ['a bounced cheque', { courtType: 'DC' }, { caseType: 'Complaint under Negotiable Instruments Act' }, 'HIGH'],
  ['a criminal appeal, its code in other letters', { courtType: 'HC', caseType: 'crl a' }, null, 'HIGH'],
  ['a criminal petition to leave, by its number in the form', { courtType: 'SC', caseType: '2' }, null, 'HIGH'],
  ['a criminal case by the code in its snapshot', { courtType: 'DC' }, { caseType: 'R.C.C.' }, 'HIGH'],
  ['a bounced cheque, by the name of the act', { courtType: 'DC', caseType: 'CC NI ACT' }, null, 'HIGH'],
  ['the same with full stops', { courtType: 'DC' }, { caseType: 'N.I. Act 138' }, 'HIGH'],
  ['a criminal case of no table', { courtType: 'DC' }, { caseType: 'Crl. Case' }, 'HIGH'],
  ['a sessions case', { courtType: 'DC', caseType: 'Sessions Case' }, null, 'HIGH'],
  ['a sessions case, by its code', { courtType: 'DC' }, { caseType: 'SC' }, 'HIGH'],
  ['an arbitration, by the code in its snapshot', { courtType: 'HC' }, { caseType: 'Arb. P' }, 'MODERATE'],
  ['a civil revision', { courtType: 'HC', caseType: 'CR' }, null, 'UNCLASSIFIED'],
  ['a commercial suit', { courtType: 'DC' }, { caseTypeName: 'Commercial Suit' }, 'MODERATE'],
  ['the same disposed of', { courtType: 'DC' }, { caseTypeName: 'Commercial Suit', caseStatus: 'DISPOSED' }, 'LOW'],
  ['an insolvency petition that was dismissed', INSOLVENCY_PETITION, ended('DISMISSED AS WITHDRAWN'), 'LOW'],
  ['an insolvency petition that was settled', INSOLVENCY_PETITION, ended('Settled'), 'LOW'],
  ['an insolvency petition that was admitted', INSOLVENCY_PETITION, ended('Admitted'), 'VERY_HIGH'],
  [
    'an insolvency appeal that was dismissed: what it was against stands',
    { courtType: 'NCLAT' },
    { caseTypeName: 'Company Appeal (AT) (Insolvency)', ...ended('Dismissed') },
    'VERY_HIGH',
  ],
  ['a criminal case that ended with a conviction', { courtType: 'DC' }, criminal('Contested--CONVICTED'), 'HIGH'],
  ['one that ended with an acquittal', { courtType: 'DC' }, criminal('Contested--ACQUITTED'), 'LOW'],
  ['one that goes on in another court', { courtType: 'DC' }, criminal('Committed to Sessions'), 'HIGH'],
  ['one that was handed on', { courtType: 'DC' }, criminal('Uncontested--TRANSFERRED'), 'HIGH'],
  ['one that was made over', { courtType: 'DC' }, criminal('Made over'), 'HIGH'],
  [
    'a commercial suit that was decreed',
    { courtType: 'DC' },
    { caseType: 'CS(COMM)', ...ended('DECREED') },
    'MODERATE',
  ],
  [
    'one that was decreed for it',
    { courtType: 'DC' },
    { caseType: 'CS(COMM)', partyRole: 'PETITIONER', ...ended('DECREED') },
    'LOW',
  ],
  [
    'its own one that was sent back',
    { courtType: 'DC' },
    { caseType: 'CS(COMM)', partyRole: 'PETITIONER', ...ended('REMANDED') },
    'MODERATE',
  ],
  ['a tax appeal', { courtType: 'GSTAT', caseType: 'APL-05' }, null, 'MODERATE'],
  ["a consumer's complaint", { courtType: 'CC' }, { caseType: 'Consumer Complaint' }, 'LOW'],
  ['what no row names', { courtType: 'DC' }, { caseType: 'Probate' }, 'UNCLASSIFIED'],
  ['fields that are no text', { courtType: 'DC' }, { caseType: 7, caseNature: ['Criminal'] }, 'UNCLASSIFIED'],
]

for (const [what, identifier, snapshot, level] of rows)
  test(`a case begins with ${level} for ${what}`, (t) => {
    t.is(firstRiskLevel(identifier, snapshot), level)
  })

test('each row of the table says why', (t) => {
  for (const { why } of FIRST_LEVELS) t.truthy(why)
})
