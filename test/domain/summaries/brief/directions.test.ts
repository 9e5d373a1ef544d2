import test from 'ava'
import { itemsIn } from '../../../../domain/summaries/brief/order-items.ts'
import { operativeSentences } from '../../../../domain/summaries/grounding/operative.ts'
import { orderSentences } from '../../../../domain/summaries/grounding/order-sentences.ts'

const sentencesOf = (text: string) => orderSentences([{ page: 1, isRead: true, text: `1. ${text}` }])
const itemsOf = (text: string) => itemsIn(sentencesOf(text), '2024-06-05')

for (const [who, dueBy, text] of [
  ['Petitioner', null, 'Petitioner will have one week thereafter to file rejoinder affidavit.'],
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

for (const text of [
  'The respondent shall be free to withdraw the amount on furnishing security.',
  'Private notice is permitted to the third respondent returnable by 02-09-2024.',
  'Vide this order I shall dispose of the application moved by the plaintiff.',
  'The interim order of this Court shall not be extended any further.',
  'The claim of the applicant is proved by the exhibits.',
])
  test(`no direction: ${text}`, (t) => t.deepEqual(itemsOf(text).directions, []))

for (const [untilDate, text] of [
  ['2024-11-15', 'The bank is restrained from taking possession till 15.11.2024, subject to deposit of Rs. 5,00,000.'],
  [null, 'The respondents shall not give effect to the blacklisting order dated 02-05-2024.'],
  [null, 'Till such time, no coercive proceedings shall be taken against the petitioner.'],
  [null, 'In the interregnum, the final order shall not be passed without the leave of this Tribunal.'],
  ['2024-07-03', 'There shall be an order of interim stay of the demolition notice for a period of four weeks.'],
  ['2024-07-08', 'प्रतिवादीगण को 08.07.2024 तक कब्जे में हस्तक्षेप करने से निषिद्ध किया जाता है।'],
] as const)
  test(`protection: ${text}`, (t) => t.like(itemsOf(text).interimRelief[0], { quote: text, untilDate }))

test('a suit for an injunction protects nobody', (t) =>
  t.deepEqual(itemsOf('वादी द्वारा यह वाद स्थायी निषेधाज्ञा हेतु योजित किया गया है।').interimRelief, []))

for (const text of [
  'Notice of motion for 15.07.2024.',
  'Be put up for framing of issues on 15.07.2024.',
  'S/O to 15.07.2024.',
])
  test(`the next date: ${text}`, (t) => t.is(itemsOf(text).nextDate?.date, '2024-07-15'))

for (const text of [
  'Having heard learned counsel, we are not inclined to interfere with the impugned judgment.',
  'Admit.',
  'In the result, the complaint is allowed and the opposite party is ordered as follows:',
  'Considering the submissions made, this Court disposes of the writ petition.',
])
  test(`operative: ${text}`, (t) => t.is(operativeSentences(sentencesOf(text)).length, 1))
