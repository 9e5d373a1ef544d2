/** The fields the search can sort by; `score` is how well a case matches. */
export const SORTABLE_FIELDS = ['score', 'filingDate', 'registrationDate', 'nextHearingDate', 'decisionDate'] as const
export type SortableField = (typeof SORTABLE_FIELDS)[number]

/** The longest page for partners; others are refused more than 100. */
export const MAX_PAGE_SIZE = 200
export const USUAL_PAGE_SIZE = 20
