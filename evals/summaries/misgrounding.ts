import { checkOrderSummary } from '../../domain/summary/check-evidence.ts'
import type { Model } from '../../sources/model/model.ts'
import { MISREAD } from './changes.ts'

/** What became of the drafts of a model that means to mislead. */
export interface Misled {
  drafted: number
  /** Its sentences that a reader would be shown. */
  shown: string[]
  /** Sentences of orders that are shown in their places. */
  quoted: number
}

/**
 * Has a model that misgrounds on purpose read the project's orders until it has drafted so many statements, and counts what a reader is
 * shown of them. Each round asks about another day, so that the model answers otherwise.
 */
export async function mislead(model: Model, least: number): Promise<Misled> {
  const misled: Misled = { drafted: 0, shown: [], quoted: 0 }
  for (let round = 1; misled.drafted < least && round <= MOST_ROUNDS; round++)
    for (const [at, { pages, record }] of MISREAD.entries()) {
      const orderDate = `2024-${String((round % 12) + 1).padStart(2, '0')}-${String((at % 28) + 1).padStart(2, '0')}`
      const answer = await model.readPart({ orderId: `order-${at}`, orderDate, pages })
      if (answer.kind === 'failed') continue
      const { kept } = checkOrderSummary(answer.value, pages, record)
      const told = kept.statements.filter(({ field }) => field !== 'OUTCOME')
      misled.drafted += answer.value.statements.length
      misled.shown.push(...told.filter(({ isQuotation }) => !isQuotation).map(({ text }) => text))
      misled.quoted += told.filter(({ isQuotation }) => isQuotation).length
    }
  return misled
}

const MOST_ROUNDS = 12
