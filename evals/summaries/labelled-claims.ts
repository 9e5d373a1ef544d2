import type { OrderRecord } from '../../domain/summary/grounding/normal-form.ts'
import { orderGround } from '../../domain/summary/grounding/said-by.ts'

/** A sentence of an order, what is true of it in its own words, and what is not. Nobody in it exists. */
export interface LabelledSentence {
  court: string
  /** One paragraph. The last sentence is the one that is told. */
  order: string
  says: readonly string[]
  saysNot: readonly string[]
}

const RECORD = { petitioners: ['Kaveri Spices Private Limited'], respondents: ['Tapti Warehousing Limited'] }

export function recordOf({ court }: LabelledSentence): OrderRecord {
  return { court, ...RECORD }
}

const HC = 'High Court of Karnataka'
const NCLT = 'National Company Law Tribunal, Kochi'
const DC = 'Court of the Civil Judge, Nashik'
const CC = 'State Consumer Commission, Assam'

export const LABELLED_SENTENCES: readonly LabelledSentence[] = [
  {
    court: HC,
    order: 'Learned counsel for the respondent vehemently submits that the lease had expired on 31-03-2023.',
    says: [
      'The respondent submits that the lease had expired on 31-03-2023.',
      'Counsel for the respondent submitted that the lease had expired on 31-03-2023.',
      'According to the respondent, the lease had expired on 31-03-2023.',
      'The respondent argued that the lease had expired on 31-03-2023.',
    ],
    saysNot: [
      'The court directed that the respondent submits that the lease had expired on 31-03-2023.',
      'The court directed that the lease had expired on 31-03-2023.',
      'The lease had expired on 31-03-2023.',
      'The court found that the lease had expired on 31-03-2023.',
      'The petitioner submits that the lease had expired on 31-03-2023.',
    ],
  },
  {
    court: HC,
    order:
      'For the reasons stated above, the writ petition is allowed and the order dated 05-08-2022 passed by the second respondent is quashed.',
    says: [
      'The writ petition is allowed.',
      'The writ petition was allowed.',
      'The court allowed the writ petition.',
      'The order dated 05-08-2022 passed by the second respondent is quashed.',
      'The court quashed the order dated 05-08-2022 passed by the second respondent.',
      'The order dated 5 August 2022 passed by the second respondent was set aside.',
      'The writ petition is allowed and the order dated 05-08-2022 passed by the second respondent is quashed.',
      'The court allowed the writ petition and quashed the order dated 05-08-2022 passed by the second respondent.',
    ],
    saysNot: ['The writ petition is partly allowed.', 'The court quashed the order passed by the petitioner.'],
  },
  {
    court: DC,
    order: 'The suit is accordingly decreed with costs.',
    says: [
      'The suit is decreed with costs.',
      'The court decreed the suit with costs.',
      'The suit was decreed with costs.',
    ],
    saysNot: [
      'The suit is decreed.  No costs.',
      'The suit is decreed without costs.',
      'The suit is partly decreed with costs.',
    ],
  },
  {
    court: DC,
    order: 'The plaintiff examined himself as PW-1 and produced Exhibits P-1 to P-14.',
    says: [
      'The plaintiff examined himself as PW-1 and produced Exhibits P-1 to P-14.',
      'The plaintiff examined himself as PW-1.',
      'The plaintiff produced Exhibits P-1 to P-14.',
    ],
    saysNot: ['The defendant produced Exhibits P-1 to P-14.'],
  },
  {
    court: HC,
    order:
      'The respondents are directed to consider the representation dated 12-01-2024 within a period of eight weeks from the date of receipt of a copy of this order.',
    says: [
      'The respondents shall consider the representation dated 12-01-2024 within a period of eight weeks from the date of receipt of a copy of this order.',
      'The court directed the respondents to consider the representation dated 12-01-2024 within eight weeks from the date of receipt of a copy of this order.',
      'The respondents were directed to consider the representation dated 12-01-2024 within eight weeks from the date of receipt of a copy of this order.',
      'The respondents must consider the representation dated 12-01-2024 within 8 weeks from receipt of a copy of this order.',
      'The respondents are directed to consider the representation dated 12-01-2024 within eight weeks.',
    ],
    saysNot: [
      'The respondents shall allow the representation dated 12-01-2024.',
      'The respondents considered the representation dated 12-01-2024.',
    ],
  },
  {
    court: HC,
    order: 'Notice. Mr. Verghese accepts notice for respondent no. 1 and seeks four weeks to file a reply.',
    says: [
      'Mr. Verghese accepts notice for respondent no. 1.',
      'Mr. Verghese accepted notice for respondent no. 1 and sought four weeks to file a reply.',
    ],
    saysNot: ['Respondent no. 1 filed a reply.', 'Mr. Verghese accepts notice for respondent no. 2.'],
  },
  {
    court: HC,
    order: 'Stand over to 16-09-2024.',
    says: [
      'The matter is listed on 16-09-2024.',
      'The matter stands over to 16-09-2024.',
      'The matter is adjourned to 16-09-2024.',
      'The next date is 16-09-2024.',
    ],
    saysNot: ['The matter was decided on 16-09-2024.'],
  },
  {
    court: HC,
    order: 'List the matter for further hearing on 16-09-2024.',
    says: [
      'The matter is listed for further hearing on 16-09-2024.',
      'The matter is listed on 16-09-2024 for further hearing.',
      'The case is listed for further hearing on 16-09-2024.',
    ],
    saysNot: ['The matter is listed for judgment on 16-09-2024.'],
  },
  {
    court: HC,
    order: 'Till then, no coercive steps shall be taken against the petitioner.',
    says: [],
    saysNot: [
      'No coercive steps shall be taken against the petitioner.',
      'Coercive steps shall be taken against the petitioner.',
    ],
  },
  {
    court: HC,
    order: 'No coercive action shall be taken against the petitioner till the next date of hearing.',
    says: [
      'No coercive action shall be taken against the petitioner until the next date of hearing.',
      'Till the next date of hearing, no coercive action shall be taken against the petitioner.',
      'The court directed that no coercive action shall be taken against the petitioner till the next date of hearing.',
    ],
    saysNot: ['No coercive action shall be taken against the petitioner.'],
  },
  {
    court: HC,
    order: 'We are of the considered opinion that the Tribunal erred in ignoring the valuation report.',
    says: [
      'The court held that the Tribunal erred in ignoring the valuation report.',
      'The court is of the considered opinion that the Tribunal erred in ignoring the valuation report.',
      'The court found that the Tribunal erred in ignoring the valuation report.',
    ],
    saysNot: [
      'The court erred in ignoring the valuation report.',
      'The Tribunal did not err in ignoring the valuation report.',
    ],
  },
  {
    court: HC,
    order: 'The appeal, being devoid of merit, is dismissed.',
    says: [
      'The appeal is dismissed.',
      'The court dismissed the appeal.',
      'The appeal, being devoid of merit, is dismissed.',
      'The appeal is devoid of merit and is dismissed.',
    ],
    saysNot: ['The appeal is not dismissed.', 'The cross appeal is dismissed.'],
  },
  {
    court: HC,
    order: 'The impugned order dated 11-11-2021, which is under challenge in this petition, does not give any reasons.',
    says: [
      'The impugned order dated 11-11-2021 does not give any reasons.',
      'The impugned order does not give any reasons.',
    ],
    saysNot: ['The impugned order dated 11-11-2021 gives reasons.'],
  },
  {
    court: CC,
    order:
      'The opposite parties are jointly and severally directed to pay Rs. 1,50,000 to the complainant with interest @ 9% p.a. from the date of filing of the complaint till realization.',
    says: [
      'The opposite parties are jointly and severally directed to pay Rs. 1,50,000 to the complainant with interest at 9% per annum from the date of filing of the complaint till realization.',
      'The opposite parties shall jointly and severally pay Rs. 1,50,000 to the complainant with interest at 9% per annum from the date of filing of the complaint till realisation.',
      'The Commission directed the opposite parties to jointly and severally pay Rs. 1.5 lakh to the complainant with interest at 9% per annum from the date of filing of the complaint till realisation.',
    ],
    saysNot: [
      'The opposite parties shall pay Rs. 1,50,000 each to the complainant.',
      'The complainant shall pay Rs. 1,50,000.',
    ],
  },
  {
    court: CC,
    order: 'The complaint is partly allowed with costs of Rs. 15,000/-.',
    says: [
      'The complaint is partly allowed with costs of Rs. 15,000.',
      'The Commission partly allowed the complaint with costs of Rs. 15,000.',
      'The complaint was allowed in part with costs of Rs. 15,000.',
      'The complaint is partly allowed.',
    ],
    saysNot: ['The complaint is allowed with costs of Rs. 15,000.'],
  },
  {
    court: NCLT,
    order:
      'The Resolution Professional has filed IA/241/2023 under Section 30(6) of the Code seeking approval of the resolution plan submitted by Bhavani Ferro Limited.',
    says: [
      'The Resolution Professional filed IA/241/2023 under section 30(6) of the Code seeking approval of the resolution plan submitted by Bhavani Ferro Limited.',
      'The Resolution Professional filed IA/241/2023 seeking approval of the resolution plan submitted by Bhavani Ferro Limited.',
      'The Resolution Professional has filed an application IA/241/2023 seeking approval of the resolution plan.',
    ],
    saysNot: ['Bhavani Ferro Limited filed IA/241/2023.', 'The resolution plan is approved.'],
  },
  {
    court: NCLT,
    order:
      'The plan was approved by the Committee of Creditors with 87.4% voting share in its meeting held on 09-02-2024.',
    says: [
      'The plan was approved by the Committee of Creditors with 87.4% voting share in its meeting held on 09-02-2024.',
      'The Committee of Creditors approved the plan with 87.4% voting share in its meeting held on 09-02-2024.',
      'The plan was approved by the Committee of Creditors with 87.4% voting share.',
    ],
    saysNot: ['The Tribunal approved the plan.', 'The plan is approved.'],
  },
  {
    court: NCLT,
    order: 'In view of the above, this Adjudicating Authority is satisfied that the debt and default are established.',
    says: [
      'The Adjudicating Authority is satisfied that the debt and default are established.',
      'This Adjudicating Authority is satisfied that the debt and default are established.',
    ],
    saysNot: ['The debt is disputed.'],
  },
  {
    court: DC,
    order: 'The defendant did not appear despite service and was proceeded ex parte vide order dated 04-06-2023.',
    says: [
      'The defendant did not appear despite service and was proceeded ex parte vide order dated 04-06-2023.',
      'The defendant did not appear despite service.',
      'The defendant was proceeded ex parte vide order dated 04-06-2023.',
    ],
    saysNot: ['The defendant appeared.', 'The plaintiff did not appear despite service.'],
  },
  {
    court: DC,
    order: 'The plaintiff has proved that the goods were delivered on 19-07-2021.',
    says: [
      'The plaintiff has proved that the goods were delivered on 19-07-2021.',
      'The plaintiff proved that the goods were delivered on 19-07-2021.',
    ],
    saysNot: ['The plaintiff has not proved that the goods were delivered on 19-07-2021.'],
  },
  {
    court: DC,
    order:
      'The defendant is restrained by way of temporary injunction from alienating the suit property till disposal of the suit.',
    says: [
      'The defendant is restrained by way of temporary injunction from alienating the suit property till disposal of the suit.',
      'The court restrained the defendant by way of temporary injunction from alienating the suit property till disposal of the suit.',
      'The defendant was restrained by way of temporary injunction from alienating the suit property until disposal of the suit.',
    ],
    saysNot: ['The defendant is restrained from alienating the suit property.'],
  },
  {
    court: HC,
    order: 'The respondents are restrained from taking possession of the godown until further orders.',
    says: [
      'The respondents shall not take possession of the godown until further orders.',
      'Until further orders, the respondents are restrained from taking possession of the godown.',
      'The court restrained the respondents from taking possession of the godown until further orders.',
    ],
    saysNot: [
      'The respondents shall not take possession of the godown.',
      'The respondents may take possession of the godown.',
    ],
  },
  {
    court: HC,
    order:
      'The petitioner shall deposit 50% of the disputed tax within six weeks, failing which this petition shall stand dismissed.',
    says: [
      'The petitioner shall deposit 50% of the disputed tax within six weeks, failing which this petition shall stand dismissed.',
      'The petitioner is directed to deposit 50% of the disputed tax within six weeks, failing which the petition shall stand dismissed.',
    ],
    saysNot: ['The petition shall stand dismissed.', 'This petition is dismissed.'],
  },
  {
    court: HC,
    order:
      'Bail is granted to the applicant on furnishing a personal bond of Rs. 50,000 with one surety of the like amount.',
    says: [
      'The applicant is granted bail on furnishing a personal bond of Rs. 50,000 with one surety of the like amount.',
      'Bail is granted to the applicant on furnishing a personal bond of Rs. 50,000 with one surety of the like amount.',
      'The court granted bail to the applicant on furnishing a personal bond of Rs. 50,000 with one surety of the like amount.',
    ],
    saysNot: ['Bail is granted to the applicant.', 'The applicant is granted bail without surety.'],
  },
  {
    court: HC,
    order: 'The delay of 43 days in filing the appeal is condoned.',
    says: [
      'The delay of 43 days in filing the appeal is condoned.',
      'The court condoned the delay of 43 days in filing the appeal.',
      'The delay of 43 days was condoned.',
    ],
    saysNot: ['The delay is not condoned.', 'The delay of 34 days in filing the appeal is condoned.'],
  },
  {
    court: HC,
    order: 'Delay condoned.',
    says: ['The delay is condoned.', 'The court condoned the delay.'],
    saysNot: ['The delay is not condoned.'],
  },
  {
    court: HC,
    order: 'Rule nisi is made absolute.',
    says: ['Rule nisi is made absolute.', 'The court made the rule nisi absolute.', 'Rule nisi was made absolute.'],
    saysNot: ['Rule nisi is discharged.'],
  },
  {
    court: HC,
    order: 'Counter affidavit be filed within three weeks. Rejoinder, if any, be filed within two weeks thereafter.',
    says: [
      'Rejoinder, if any, shall be filed within two weeks thereafter.',
      'Counter affidavit shall be filed within three weeks.',
      'The counter affidavit is to be filed within three weeks.',
    ],
    saysNot: ['The counter affidavit was filed within three weeks.'],
  },
  {
    court: HC,
    order: 'Interim order to continue till 30-01-2025.',
    says: ['The interim order shall continue till 30-01-2025.', 'The interim order is to continue until 30-01-2025.'],
    saysNot: ['The interim order shall continue.', 'The interim order ended on 30-01-2025.'],
  },
  {
    court: HC,
    order: 'The amount deposited by the petitioner shall be refunded with accrued interest.',
    says: [
      'The amount deposited by the petitioner shall be refunded with accrued interest.',
      'The court directed that the amount deposited by the petitioner be refunded with accrued interest.',
    ],
    saysNot: [
      'The amount deposited by the petitioner is refunded.',
      'The petitioner shall refund the amount with accrued interest.',
    ],
  },
  {
    court: HC,
    order: 'It is contended by the learned Additional Advocate General that the land vests in the State.',
    says: [
      'The Additional Advocate General contends that the land vests in the State.',
      'It is contended by the Additional Advocate General that the land vests in the State.',
    ],
    saysNot: ['The land vests in the State.'],
  },
  {
    court: HC,
    order: 'Per contra, the learned Standing Counsel argues that the petition is barred by limitation.',
    says: [
      'The Standing Counsel argues that the petition is barred by limitation.',
      'Standing Counsel argued that the petition is barred by limitation.',
    ],
    saysNot: ['The petition is barred by limitation.'],
  },
  {
    court: HC,
    order:
      'The petitioner is aggrieved by the assessment order dated 29-03-2022 passed by the first respondent for the assessment year 2017-18.',
    says: [
      'The petitioner is aggrieved by the assessment order dated 29-03-2022 passed by the first respondent for the assessment year 2017-18.',
      'The petitioner is aggrieved by the assessment order dated 29-03-2022.',
    ],
    saysNot: ['The petitioner is aggrieved by the assessment order dated 29-03-2022 passed by the second respondent.'],
  },
  {
    court: HC,
    order: 'This writ petition has been filed seeking a direction to the respondents to release the seized goods.',
    says: [
      'This writ petition has been filed seeking a direction to the respondents to release the seized goods.',
      'The writ petition was filed seeking a direction to the respondents to release the seized goods.',
      'The writ petition seeks a direction to the respondents to release the seized goods.',
    ],
    saysNot: ['The respondents shall release the seized goods.'],
  },
  {
    court: HC,
    order: 'The petition is dismissed as withdrawn with liberty to file a fresh petition.',
    says: [
      'The petition is dismissed as withdrawn with liberty to file a fresh petition.',
      'The court dismissed the petition as withdrawn with liberty to file a fresh petition.',
    ],
    saysNot: [
      'The petition is dismissed.',
      'The petition is dismissed as withdrawn without liberty to file a fresh petition.',
    ],
  },
  {
    court: HC,
    order: 'The petitioner is at liberty to approach the appellate authority within thirty days.',
    says: [
      'The petitioner may approach the appellate authority within thirty days.',
      'The court granted liberty to the petitioner to approach the appellate authority within thirty days.',
      'Liberty is granted to the petitioner to approach the appellate authority within thirty days.',
    ],
    saysNot: [
      'The petitioner shall approach the appellate authority within thirty days.',
      'The petitioner approached the appellate authority within thirty days.',
    ],
  },
  {
    court: DC,
    order: 'The issue no. 2 is decided in favour of the plaintiff and against the defendant.',
    says: [
      'Issue no. 2 is decided in favour of the plaintiff and against the defendant.',
      'The court decided issue no. 2 in favour of the plaintiff and against the defendant.',
      'Issue no. 2 was decided in favour of the plaintiff.',
    ],
    saysNot: [
      'Issue no. 2 is decided in favour of the defendant.',
      'Issue no. 1 is decided in favour of the plaintiff.',
    ],
  },
  {
    court: DC,
    order:
      'Kaveri Spices Private Limited sent the goods on 02-02-2022 and the plaintiff raised invoice no. 88 for Rs. 7,40,000 on the defendant.',
    says: [
      'The plaintiff raised invoice no. 88 for Rs. 7,40,000 on the defendant.',
      'Kaveri Spices Private Limited sent the goods on 02-02-2022.',
    ],
    saysNot: ['The defendant sent the goods on 02-02-2022.'],
  },
  {
    court: DC,
    order: 'The accused pleaded not guilty and claimed trial.',
    says: ['The accused pleaded not guilty and claimed trial.', 'The accused pleaded not guilty.'],
    saysNot: ['The accused pleaded guilty and claimed trial.', 'The accused pleaded guilty.'],
  },
  {
    court: DC,
    order:
      'In these circumstances, I find that the complainant has failed to prove that the cheque was issued for a legally enforceable debt.',
    says: [
      'The court found that the complainant has failed to prove that the cheque was issued for a legally enforceable debt.',
      'The court held that the complainant failed to prove that the cheque was issued for a legally enforceable debt.',
      'The complainant failed to prove that the cheque was issued for a legally enforceable debt.',
    ],
    saysNot: [
      'The cheque was issued for a legally enforceable debt.',
      'The accused failed to prove that the cheque was issued for a legally enforceable debt.',
    ],
  },
  {
    court: HC,
    order: 'The Tribunal awarded a total compensation of Rs. 12,60,000 to the claimants by its award dated 22-08-2019.',
    says: [
      'The Tribunal awarded a total compensation of Rs. 12,60,000 to the claimants by its award dated 22-08-2019.',
      'By its award dated 22-08-2019 the Tribunal awarded a total compensation of Rs. 12,60,000 to the claimants.',
      'The Tribunal awarded total compensation of Rs. 12.6 lakh to the claimants.',
    ],
    saysNot: [
      'The court awarded a total compensation of Rs. 12,60,000 to the claimants.',
      'The compensation is enhanced to Rs. 12,60,000.',
    ],
  },
  {
    court: HC,
    order: 'The compensation is enhanced from Rs. 12,60,000 to Rs. 15,10,000.',
    says: [
      'The compensation is enhanced from Rs. 12,60,000 to Rs. 15,10,000.',
      'The court enhanced the compensation from Rs. 12,60,000 to Rs. 15,10,000.',
      'The compensation was enhanced from Rs. 12,60,000 to Rs. 15,10,000.',
    ],
    saysNot: [
      'The compensation is enhanced from Rs. 15,10,000 to Rs. 12,60,000.',
      'The compensation is reduced from Rs. 12,60,000 to Rs. 15,10,000.',
    ],
  },
  {
    court: NCLT,
    order:
      'Mr. Gurpreet Anand, having registration no. IBBI/IPA-001/IP-P02222/2021, is appointed as the Interim Resolution Professional of the Corporate Debtor.',
    says: [
      'Mr. Gurpreet Anand is appointed as the Interim Resolution Professional of the Corporate Debtor.',
      'The Tribunal appointed Mr. Gurpreet Anand as the Interim Resolution Professional of the Corporate Debtor.',
      'Gurpreet Anand was appointed as Interim Resolution Professional of the Corporate Debtor.',
    ],
    saysNot: ['Mr. Gurpreet Anand is appointed as the liquidator of the Corporate Debtor.'],
  },
  {
    court: NCLT,
    order: 'The application is disposed of with no order as to costs.',
    says: [
      'The application is disposed of with no order as to costs.',
      'The Tribunal disposed of the application with no order as to costs.',
      'The application is disposed of.',
    ],
    saysNot: ['The application is dismissed.'],
  },
  {
    court: HC,
    order: 'The learned Single Judge dismissed the writ petition on 14-02-2023 on the ground of delay.',
    says: [
      'The Single Judge dismissed the writ petition on 14-02-2023 on the ground of delay.',
      'The Single Judge dismissed the writ petition on the ground of delay.',
      'The writ petition was dismissed by the Single Judge on 14-02-2023 on the ground of delay.',
    ],
    saysNot: ['The court dismissed the writ petition on 14-02-2023.', 'The writ petition is dismissed.'],
  },
  {
    court: HC,
    order:
      'Having heard learned counsel for the parties and perused the record, this Court finds no ground to interfere with the impugned order.',
    says: [
      'The court finds no ground to interfere with the impugned order.',
      'The court found no ground to interfere with the impugned order.',
      'This Court finds no ground to interfere with the impugned order.',
    ],
    saysNot: ['The court finds ground to interfere with the impugned order.'],
  },
  {
    court: HC,
    order: 'The Registry is directed to list this matter along with W.P. No. 4410/2023.',
    says: [
      'The Registry is directed to list this matter along with W.P. No. 4410/2023.',
      'The court directed the Registry to list the matter along with W.P. No. 4410/2023.',
      'The Registry shall list the matter along with W.P. No. 4410/2023.',
    ],
    saysNot: ['The matter is disposed of along with W.P. No. 4410/2023.'],
  },
  {
    court: HC,
    order: 'Rule. Respondents waive service. By consent, the petition is taken up for final hearing.',
    says: ['By consent, the petition is taken up for final hearing.', 'Respondents waive service.'],
    saysNot: ['By consent, the petition is allowed.', 'The petitioner waives service.'],
  },
  {
    court: HC,
    order:
      'The learned Additional Solicitor General appearing for the respondents submits that the scheme was withdrawn with effect from 01-04-2022.',
    says: [
      'The Additional Solicitor General submits that the scheme was withdrawn with effect from 01-04-2022.',
      'The Additional Solicitor General appearing for the respondents submits that the scheme was withdrawn with effect from 01-04-2022.',
      'The respondents submit that the scheme was withdrawn with effect from 01-04-2022.',
    ],
    saysNot: [
      'The scheme was withdrawn with effect from 01-04-2022.',
      'The petitioner submits that the scheme was withdrawn with effect from 01-04-2022.',
    ],
  },
  {
    court: HC,
    order: 'Mr. R. K. Sethna, learned counsel for the petitioner, contends that the penalty is time-barred.',
    says: [
      'The petitioner contends that the penalty is time-barred.',
      'Counsel for the petitioner contends that the penalty is time-barred.',
      'Mr. R. K. Sethna, learned counsel for the petitioner, contends that the penalty is time-barred.',
    ],
    saysNot: [
      'The penalty is time-barred.',
      'The court found that the penalty is time-barred.',
      'The respondent contends that the penalty is time-barred.',
    ],
  },
  {
    court: HC,
    order: 'The respondent has disputed the quality of the goods and has raised a counter claim of Rs. 12,00,000.',
    says: [
      'The respondent has disputed the quality of the goods.',
      'The respondent disputed the quality of the goods and raised a counter claim of Rs. 12,00,000.',
      'The respondent has raised a counter claim of Rs. 12,00,000.',
      'The respondent raised a counter claim of Rs. 12,00,000.',
    ],
    saysNot: [
      'The petitioner raised a counter claim of Rs. 12,00,000.',
      'The counter claim of Rs. 12,00,000 is allowed.',
    ],
  },
  {
    court: HC,
    order: 'It is made clear that this Court has not expressed any opinion on the merits of the case.',
    says: [
      'This Court has not expressed any opinion on the merits of the case.',
      'The court has not expressed any opinion on the merits of the case.',
      'It is made clear that the court has not expressed any opinion on the merits of the case.',
      'The court made it clear that it has not expressed any opinion on the merits of the case.',
    ],
    saysNot: ['The court has expressed an opinion on the merits of the case.'],
  },
  {
    court: HC,
    order:
      'Pending hearing and final disposal of the petition, there shall be stay of the impugned order dated 03-10-2023.',
    says: [
      'Pending hearing and final disposal of the petition, there shall be stay of the impugned order dated 03-10-2023.',
      'There shall be a stay of the impugned order dated 03-10-2023 pending hearing and final disposal of the petition.',
    ],
    saysNot: [
      'There shall be stay of the impugned order dated 03-10-2023.',
      'The impugned order dated 03-10-2023 is quashed.',
    ],
  },
  {
    court: DC,
    order:
      'The plaintiff is entitled to recover Rs. 6,12,000 from the defendant together with interest at 6% per annum.',
    says: [
      'The plaintiff is entitled to recover Rs. 6,12,000 from the defendant together with interest at 6% per annum.',
      'The plaintiff is entitled to recover Rs. 6,12,000 from the defendant with interest at 6% per annum.',
    ],
    saysNot: [
      'The defendant is entitled to recover Rs. 6,12,000 from the plaintiff together with interest at 6% per annum.',
      'The plaintiff recovered Rs. 6,12,000 from the defendant.',
    ],
  },
  {
    court: DC,
    order: 'Issue summons to the defendant for settlement of issues returnable by 27-05-2024.',
    says: [
      'Summons is issued to the defendant for settlement of issues returnable by 27-05-2024.',
      'The court issued summons to the defendant for settlement of issues returnable by 27-05-2024.',
    ],
    saysNot: ['Summons was served on the defendant.', 'The court refused to issue summons to the defendant.'],
  },
  {
    court: DC,
    order: 'On 18-02-2021 the parties entered into an agreement for supply of 40 looms at Rs. 3,20,000 each.',
    says: [
      'The parties entered into an agreement for supply of 40 looms at Rs. 3,20,000 each on 18-02-2021.',
      'On 18-02-2021, the parties entered into an agreement for supply of 40 looms at Rs. 3,20,000 each.',
      'The parties entered into an agreement on 18-02-2021 for supply of 40 looms at Rs. 3,20,000 each.',
    ],
    saysNot: [
      'The parties entered into an agreement for supply of 40 looms at Rs. 3,20,000.',
      'On 18-02-2021 the looms were supplied.',
    ],
  },
  {
    court: HC,
    order: 'The learned Arbitrator, by the award dated 07-07-2021, directed the petitioner to pay Rs. 88,00,000.',
    says: [
      'The Arbitrator, by the award dated 07-07-2021, directed the petitioner to pay Rs. 88,00,000.',
      'The Arbitrator directed the petitioner to pay Rs. 88,00,000 by the award dated 07-07-2021.',
      'By the award dated 07-07-2021, the Arbitrator directed the petitioner to pay Rs. 88,00,000.',
      'The Arbitrator directed the petitioner to pay Rs. 88,00,000.',
    ],
    saysNot: ['The court directed the petitioner to pay Rs. 88,00,000.', 'The petitioner shall pay Rs. 88,00,000.'],
  },
  {
    court: CC,
    order: 'The opposite party failed to file its written version within the statutory period of 45 days.',
    says: [
      'The opposite party failed to file its written version within the statutory period of 45 days.',
      'The opposite party failed to file its written version within 45 days.',
      'The opposite party did not file its written version within the statutory period of 45 days.',
    ],
    saysNot: ['The opposite party filed its written version within the statutory period of 45 days.'],
  },
  {
    court: CC,
    order:
      'Being aggrieved, the complainant filed the present complaint on 19-08-2020 praying for a refund of Rs. 9,75,000 and compensation.',
    says: [
      'The complainant filed the present complaint on 19-08-2020 praying for a refund of Rs. 9,75,000 and compensation.',
      'The complainant filed the complaint on 19-08-2020.',
      'The complaint was filed on 19-08-2020.',
      'The complainant filed the complaint on 19-08-2020 seeking a refund of Rs. 9,75,000 and compensation.',
    ],
    saysNot: [
      'The complainant received a refund of Rs. 9,75,000.',
      'The opposite party filed the complaint on 19-08-2020.',
    ],
  },
  {
    court: NCLT,
    order: 'The Corporate Debtor, despite service of notice, has not filed any reply.',
    says: [
      'The Corporate Debtor, despite service of notice, has not filed any reply.',
      'The Corporate Debtor has not filed any reply despite service of notice.',
      'The Corporate Debtor has not filed any reply.',
      'Despite service of notice, the Corporate Debtor has not filed any reply.',
    ],
    saysNot: ['The Corporate Debtor filed a reply.', 'The Operational Creditor has not filed any reply.'],
  },
  {
    court: NCLT,
    order:
      'Accordingly, CP (IB) No. 118/2023 is admitted and moratorium under Section 14 of the Code is imposed with immediate effect.',
    says: [
      'CP (IB) No. 118/2023 is admitted.',
      'The Tribunal admitted CP (IB) No. 118/2023.',
      'Moratorium under section 14 of the Code is imposed with immediate effect.',
      'The Tribunal imposed moratorium under section 14 of the Code with immediate effect.',
      'The Tribunal admitted CP (IB) No. 118/2023 and imposed a moratorium under section 14 of the Code with immediate effect.',
    ],
    saysNot: ['CP (IB) No. 118/2023 is dismissed.', 'CP (IB) No. 811/2023 is admitted.'],
  },
  {
    court: HC,
    order: 'The State is directed to pay costs of Rs. 25,000 to the petitioner within four weeks from today.',
    says: [
      'The State shall pay costs of Rs. 25,000 to the petitioner within four weeks from today.',
      'The court directed the State to pay costs of Rs. 25,000 to the petitioner within four weeks.',
      'The State is directed to pay costs of Rs. 25,000 to the petitioner.',
      'The State must pay costs of Rs. 25,000 to the petitioner within four weeks.',
    ],
    saysNot: [
      'The petitioner shall pay costs of Rs. 25,000 to the State.',
      'The State paid costs of Rs. 25,000 to the petitioner.',
    ],
  },
  {
    court: HC,
    order:
      'The question that arises is whether the appellate authority could have reopened the assessment after four years.',
    says: [
      'The question that arises is whether the appellate authority could have reopened the assessment after four years.',
      'The question is whether the appellate authority could have reopened the assessment after four years.',
    ],
    saysNot: [
      'The appellate authority could have reopened the assessment after four years.',
      'The appellate authority reopened the assessment.',
    ],
  },
  {
    court: HC,
    order: 'We are unable to accept the submission that the notice was never served.',
    says: [
      'The court is unable to accept the submission that the notice was never served.',
      'The court was unable to accept the submission that the notice was never served.',
      'The court did not accept the submission that the notice was never served.',
    ],
    saysNot: ['The notice was never served.', 'The court accepted the submission that the notice was never served.'],
  },
  {
    court: HC,
    order: 'The sanctioned limit was Rs. 2.75 crore and the outstanding as on 31-03-2022 was Rs. 3,09,44,118.',
    says: [
      'The sanctioned limit was Rs. 2.75 crore.',
      'The outstanding as on 31-03-2022 was Rs. 3,09,44,118.',
      'The sanctioned limit was Rs. 2,75,00,000 and the outstanding as on 31-03-2022 was Rs. 3,09,44,118.',
    ],
    saysNot: ['The sanctioned limit was Rs. 3,09,44,118.', 'The outstanding was Rs. 2.75 crore.'],
  },
]

/** What became of the labelled sentences: the untrue ones that are shown, and how many true ones are only quoted. */
export function checkLabelledSentences(): { untrue: number; misgrounded: string[]; true: number; quoted: number } {
  const counts = { untrue: 0, misgrounded: [] as string[], true: 0, quoted: 0 }
  for (const labelled of LABELLED_SENTENCES) {
    const ground = orderGround([{ page: 1, text: labelled.order, isRead: true }], recordOf(labelled))
    counts.untrue += labelled.saysNot.length
    counts.misgrounded.push(...labelled.saysNot.filter((sentence) => ground.sayerOf(sentence)))
    counts.true += labelled.says.length
    counts.quoted += labelled.says.filter((sentence) => !ground.sayerOf(sentence)).length
  }
  return counts
}
