import { createReadStream, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { partiesOf } from '../../domain/found-cases/found-case.ts'
import { CompanyIndex } from '../../domain/matching/company-index.ts'
import { PersonIndex } from '../../domain/matching/person-index.ts'

const optionalText = z.string().trim().nullish()

const Watched = z.object({
  id: z.union([z.string(), z.number()]),
  entityType: z.string().transform((type) => (/^(?:person|individual)$/i.test(type) ? 'PERSON' : 'BUSINESS')),
  name: z.string(),
  fatherName: optionalText,
  registrationNumber: optionalText,
})
export type Watched = z.infer<typeof Watched>

const sides = z.array(z.string()).nullish()
const Title = z.object({ id: z.union([z.string(), z.number()]), petitioners: sides, respondents: sides })
export type Title = z.infer<typeof Title>

/** A watched entity that one of a title's parties may be. */
export interface Hit {
  titleId: string | number
  entityId: string | number
  /** From 60 to 100: the best of the title's parties. */
  score: number
}

/** Reads a JSON array of watched entities: `id`, `entityType` (a person or any other), `name`, `fatherName`, `registrationNumber`. */
export function readWatched(path: string): Watched[] {
  return z.array(Watched).parse(JSON.parse(withoutMark(readFileSync(path, 'utf8'))))
}

/** Reads titles of cases, one JSON object a line: `id`, `petitioners`, `respondents`. */
export async function* readTitles(path: string): AsyncGenerator<Title> {
  for await (const line of createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity })) {
    const text = withoutMark(line).trim()
    if (text !== '') yield Title.parse(JSON.parse(text))
  }
}

function withoutMark(text: string): string {
  return text.replace(/^\ufeff/, '')
}

/** The watched entities that the parties of each title may be, best first. */
export async function* findHits(watched: readonly Watched[], titles: AsyncIterable<Title>): AsyncGenerator<Hit> {
  const persons = watched.filter(({ entityType }) => entityType === 'PERSON')
  const companies = watched.filter(({ entityType }) => entityType !== 'PERSON')
  const personIndex = new PersonIndex(
    persons.map(({ name, fatherName }) => ({ name, ...(fatherName ? { fatherName } : {}) })),
  )
  const companyIndex = new CompanyIndex(
    companies.map(({ name, registrationNumber }) => ({ name, ...(registrationNumber ? { registrationNumber } : {}) })),
  )
  for await (const { id: titleId, petitioners, respondents } of titles) {
    const best = new Map<string | number, number>()
    for (const party of partiesOf([...(petitioners ?? []), ...(respondents ?? [])])) {
      const hits = [
        ...personIndex.find(party).map(({ at, score }) => ({ entity: persons[at], score })),
        ...companyIndex.find(party).map(({ at, score }) => ({ entity: companies[at], score })),
      ]
      for (const { entity, score } of hits) if (entity) best.set(entity.id, Math.max(best.get(entity.id) ?? 0, score))
    }
    const hits = [...best].map(([entityId, score]) => ({ titleId, entityId, score }))
    yield* hits.sort((one, other) => other.score - one.score)
  }
}
