import { existsSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'ava'
import { orderGround } from '../../../../domain/summary/grounding/said-by.ts'
import { showStatement } from '../../../../domain/summary/grounding/show-statement.ts'
import { checkClaims } from '../../../../evals/summaries/claims-file.ts'
import { LABELLED_SENTENCES, recordOf } from '../../../../evals/summaries/labelled-claims.ts'

const groundOf = (order: string, court = 'High Court of Karnataka') =>
  orderGround([{ page: 1, text: order, isRead: true }], recordOf({ court, order, says: [], saysNot: [] }))

for (const labelled of LABELLED_SENTENCES)
  test(`what the order does not say is not shown: ${labelled.order}`, (t) => {
    const ground = groundOf(labelled.order, labelled.court)
    const passed = labelled.saysNot.filter((sentence) => ground.sayerOf(sentence))
    t.deepEqual(passed, [])
  })

test('at most a tenth of what an order says in its own words is only quoted', (t) => {
  const told = LABELLED_SENTENCES.flatMap((labelled) => {
    const ground = groundOf(labelled.order, labelled.court)
    return labelled.says.map((sentence) => ground.sayerOf(sentence) !== undefined)
  })
  t.true(told.filter((isTold) => !isTold).length <= told.length / 10)
})

test('a quote stands for the whole sentence around it, with the condition that it left out', (t) => {
  const ground = groundOf('1. The petition is allowed, subject to payment of costs of Rs. 5,000.')
  const shown = showStatement(
    { sentence: 'The petition is allowed.', quotes: [{ quote: 'The petition is allowed' }] },
    ground,
  )
  t.is(shown.shown, 'QUOTE')
  t.deepEqual(shown.shown === 'QUOTE' && shown.by.map(({ text }) => text), [
    'The petition is allowed, subject to payment of costs of Rs. 5,000.',
  ])
})

test('a statement in letters that nobody checks is only quoted, though the order has the same words', (t) => {
  const order = 'The petition for \u0dc0\u0dd9\u0dc5\u0db3 is dismissed.'
  const shown = showStatement({ sentence: order, quotes: [{ quote: order }] }, groundOf(order))
  t.like(shown, { shown: 'QUOTE', reason: 'it has letters that are not checked' })
})

test('a party is "the petitioner" where it is the only one, and the order has one word for its side', (t) => {
  const sayer = (order: string, petitioners: string[]) =>
    orderGround([{ page: 1, text: order, isRead: true }], {
      court: 'High Court of Delhi',
      petitioners,
      respondents: [],
    }).sayerOf('Mandara Roadways Limited filed the petition on 05-06-2024.')
  const filed = 'The petitioner filed the petition on 05-06-2024.'
  t.truthy(sayer(filed, ['Mandara Roadways Limited']))
  t.is(sayer(filed, ['Mandara Roadways Limited', 'Indrani Ceramics Limited']), undefined)
  t.is(sayer(`${filed} The plaintiff was heard.`, ['Mandara Roadways Limited']), undefined)
})

test('in an order of an appellate tribunal "the tribunal" is the one below', (t) => {
  const order = 'The tribunal dismissed the petition on 05-06-2024.'
  const told = 'This tribunal dismissed the petition on 05-06-2024.'
  t.truthy(groundOf(order, 'National Company Law Tribunal').sayerOf(told))
  t.is(groundOf(order, 'National Company Law Appellate Tribunal').sayerOf(told), undefined)
})

test('nothing is shown of a statement whose quote is not in the order', (t) => {
  const ground = groundOf('The petition is allowed.')
  const quotes = [{ quote: 'The petition stands rejected' }]
  t.is(showStatement({ sentence: 'The petition is rejected.', quotes }, ground).shown, 'NOTHING')
})

for (const [why, order, sentence] of [
  [
    'after a submission in its paragraph',
    '1. Counsel for the petitioner submits that the notice is late. The notice is dated 04-05-2023.',
    'The notice is dated 04-05-2023.',
  ],
  [
    'under a heading of submissions',
    'SUBMISSIONS OF THE PETITIONER\n\n1. The notice is dated 04-05-2023.',
    'The notice is dated 04-05-2023.',
  ],
  [
    'after the words of another court',
    '1. The trial court held that the suit is barred. The notice is dated 04-05-2023.',
    'The notice is dated 04-05-2023.',
  ],
  ['as a question', '1. Is the suit barred by limitation?', 'The suit is barred by limitation.'],
  [
    'in quotation marks over sentences',
    '1. The letter reads: "The debt is admitted. The debt is due."',
    'The debt is due.',
  ],
  ['cut off at the end of a page', '1. The petition is dismissed', 'The petition is dismissed.'],
] as const)
  test(`nothing is told from a sentence that stands ${why}`, (t) => {
    t.is(groundOf(order).sayerOf(sentence), undefined)
  })

test('a file of claims is checked line by line, and a line that is none is named', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'claims-'))
  t.teardown(() => rm(folder, { recursive: true }))
  const order = {
    orderId: 'o1',
    court: 'High Court of Karnataka',
    petitioners: ['A'],
    respondents: ['B'],
    pages: [['1. The appeal is dismissed.']],
  }
  writeFileSync(join(folder, 'orders.jsonl'), JSON.stringify(order))
  const claim = {
    id: 'c1',
    orderId: 'o1',
    quotes: ['The appeal is dismissed.'],
    sentence: 'The court dismissed the appeal.',
  }
  const file = join(folder, 'claims.jsonl')
  writeFileSync(
    file,
    [claim, { ...claim, id: 'c2', sentence: 'The appeal is allowed.' }].map((one) => JSON.stringify(one)).join('\n'),
  )
  t.deepEqual(
    checkClaims(file).map(({ id, shown }) => [id, shown]),
    [
      ['c1', 'SENTENCE'],
      ['c2', 'QUOTE'],
    ],
  )
  writeFileSync(file, `${JSON.stringify(claim)}\n{"id": "c2"`)
  t.throws(() => checkClaims(file), { message: /line 2/ })
})

