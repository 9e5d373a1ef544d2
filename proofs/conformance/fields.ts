import { ok } from 'node:assert/strict'
import type { Body } from './call.ts'
import type { Kind } from './kinds.ts'
import { type Conversation, contract, type Title } from './title.ts'

/**
 * One title for each field of a resource, and one about the absence of others. Every sample is checked.
 * @param samples reads the samples
 * @param isOpen whether the contract allows more fields
 */
export function fieldTitles(
  resource: string,
  samples: (conversation: Conversation) => Promise<Body[]>,
  fields: Record<string, Kind>,
  { isOpen = false } = {},
): Title[] {
  const titles = Object.entries(fields).map(([name, { words, accepts }]) =>
    contract(`${resource}: \`${name}\` is ${words}`, async ({ shared }) => {
      for (const sample of await someOf(shared, samples)) {
        ok(name in sample, `\`${name}\` is missing`)
        ok(accepts(sample[name]), `\`${name}\` is ${JSON.stringify(sample[name])}, not ${words}`)
      }
    }),
  )
  if (isOpen) return titles
  const noOthers = contract(`${resource}: there are no other fields`, async ({ shared }) => {
    for (const sample of await someOf(shared, samples)) {
      const others = Object.keys(sample).filter((name) => !(name in fields))
      ok(others.length === 0, `it also has ${others.join(', ')}`)
    }
  })
  return [...titles, noOthers]
}

async function someOf(shared: Conversation['shared'], samples: (conversation: Conversation) => Promise<Body[]>) {
  const all = await shared(samples)
  ok(all.length > 0, 'there is nothing to look at')
  return all
}
