/**
 * The search attributes by which operators filter workflows: the field in our code, the name and type in Temporal.
 * Every namespace needs all of them; temporal-dev.yml registers them for development.
 */
export const SEARCH_ATTRIBUTES = {
  /** The account of the work. */
  accountId: { name: 'AccountId', type: 'KEYWORD' },
  /** The watched entity of the work. */
  entityId: { name: 'EntityId', type: 'KEYWORD' },
  /** The case of the work. */
  caseRef: { name: 'CaseRef', type: 'KEYWORD' },
  courtType: { name: 'CourtType', type: 'KEYWORD' },
  /** The current step of the workflow, in words. */
  stage: { name: 'Stage', type: 'KEYWORD' },
  /** The request that began it. */
  requestId: { name: 'RequestId', type: 'KEYWORD' },
} as const

/** The known values of search attributes. */
export type SearchAttributes = { [Field in keyof typeof SEARCH_ATTRIBUTES]?: string }

/** Converts them for Temporal. */
export function searchAttributePairs(values: SearchAttributes) {
  const fields = Object.keys(SEARCH_ATTRIBUTES) as (keyof SearchAttributes)[]
  return fields.flatMap((field) => {
    const value = values[field]
    return value === undefined ? [] : [{ key: SEARCH_ATTRIBUTES[field], value }]
  })
}
