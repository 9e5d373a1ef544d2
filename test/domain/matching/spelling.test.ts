import test from 'ava'
import { toLatin } from '../../../domain/matching/latin.ts'
import { consonantsOf, soundOf, sparseSound } from '../../../domain/matching/sound.ts'
import { slipsBetween } from '../../../domain/matching/spelling.ts'

const LATIN: [text: string, latin: string][] = [
  ['Société Générale', 'societe generale'],
  ['Weaver&#039;s &amp; Sons<br/>', "weaver's & sons "],
  ['WEAVER039S', "weaver's"],
  ['A&amp;#038;B', 'a&b'],
  ['कुमुदिनी सीमेंट्स लि.', 'kumudini simentsa li.'],
  ['फ़रज़ाना', 'farazana'],
  ['কুমুদিনী', 'kumudini'],
  ['ООО БАЙ', 'ooo bai'],
  ['सिंह', 'singh'],
  ['सिन्हा', 'sinha'],
  ['कंपनी', 'kampani'],
  ['चंद्र', 'chandra'],
  ['प्रा० लि०', 'pra.  li. '],
  ['सेक्टर १०', 'sektara 10'],
  ['ਸਿੰਘ', 'singh'],
  ['ਢਿੱਲੋਂ', 'dhilon'],
  ['ਰਮੇਸ਼', 'ramesha'],
  ['\u0997\u09dc\u09bf\u09df\u09be', 'gadiya'],
  ['\u09f0মেশ', 'ramesha'],
  ['উৎপল', 'utpala'],
  ['\u0b2e\u0b5f', 'maya'],
  ['രാജൻ', 'rajan'],
  ['\u0917\u095c\u0940', 'gadi'],
  ['\u0930\u095b\u093e', 'raza'],
]
for (const [text, latin] of LATIN) test(`"${text}" is "${latin}" in Latin letters`, (t) => t.is(toLatin(text), latin))

const ONE_SOUND = [
  ['lakshmi', 'laxmi', 'lakshmee'],
  ['vishveshwar', 'visweswar'],
  ['poornima', 'purnima'],
  ['gayathri', 'gayatri', 'gaayatree'],
  ['jai', 'jay'],
  ['phool', 'fool', 'ful'],
  ['chaudhary', 'choudhary', 'chowdhary'],
  ['trupti', 'tripti'],
  ['sidhi', 'siddhi'],
]
for (const [first = '', ...others] of ONE_SOUND)
  test(`${first}, ${others.join(', ')} have one sound`, (t) => {
    for (const other of others) t.is(soundOf(other), soundOf(first))
  })

for (const [one, other] of [
  ['mohan', 'rohan'],
  ['kamal', 'kamala'],
  ['sarita', 'savita'],
  ['indus', 'indra'],
] as const)
  test(`${one} and ${other} have two sounds`, (t) => {
    t.not(sparseSound(soundOf(one)), sparseSound(soundOf(other)))
  })

test('a short a inside a word may be spoken or not', (t) => t.is(sparseSound('ganapati'), sparseSound('ganpati')))

test('written by ear, the consonants stay', (t) =>
  t.is(consonantsOf(soundOf('chemtech')), consonantsOf(soundOf('kemtek'))))

const SLIPS: [from: string, to: string, slips: ReturnType<typeof slipsBetween>][] = [
  ['energy', 'enerhy', { count: 1, likely: true }],
  ['energy', 'enregy', { count: 1, likely: true }],
  ['energy', 'enegy', { count: 1, likely: true }],
  ['energy', 'eneryg', { count: 1, likely: true }],
  ['energy', 'enerpy', { count: 1, likely: false }],
  ['mohan', 'rohan', { count: 1, likely: false }],
  ['manjul', 'manjula', { count: 1, likely: false }],
  ['energy', 'energy', { count: 0, likely: false }],
  ['energy', 'allergy', undefined],
  ['energy', 'synergies', undefined],
]
for (const [from, to, slips] of SLIPS) {
  const found = slips ? `${slips.count} ${slips.likely ? 'likely' : 'unlikely'} slips` : 'too far'
  test(`from ${from} to ${to}: ${found}`, (t) => t.deepEqual(slipsBetween(from, to, 2), slips))
}
