import { z } from 'zod'
import { CASE_RELATIONS, type CourtCase, type Party } from '../../domain/case.ts'
import { printDate } from '../../domain/dates.ts'

export const Text = z.string().nullable()
export const Day = z.string().nullable().meta({ description: '`DD-MM-YYYY`' })

/** Fields that some courts provide beyond the Specification; absent where the source has no value. */
export const MoreFields = {
  bench: z.string().optional(),
  category: z.string().optional().meta({ description: "The registry's class of the case." }),
  subCategory: z.string().optional().meta({ description: "The registry's class within `category`." }),
  petitionerAdvocates: z.array(Text).optional().meta({
    description: 'The advocates of `petitioners`, at the same positions. Null where none is named.',
  }),
  respondentAdvocates: z.array(Text).optional().meta({
    description: 'The advocates of `respondents`, at the same positions. Null where none is named.',
  }),
  interlocutoryApplications: z
    .array(
      z.strictObject({
        number: z.string(),
        filedBy: Text.meta({ description: 'Who filed the application. Null if unknown.' }),
        filingDate: Day,
        nextDate: Day,
        status: Text,
      }),
    )
    .optional()
    .meta({ description: 'The applications within the case.' }),
  linkedCases: z
    .array(
      z.strictObject({
        number: z.string(),
        cnr: Text,
        court: Text,
        decisionDate: Day,
        relation: z.enum(CASE_RELATIONS).meta({ description: 'How the court says that the cases belong together.' }),
      }),
    )
    .optional()
    .meta({
      description:
        'Cases that the court names as connected, as main matter, in an earlier or lower court, or after a transfer.',
    }),
  objections: z
    .array(
      z.strictObject({
        objection: z.string().meta({ description: 'The objection in the words of the registry.' }),
        scrutinyDate: Day,
        complianceDate: Day,
        receiptDate: Day,
      }),
    )
    .optional()
    .meta({ description: 'What the registry found wanting in the papers.' }),
}

/** Returns the fields of a case beyond the Specification that its source provides. */
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

function advocatesOf(parties: Party[]): (string | null)[] | undefined {
  const advocates = parties.map(({ advocate }) => advocate ?? null)
  return advocates.some((advocate) => advocate !== null) ? advocates : undefined
}

export function day(date: string | undefined): string | null {
  return date === undefined ? null : printDate(date)
}
