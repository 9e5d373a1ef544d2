import test from 'ava'
import { orderGround } from '../../../../domain/summary/grounding/said-by.ts'

const RECORD = {
  court: 'High Court of Delhi',
  petitioners: ['Mandara Roadways Limited'],
  respondents: ['Indrani Ceramics Limited'],
}

/** The sentence of an order of one sentence that says this one. */
const sayer = (order: string, sentence: string) =>
  orderGround([{ page: 1, text: order, isRead: true }], RECORD).sayerOf(sentence)?.text

/** Steps by which a sentence of an order is told in other words: `rule | as the order says it | as it is told`. */
const TOLD = `
what a court says it does is told as done | We dismiss the appeal with costs. | The appeal is dismissed with costs.
a bracket that explains is left out | The appellant (the tenant of the shop) filed the appeal. | The appellant filed the appeal.
"only" behind a sum is left out | The petitioner shall deposit Rs. 75,000/- only within four weeks. | The petitioner shall deposit Rs. 75,000 within four weeks.
a filing is told without what it asks for | The petitioner filed the petition on 19-08-2020 seeking release of the goods. | The petitioner filed the petition on 19-08-2020.
a sum is told without what it is made of | The suit is for recovery of Rs. 8,73,250 being the price of yarn. | The suit is for recovery of Rs. 8,73,250.
what somebody may do is told as a permission | The petitioner may file its reply within two weeks. | The court permitted the petitioner to file its reply within two weeks.
a speech is told without its day | The reply of 21-02-2024 says that the goods were damaged. | The reply says that the goods were damaged.
"it is made clear that" is left out | It is made clear that the plaintiff shall pay the court fee. | The plaintiff shall pay the court fee.
a term that begins today is told without its beginning | The respondent shall file a reply within four weeks from today. | The respondent shall file a reply within four weeks.
a term that begins with a copy of the order is told without it | The respondent shall file a reply within four weeks from receipt of a certified copy of the order. | The respondent shall file a reply within four weeks.
a reason in front is left out | In view of the above, the petition is dismissed. | The petition is dismissed.
a description between commas is left out | The applicant, a lessor of machines, filed the petition. | The applicant filed the petition.
a listing is told without its purpose | List on 14-05-2024 for final arguments. | List on 14-05-2024.
a reason behind is left out | The appeal is dismissed, as there is no merit in it. | The appeal is dismissed.
a decision is told without its ground | The appeal is dismissed on the ground of delay. | The appeal is dismissed.
a paper is told without the clause that describes it | The appellant challenged the notice dated 17-06-2024 by which the licence was cancelled. | The appellant challenged the notice dated 17-06-2024.
a speech is told without how it was made | The respondent submitted in its affidavit that the goods were damaged. | The respondent submitted that the goods were damaged.
what the court finds is told as what is | This court finds that the notice is valid. | The notice is valid.
of two clauses the first is told alone | The appeal is allowed and the order is set aside. | The appeal is allowed.
of two clauses the second is told alone | The appeal is allowed and the order is set aside. | The order is set aside.
a filing is told without its statute | The petitioner filed the petition under section 9 of the Code. | The petitioner filed the petition.
costs that nobody bears are left out | The appeal is dismissed with no order as to costs. | The appeal is dismissed.
a claim is told without its interest | The plaintiff filed the suit for recovery of Rs. 8,73,250 with interest at 9%. | The plaintiff filed the suit for recovery of Rs. 8,73,250.
a claim is told without its sum | The plaintiff filed the suit for recovery of Rs. 8,73,250. | The plaintiff filed the suit.
an event is told without its day | The plaintiff filed the suit on 05-06-2024. | The plaintiff filed the suit.
an event is told without who did it | The suit was filed by the plaintiff on 05-06-2024. | The suit was filed on 05-06-2024.
a term in front is told at the end | Till the next date, the notice is stayed. | The notice is stayed till the next date.
a day in front is told at the end | On 05-06-2024, the plaintiff filed the suit. | The plaintiff filed the suit on 05-06-2024.
a paper in front is told at the end | The Commissioner by order dated 28-02-2022 confirmed the duty. | The Commissioner confirmed the duty by order dated 28-02-2022.
who acts is told first | The suit was filed by the plaintiff on 05-06-2024. | The plaintiff filed the suit on 05-06-2024.
a duty is told as what somebody shall do | The reply shall be filed by the respondent within two weeks. | The respondent shall file the reply within two weeks.
a listing is told in the past | List on 14-05-2024. | The matter was listed on 14-05-2024.
a posting is told in the past | Post the matter on 14-05-2024. | The matter was posted on 14-05-2024.
an issue is told in the past | Issue notice to the respondent. | Notice was issued to the respondent.
a past listing is told as past | The matter was listed on 12-01-2024. | The matter was listed on 12-01-2024.
a reply between commas is left out | The respondent, in its reply, denied the debt. | The respondent denied the debt.
a paper between commas is left out | The Commissioner, by order dated 28-02-2022, confirmed the duty. | The Commissioner confirmed the duty.
where a speech stands is left out | The respondent in its reply submitted that the goods were damaged. | The respondent submitted that the goods were damaged.
where a speech stands is left out, with its day | The respondent in its written reply dated 21-02-2024 submitted that the goods were damaged. | The respondent submitted that the goods were damaged.
a filing is told without two statutes | The petitioner filed the petition under section 9 read with section 10 of the Code. | The petitioner filed the petition.
a filing is told without a part of a statute | The petitioner filed the petition under section 9(2) of the Commercial Courts Act, 2015. | The petitioner filed the petition.
a filing is told without the Constitution | The petitioner filed the petition under Article 226 of the Constitution of India. | The petitioner filed the petition.
a claim is told without further interest | The plaintiff filed the suit for recovery of Rs. 8,73,250 with further interest at 9%. | The plaintiff filed the suit.
a claim of another kind is told without its sum | The plaintiff filed the suit for refund of Rs. 8,73,250. | The plaintiff filed the suit.
a paper that lies before the court was filed | The petition is filed. | The petition was filed.
a bracket at the end is left out | The appellant filed the appeal (the first one). | The appellant filed the appeal.
a direction is told as a duty | The court directed the respondent to pay Rs. 40,000. | The respondent shall pay Rs. 40,000.
`

