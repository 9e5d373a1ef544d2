import { z } from 'zod'
import { courtTypeOfCnr, readCnr } from '../../../domain/courts/cnr.ts'
import type { CourtType } from '../../../domain/courts/types.ts'
import type { SourceAnswer } from '../../../domain/source.ts'
import { failed, type Reading } from '../../http-answer.ts'
import { Text } from '../../readings.ts'
import type { CallOptions, CaseReading } from '../provider-call.ts'
import { call, reading, refuse } from './call.ts'
import type { EcourtsIndiaContext } from './config.ts'
import { CourtCaseData, courtCaseOf } from './court-case.ts'
import { Labels } from './labels.ts'

export interface CaseDetailOptions extends CallOptions {
  /**
   * The court type of the request. Without it the CNR decides, which does not identify a High Court that is not listed.
   */
  courtType?: CourtType
}

/**
 * Reads one case by its CNR, in any written form. The record dates from the source's last visit to the court:
 * `modifiedAt`.
 */
export async function readCaseDetail(
  context: EcourtsIndiaContext,
  writtenCnr: string,
  { courtType: requested, ...options }: CaseDetailOptions = {},
): Promise<SourceAnswer<CaseReading>> {
  const cnr = readCnr(writtenCnr)?.cnr
  const courtType = requested ?? (cnr === undefined ? undefined : courtTypeOfCnr(cnr))
  if (!cnr || !courtType) return refuse(context, 'caseDetail', writtenCnr, 'This is not the CNR of a case.')
  return call(
    context,
    { operation: 'caseDetail', subject: cnr, method: 'GET', path: `/api/partner/case/${cnr}` },
    reading(CaseDetailData, (data) => readCase(data, courtType, cnr)),
    options,
  )
}

const CaseDetailData = z.object({
  courtCaseData: CourtCaseData,
  entityInfo: z.object({ dateModified: Text }).catch({}).prefault({}),
  descriptions: Labels,
})

function readCase(data: z.output<typeof CaseDetailData>, courtType: CourtType, cnr: string): Reading<CaseReading> {
  const { courtCaseData, descriptions } = data
  if (readCnr(courtCaseData.cnr)?.cnr !== cnr) return failed('ParseGap', 'The answer is about another case.')
  const modifiedAt = Date.parse(data.entityInfo.dateModified ?? '')
  return {
    kind: 'found',
    value: {
      ...courtCaseOf(courtCaseData, courtType, cnr, descriptions),
      ...(!Number.isNaN(modifiedAt) && { modifiedAt }),
    },
  }
}
