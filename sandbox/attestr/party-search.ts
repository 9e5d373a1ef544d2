import { z } from 'zod'
import { answersNames } from '../name-answers.ts'
import type { Sandbox } from '../sandbox.ts'
import type { Call } from '../simulated-source.ts'
import { caseAt } from '../world/cases.ts'
import { type ScoredHit, searchByLikeness } from '../world/search.ts'
import { titleFields } from './case-page.ts'
import { ERRORS, malformed } from './errors.ts'

/** The fields that both searches take. Cases with a lower score than `threshold` are left out. */
export const SearchWords = z.object({
  tag: z.string().min(1).max(50),
  address: z.string().min(1).max(4192),
  mode: z.literal('Realtime'),
  threshold: z.coerce.number().int().min(10).max(100),
  skip: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(100),
})

/** Reads the body of a search; answers 4001 and returns undefined when it is invalid. */
export function readSearch<Schema extends z.ZodType>(call: Call, schema: Schema): z.output<Schema> | undefined {
  const { data, error } = schema.safeParse(call.state.json)
  if (!error) return data
  malformed(call, `Invalid input: ${error.issues.map(({ path }) => path.join('.')).join(', ')}`)
  return undefined
}

/** Answers one page of the cases with a similar party, the most alike first. */
export async function answerSearch(
  call: Call,
  sandbox: Sandbox,
  search: z.output<typeof SearchWords> & { name: string; fatherName?: string },
): Promise<void> {
  if (!(await answersNames(sandbox, call, 'attestr', [search.name]))) return ERRORS.internal(call)
  const { tag, skip, limit, name, fatherName, threshold } = search
  const hits = searchByLikeness(sandbox.world, { provider: 'attestr', name, fatherName, threshold })
  const records = hits.slice(skip, skip + limit).map((hit) => recordOf(sandbox, hit))
  call.body = { tag, valid: true, count: hits.length, skip, limit, records }
}

function recordOf({ world }: Sandbox, { index, title, score }: ScoredHit) {
  return { matchScore: score, ...titleFields(caseAt(world, index) ?? title) }
}
