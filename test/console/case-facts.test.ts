import test from 'ava'
import { load } from 'cheerio'
import { caseFacts } from '../../console/parts/case-facts.ts'

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
