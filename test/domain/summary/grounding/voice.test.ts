import test from 'ava'
import { orderRecord } from '../../../../domain/summary/grounding/normal-form.ts'
import { type Voice, voicesOf } from '../../../../domain/summary/grounding/voice.ts'

const PARAGRAPHS: [rule: string, paragraphs: string[][], voices: Voice[][]][] = [
  ['a sentence of the court is its own', [['The lease ended in 2019.']], [['COURT']]],
  ['a sentence without an end is nobody’s', [['The lease ended in 2019']], [['UNSURE']]],
  ['an end may stand within a bracket', [['(The lease ended in 2019.)', 'Rent is due.']], [['COURT', 'COURT']]],
  ['what a party says is that party’s', [['The tenant submits that rent was paid.']], [['PARTY']]],
  [
    'after a party has spoken nobody knows who goes on, until the paragraph ends',
    [['The tenant submits that rent was paid.', 'The lease ended in 2019.'], ['Rent is due.']],
    [['PARTY', 'UNSURE'], ['COURT']],
  ],
  [
    'after another court has spoken nobody knows who goes on',
    [['The trial court held that rent was paid.', 'The lease ended in 2019.']],
    [['COURT', 'UNSURE']],
  ],
  [
    'the court goes on by words of its own',
    [['The tenant submits that rent was paid.', 'We have heard both sides.', 'Rent is due.']],
    [['PARTY', 'COURT', 'COURT']],
  ],
  [
    'a quotation over several sentences is nobody’s to its end',
    [['He wrote: "The lease ended.', 'Rent was paid.', 'All is settled."', 'Rent is due.']],
    [['UNSURE', 'UNSURE', 'UNSURE', 'COURT']],
  ],
  [
    'a quotation within a sentence leaves it the court’s',
    [['He wrote "paid" on it.', 'Rent is due.']],
    [['COURT', 'COURT']],
  ],
  [
    'under the heading of the submissions nothing is the court’s, until it speaks',
    [['SUBMISSIONS OF THE TENANT'], ['Rent was paid.'], ['Heard both sides.', 'Rent is due.']],
    [['UNSURE'], ['UNSURE'], ['COURT', 'COURT']],
  ],
  [
    'another heading ends that of the submissions',
    [['SUBMISSIONS OF THE TENANT'], ['Rent was paid.'], ['FINDINGS'], ['Rent is due.']],
    [['UNSURE'], ['UNSURE'], ['UNSURE'], ['COURT']],
  ],
  [
    'what a list of prayers asks for is nobody’s',
    [['The tenant makes these prayers:'], ['The lease goes on.']],
    [['UNSURE'], ['UNSURE']],
  ],
]

for (const [rule, paragraphs, voices] of PARAGRAPHS)
  test(`${rule}: ${paragraphs.flat().join(' ')}`, (t) => t.deepEqual(voicesOf(paragraphs), voices))

test('an order is read by the court and the names of its record', (t) => {
  const [petitioners, respondents] = [[{ name: 'Amrit Sodhi' }, { name: 'Hetal Sodhi' }], [{ name: 'Tapti Stores' }]]
  t.deepEqual(orderRecord({ court: 'High Court of Delhi', petitioners, respondents }), {
    court: 'High Court of Delhi',
    petitioners: ['Amrit Sodhi', 'Hetal Sodhi'],
    respondents: ['Tapti Stores'],
  })
})
