import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { orderGround } from '../../domain/summary/grounding/said-by.ts'
import { showStatement } from '../../domain/summary/grounding/show-statement.ts'
import type { ReadPage } from '../../domain/summary/types.ts'

const Order = z.object({
  orderId: z.string(),
  court: z.string(),
  petitioners: z.array(z.string()),
  respondents: z.array(z.string()),
  pages: z.array(z.array(z.string())),
})
type Order = z.infer<typeof Order>

const Claim = z.object({
  id: z.string(),
  orderId: z.string(),
  quotes: z.array(z.string()),
  sentence: z.string(),
  supported: z.boolean().optional(),
  class: z.string().optional(),
})
type Claim = z.infer<typeof Claim>

/** A claim, and what a reader would be shown of it. */
export interface CheckedClaim extends Claim {
  shown: 'SENTENCE' | 'QUOTE' | 'NOTHING'
  reason: string
}

/**
 * Holds labelled claims against their orders as the service holds a model's statements. The file has one claim a line; `orders.jsonl` with
 * the orders stands beside it.
 * @throws Error that names the line which is none
 */
export function checkClaims(file: string): CheckedClaim[] {
  const orders = new Map(
    readOrders(join(dirname(file), 'orders.jsonl')).map((order) => [order.orderId, orderGround(pagesOf(order), order)]),
  )
  return read(file, Claim).map((claim) => {
    const ground = orders.get(claim.orderId)
    if (!ground) throw new Error(`Claim ${claim.id} is about an order that is not in orders.jsonl: ${claim.orderId}`)
    const quotes = claim.quotes.map((quote) => ({ quote }))
    const { shown, reason } = showStatement({ sentence: claim.sentence, quotes }, ground)
    return { ...claim, shown, reason }
  })
}

/** @throws Error that names the line which is no order */
export function readOrders(file: string): Order[] {
  return read(file, Order)
}

/** The pages of paragraphs as the service reads them. */
export function pagesOf({ pages }: { pages: readonly (readonly string[])[] }): ReadPage[] {
  return pages.map((paragraphs, at) => ({ page: at + 1, text: paragraphs.join('\n\n'), isRead: true }))
}

function read<T>(file: string, schema: z.ZodType<T>): T[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line, at) => [line, at + 1] as const)
    .filter(([line]) => line.trim() !== '')
    .map(([line, number]) => {
      try {
        return schema.parse(JSON.parse(line))
      } catch (error) {
        throw new Error(`${file}, line ${number}, cannot be read.`, { cause: error })
      }
    })
}

/** Per class: how many claims, and how many were shown as a sentence, as a quotation and not at all. */
export function countByClass(claims: readonly CheckedClaim[]): string {
  const classes = Map.groupBy(
    claims,
    ({ class: name = 'no class', supported }) => `${supported === false ? 'false' : 'true '}  ${name}`,
  )
  const rows = [...classes]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, members]) => {
      const count = (wanted: string) => String(members.filter(({ shown }) => shown === wanted).length).padStart(9)
      return `${name.padEnd(28)}${String(members.length).padStart(7)}${count('SENTENCE')}${count('QUOTE')}${count('NOTHING')}`
    })
  return [`${'label and class'.padEnd(28)}  claims SENTENCE    QUOTE  NOTHING`, ...rows].join('\n')
}
