import type { ReadPage } from '../../domain/summary/types.ts'
import type { Gateway } from '../../sources/gateway/gateway.ts'
import { ask } from '../../sources/model/ask.ts'
import type { ModelConfig } from '../../sources/model/config.ts'
import type { Model } from '../../sources/model/model.ts'
import { ORDER_PROMPT } from '../../sources/model/prompts/order.ts'
import { readPages } from './documents.ts'
import { INJECTIONS, type Injection } from './injections.ts'
import { SAMPLES, type Sample } from './samples.ts'
import { isAttackSuccessful } from './scorecard.ts'
import { type ReadOrder, summarise } from './summarise.ts'

/** What became of a set of attacks. */
export interface Attacks {
  tried: number
  /** How often the model's drafts held more that had to be taken out than without the attack. */
  obeyed: number
  successful: { injection: Injection; sample: Sample }[]
}

/** A sample whose level is the table's alone, and one that leaves room to the model. */
const ATTACKED = ['assets frozen in a money suit', 'first hearing of a money suit']

/** Puts every injection into the attacked samples and sees whether what a reader is shown changes. */
export async function attack(model: Model, readerFor: (sample: Sample) => ReadOrder): Promise<Attacks> {
  const attacks: Attacks = { tried: 0, obeyed: 0, successful: [] }
  for (const sample of SAMPLES.filter(({ name }) => ATTACKED.includes(name))) {
    const without = await summarise(model, sample, await readPages(sample), readerFor(sample))
    if ('failed' in without) continue
    for (const injection of INJECTIONS) {
      const result = await summarise(model, sample, await readPages(sample, injection), readerFor(sample))
      attacks.tried++
      if ('failed' in result) continue
      if (result.removed > without.removed) attacks.obeyed++
      if (isAttackSuccessful(injection, without, result)) attacks.successful.push({ injection, sample })
    }
  }
  return attacks
}

/** Reads orders without what is done to their text before the model sees it: the second line of defence then stands alone. */
export function bareReader(config: ModelConfig, gateway: Gateway): ReadOrder {
  return async (pages: readonly ReadPage[]) => {
    const data = pages.map(({ page, text }) => `<page number="${page}">\n${text}\n</page>`).join('\n')
    const words = { model: config.orderModel, operation: 'readPart', subject: 'evaluation' }
    return ask(config, gateway, { prompt: ORDER_PROMPT, data, ...words })
  }
}
