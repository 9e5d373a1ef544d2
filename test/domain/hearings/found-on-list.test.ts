import test from 'ava'
import type { FoundCase } from '../../../domain/found-cases/found-case.ts'
import { foundOnList } from '../../../domain/hearings/found-on-list.ts'
import { identifyFound } from '../../../domain/review/candidate.ts'

const PARTIES = { petitioners: ['SAFFRON TEXTILES'], respondents: ['KAVERI LOGISTICS'] }
const DAY = '2026-11-26'

/** Returns the keys of a found case that a court type knows. */
function keysOf(found: FoundCase | undefined): string[] {
  return (found && identifyFound(found)?.identityKeys) ?? []
}

test('a row is a case of its court with a hearing on the day of the list', (t) => {
  t.deepEqual(foundOnList({ numbers: ['W.P.(C)/12/2024', 'CRL.M.C./1/2020'], ...PARTIES }, 'HC-DLHC01', DAY), {
    courtType: 'HC',
    establishmentCode: 'DLHC01',
    court: 'High Court of Delhi',
    caseType: 'W.P.(C)',
    registrationNumber: '12/2024',
    caseNumber: 'W.P.(C)/12/2024',
    nextHearingDate: DAY,
    ...PARTIES,
  })
  t.like(foundOnList({ numbers: ['Diary No./80502/2024'], ...PARTIES }, 'SC', DAY), {
    courtType: 'SC',
    court: 'Supreme Court of India',
    diaryNumber: '80502/2024',
  })
  t.is(foundOnList({ numbers: ['12/2024'], ...PARTIES }, 'SC', DAY), undefined)
})

test('a search that finds the case with its bench and number among others finds the same one', (t) => {
  const listed = keysOf(foundOnList({ numbers: ['W.P.(C)/12/2024'], ...PARTIES }, 'HC-DLHC01', DAY))
  const searched = keysOf({
    courtType: 'HC',
    cnr: 'DLHC010000992024',
    establishmentCode: 'DLHC01',
    caseType: 'WP(C)',
    registrationNumber: '12/2024',
    ...PARTIES,
  })
  t.true(listed.some((key) => searched.includes(key)))
})
