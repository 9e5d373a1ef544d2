import { exploreAll, exploreSome, type Finding } from './explore.ts'
import type { AnyModel } from './models/index.ts'
import type { Sandbox } from './sandbox.ts'

/** How many orders are gone through. */
interface Orders {
  /** In their sequence. */
  all: number
  /** By chance. */
  some: number
}
/** Of the orders by chance. */
export const SEED = 1

/** What is wrong in the first orders of a model, or in some by chance; the same each time. */
export async function findingsOf(sandbox: Sandbox, model: AnyModel, orders: Orders): Promise<Finding[]> {
  const { findings } = await exploreAll(sandbox, model, { goesOn: countdown(orders.all) })
  if (findings.length > 0) return findings
  return (await exploreSome(sandbox, model, { goesOn: countdown(orders.some), seed: SEED })).findings
}

/** Whether to go on, so many times. */
export function countdown(from: number): () => boolean {
  let left = from
  return () => left-- > 0
}
