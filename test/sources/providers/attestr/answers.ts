/** Answers of Attestr on the wire, about invented cases and persons. */

/** The details of a pending tribunal case, with dates in the spellings that occur. */
export function aCasePage(overrides: object = {}) {
  return {
    valid: true,
    message: null,
    cnrNumber: '',
    caseType: 'C.P.(IB)',
    caseStatus: 'Case Pending',
    caseStage: 'Arguments',
    natureOfDisposal: '--',
    filingNumber: '2709138000112024',
    filingDate: '02nd January 2024',
    registrationNumber: '29/2024',
    registrationDate: '04-01-2024',
    courtName: 'National Company Law Tribunal, Mumbai Bench',
    courtEstablishment: 'NCLT',
    courtNumberAndJudge: '',
    coram: "1712HON'BLE ILA KONNAGAR",
    bench: 'Mumbai',
    district: '',
    state: 'Maharashtra',
    firstHearingDate: '10/01/2024',
    previousHearingDate: '05-06-2024',
    nextHearingDate: '2027-02-03',
    decisionDate: 'Next Date is not given',
    petitionersText: '1) INDIGO LOOMS PVT. LTD. 2) MEHER TALWANDI',
    respondentsText: '1) VERMILION CARRIERS 2) OCHRE GODOWNS',
    petitioners: [
      { petitionerName: 'INDIGO LOOMS PVT. LTD.', advocate: 'Tarun Bhelpuri', email: 'someone@example.com' },
    ],
    respondents: [],
    acts: [{ actName: 'Insolvency and Bankruptcy Code, 2016', sections: '7' }, 'Companies Act, 2013'],
    caseHistory: [
      { businessOnDate: '05-06-2024', hearingDate: '', purposeOfListing: 'Disposed', judge: '' },
      { businessOnDate: '10-01-2024', hearingDate: '05-06-2024', purpose: 'Admission', judge: 'Ila Konnagar' },
    ],
    orders: [
      { orderNumber: 2, orderDate: '05-06-2024', judge: '', orderType: 'COPY OF ORDER' },
      { orderNumber: 1, orderDate: '10-01-2024', judge: 'Ila Konnagar', orderType: '' },
    ],
    interlocutoryApplicationDetails: [{ iaNumber: 'IA/1/2024', filedBy: 'INDIGO LOOMS PVT. LTD.', status: 'Pending' }],
    linkedCases: [{ caseNumber: 'CP/7/2023' }],
    earlierCourts: [],
    transfers: [],
    fir: null,
    ...overrides,
  }
}

/** One row of a party search. */
export function aRecord(overrides: object = {}) {
  return {
    matchScore: 92,
    courtType: 'HC',
    cnrNumber: 'DLHC010001232024',
    caseType: 'W.P.(C)',
    caseStatus: 'CASE DISPOSED',
    natureOfDisposal: 'Dismissed',
    registrationNumber: '123/2024',
    filingDate: '15-01-2024',
    decisionDate: '03-02-2025',
    courtName: 'High Court of Delhi',
    state: 'Delhi',
    establishmentCode: 'DLHC01',
    petitioners: [{ petitionerName: 'INDIGO LOOMS PVT. LTD.' }],
    respondentsText: '1) VERMILION CARRIERS',
    ...overrides,
  }
}

export function aSearchAnswer(records: unknown[], overrides: object = {}) {
  return { tag: 'search-1', valid: true, count: records.length, records, ...overrides }
}
