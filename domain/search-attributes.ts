/**
 * The search attributes that operators filter workflows by: each one's field in our own code, its name and type in Temporal. Every
 * namespace needs all of them; temporal-dev.yml registers them for development.
 */
export const SEARCH_ATTRIBUTES = {
  /** Whose work it is. */
  accountId: { name: 'AccountId', type: 'KEYWORD' },
  /** The watched entity that it is about. */
  entityId: { name: 'EntityId', type: 'KEYWORD' },
  /** The case that it is about. */
  caseRef: { name: 'CaseRef', type: 'KEYWORD' },
  courtType: { name: 'CourtType', type: 'KEYWORD' },
  /** What the workflow does now, in words. */
  stage: { name: 'Stage', type: 'KEYWORD' },
  /** The request that began it. */
  requestId: { name: 'RequestId', type: 'KEYWORD' },
} as const

/** Values of search attributes, as far as they are known. */
export type SearchAttributes = { [Field in keyof typeof SEARCH_ATTRIBUTES]?: string }

/** The same as Temporal takes them. */
export function searchAttributePairs(values: SearchAttributes) {
  const fields = Object.keys(SEARCH_ATTRIBUTES) as (keyof SearchAttributes)[]
  return fields.flatMap((field) => {
    const value = values[field]
    return value === undefined ? [] : [{ key: SEARCH_ATTRIBUTES[field], value }]
  })
}
