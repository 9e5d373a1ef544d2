import { readFileSync } from 'node:fs'
import test from 'ava'
import { z } from 'zod'
import { isBoilerplate } from '../../../../domain/summaries/brief/boilerplate.ts'
import { readBriefFile } from '../../../../proofs/summaries/brief-file.ts'
import { summarise } from '../../../../proofs/summaries/summarise.ts'
import { sandboxModel } from '../../../sources/model/model-of.ts'

const FILE = 'proofs/summaries/briefs/labelled.jsonl'
const Labels = z.looseObject({
  orderId: z.string(),
  labels: z.object({
    directions: z.array(
      z.object({
        who: z.string().nullable(),
        quote: z.string(),
        dueBy: z.string().nullable(),
        optional: z.boolean().optional(),
      }),
    ),
    amounts: z.array(z.object({ paise: z.int(), roles: z.array(z.string()) })),
    interimRelief: z.array(z.object({ quote: z.string(), untilDate: z.string().nullable() })),
    nextDate: z.string().nullable(),
    outcome: z.array(z.string()),
    keyFacts: z.array(z.string()),
  }),
})
const LABELS = new Map(
  readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const { orderId, labels } = Labels.parse(JSON.parse(line))
      return [orderId, labels]
    }),
)

for (const line of readBriefFile(FILE))
  test(`${line.name}: directions, sums, protection, next date, outcome and facts are those that a person found`, async (t) => {
    const { model, close } = await sandboxModel()
    t.teardown(close)
    const result = await summarise(model, line)
    const labels = LABELS.get(line.name)
    if ('failed' in result || !labels) return t.fail('no brief')
    const { directions, amounts, interimRelief, nextDate } = result.items
    const days = (some: readonly { quote: string; dueBy: string | null }[]) =>
      some.map(({ quote, dueBy }) => `${dueBy} ${quote}`).toSorted()
    const optional = new Set(labels.directions.filter((one) => one.optional).map(({ quote }) => quote))
    const wanted = labels.directions.filter((one) => !one.optional)
    t.deepEqual(days(directions.filter(({ quote }) => !optional.has(quote))), days(wanted))
    for (const { paise, roles } of labels.amounts)
      if (roles[0] !== 'OTHER')
        t.true(
          amounts.some((one) => one.paise === paise && roles.includes(one.role)),
          `${paise}`,
        )
    t.deepEqual(
      interimRelief.map(({ quote, untilDate }) => ({ quote, untilDate })),
      labels.interimRelief,
    )
    t.is(nextDate?.date ?? null, labels.nextDate)
    for (const sentence of labels.outcome) t.true(result.orders[0]?.outcome.includes(sentence), sentence)
    const brief = result.case.caseSummary
    for (const fact of labels.keyFacts) t.true(brief.includes(fact), fact)
    t.true(brief.split(/\s+/).length <= 160)
    const sentences = brief.split(/(?<=[.।])\s+/)
    t.deepEqual(
      sentences.filter((one) => isBoilerplate(one)),
      [],
    )
    t.is(new Set(sentences).size, sentences.length)
  })
