import type { Product } from '../../domain/account/account.ts'

const UNITS: Partial<Record<Product, string>> = {
  LIVE_CASE_LOOKUP: '1 live case lookup. A case that is not found costs nothing.',
  ORDER_DOWNLOADS: '1 order download. An order that cannot be had costs nothing.',
  AI_SUMMARIES: '1 AI summary. One that fails costs nothing.',
}

/** Returns what an act is billed as, for the text before its button. */
export function costOf(product: Product): string {
  return `Costs ${UNITS[product] ?? 'nothing'}`
}
