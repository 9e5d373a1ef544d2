import test from 'ava'
import { load } from 'cheerio'
import { caseFacts, caseTitle } from '../../console/parts/case-facts.ts'

for (const [what, found] of [
  ['a search found', { petitioners: ['Saffron Textiles'], respondents: ['Kaveri Logistics'] }],
  [
    'was added by its number and refreshed',
    { parties: { petitioner: 'Saffron Textiles', respondent: 'Kaveri Logistics' } },
  ],
] as const)
  test(`the facts of a case that ${what} name its parties`, async (t) => {
    const page = load(String(await caseFacts(found)))
    const facts = page('dt').map((_, name) => `${page(name).text()}: ${page(name).next().text()}`)
    t.deepEqual(facts.toArray(), ['Petitioners: Saffron Textiles', 'Respondents: Kaveri Logistics'])
  })

test('the facts of a case leave out a side without a name', async (t) => {
  t.is(String(await caseFacts({ parties: { petitioner: '', respondent: '' } })), '<dl class="facts"></dl>')
})

test('a case without a type is named by its number, which stands below the word "Case" in lists', (t) => {
  t.is(caseTitle({ cnr: 'DLHC019000012024', court: 'High Court of Delhi' }), 'DLHC019000012024, High Court of Delhi')
  t.is(caseTitle({ caseType: 'WP', registrationNumber: '840001/2024' }), 'WP 840001/2024')
  t.is(caseTitle({}), 'Case')
})
