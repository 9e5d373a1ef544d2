import { defineCourt } from './define-court.ts'
import {
  caseType,
  cnr,
  diaryNumber,
  establishmentCode,
  type FieldContext,
  type FieldReading,
  refuse,
  registrationNumber,
} from './fields.ts'
import { byCase, key } from './same-case-keys.ts'
import { SC_CASE_TYPES } from './sc-case-types.ts'

/**
 * The Supreme Court of India. The diary number identifies a case: a special leave petition that becomes a civil appeal
 * gets a new case number and keeps its diary number, and some cases have no other. A CNR contains the diary number, so
 * each gives the other's key.
 */
export const sc = defineCourt({
  courtType: 'SC',
  name: 'Supreme Court of India',
  requires: [['diaryNumber'], ['caseType', 'registrationNumber'], ['cnr']],
  establishments: [{ code: 'SCIN01', name: 'Supreme Court of India' }],
  caseTypes: SC_CASE_TYPES,
  fields: { cnr: cnrAgreeingWithDiary, registrationNumber, diaryNumber: diaryOrGlued, establishmentCode, caseType },
  keys: [
    ({ diaryNumber, cnr }) => key('diary', diaryNumber ?? diaryOfCnr(cnr)),
    ({ diaryNumber, cnr }) => key('cnr', cnr ?? cnrOfDiary(diaryNumber)),
    byCase,
  ],
})

function cnrAgreeingWithDiary(text: string, context: FieldContext): FieldReading {
  const reading = cnr(text, context)
  const diary = reading.ok ? diaryOfCnr(reading.value) : undefined
  const written = context.written.diaryNumber
  const writtenDiary = written === undefined ? undefined : diaryOrGlued(written, context)
  if (!diary || !writtenDiary?.ok || writtenDiary.value === diary) return reading
  return refuse(
    `This CNR contains the diary number ${diary}, but \`diaryNumber\` is different. Send only one of them, or make them agree.`,
  )
}

/** The court's own links concatenate number and year: `900142025`. */
function diaryOrGlued(text: string, context: FieldContext): FieldReading {
  return diaryNumber(text.replace(/^(\d{1,6})((?:19|20)\d{2})$/, '$1/$2'), context)
}

/** Returns the diary number in a CNR of the court: `SCIN01`, the number padded to six digits, its year. */
export function diaryOfCnr(cnr = ''): string | undefined {
  const [, number, year] = /^SCIN01(\d{6})(\d{4})$/.exec(cnr) ?? []
  return Number(number) > 0 ? `${Number(number)}/${year}` : undefined
}

/** Returns undefined for a number of more than six digits, which does not fit in a CNR. */
function cnrOfDiary(diaryNumber = ''): string | undefined {
  const [, number, year] = /^(\d{1,6})\/(\d{4})$/.exec(diaryNumber) ?? []
  return number && `SCIN01${number.padStart(6, '0')}${year}`
}
