import { DC_CASE_TYPES } from './dc-case-types.ts'
import { defineCourt } from './define-court.ts'
import { caseType, cnr, ecourtsEstablishmentCode, registrationNumber } from './fields.ts'
import { byBenchAndCase, byCnr } from './same-case-keys.ts'

/** District and taluka courts. No complete list of their establishments is public, so any code is accepted. */
export const dc = defineCourt({
  courtType: 'DC',
  name: 'District Courts',
  requires: [['cnr'], ['establishmentCode', 'caseType', 'registrationNumber']],
  establishments: [],
  caseTypes: DC_CASE_TYPES,
  fields: { cnr, registrationNumber, establishmentCode: ecourtsEstablishmentCode, caseType },
  keys: [byCnr, byBenchAndCase],
})
