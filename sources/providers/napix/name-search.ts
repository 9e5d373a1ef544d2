import { z } from 'zod'
import type { CaseStatus } from '../../../domain/case.ts'
import { readCnr } from '../../../domain/courts/cnr.ts'
import type { FoundCase } from '../../../domain/found-cases/found-case.ts'
import type { SourceAnswer } from '../../../domain/source.ts'
import { failed, type Reading } from '../../http-answer.ts'
import { NeededText, present, Text } from '../../readings.ts'
import { maskContacts } from '../../redact-contacts.ts'
import { printedNumber } from '../printed-number.ts'
import { type CallOptions, nameSubject } from '../provider-call.ts'
import { ask, type NapixSession, reading, refuse } from './call.ts'
import { NumberedRows } from './record-rows.ts'
import { levelOfCnr, levelOfEstablishment } from './services.ts'

/** One question of a search: a name in one establishment, year and status. */
export interface NameQuestion {
  name: string
  establishment: string
  year: number
  status: CaseStatus
}

/** Letters of a name that the gateway takes. */
const [FEWEST_LETTERS, MOST_LETTERS] = [3, 99]

/** Searches one court for the cases of a year with a party of this name. The answer has no pages. */
export async function searchName(
  session: NapixSession,
  { name, establishment, year, status }: NameQuestion,
  options: CallOptions = {},
): Promise<SourceAnswer<FoundCase[]>> {
  const { subjectKey, countForm } = session.config
  const subject = nameSubject(subjectKey, [name])
  const litigant = litigantOf(name)
  const operation = 'nameSearch' as const
  if (!isSearchable(name))
    return refuse(session, { operation, subject }, 'InvalidInput', 'Names of 3 to 99 letters are searched.')
  const words = {
    est_code: establishment,
    pend_disp: status === 'PENDING' ? 'P' : 'D',
    litigant_name: litigant,
    reg_year: String(year),
  }
  return ask(
    session,
    { operation, level: levelOfEstablishment(establishment), subject, words },
    reading(Answer, (answer) => readRows(answer, { establishment, status }, countForm)),
    { ...options, isSearch: true },
  )
}

/** Whether the gateway takes a name. */
export function isSearchable(name: string): boolean {
  const { length } = litigantOf(name)
  return length >= FEWEST_LETTERS && length <= MOST_LETTERS
}

/** A name without what parts the words of a request. */
function litigantOf(name: string): string {
  return name.replace(/[|=]/g, ' ').replace(/\s+/g, ' ').trim()
}

const Row = z.object({
  cino: NeededText,
  type_name: Text,
  reg_no: Text,
  reg_year: Text,
  fil_no: Text,
  fil_year: Text,
  pet_name: Text,
  res_name: Text,
})
type Row = z.output<typeof Row>

const Answer = z.object({ establishment_name: Text, casenos: NumberedRows(Row) })

function readRows(
  { establishment_name: court, casenos: { kept, omitted } }: z.output<typeof Answer>,
  question: { establishment: string; status: CaseStatus },
  countForm: (form: 'row given twice' | 'row without names') => void,
): Reading<FoundCase[]> {
  if (kept.length === 0 && omitted > 0) return failed('ParseGap', `None of ${omitted} rows could be read.`)
  const cases = new Map<string, FoundCase>()
  for (const row of kept) {
    const found = foundCase(row, court, question)
    const isNameless = found.petitioners.length + found.respondents.length === 0
    const isKnown = cases.has(row.cino)
    if (isKnown) countForm('row given twice')
    // A row without names may come again with them.
    if (!isKnown || !isNameless) cases.set(row.cino, found)
  }
  for (const { petitioners, respondents } of cases.values())
    if (petitioners.length + respondents.length === 0) countForm('row without names')
  return cases.size === 0 ? { kind: 'none' } : { kind: 'found', value: [...cases.values()] }
}

function foundCase(
  { cino, type_name, reg_no, reg_year, fil_no, fil_year, pet_name, res_name }: Row,
  court: string | undefined,
  { establishment, status }: { establishment: string; status: CaseStatus },
): FoundCase {
  const cnr = readCnr(cino)?.cnr
  const registrationNumber = reg_no && reg_year && `${reg_no}/${reg_year}`
  return present({
    courtType: (cnr && levelOfCnr(cnr)) || levelOfEstablishment(establishment),
    cnr,
    registrationNumber,
    filingNumber: fil_no && fil_year && `${fil_no}/${fil_year}`,
    establishmentCode: establishment,
    court,
    caseType: type_name,
    caseNumber: printedNumber(type_name, registrationNumber),
    status,
    petitioners: pet_name === undefined ? [] : [maskContacts(pet_name)],
    respondents: res_name === undefined ? [] : [maskContacts(res_name)],
  })
}
