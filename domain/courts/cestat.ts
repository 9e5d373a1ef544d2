import { defineCourt } from './define-court.ts'
import { caseType, diaryNumber, establishmentCode, registrationNumber } from './fields.ts'
import { byBenchAndCase, byBenchAndDiary } from './same-case-keys.ts'

/**
 * Customs, Excise and Service Tax Appellate Tribunal. The benches seem to number in separate ranges (75... at Kolkata,
 * 85... at Mumbai), but no published rule says so, so they are not checked. Its orders print a type by its letters:
 * `Appeal No. ST/90001/2018-DB`.
 */
export const cestat = defineCourt({
  courtType: 'CESTAT',
  name: 'Customs, Excise and Service Tax Appellate Tribunal',
  requires: [
    ['diaryNumber', 'establishmentCode'],
    ['establishmentCode', 'caseType', 'registrationNumber'],
  ],
  establishments: [
    { code: 'delhi', name: 'Delhi', also: ['107079'] },
    { code: 'chandigarh', name: 'Chandigarh', also: ['104044'] },
    { code: 'mumbai', name: 'Mumbai', also: ['127482'] },
    { code: 'ahmedabad', name: 'Ahmedabad', also: ['124438'] },
    { code: 'bangalore', name: 'Bangalore', also: ['129525'] },
    { code: 'allahabad', name: 'Allahabad', also: ['109120'] },
    { code: 'kolkata', name: 'Kolkata', also: ['119315'] },
    { code: 'chennai', name: 'Chennai', also: ['133568'] },
    { code: 'hyderabad', name: 'Hyderabad', also: ['136507'] },
  ],
  caseTypes: [
    { code: '1', name: 'Customs', also: ['Customs Appeal', 'C', 'Appeal No. C'] },
    { code: '2', name: 'Excise', also: ['Excise Appeal', 'E', 'Appeal No. E'] },
    { code: '3', name: 'Service Tax', also: ['Service Tax Appeal', 'ST', 'Appeal No. ST'] },
    { code: '4', name: 'Antidumping', also: ['Anti-Dumping Appeal'] },
    { code: '5', name: 'Central Sales Tax', also: ['Central Sales Tax Appeal'] },
  ],
  fields: { registrationNumber, diaryNumber, establishmentCode, caseType },
  keys: [byBenchAndCase, byBenchAndDiary],
})
