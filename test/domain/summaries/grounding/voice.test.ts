import test from 'ava'
import { type Voice, voicesOf } from '../../../../domain/summaries/grounding/voice.ts'

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
    'what only a court writes ends a speech: a time for a party of the case',
    [['The tenant submits that rent was paid.', 'The applicant bank to file its statement before the next date.']],
    [['PARTY', 'COURT']],
  ],
  [
    'a hearing has a next date, a party’s story has none',
    [['The tenant submits that rent was paid.', 'The interim stay of 02-04-2024 is extended till the next date.']],
    [['PARTY', 'COURT']],
  ],
  [
    'protection meanwhile is given by a court',
    [['The tenant submits that rent was paid.', 'Eviction, if not yet effected, shall remain stayed in the meantime.']],
    [['PARTY', 'COURT']],
  ],
  [
    'what a party may file in a time is allowed by a court',
    [['The tenant submits that rent was paid.', 'The respondent may file a reply within three weeks.']],
    [['PARTY', 'COURT']],
  ],
  [
    'what a party may do in a time is allowed by a contract, too',
    [['The tenant submits that rent was paid.', 'The respondent may reject the cheque within three weeks.']],
    [['PARTY', 'UNSURE']],
  ],
  [
    'the court accepts a statement and goes on',
    [['The tenant states that he will leave.', 'The statement is accepted as an undertaking.', 'Rent is due.']],
    [['PARTY', 'COURT', 'COURT']],
  ],
  [
    'the court says that a matter needs its attention and goes on',
    [['The tenant submits that rent was paid.', 'The matter requires consideration.', 'Rent is due.']],
    [['PARTY', 'COURT', 'COURT']],
  ],
  [
    'a party that tells facts does not go on with duties',
    [['The tenant submits that rent was paid.', 'The respondent shall file its ledger within two weeks.']],
    [['PARTY', 'COURT']],
  ],
  [
    'an order that is told of before a party speaks does not count',
    [
      [
        'The order of 2023 is challenged.',
        'The tenant submits that rent was paid.',
        'The respondent shall file a reply by 01-07-2024.',
      ],
    ],
    [['COURT', 'PARTY', 'COURT']],
  ],
  [
    'one that tells of a contract does',
    [['The tenant submits that the lease was renewed.', 'The applicant shall file its accounts within two weeks.']],
    [['PARTY', 'UNSURE']],
  ],
  [
    'one that tells of a letter does',
    [['The tenant states that a letter came.', 'The respondent shall clear the dues by 30-06-2024.']],
    [['PARTY', 'UNSURE']],
  ],
  [
    'a duty under a contract or an order is no direction of the court',
    [['The tenant states that he works.', 'He is directed by his employer to vacate within a week.']],
    [['PARTY', 'UNSURE']],
  ],
  [
    'a submission that is recorded is over',
    [['The tenant submits that rent was paid.', 'The submission is recorded.', 'Rent is due.']],
    [['PARTY', 'COURT', 'COURT']],
  ],
  ['a written statement is a paper', [['प्रतिवादी लिखित कथन दाखिल करे।']], [['COURT']]],
  [
    'one more chance is given by a court',
    [
      [
        'The landlord opposes it.',
        'In the interest of justice, one final chance is given to the tenant to file a reply.',
      ],
    ],
    [['PARTY', 'COURT']],
  ],
  [
    'a prayer sets times like a court, and ends by words of the court alone',
    [['The tenant prays for relief and submits that rent was paid.', 'Possession be restored within one week.']],
    [['PARTY', 'UNSURE']],
  ],
  [
    'so does a contract',
    [['The tenant submits that rent was paid.', 'Repairs be done within one week as per the agreement.']],
    [['PARTY', 'UNSURE']],
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

/** Sentences by which a party speaks. */
const SPEECHES = [
  'Learned counsel for the tenant has submitted that rent was paid.',
  'It is submitted by Mr. A. B. Rao, learned counsel for the tenant, that rent was paid.',
  'It is submitted on behalf of the tenant that rent was paid.',
  'Mr. Rao submitted, on instructions, that rent was paid.',
  'Counsel submitted as follows.',
  'The tenant states that rent was paid.',
  'The prosecution case is that rent was paid.',
  'The prosecution story, in brief, is that rent was paid.',
  'As per the FIR, rent was paid.',
  'As per the averments in the plaint, rent was paid.',
  "The plaintiff's case is that rent was paid.",
  'The case of the complainant, in brief, is that rent was paid.',
  'The case set up by the plaintiff is that rent was paid.',
  'The case of the applicant/financial creditor is that rent was paid.',
  'In his statement under Section 313, the accused took the defence that rent was paid.',
  'PW-1 deposed that rent was paid.',
  'The main contention of the learned counsel for the appellant is that rent was paid.',
  'Learned APP has opposed the bail application.',
  'The allegations in the FIR are that rent was paid.',
  'The FIR was lodged with the allegation that rent was paid.',
  'Counsel informed the court that rent was paid.',
  'The complainant reported that rent was paid.',
]
for (const sentence of SPEECHES)
  test(`a speech is its party's, and nobody knows who goes on: ${sentence}`, (t) => {
    t.deepEqual(voicesOf([[sentence, 'Rent was paid in 2019.']]), [['PARTY', 'UNSURE']])
  })

for (const sentence of [
  'The learned Sessions Judge held that rent was paid.',
  'The learned Magistrate recorded that rent was paid.',
  'The Assessing Officer noted that rent was paid.',
  'The CIT(A) has held that rent was paid.',
  'The NCLT by order of 05-06-2024 observed that rent was paid.',
  'The learned Single Judge was of the view that rent was paid.',
  'The trial court dismissed the suit holding that rent was paid.',
  'The learned Trial Judge came to the conclusion that rent was paid.',
  'It was held by the learned District Judge that rent was paid.',
  "In Sodhi v. Rao, the Hon'ble Supreme Court held that rent was paid.",
])
  test(`after another court, judge or officer has spoken nobody knows who goes on: ${sentence}`, (t) => {
    t.deepEqual(voicesOf([[sentence, 'The lease ended in 2019.'], ['Rent is due.']]), [['COURT', 'UNSURE'], ['COURT']])
  })

for (const sentence of [
  'This Tribunal held in 2019 that rent was paid.',
  'The hearing before the Commissioner was held in 2019.',
  'The prosecution story is not believable.',
  'It is clarified that rent is due.',
  'The application is not opposed.',
  'The clause is opposed to public policy.',
])
  test(`after its own words and what others are told of a court goes on: ${sentence}`, (t) => {
    t.deepEqual(voicesOf([[sentence, 'Rent is due.']]), [['COURT', 'COURT']])
  })

for (const opening of ['Learned counsel submits as under:', 'The High Court held as follows:'])
  test(`what stands behind a colon is nobody's over its paragraphs, until the court speaks: ${opening}`, (t) => {
    const [, ...voices] = voicesOf([[opening], ['The lease ended.'], ['Rent was paid.'], ['We find no merit.']])
    t.deepEqual(voices, [['UNSURE'], ['UNSURE'], ['COURT']])
  })

for (const sentence of [
  'The reply submitted by the tenant is taken on record.',
  'The tenant submitted its reply.',
  'The States of the Union have rules of their own.',
])
  test(`a paper that is submitted and a State are no speech: ${sentence}`, (t) => {
    t.deepEqual(voicesOf([[sentence]]), [['COURT']])
  })

/** What a court writes straight after what counsel says, often in one paragraph. */
const DIRECTIONS = [
  'Issue notice, returnable on 14.05.2024.',
  'List on 14.05.2024.',
  'Put up on 14.05.2024.',
  'Renotify this matter on 14.05.2024.',
  'Adjourned to 14.05.2024.',
  'Now to come up on 14.05.2024 for evidence.',
  'Till the next date of hearing, the tenant shall not alienate the suit property.',
  'Permission sought for is granted.',
  'Permission granted.',
  'Dismissed as withdrawn.',
  'Respondents to file reply within four weeks.',
  'Reply be filed within four weeks.',
  'The registry is directed to send a copy.',
]
for (const direction of DIRECTIONS) {
  test(`a court's direction ends a party's speech: ${direction}`, (t) => {
    const voices = voicesOf([['The tenant submits that rent was paid.', direction, 'Rent is due.']])
    t.deepEqual(voices, [['PARTY', 'COURT', 'COURT']])
  })

  test(`a direction that a party prays for is nobody's: ${direction}`, (t) => {
    t.deepEqual(voicesOf([['The tenant makes these prayers:'], [direction]]), [['UNSURE'], ['UNSURE']])
  })
}

for (const [opening, voice] of [
  ['Learned counsel submits as under:', 'COURT'],
  ['SUBMISSIONS OF THE TENANT', 'COURT'],
  ['PRAYERS OF THE TENANT', 'UNSURE'],
  ['The High Court observed as under:', 'UNSURE'],
] as const)
  test(`a direction ends submissions over paragraphs, and no prayers or words of another court: ${opening}`, (t) => {
    t.is(voicesOf([[opening], ['The lease ended.'], ['List on 14.05.2024.']])[2]?.[0], voice)
  })

for (const sentence of [
  'The owner refused.',
  'He requested that notice be issued.',
  'Dismissed in 2012, he went to another firm.',
  'Till the next harvest the goods stood there.',
  'Post the fire nothing was left.',
  'Issue no. 1 is about rent.',
  'List of goods was lost.',
  'Permission was granted by the bank.',
])
  test(`what a party may say ends no speech: ${sentence}`, (t) => {
    t.deepEqual(voicesOf([['The tenant submits that rent was paid.', sentence, 'Rent is due.']])[0]?.at(-1), 'UNSURE')
  })

for (const item of ['(b) The order of 05-06-2024 is set aside.', '(ii) Issue notice to the owner.'])
  test(`an item of a list goes on with who opened it: ${item}`, (t) => {
    t.deepEqual(voicesOf([['The tenant makes these prayers:'], [item]]), [['UNSURE'], ['UNSURE']])
    t.deepEqual(voicesOf([['The tenant makes these prayers: (a) The notice is void.', item]])[0]?.[1], 'UNSURE')
    t.deepEqual(voicesOf([['The tenant submits that: (a) the notice is bad.', item]]), [['PARTY', 'UNSURE']])
  })

test('a text that begins within a sentence does not tell its end', (t) => {
  t.deepEqual(voicesOf([['the suit is dismissed.', 'Rent is due.']]), [['UNSURE', 'COURT']])
})

test('half of a sentence gives the word to nobody', (t) => {
  const sentences = ['The tenant submits that the earlier suit', 'is dismissed as withdrawn.', 'Rent is due.']
  t.deepEqual(voicesOf([sentences]), [['UNSURE', 'UNSURE', 'UNSURE']])
})
