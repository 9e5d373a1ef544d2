import { readCnr } from '../../../domain/courts/cnr.ts'
import type { SourceAnswer } from '../../../domain/source.ts'
import { failed } from '../../http-answer.ts'
import type { CaseReading } from '../provider-call.ts'
import { ask, type NapixCallOptions, type NapixSession, reading, refuse } from './call.ts'
import { CaseRecord, courtCaseOf } from './court-case.ts'
import { levelOfCnr } from './services.ts'

/** Reads one case of a district or High Court from its court, by its CNR. A case that the court does not have is `none`. */
export async function readCaseRecord(
  session: NapixSession,
  writtenCnr: string,
  options: NapixCallOptions = {},
): Promise<SourceAnswer<CaseReading>> {
  const cnr = readCnr(writtenCnr)?.cnr
  const level = cnr === undefined ? undefined : levelOfCnr(cnr)
  const operation = 'caseRecord' as const
  if (!cnr || !level)
    return refuse(session, { operation, subject: writtenCnr }, 'Unsupported', 'This is no CNR of these courts.')
  return ask(
    session,
    { operation, level, subject: cnr, words: { cino: cnr } },
    reading(CaseRecord, (record) => {
      if (readCnr(record.cino)?.cnr !== cnr) return failed('ParseGap', 'The answer is about another case.')
      return { kind: 'found', value: courtCaseOf(record, level, cnr) }
    }),
    options,
  )
}
