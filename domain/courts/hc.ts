import { defineCourt } from './define-court.ts'
import { caseType, cnr, ecourtsEstablishmentCode, registrationNumber } from './fields.ts'
import { HC_BENCHES } from './hc-benches.ts'
import { HC_CASE_TYPES } from './hc-case-types.ts'
import { byBenchAndCase, byCnr } from './same-case-keys.ts'

/**
 * High Courts. A CNR cannot be computed from a case number: its serial counts filings, and its year may precede that of
 * the registration. So a case with only a registration number has a separate key until a source names the CNR.
 */
export const hc = defineCourt({
  courtType: 'HC',
  name: 'High Courts',
  requires: [['cnr'], ['establishmentCode', 'caseType', 'registrationNumber']],
  establishments: HC_BENCHES,
  caseTypes: HC_CASE_TYPES,
  fields: { cnr, registrationNumber, establishmentCode: ecourtsEstablishmentCode, caseType },
  keys: [byCnr, byBenchAndCase],
})
