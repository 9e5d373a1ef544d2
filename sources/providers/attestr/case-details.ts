import { readCnr } from '../../../domain/courts/cnr.ts'
import { recogniseCase } from '../../../domain/courts/index.ts'
import type { CaseIdentifier } from '../../../domain/courts/types.ts'
import type { SourceAnswer } from '../../../domain/source.ts'
import { failed } from '../../http-answer.ts'
import type { CallOptions, CaseReading } from '../provider-call.ts'
import { call, reading } from './call.ts'
import type { AttestrContext } from './config.ts'
import { CaseDetails, courtCaseOf } from './court-case.ts'

/**
 * Looks one case up at its court, live, in any of the ten court types. The identifier must come from `readIdentifier`;
 * which of its fields the source needs beyond that is not documented. A case the court does not have is `none`.
 */
export function readCaseDetails(
  context: AttestrContext,
  identifier: CaseIdentifier,
  options: CallOptions = {},
): Promise<SourceAnswer<CaseReading>> {
  return call(
    context,
    {
      operation: 'caseDetails',
      subject: subjectOf(identifier),
      method: 'POST',
      path: '/api/v2/public/ecourtx/case-details/basic',
      body: identifier,
    },
    reading(CaseDetails, (details) => {
      if (isAboutAnother(identifier, details)) return failed('ParseGap', 'The answer is about another case.')
      return { kind: 'found', value: courtCaseOf(details, identifier) }
    }),
    options,
  )
}

/** A case's CNR and filing number never change; other numbers may have changed since they were noted. */
function isAboutAnother({ courtType, cnr, filingNumber }: CaseIdentifier, details: CaseDetails): boolean {
  if (cnr && details.cnrNumber && readCnr(details.cnrNumber)?.cnr !== cnr) return true
  const filed = recogniseCase(courtType, { filingNumber: details.filingNumber }).identifier.filingNumber
  return filingNumber !== undefined && filed !== undefined && filed !== filingNumber
}

/** The case's key, if its identifier makes one. */
function subjectOf({ courtType, ...fields }: CaseIdentifier): string {
  return recogniseCase(courtType, fields).identity?.key ?? [courtType, ...Object.values(fields)].join(':')
}
