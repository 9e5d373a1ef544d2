import test from 'ava'
import { itemsIn } from '../../../../domain/summaries/brief/order-items.ts'
import { operativeSentences } from '../../../../domain/summaries/grounding/operative.ts'
import { orderSentences } from '../../../../domain/summaries/grounding/order-sentences.ts'

const sentencesOf = (text: string) => orderSentences([{ page: 1, isRead: true, text: `1. ${text}` }])
const itemsOf = (text: string) => itemsIn(sentencesOf(text), '2024-06-05')

for (const [who, dueBy, text] of [
  ['Petitioner', null, 'Petitioner will have one week thereafter to file rejoinder affidavit.'],
  [
    'Standing Counsel',
    '2024-07-03',
    "Standing Counsel takes notice and prays for four weeks' time to file reply, which is granted.",
  ],
  ['the opposite party', '2024-06-19', "Two weeks' time is allowed to the opposite party to file its counter."],
  ['याची', '2024-07-05', 'वसूली स्थगित रहेगी, बशर्ते याची रु. 1,00,000 एक माह के भीतर जमा करे।'],
  ['निर्णीत ऋणी', '2024-07-10', 'निर्णीत ऋणी व्यक्तिगत रूप से दिनांक 10.07.2024 को उपस्थित रहे।'],
  [null, '2024-06-12', 'Compliance of Order XXXIX Rule 3 CPC be done within one week.'],
  [null, '2024-07-03', 'Reply to the application be filed within four weeks.'],
  [null, '2024-06-07', 'Requisites along with process fee be filed within two days.'],
  [null, '2024-07-03', 'Rejoinder, if any, within four weeks.'],
  [
    'Petitioner',
    '2024-06-20',
    'Petitioner is saddled with cost of Rs. 5,000 to be deposited with the Committee within 15 days.',
  ],
  [
    'the appellant',
    '2024-07-05',
    'The decree shall remain stayed on the appellant depositing half of the amount within thirty days.',
  ],
  [
    'the Collector, Belur',
    '2024-08-05',
    'We direct the Collector, Belur to decide the representation within two months.',
  ],
  ['the appellant', null, 'The impugned order is modified to the extent that the appellant shall pay Rs. 2,95,000.'],
  [
    'The respondent',
    '2024-06-15',
    'The respondent shall, without prejudice to its contentions, pay Rs. 9,80,000 on or before 15-06-2024.',
  ],
  [null, null, 'The amount of Rs. 22,17,430 be remitted to the Authority for disbursement.'],
  [
    'The defendants',
    '2024-07-05',
    "The defendants are granted 30 days' time to pay, failing which the bank is at liberty to sell.",
  ],
] as const)
  test(`a direction: ${text}`, (t) => t.like(itemsOf(text).directions[0], { who, dueBy }))

for (const [days, text] of [
  [
    ['2024-06-12', '2024-06-15'],
    'The directors are directed to hand over the records within 7 days and to file an affidavit within 10 days.',
  ],
  [
    ['2024-06-30', '2024-07-31'],
    'Sale is stayed on condition that the borrower pays Rs. 2,00,000, the first half by 30-06-2024 and the second half by 31-07-2024.',
  ],
  [
    ['2024-06-12', '2024-06-12'],
    'The petitioner shall implead the Union within one week. An amended memo be filed within the same period.',
  ],
  [['2024-07-15'], 'List on 15.07.2024. The respondent shall produce the file on that day.'],
  [['2024-07-15'], 'List on 15.07.2024. The director shall remain personally present on the next date.'],
  [[null], 'The respondent shall appear before the Collector on that day.'],
  [
    [null],
    'The petition shall be heard as one under section 17, which the Arbitrator shall decide within a month of service.',
  ],
] as const)
  test(`directions by ${days.join(', ')}: ${text}`, (t) =>
    t.deepEqual(
      itemsOf(text).directions.map(({ dueBy }) => dueBy),
      [...days],
    ))

for (const [text, ofAll] of [
  ['In the event of non-compliance, bailable warrants shall be issued.', true],
  ['In default of payment, the decree may be executed.', false],
  ['अनुपालन न होने पर वारंट जारी किया जायेगा।', true],
] as const)
  test(`what follows in default is told with ${ofAll ? 'all' : 'the last'} of the directions before it: ${text}`, (t) => {
    const duties = 'The respondent shall file its accounts within a week. It shall pay Rs. 5,000 within two weeks.'
    const { directions } = itemsOf(`${duties} ${text}`)
    t.deepEqual(
      directions.map(({ condition }) => condition),
      [ofAll ? text : null, text],
    )
  })

