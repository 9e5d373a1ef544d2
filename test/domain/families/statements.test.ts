import test from 'ava'
import { findTarget } from '../../../domain/families/find-target.ts'
import { identifierNamedBy } from '../../../domain/families/relation.ts'
import {
  filedNumber,
  isAboutItself,
  keysNamedBy,
  keysOfMember,
  type Statement,
  statementsOf,
} from '../../../domain/families/statements.ts'
import { aCourtCase } from '../../support/a-court-case.ts'

const HC = { courtType: 'HC' as const, cnr: 'HCBM010000022020' }
const MAIN = { courtType: 'HC' as const, cnr: 'HCBM010000012020', caseType: 'WP', registrationNumber: '123/2020' }
const say = (number: string, more: Partial<Statement> = {}): Statement => ({
  kind: 'MAIN',
  number,
  cnr: null,
  court: null,
  decisionDate: null,
  ...more,
})
const meets = (statement: Statement, keys: readonly string[], saidBy = HC) =>
  keysNamedBy(statement, saidBy).some((key) => keys.includes(key))

for (const spelling of [
  'WP/123/2020',
  'W.P. No. 123 of 2020',
  'WP-123-2020',
  'Writ Petition 123/2020',
  'W.P./0000123/2020',
  'wp 123 / 2020',
  'WP No.123/2020',
  'HCBM01-000001-2020',
  'WP/123/2020 (Main)',
  'WP/123/2020 [Civil]',
  'WP No 123/2020 dated 01/02/2021',
])
  test(`"${spelling}" names the case of this court that was registered so`, (t) => {
    const statement = statementsOf(aCourtCase({ linkedCases: [{ number: spelling, relation: 'MAIN' }] }))[0]
    t.true(statement && meets(statement, keysOfMember(MAIN, undefined)))
  })

for (const other of [
  'CP/123/2020',
  'WP/124/2020',
  'WP/123/2021',
  '123/2020',
  'WP/123/2020, CP/9/2020',
  'CP/9/2020 & WP/123/2020',
  'the petition of 2020',
])
  test(`"${other}" does not name it`, (t) => {
    t.false(meets(say(other), keysOfMember(MAIN, undefined)))
  })

test('a number of one bench does not name the case of another', (t) => {
  t.false(meets(say('WP/123/2020'), keysOfMember({ ...MAIN, cnr: 'DLHC010000012020' }, undefined)))
})

test('a number under which a case was filed names it', (t) => {
  const filed = aCourtCase({ filingNumber: '810/2020', caseType: 'WP' })
  t.true(meets(say('WP/810/2020'), keysOfMember(MAIN, filed)))
})

test('a CNR in place of a number, or beside it, counts before the number', (t) => {
  const [one, other] = statementsOf(
    aCourtCase({
      linkedCases: [
        { number: 'HCBM010000012020', relation: 'LINKED' },
        { number: 'CP/9/2020', cnr: 'HCBM010000012020', relation: 'TRANSFER' },
      ],
    }),
  )
  const keys = keysOfMember(MAIN, undefined)
  t.true(one && other && meets(one, keys) && meets(other, keys))
})

test('a case below is found by number and day of decision, or else by number and court', (t) => {
  const appeal = say('CS/12/2019', { kind: 'APPEAL', court: 'District Court, Saket', decisionDate: '2021-02-03' })
  const below = { courtType: 'DC' as const, cnr: 'DLST010000012019', caseType: 'CS', registrationNumber: '12/2019' }
  t.true(meets(appeal, keysOfMember(below, undefined)))
  const candidate = { id: 'below', court: 'Another court of Saket', decisionDate: '2021-02-03' }
  t.is(findTarget(appeal, 'appeal', [candidate]), 'below')
  t.is(findTarget(appeal, 'appeal', [{ ...candidate, decisionDate: '2021-02-04' }]), undefined)
  t.is(findTarget({ ...appeal, decisionDate: null }, 'appeal', [candidate]), undefined)
  t.is(
    findTarget({ ...appeal, decisionDate: null }, 'appeal', [{ ...candidate, court: 'DISTRICT COURT SAKET' }]),
    'below',
  )
})

test('a case of another town is not the one below, though its number and its day of decision are the same', (t) => {
  const appeal = say('CS/12/2019', {
    kind: 'APPEAL',
    court: 'II Addl. District Judge, Saket',
    decisionDate: '2021-02-03',
  })
  const other = { id: 'other', court: 'Civil Judge (Senior Division)', district: 'Pune', decisionDate: '2021-02-03' }
  t.is(findTarget(appeal, 'appeal', [other]), undefined)
  t.is(findTarget(appeal, 'appeal', [{ ...other, district: 'Saket' }]), 'other')
  t.is(findTarget({ ...appeal, court: 'District Judge' }, 'appeal', [other]), 'other')
})

test('a number of filing names only the case that was filed under it, and cannot be followed', (t) => {
  const statement = say(filedNumber('WP/123/2020'), { kind: 'LINKED' })
  t.false(meets(statement, keysOfMember(MAIN, undefined)))
  t.true(meets(statement, keysOfMember(HC, aCourtCase({ filingNumber: '123/2020', caseType: 'WP' }))))
  t.is(identifierNamedBy(statement, HC), undefined)
  t.like(identifierNamedBy({ ...statement, cnr: 'HCBM010000012020' }, HC), { cnr: 'HCBM010000012020' })
})

test('what courts write after a number does not keep its case from being followed', (t) => {
  t.like(identifierNamedBy(say('WP/123/2020 (Main)'), HC), { registrationNumber: '123/2020' })
})

for (const [number, more, isItself] of [
  ['HCBM010000012020', { cnr: 'HCBM010000012020' }, true],
  ['W.P. No. 123 of 2020', {}, true],
  ['WP/124/2020', {}, false],
  ['WP/123/2020', { kind: 'APPEAL', court: 'High Court of Gujarat' }, false],
  // Filed, not registered, under this number.
  ['WP/99/2020', {}, false],
] as const)
  test(`"${number}" ${JSON.stringify(more)} is ${isItself ? '' : 'not '}the case that says it`, (t) => {
    const courtCase = aCourtCase({ caseType: 'WP', caseNumber: 'WP/123/2020', filingNumber: '99/2020' })
    t.is(isAboutItself(say(number, more), MAIN, courtCase), isItself)
  })

test('two possible cases are none, and a case is not its own relative', (t) => {
  const candidate = (id: string) => ({ id, court: undefined, decisionDate: undefined })
  t.is(findTarget(say('WP/123/2020'), 'self', [candidate('one'), candidate('two')]), undefined)
  t.is(findTarget(say('WP/123/2020'), 'one', [candidate('one')]), undefined)
})
