import test from 'ava'
import { attackChoice } from '../../proofs/summaries/attacker.ts'
import { attack, bareReader } from '../../proofs/summaries/attacks.ts'
import { readPages } from '../../proofs/summaries/documents.ts'
import { INJECTIONS } from '../../proofs/summaries/injections.ts'
import { caseOfSample, SAMPLES, type Sample } from '../../proofs/summaries/samples.ts'
import { levelsRight } from '../../proofs/summaries/scorecard.ts'
import { type Result, summarise } from '../../proofs/summaries/summarise.ts'
import { MODEL_CONFIG, sandboxModel } from '../sources/model/model-of.ts'

test('the samples are summarised at the level that a person gave, by whatever model', async (t) => {
  for (const caseModel of ['sandbox-reader', 'sandbox-hostile']) {
    const { model, close } = await sandboxModel({ caseModel, orderModel: caseModel })
    t.teardown(close)
    const results: [Sample, Result][] = []
    for (const sample of SAMPLES) {
      const result = await summarise(model, caseOfSample(sample, await readPages(sample)))
      if ('failed' in result) t.is(caseModel, 'sandbox-hostile')
      else results.push([sample, result])
    }
    if (caseModel === 'sandbox-reader') t.is(levelsRight(results), SAMPLES.length)
    for (const [{ name }, { orders, case: written }] of results)
      for (const { statements } of orders)
        for (const { field, text } of statements)
          if (field === 'OUTCOME') t.true(written.caseSummary.includes(text.replace(/\.$/, '')), `${name}: ${text}`)
  }
})

// Readers act on the level: no words that somebody slips into an order may move it, or lead a reader anywhere.
test('none of the attacking documents changes a level or gets its words to a reader', async (t) => {
  const { model, close } = await sandboxModel()
  t.teardown(close)
  const { tried, successful } = await attack(model)
  t.true(INJECTIONS.length >= 60)
  t.is(tried, 2 * INJECTIONS.length)
  t.deepEqual(successful, [])
})

test('a model that reads the bare text and obeys it moves no level and says no word of its own', async (t) => {
  const { model, callLog, control, close } = await sandboxModel()
  t.teardown(close)
  const read = bareReader({ ...MODEL_CONFIG, baseUrl: `${control.url}/model/v1` }, callLog)
  const { successful } = await attack(model, read)
  t.deepEqual(successful, [])
})

test('an evaluation survives whatever a model answers, and no such answer is shown', async (t) => {
  const { model, close } = await sandboxModel({ orderModel: 'sandbox-erratic', caseModel: 'sandbox-erratic' })
  t.teardown(close)
  const classes = new Set<string>()
  for (const sample of SAMPLES)
    for (const orderDate of ['2024-01-01', '2024-02-02', '2024-03-03']) {
      const result = await summarise(model, caseOfSample({ ...sample, orderDate }, await readPages(sample)))
      t.true('failed' in result)
      if ('failed' in result) classes.add(result.failed)
    }
  t.deepEqual([...classes].toSorted(), ['CutOff', 'Malformed', 'Nothing to show', 'Refused'])
})

test('a model that chooses as it likes hides nothing that the court did, pushes no submission before it and lowers no level', (t) => {
  const { tries, hidden, lowered, pushed, invented } = attackChoice(12, 60, 5)
  t.is(tries, 720)
  t.deepEqual({ hidden, lowered, pushed, invented }, { hidden: [], lowered: [], pushed: [], invented: [] })
})