test('what a deposit allows the other side stands between a direction and its default', (t) => {
  const fails = 'If the amount is not deposited, the stay shall stand vacated.'
  const text = `The appellant shall deposit Rs. 5,000 within a week. Upon such deposit, the bank is at liberty to withdraw it. ${fails}`
  t.is(itemsOf(text).directions[0]?.condition, fails)
})

for (const text of [
  'The respondent shall be free to withdraw the amount on furnishing security.',
  'Private notice is permitted to the third respondent returnable by 02-09-2024.',
  'Vide this order I shall dispose of the application moved by the plaintiff.',
  'The interim order of this Court shall not be extended any further.',
  'Learned HCGP is directed to take notice for respondent Nos. 1 to 3.',
  'All parties shall act on the server copy of this order.',
  'No further extension shall be granted on any count.',
  'The claim of the applicant is proved by the exhibits.',
])
  test(`no direction: ${text}`, (t) => t.deepEqual(itemsOf(text).directions, []))

for (const [untilDate, text] of [
  ['2024-11-15', 'The bank is restrained from taking possession till 15.11.2024, subject to deposit of Rs. 5,00,000.'],
  [null, 'The respondents shall not give effect to the blacklisting order dated 02-05-2024.'],
  [null, 'There shall be a stay to the execution of the decree dated 18-03-2024.'],
  [null, 'Considering the offer, interim stay of the possession notice is granted.'],
  [null, 'In the event of arrest, he shall be released on interim bail.'],
  [null, 'The trial court is requested to adjourn the matter beyond the date fixed here.'],
  ['2024-07-03', 'There shall be interim suspension of the impugned order for a period of four weeks.'],
  [null, 'पूर्व में पारित अंतरिम आदेश आगामी सुनवाई तक प्रभावी रहेगा।'],
  [null, 'Till such time, no coercive proceedings shall be taken against the petitioner.'],
  [null, 'In the interregnum, the final order shall not be passed without the leave of this Tribunal.'],
  ['2024-07-03', 'There shall be an order of interim stay of the demolition notice for a period of four weeks.'],
  ['2024-07-08', 'प्रतिवादीगण को 08.07.2024 तक कब्जे में हस्तक्षेप करने से निषिद्ध किया जाता है।'],
] as const)
  test(`protection: ${text}`, (t) => t.like(itemsOf(text).interimRelief[0], { quote: text, untilDate }))

test('an undertaking not to do what the court binds a party to protects the other', (t) => {
  const text =
    'Counsel for the respondent states, on instructions, that the guarantee shall not be invoked till 15-07-2024.'
  t.like(itemsOf(`${text} The respondent shall remain bound by the same.`).interimRelief[0], {
    untilDate: '2024-07-15',
  })
  t.deepEqual(itemsOf(text).interimRelief, [])
})

test('protection is told with what ends it in default', (t) => {
  const ends = 'In case process fee is not paid in time, the interim order shall stand vacated.'
  t.is(itemsOf(`The recovery shall remain stayed. ${ends}`).interimRelief[0]?.condition, ends)
})

test('a suit for an injunction protects nobody', (t) =>
  t.deepEqual(itemsOf('वादी द्वारा यह वाद स्थायी निषेधाज्ञा हेतु योजित किया गया है।').interimRelief, []))

for (const text of [
  'Notice of motion for 15.07.2024.',
  'Be put up for framing of issues on 15.07.2024.',
  'S/O to 15.07.2024.',
  'For counselling on 15.07.2024.',
  'At the request of counsel for the petitioner, list on 15.07.2024.',
  'दिनांक 15.07.2024 को सूचीबद्ध किया जाये।',
])
  test(`the next date: ${text}`, (t) => t.is(itemsOf(text).nextDate?.date, '2024-07-15'))

for (const text of [
  'Having heard learned counsel, we are not inclined to interfere with the impugned judgment.',
  'Admit.',
  'An adjournment is sought, which is allowed subject to costs of Rs. 1,500.',
  'Costs in cause.',
  'With consent, the disputes are referred to the sole arbitration of Ms. Devika Rangarajan.',
  'We find no infirmity in the computation made by the High Court.',
  'प्रतिवादी को अंतिम अवसर 500 रुपये परिव्यय पर दिया जाता है।',
  'दिनांक 04.02.2025 का अंतरिम आदेश निरस्त किया जाता है।',
  'In the result, the complaint is allowed and the opposite party is ordered as follows:',
  'Considering the submissions made, this Court disposes of the writ petition.',
])
  test(`operative: ${text}`, (t) => t.is(operativeSentences(sentencesOf(text)).length, 1))
