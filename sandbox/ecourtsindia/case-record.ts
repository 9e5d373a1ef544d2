import type { CourtOrder } from '../../domain/case.ts'
import { textProvided } from '../order-answers.ts'
import type { Sandbox } from '../sandbox.ts'
import type { WorldCase } from '../world/case.ts'
import { daysBetween } from '../world/days.ts'

/** A case in the service's words: the record is nested one level down, the files two (`files.files`). */
export function caseRecord(sandbox: Sandbox, page: WorldCase) {
  const { forum, caseType } = page
  return {
    courtCaseData: courtCaseData(sandbox, page),
    entityInfo: entityInfo(sandbox, page),
    files: {
      files: page.orders.map((order) => ({
        pdfFile: `${page.cnr}-${filenameOf(order)}`,
        markdownFile: `${page.cnr}-${filenameOf(order).replace('.pdf', '.md')}`,
        markdownContent: textProvided(page, order),
        aiAnalysis: null,
      })),
    },
    descriptions: {
      enumFields: ['caseType', 'caseStatus', 'courtCode'],
      enumLookup: {
        caseType: { [caseType.code]: caseType.name },
        caseStatus: { PENDING: 'Pending', DISPOSED: 'Disposed' },
        courtCode: { [forum.code]: forum.name },
      },
    },
    caseAiAnalysis: null,
  }
}

/** The name of an order's file, as the order addresses take it. */
export function filenameOf({ number }: CourtOrder): string {
  return `order-${number}.pdf`
}

function courtCaseData(sandbox: Sandbox, page: WorldCase) {
  const { cnr = '', forum, caseType, hearings, orders } = page
  const judgments = orders.filter(({ orderType }) => orderType === 'JUDGEMENT')
  const interim = orders.filter((order) => !judgments.includes(order))
  return {
    cnr,
    cnrCourtCode: forum.code,
    courtComplexCode: forum.code,
    cnrCaseNumber: cnr.slice(6),
    cnrYear: cnr.slice(12),
    caseNumber: `2024${cnr.slice(6, 12)}0${cnr.slice(12)}`,
    caseType: caseType.code,
    caseTypeRaw: caseType.printed,
    caseStatus: page.status,
    disposalType: page.natureOfDisposal?.replace(/^.*--/, '').replaceAll(' ', '_') ?? null,
    disposalTypeRaw: page.natureOfDisposal ?? null,
    contestedStatus: page.natureOfDisposal?.replace(/--.*$/, '').toUpperCase() ?? 'UNKNOWN',
    filingNumber: page.filingNumber ?? page.diaryNumber ?? '',
    filingDate: page.filingDate,
    registrationNumber: page.registrationNumber ?? '',
    registrationDate: page.registrationDate ?? null,
    firstHearingDate: page.firstHearingDate ?? null,
    lastHearingDate: page.previousHearingDate ?? null,
    nextHearingDate: nextHearingShown(page),
    decisionDate: page.decisionDate ?? null,
    caseDurationDays: daysBetween(page.filingDate, page.decisionDate ?? sandbox.world.today),
    state: forum.state?.code ?? '',
    district: forum.district ?? '',
    courtCode: 2,
    courtNo: 2,
    courtName: forum.name,
    benchName: forum.bench ?? '',
    purpose: page.stage ?? '',
    judges: forum.type === 'DC' || !page.judge ? [] : [page.judge],
    petitioners: page.petitioners.map(({ name }) => name),
    petitionerAdvocates: page.petitioners.map(({ advocate }) => advocate ?? '--'),
    respondents: page.respondents.map(({ name }) => name),
    respondentAdvocates: page.respondents.map(({ advocate }) => advocate ?? ' - ---'),
    actsAndSections: page.acts.join(' | '),
    hasOrders: orders.length > 0,
    hasJudgments: judgments.length > 0,
    orderCount: orders.length,
    interimOrderCount: interim.length,
    judgmentCount: judgments.length,
    hearingCount: hearings.length,
    iaCount: page.interlocutoryApplications.length,
    historyOfCaseHearings: hearings.map(({ judge, businessDate, nextDate, purpose }) => ({
      judge: judge ?? '',
      businessOnDate: businessDate,
      ...(nextDate && { hearingDate: nextDate }),
      purposeOfListing: purpose ?? '',
    })),
    businessOnDateEntries: hearings.flatMap(({ business, businessDate, judge, purpose, nextDate }) =>
      business
        ? [{ date: businessDate, courtOf: judge, business, nextPurpose: purpose, nextHearingDate: nextDate ?? null }]
        : [],
    ),
    interimOrders: interim.map((order) => ({
      orderDate: order.orderDate,
      description: order.orderType,
      orderUrl: filenameOf(order),
    })),
    judgmentOrders: judgments.map((order) => ({
      orderDate: order.orderDate,
      orderType: order.orderType,
      orderUrl: filenameOf(order),
    })),
    interlocutoryApplications: page.interlocutoryApplications.map((application, i) => ({
      serialNumber: String(i + 1),
      regNo: application.number,
      particular: `IA ${application.number}`,
      filedBy: application.filedBy ?? '',
      filingDate: application.filingDate ?? '',
      status: application.status ?? '',
      remark: '',
    })),
    filedDocuments: [],
    subordinateCourt: {},
    linkCases: (page.connected ?? []).map((caseNumber) => ({ caseNumber })),
    processes: [],
    earlierCourtDetails: [],
    listingDates: [],
    notices: [],
    caveatDetails: [],
    taggedMatters: [],
  }
}

/** A closed case goes on showing its day of decision as the next hearing. */
function nextHearingShown({ nextHearingDate, decisionDate }: WorldCase): string | null {
  return nextHearingDate ?? decisionDate ?? null
}

/** The service's own dates of its record, in UTC. */
function entityInfo(sandbox: Sandbox, page: WorldCase) {
  const collectedAt = `${sandbox.world.firstDay}T00:30:00.000Z`
  const next = nextHearingShown(page)
  return {
    cnr: page.cnr,
    nextDateOfHearing: next && `${next}T00:00:00Z`,
    lastDateOfHearing: page.previousHearingDate ? `${page.previousHearingDate}T00:00:00Z` : null,
    dateCreated: collectedAt,
    dateModified: collectedAt,
  }
}