/** What must stay: `rule | as the order says it | as it is not told`. */
const NOT_TOLD = `
a bracket with a negation | The appellant (not the guarantor) shall pay the costs. | The appellant shall pay the costs.
a bracket with a condition | The appeal is allowed (subject to payment of costs). | The appeal is allowed.
what is not filed | The petitioner has not filed the petition on 19-08-2020 seeking release of the goods. | The petitioner filed the petition on 19-08-2020.
a condition behind a comma | The appeal is allowed, if the costs are paid. | The appeal is allowed.
a condition in front | If the costs are paid, the appeal is allowed. | The appeal is allowed.
a condition behind "and" | The appeal is allowed and the order is set aside, subject to payment of costs. | The appeal is allowed.
a limit between commas | The appeal, insofar as it concerns the penalty, is allowed. | The appeal is allowed.
a condition between commas | The appeal, subject to payment of costs, is allowed. | The appeal is allowed.
a condition between commas, behind a verb | The appellant, unless the costs are paid, is bound by the notice. | The appellant is bound by the notice.
a condition behind a ground | The appeal is dismissed on the ground of delay unless the costs are paid. | The appeal is dismissed.
a ground on which nothing is done | The appeal is not dismissed on the ground of delay. | The appeal is not dismissed.
a bracket that says something | The appeal (the suit is barred) is allowed. | The appeal is allowed.
a condition in a clause that describes | The appeal is allowed by order dated 17-06-2024, which is subject to payment of costs. | The appeal is allowed by order dated 17-06-2024.
a duty in a clause that describes | The appellant relies on the order dated 17-06-2024, which shall be filed within two weeks. | The appellant relies on the order dated 17-06-2024.
what another says is no act of the court | The respondent submitted that the appeal is dismissed. | The court dismissed the appeal.
interest that is due | The suit is decreed with interest at 9%. | The suit is decreed.
the day of what is to come | The suit is decreed for payment of Rs. 40,000 on 05-06-2024. | The suit is decreed for payment of Rs. 40,000.
how far it goes | The appeal is partly allowed. | The appeal is allowed.
what another says | The respondent submitted that the notice is valid. | The notice is valid.
what a party doubts | The appellant submitted that the suit is barred and the notice is late. | The notice is late.
an offence that somebody is convicted of | The accused is convicted under section 9 of the Act. | The accused is convicted.
a listing with a second thing to do | List on 14-05-2024 for arguments and payment of costs. | List on 14-05-2024.
who "the same" may be of two | The petition and the application have no merit and the same is dismissed. | The petition is dismissed.
a permission is no duty | The petitioner may file its reply within two weeks. | The petitioner shall file its reply within two weeks.
a claim is no decision | The plaintiff filed the suit for recovery of Rs. 8,73,250. | The court decreed the suit for recovery of Rs. 8,73,250.
who "by" names is not the other side | The suit was filed by the plaintiff on 05-06-2024. | The defendant filed the suit on 05-06-2024.
a listing that is over | The matter was listed on 12-01-2024. | The matter is listed on 12-01-2024.
a listing that is over is no next date | The matter was listed on 12-01-2024. | The next date of hearing is 12-01-2024.
an adjournment that is over | The matter was adjourned to 12-01-2024. | The next date of hearing is 12-01-2024.
an adjournment that is over is no act of this order | The hearing was adjourned to 12-01-2024. | The court adjourned the matter to 12-01-2024.
a notice that was issued before | Notice was issued on 12-01-2024. | Notice is issued on 12-01-2024.
a day that belongs to a paper | The appellant challenged the notice dated 17-06-2024. | The appellant challenged the notice on 17-06-2024.
`

const rows = (list: string) =>
  list
    .trim()
    .split('\n')
    .map((line) => line.split(' | '))

for (const [rule = '', order = '', sentence = ''] of rows(TOLD))
  test(`${rule}: "${order}" says "${sentence}"`, (t) => t.is(sayer(order, sentence), order))

for (const [what = '', order = '', sentence = ''] of rows(NOT_TOLD))
  test(`${what} stays: "${order}" does not say "${sentence}"`, (t) => t.is(sayer(order, sentence), undefined))
