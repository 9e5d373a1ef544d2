import test from 'ava'
import { searchedNames } from '../../../domain/matching/searched-names.ts'
import { distinguishingWords, wordsMatch } from '../../../sandbox/world/name-matching.ts'

const SEARCHED: [what: string, name: string, asked: string[]][] = [
  ['without the legal form', 'Kalpavan Textiles Private Limited', ['kalpavan textiles']],
  ['without what stands before a name', 'M/s. The Kalpavan Textiles (P) Ltd.', ['kalpavan textiles']],
  ['without its article', 'The Kalpavan Limited', ['kalpavan']],
  ['by the name of a place as it is written', 'Bombay Kalpavan Limited', ['bombay kalpavan', 'mumbai kalpavan']],
  ['by the spelling it has', 'Sri Laxmi Kalpavan LLP', ['sri laxmi kalpavan', 'shri laxmi kalpavan']],
  ['by its compass word', 'Northern Kalpavan Limited', ['northern kalpavan', 'north kalpavan']],
  ['with `&` and with `and`', 'Kalpavan & Morvani Ltd', ['kalpavan & morvani', 'kalpavan and morvani']],
  ['with `and` and without', 'Kalpavan and Morvani Ltd', ['kalpavan and morvani', 'kalpavan morvani']],
  ['with its apostrophe', "Morvani's Looms Limited", ["morvani's looms", 'morvanis looms']],
  ['with its dots', 'R.K.J. Looms Private Limited', ['r.k.j. looms', 'rkj looms']],
  ['without its address', 'Kalpavan Looms Pvt Ltd, Plot 7, MIDC Road, Thane', ['kalpavan looms']],
  ['by its former name too', 'Kalpavan Ltd (formerly Morvani Looms Ltd)', ['kalpavan', 'morvani looms']],
  [
    'with `company` where one name is all it has',
    'Kalpavan & Co',
    ['kalpavan and co', 'kalpavan and company', 'kalpavan co', 'kalpavan company'],
  ],
  ['without `company` after more than a name', 'Kalpavan Shipping Company Limited', ['kalpavan shipping']],
  ['by a single word that is all its name', 'Kalpavan (OPC) Private Limited', ['kalpavan']],
  ['as it stands where nothing in it can be read', '***', ['***']],
]

for (const [what, name, searched] of SEARCHED)
  test(`a company is asked for ${what}: ${name}`, (t) => {
    t.deepEqual(searchedNames([name]), searched)
  })

test('other names of a company are asked for beside its own, each writing once', (t) => {
  const names = ['Kalpavan Looms Limited', 'KALPAVAN LOOMS LTD.', 'Morvani Looms Limited']
  t.deepEqual(searchedNames(names), ['kalpavan looms', 'morvani looms'])
})

for (const [, name] of SEARCHED)
  test(`a search for a phrase finds the company as its own papers write it: ${name}`, (t) => {
    const party = distinguishingWords(name.replace(/,.*| \(formerly.*/, ''))
    t.true(
      party.length === 0 ||
        searchedNames([name]).some((searched) => wordsMatch(distinguishingWords(searched), party, 'phrase')),
    )
  })