test('of labelled claims about orders of many courts, no false one is shown and at most one true one in six is only quoted', (t) => {
  const claims = checkClaims('evals/summaries/claims/claims.jsonl')
  const shown = (isTrue: boolean) => claims.filter((claim) => claim.supported === isTrue && claim.shown === 'SENTENCE')
  t.deepEqual(
    shown(false).map(({ sentence }) => sentence),
    [],
  )
  t.true(shown(true).length >= (claims.filter(({ supported }) => supported).length * 5) / 6)
})

test('who passed a paper is not told as who filed the petition against it', (t) => {
  const ground = groundOf(
    'This petition has been filed against the order dated 11-12-2019 passed by the State Commission in First Appeal No. 418 of 2017.',
  )
  for (const sentence of [
    'The State Commission filed the petition against the order dated 11-12-2019 passed in First Appeal No. 418 of 2017.',
    'The State Commission filed the petition against the order dated 11-12-2019.',
  ])
    t.is(ground.sayerOf(sentence), undefined)
})

for (const [record, order, sentence] of [
  [['State'], 'The applicant shall not contact the witnesses.', 'The State shall not contact the witnesses.'],
  [
    ['Union of India'],
    'The appellant shall pay costs of Rs. 5,000.',
    'The Union of India shall pay costs of Rs. 5,000.',
  ],
] as const)
  test(`an office on the record is not taken for the party of the order's word: ${sentence}`, (t) => {
    const ground = orderGround([{ page: 1, text: order, isRead: true }], {
      court: 'Sessions Court',
      petitioners: record,
      respondents: ['Kaveri Rao'],
    })
    t.is(ground.sayerOf(sentence), undefined)
  })

test('no sentence with a word that could not be read is evidence', (t) => {
  const ground = groundOf('The petition is \ufffd dismissed. The suit is decreed.')
  t.is(ground.sentenceWith('The petition is'), undefined)
  t.truthy(ground.sentenceWith('The suit is decreed'))
})

test('a sentence that leans on another one is not shown behind "The court directed that"', (t) => {
  const ground = groundOf('The respondent sought time. It shall file its reply within thirty days.')
  t.is(ground.sayerOf('The court directed that it shall file its reply within thirty days.'), undefined)
})

test('what the court finds is not told as its direction, though a past step stands in it', (t) => {
  const ground = groundOf(
    'I find that the complainant has failed to prove that the cheque was issued for a legally enforceable debt.',
  )
  const finding = 'the complainant has failed to prove that the cheque was issued for a legally enforceable debt.'
  t.truthy(ground.sayerOf(`The court found that ${finding}`))
  t.is(ground.sayerOf(`The court directed that ${finding}`), undefined)
})

const FIXTURES = '../shared/fixtures/grounding/dev.jsonl'
const withFixtures = existsSync(FIXTURES) ? test : test.skip

withFixtures(
  'of labelled claims no false one is shown as a sentence, and of true ones in the order’s words at most 3 % are quoted',
  (t) => {
    const claims = checkClaims(FIXTURES)
    const misgrounded = claims.filter(({ supported, shown }) => supported === false && shown === 'SENTENCE')
    t.deepEqual(
      misgrounded.map(({ id }) => id),
      [],
    )
    const near = claims.filter(({ class: name }) => name === 'true-close')
    t.true(near.filter(({ shown }) => shown !== 'SENTENCE').length <= 0.03 * near.length)
  },
)
