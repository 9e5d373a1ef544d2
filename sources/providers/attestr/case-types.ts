import type { CodeName, CourtType } from '../../../domain/courts/types.ts'
import type { SourceAnswer } from '../../../domain/source.ts'
import { failed, type HttpAnswer, type Reading } from '../../http-answer.ts'
import { readText } from '../../readings.ts'
import type { CallOptions } from '../provider.ts'
import { call } from './call.ts'
import type { AttestrContext } from './config.ts'
import { failureOf } from './failures.ts'

/** What the source takes for one court type. */
export interface CaseTypeList {
  establishments: CodeName[]
  caseTypes: CodeName[]
}

/** Reads the establishment codes and case types of a court type. Free. */
export function readCaseTypes(
  context: AttestrContext,
  courtType: CourtType,
  options: CallOptions = {},
): Promise<SourceAnswer<CaseTypeList>> {
  return call(
    context,
    {
      operation: 'caseTypes',
      subject: courtType,
      method: 'GET',
      path: '/api/v2/public/ecourtx/case-types',
      query: new URLSearchParams({ courtType }),
    },
    readList,
    options,
  )
}

/** The shape of the list is hardly documented, so objects are looked for wherever they stand that carry a code by a known name. */
function readList(answer: HttpAnswer): Reading<CaseTypeList> {
  const failure = failureOf(answer)
  if (failure) return { kind: 'failed', failure }
  const objects = objectsIn(answer.json)
  const establishments = objects.flatMap((each) =>
    codeName(each, ['establishmentCode'], ['establishmentName', 'establishment']),
  )
  const caseTypes = objects.flatMap((each) =>
    codeName(each, ['caseTypeCode', 'caseType'], ['caseTypeName', 'description']),
  )
  if (caseTypes.length === 0) return failed('ParseGap', 'The answer lacks caseType.')
  return { kind: 'found', value: { establishments: unique(establishments), caseTypes: unique(caseTypes) } }
}

function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(objectsIn)
  return Array.isArray(value) ? inner : [value as Record<string, unknown>, ...inner]
}

function codeName(object: Record<string, unknown>, codeKeys: string[], nameKeys: string[]): CodeName[] {
  const code = firstText(object, codeKeys)
  return code === undefined ? [] : [{ code, name: firstText(object, [...nameKeys, 'name']) ?? code }]
}

function firstText(object: Record<string, unknown>, keys: string[]): string | undefined {
  return keys.map((key) => readText(object[key])).find((text) => text !== undefined)
}

/** The first entry of a code stays. */
function unique(list: CodeName[]): CodeName[] {
  const entries = list.toReversed().map((each) => [each.code, each] as const)
  const first = new Map(entries)
  return list.filter((each) => first.get(each.code) === each)
}
