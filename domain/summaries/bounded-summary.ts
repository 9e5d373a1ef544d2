import { printDate } from '../dates.ts'
import type { RiskBounds, RiskReason } from '../risk/bounds.ts'
import type { RiskLevel } from '../risk/levels.ts'
import type { CaseSummary } from './types.ts'

/**
 * What is said of a case of which no order could be read: what its record says, and a level of risk only where the record alone decides
 * it. No model is asked, because there is nothing to choose from.
 */
export function summaryWithoutText(brief: string, bounds: RiskBounds, orders: number): CaseSummary {
  const why = orders === 0 ? 'The court lists no orders for this case.' : 'None of the orders of this case can be read.'
  const isDecided = bounds.lowest !== 'LOW' || bounds.highest === 'LOW'
  const riskLevel = isDecided ? bounds.lowest : 'UNCLASSIFIED'
  const [title = '', ...more] = brief.split('\n\n')
  return {
    caseSummary: [title, why, ...more].join('\n\n'),
    riskJustification: `${why} ${reasonsOf(bounds, riskLevel)}`,
    riskLevel,
  }
}

/** The level, and why it cannot be lower: the court's words with their day and page, or what the record alone says. */
export function reasonsOf({ reasons, lowest, highest }: RiskBounds, level: RiskLevel): string {
  const quoted = reasons.filter(({ quote }) => quote !== undefined)
  const ofRecord = reasons.filter(({ quote }) => quote === undefined)
  const isAlone = quoted.length === 0 && ofRecord.every(({ rule }) => rule === 'other-case')
  const range = lowest === highest ? wordOf(lowest) : `${wordOf(lowest)} to ${wordOf(highest)}`
  const why = isAlone
    ? [`By its court and type alone the risk is ${range}.`]
    : [...quoted.map(toldReason), ...ofRecord.filter(({ rule }) => rule !== 'other-case').map((one) => one.why)]
  const word = wordOf(level)
  return [...(level === 'UNCLASSIFIED' ? [] : [`${word.charAt(0).toUpperCase()}${word.slice(1)}.`]), ...why].join(' ')
}

function toldReason({ quote = '', orderDate, page }: RiskReason): string {
  const where = [orderDate && printDate(orderDate), page && `page ${page}`].filter(Boolean).join(', ')
  return where === '' ? quote : `${quote.replace(/[.।]$/, '')} (${where}).`
}

function wordOf(level: RiskLevel): string {
  return level.toLowerCase().replaceAll('_', ' ')
}
