import test from 'ava'
import { operativeSentences } from '../../../../domain/summaries/grounding/operative.ts'
import { orderSentences } from '../../../../domain/summaries/grounding/order-sentences.ts'

const operative = (text: string) =>
  operativeSentences(orderSentences([{ page: 1, text, isRead: true }])).map((sentence) => sentence.text)

test('the outcome is what the court decides and directs, with what follows in default', (t) => {
  const all = [
    'The respondent shall file a reply within a week.',
    'In default, its right to file a reply shall be closed.',
    'The appeal is dismissed.',
  ]
  t.deepEqual(operative(`1. ${all[0]} ${all[1]}\n2. ${all[2]}`), all)
})

test('where the court does nothing else, the outcome is its notice, or the day to which it puts the case off', (t) => {
  const [notice, listing] = ['Issue notice to the respondent.', 'List on 14.05.2024.']
  t.deepEqual(operative(`1. ${notice}\n2. ${listing}`), [notice])
  t.deepEqual(operative(`1. ${listing}`), [listing])
  t.deepEqual(operative(`1. ${notice}\n2. The appeal is admitted.`), ['The appeal is admitted.'])
})

test('of many decisions none is left out', (t) => {
  const decisions = Array.from({ length: 30 }, (_, at) => `Application no. ${at + 11} is dismissed.`)
  t.deepEqual(operative(decisions.map((decision, at) => `${at + 1}. ${decision}`).join('\n')), decisions)
})

for (const sentence of [
  'Ordered accordingly.',
  'Heard.',
  'Copy of this order be given dasti.',
  'No order as to costs.',
  'Pending applications stand closed.',
])
  test(`what stands in every order is no outcome: ${sentence}`, (t) =>
    t.deepEqual(operative(`1. The suit is dismissed. ${sentence}`), ['The suit is dismissed.']))

for (const [what, sentence] of [
  ['what is asked for', 'The appellant prays that the notice is quashed.'],
  ['a question', 'Whether the suit is dismissed?'],
  ['the act of another court', 'The trial court dismissed the suit and the appeal is rejected.'],
  ['what another order did', 'By the impugned order dated 12.03.2024, the application of the petitioner is rejected.'],
  ['what another order did', 'The petitioner is aggrieved by the order whereby his application for bail is rejected.'],
  ['what another order did', 'The order dated 12.03.2024 by which the appeal is dismissed is under challenge.'],
  ['what ought to be done', 'The appeal is liable to be dismissed.'],
  ['what a party did', 'The respondent admitted the marriage but denied the allegation of desertion.'],
  ['what a party did', 'The opposite party cancelled the tour and refused a refund.'],
  ['what was so before', 'The model number was declared in the packing list.'],
  ['what a party says', 'The appellant submits that the suit is dismissed.'],
] as const)
  test(`${what} is no outcome: ${sentence}`, (t) => t.deepEqual(operative(`1. ${sentence}`), []))

test('directions behind a submission in its paragraph are the outcome', (t) => {
  const directions = [
    'Issue notice, returnable on 14.05.2024.',
    'Till the next date of hearing, the respondent shall not alienate the suit property.',
    'List on 14.05.2024.',
  ]
  const submission = 'Learned counsel for the petitioner submits that the respondent is about to sell the property.'
  t.deepEqual(operative([submission, ...directions].join(' ')), [directions[1]])
  t.deepEqual(operative([submission, directions[0], directions[2]].join(' ')), [directions[0]])
})

for (const decision of [
  'The petition is, therefore, allowed.',
  'The impugned order is, accordingly, set aside.',
  'The petition deserves to be allowed and is hereby allowed.',
  'The judgment dated 12.03.2024 is liable to be set aside and is set aside.',
  'The order of the High Court which had dismissed the writ petition is set aside.',
  'The order dated 12.03.2024, whereby the claim was rejected, is quashed.',
  'The judgment of the High Court is set aside and the appeal is allowed.',
  'The petition praying for refund is dismissed.',
  'For the reasons stated above, we dismiss the appeal.',
  'b. This Bench hereby appoints Mr. Rao as the Interim Resolution Professional.',
  'The accused is acquitted of the alleged offence.',
  'Dismissed as withdrawn.',
  'Dismissed in default.',
  'Leave granted.',
  'Appeal allowed in part.',
])
  test(`it is a decision, which no direction beside it hides: ${decision}`, (t) => {
    t.deepEqual(operative(`1. ${decision}\n2. Copy of this order be sent to the registry.`), [decision])
  })

test('a direction is none of the order that an application is directed against', (t) => {
  t.deepEqual(operative('1. The application is directed against an order of eviction.\n2. List on 14.05.2024.'), [
    'List on 14.05.2024.',
  ])
})
