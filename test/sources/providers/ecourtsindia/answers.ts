/** Answers of eCourtsIndia on the wire, about invented cases. */

export const CNR = 'DLND020047882021'

export function envelope(data: unknown) {
  return { data, meta: { request_id: '400006a5-0010-d800-b63f-84710c7967bb' } }
}

export function errorBody(code: string, message = 'Refused') {
  return { error: { code, message, details: [] }, meta: { request_id: '400006a5-0010-d800-b63f-84710c7967bb' } }
}

/** The record of a disposed case, with the blanks and oddities that records have. */
export function aRecord(overrides: object = {}) {
  return {
    cnr: CNR,
    cnrCourtCode: 'DLND02',
    caseNumber: '202400248072022',
    caseType: 'CC',
    caseTypeRaw: 'Ct Cases',
    caseStatus: 'DISPOSED',
    disposalType: 'DISMISSED_AS_WITHDRAWN',
    disposalTypeRaw: 'DISMISSED AS WITHDRAWN',
    filingNumber: '27843/2021',
    filingDate: '2021-12-21',
    registrationNumber: '24807/2022',
    registrationDate: '2022-01-03',
    firstHearingDate: '2022-01-05',
    lastHearingDate: '2023-07-07',
    nextHearingDate: '2023-07-07',
    decisionDate: '2023-07-07',
    state: 'DL',
    district: 'New Delhi',
    courtCode: 2,
    courtName: 'Chief Metropolitan Magistrate, New Delhi, PHC',
    benchName: 'UNKNOWN',
    purpose: 'Evidence',
    judges: [],
    petitioners: ['INDIGO LOOMS PVT. LTD.', '--'],
    petitionerAdvocates: ['Meher Talwandi', ''],
    respondents: ['VERMILION CARRIERS', 'OCHRE GODOWNS & ORS.'],
    respondentAdvocates: ['Tarun Bhelpuri'],
    actsAndSections: 'Negotiable Instruments Act, 1881 | Section 138 | Indian Penal Code, 1860',
    historyOfCaseHearings: [
      { judge: '', businessOnDate: '2022-01-05', hearingDate: '2022-04-07', purposeOfListing: 'Misc./ Appearance' },
      { judge: 'Chief Metropolitan Magistrate', businessOnDate: '2023-07-07', purposeOfListing: 'Disposed' },
    ],
    businessOnDateEntries: [
      {
        date: '2022-01-05',
        courtOf: 'Duty Magistrate',
        business: '--\nAdjourned\n:\nJudge on leave',
        nextHearingDate: '2022-04-07',
      },
      { date: '2022-04-07', courtOf: 'Duty Magistrate', business: 'Summons issued.' },
    ],
    interimOrders: [
      { orderDate: '2022-04-07', description: 'COPY OF ORDER', orderUrl: '/orderDocuments/DL/order-1.pdf?t=1' },
      { orderDate: '2023-07-07', description: 'COPY OF ORDER', orderUrl: 'order-10.pdf' },
      { orderDate: '2023-01-02', description: '', orderUrl: 'no file' },
    ],
    judgmentOrders: [{ orderDate: '2023-07-07', orderType: 'JUDGEMENT', orderUrl: 'order-10.pdf' }],
    interlocutoryApplications: [
      {
        regNo: '1/2022',
        filedBy: 'INDIGO LOOMS PVT. LTD.',
        filingDate: '2022-02-01',
        status: 'Disposed',
        remark: '20-04-2022',
      },
    ],
    taggedMatters: [{ type: 'Case Number', caseNumber: 'CRLMP/33524/2022' }],
    linkCases: [],
    earlierCourtDetails: [{ court: 'Metropolitan Magistrate', caseNo: 'CC/9/2020' }],
    subordinateCourt: {},
    listingDates: [],
    ...overrides,
  }
}

export function aCaseDetail(record: object = aRecord()) {
  return envelope({
    courtCaseData: record,
    entityInfo: { dateModified: '2026-05-01T09:38:35.670Z' },
    files: { files: [] },
    descriptions: { enumLookup: { caseType: { CC: 'Criminal Complaint Case' }, stateCode: {} } },
    caseAiAnalysis: null,
  })
}

/** One row of a search. */
export function aHit(overrides: object = {}) {
  return {
    id: '7',
    cnr: 'DLHC010001232024',
    caseType: 'WP_C',
    caseStatus: 'PENDING',
    filingNumber: '9100/2024',
    filingDate: '2024-01-15',
    registrationNumber: '123/2024',
    registrationDate: '2024-01-16',
    nextHearingDate: '2027-03-15',
    decisionDate: null,
    judges: ['Ila Konnagar'],
    petitioners: ['INDIGO LOOMS PVT. LTD.'],
    petitionerAdvocates: [],
    respondents: ['VERMILION CARRIERS'],
    courtCode: 'DLHC01',
    courtName: '',
    judicialSection: 'CIV',
    ...overrides,
  }
}

export function aSearchPage(results: unknown[], overrides: object = {}) {
  return envelope({
    results,
    totalHits: results.length,
    page: 1,
    pageSize: 20,
    totalPages: 1,
    hasNextPage: false,
    descriptions: {
      courtCode: { DLHC01: 'High Court of Delhi' },
      caseType: { WP_C: 'Writ Petition (Civil)' },
      judicialSection: { CIV: 'Civil' },
    },
    ...overrides,
  })
}

export const CAPABILITIES = envelope({
  sortableFields: ['filingDate', 'score'],
  nameMatchModes: ['all', 'any', 'phrase', 'fuzzy'],
  partnerMaxPageSize: 200,
})

export const ENUMS = envelope({
  enums: {
    caseStatus: [
      { code: 'PENDING', description: 'Pending' },
      { code: 'DISPOSED', description: 'Disposed' },
      { code: 'UNKNOWN', description: 'Unknown' },
    ],
    courtCode: [{ code: 'DLHC', description: 'High Court of Delhi' }],
  },
  enumCount: 2,
})
