import type { CourtCase, Party } from './case.ts'
import { printDate } from './dates.ts'

/** The fields of a case beyond the Specification that its source gives. */
export function moreOf(courtCase: CourtCase) {
  const { bench, category, subCategory } = courtCase
  const [petitionerAdvocates, respondentAdvocates] = [courtCase.petitioners, courtCase.respondents].map(advocatesOf)
  const applications = courtCase.interlocutoryApplications.map(({ number, filedBy, filingDate, nextDate, status }) => ({
    number,
    filedBy: filedBy ?? null,
    filingDate: day(filingDate),
    nextDate: day(nextDate),
    status: status ?? null,
  }))
  const linkedCases = courtCase.linkedCases.map(({ number, cnr, court, decisionDate, relation }) => ({
    number,
    cnr: cnr ?? null,
    court: court ?? null,
    decisionDate: day(decisionDate),
    relation,
  }))
  const objections = courtCase.objections?.map(({ objection, scrutinyDate, complianceDate, receiptDate }) => ({
    objection,
    scrutinyDate: day(scrutinyDate),
    complianceDate: day(complianceDate),
    receiptDate: day(receiptDate),
  }))
  return {
    ...(bench !== undefined && { bench }),
    ...(category !== undefined && { category }),
    ...(subCategory !== undefined && { subCategory }),
    ...(petitionerAdvocates && { petitionerAdvocates }),
    ...(respondentAdvocates && { respondentAdvocates }),
    ...(applications.length > 0 && { interlocutoryApplications: applications }),
    ...(linkedCases.length > 0 && { linkedCases }),
    ...(objections?.length && { objections }),
  }
}

export type MoreOfCase = ReturnType<typeof moreOf>

function advocatesOf(parties: Party[]): (string | null)[] | undefined {
  const advocates = parties.map(({ advocate }) => advocate ?? null)
  return advocates.some((advocate) => advocate !== null) ? advocates : undefined
}

/** A day as answers have it. */
export function day(date: string | undefined): string | null {
  return date === undefined ? null : printDate(date)
}
