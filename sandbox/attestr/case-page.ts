import type { Party } from '../../domain/case.ts'
import type { CaseTitle, WorldCase } from '../world/case.ts'
import { indianDate } from '../world/days.ts'
import { establishmentCodeOf } from '../world/forums.ts'
import { printedDate } from './dates.ts'

/** A case in the provider's words: one flat object, blanks where the court's page has nothing. */
export function casePage(page: WorldCase) {
  const day = (date: string | undefined) => printedDate(date, page.key)
  return {
    valid: true,
    ...titleFields(page),
    caseStage: page.stage ?? '',
    judicial: '',
    courtNumberAndJudge: page.forum.type === 'DC' ? (page.judge ?? '') : '',
    coram: page.forum.type === 'DC' ? '' : (page.judge ?? ''),
    firstHearingDate: day(page.firstHearingDate),
    previousHearingDate: day(page.previousHearingDate),
    acts: page.acts.map((act) => ({ actName: act.split(' - ')[0] ?? '', sections: act.split(' - ')[1] ?? '' })),
    caseHistory: page.hearings.map(({ businessDate, nextDate, purpose, judge }) => ({
      businessOnDate: day(businessDate),
      hearingDate: day(nextDate),
      purpose: purpose ?? '',
      judge: judge ?? '',
    })),
    orders: page.orders.map(({ number, orderDate, judge, orderType }) => ({
      orderNumber: number,
      orderDate: indianDate(orderDate),
      judge: judge ?? '',
      orderType: orderType ?? '',
    })),
    interlocutoryApplicationDetails: page.interlocutoryApplications.map((application) => ({
      iaNumber: application.number,
      filedBy: application.filedBy ?? '',
      filingDate: day(application.filingDate),
      status: application.status ?? '',
    })),
    objections: [],
    documents: [],
    transfers: [],
    linkedCases: (page.connected ?? []).map((caseNumber) => ({ caseNumber })),
    earlierCourts: [],
    fir: null,
  }
}

/** The fields of both a case's page and a row of search results. */
export function titleFields(title: CaseTitle & Pick<WorldCase, 'nextHearingDate'>) {
  const { forum, petitioners, respondents } = title
  const day = (date: string | undefined) => printedDate(date, title.key)
  return {
    courtType: forum.type,
    cnrNumber: title.cnr ?? '',
    caseType: title.caseType.printed,
    caseStatus: title.status === 'PENDING' ? 'Case Pending' : 'CASE DISPOSED',
    natureOfDisposal: title.natureOfDisposal ?? '--',
    filingNumber: title.filingNumber ?? '',
    filingDate: day(title.filingDate),
    registrationNumber: title.registrationNumber ?? '',
    registrationDate: day(title.registrationDate),
    diaryNumber: title.diaryNumber ?? '',
    establishmentCode: establishmentCodeOf(forum),
    courtName: forum.name,
    courtEstablishment: forum.name,
    bench: forum.bench ?? '',
    district: forum.district ?? '',
    state: forum.state?.name ?? '',
    nextHearingDate: day(title.nextHearingDate),
    decisionDate: day(title.decisionDate),
    petitionersText: numbered(petitioners),
    respondentsText: numbered(respondents),
    petitioners: petitioners.map(({ name, advocate }) => ({ petitionerName: name, advocate: advocate ?? '' })),
    respondents: respondents.map(({ name, advocate }) => ({ respondentName: name, advocate: advocate ?? '' })),
  }
}

/** All parties of a side in one text, `1) NAME 2) NAME`. */
function numbered(parties: readonly Party[]): string {
  return parties.map(({ name }, i) => `${i + 1}) ${name}`).join(' ')
}
