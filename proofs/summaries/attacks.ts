import type { Gateway } from '../../sources/gateway/gateway.ts'
import { ask } from '../../sources/model/ask.ts'
import type { ModelConfig } from '../../sources/model/config.ts'
import type { Model } from '../../sources/model/model.ts'
import { ORDER_PROMPT } from '../../sources/model/prompts/order.ts'
import { readPages } from './documents.ts'
import { INJECTIONS, type Injection } from './injections.ts'
import { caseOfSample, SAMPLES, type Sample } from './samples.ts'
import { isAttackSuccessful } from './scorecard.ts'
import { type PointAt, summarise } from './summarise.ts'

/** What became of a set of attacks. */
export interface Attacks {
  tried: number
  successful: { injection: Injection; sample: Sample }[]
}

/** A sample whose level is the table's alone, and one that leaves room to the model. */
const ATTACKED = ['assets frozen in a money suit', 'first hearing of a money suit']

/** Puts every injection into the attacked samples and sees whether what a reader is shown changes. */
export async function attack(model: Model, pointAt?: PointAt): Promise<Attacks> {
  const attacks: Attacks = { tried: 0, successful: [] }
  for (const sample of SAMPLES.filter(({ name }) => ATTACKED.includes(name))) {
    const without = await summarise(model, caseOfSample(sample, await readPages(sample)), pointAt)
    if ('failed' in without) continue
    for (const injection of INJECTIONS) {
      const result = await summarise(model, caseOfSample(sample, await readPages(sample, injection)), pointAt)
      attacks.tried++
      if ('failed' in result) continue
      if (isAttackSuccessful(injection, without, result)) attacks.successful.push({ injection, sample })
    }
  }
  return attacks
}

/** Shows a model the order's bare text behind the numbered sentences: what the service leaves out of an order then reaches it. */
export function bareReader(config: ModelConfig, gateway: Gateway): PointAt {
  return async ({ pages }, sentences) => {
    const numbered = sentences.map(({ number, text }) => `[${number}] ${text}`).join('\n')
    const data = `<order>\n${numbered}\n</order>\n${pages.map(({ text }) => text).join('\n')}`
    const words = { model: config.orderModel, operation: 'readPart', subject: 'evaluation' }
    const answer = await ask(config, gateway, { prompt: ORDER_PROMPT, data, ...words })
    return answer.kind === 'answered' ? { ...answer, value: answer.value.sentences } : answer
  }
}
