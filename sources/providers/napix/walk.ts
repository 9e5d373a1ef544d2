import { createHash } from 'node:crypto'
import type { CaseStatus } from '../../../domain/case.ts'
import { indianDay } from '../../../domain/dates.ts'
import type { FoundCase } from '../../../domain/found-cases/found-case.ts'
import type { SourceAnswer } from '../../../domain/source.ts'
import type { FailureClass } from '../../../domain/source-failure.ts'
import type { Napix } from './client.ts'
import { isSearchable, type NameQuestion } from './name-search.ts'

/** The years that a search without a first year covers. */
const YEARS_BACK = 30

/** What is searched for: each name in each court, each year from the latest and each status. */
export interface Walk {
  names: readonly string[]
  courts: readonly string[]
  fromYear?: number | undefined
  toYear?: number | undefined
  statuses: readonly CaseStatus[]
}

export interface Step {
  cases: FoundCase[]
  /** Where the walk goes on; undefined at its end. */
  nextCursor: string | undefined
  stepsInAll: number
}

/** Asks the next question of a walk, the first one without a cursor. Names that the gateway takes for too short are left out. */
export async function walkOn(
  napix: Napix,
  walk: Walk,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<SourceAnswer<Step>> {
  const { year, at } = positionOf(walk, cursor)
  const questions = questionsOf(walk, year)
  const question = questions[at]
  if (!question) return napix.refuseSearch(...whyNothingIsAsked(walk))
  const nextCursor = at + 1 < questions.length ? [year, keyOf(walk), at + 1].join('.') : undefined
  const answer = await napix.searchName(question, { signal })
  if (answer.kind === 'failed') return answer
  const value = { cases: [], nextCursor, stepsInAll: questions.length }
  if (answer.kind === 'none') return { ...answer, kind: 'found', value }
  const cases = await withParties(napix, answer.value, signal)
  return 'failure' in cases ? cases : { ...answer, value: { ...value, cases } }
}

/**
 * The year that a walk began in, from which its years are counted, and the number of its next question. A walk whose names or courts
 * have changed begins again: its numbers stand for other questions.
 */
function positionOf(walk: Walk, cursor: string | undefined): { year: number; at: number } {
  const [year, key, at] = cursor?.split('.') ?? []
  if (key === keyOf(walk)) return { year: Number(year), at: Number(at) }
  return { year: Number(indianDay(Date.now()).slice(0, 4)), at: 0 }
}

function keyOf({ names, courts, fromYear, toYear, statuses }: Walk): string {
  const walk = JSON.stringify([names, courts, fromYear, toYear, statuses])
  return createHash('sha256').update(walk).digest('hex').slice(0, 12)
}

function questionsOf({ names, courts, fromYear, toYear, statuses }: Walk, thisYear: number): NameQuestion[] {
  const to = Math.min(toYear ?? thisYear, thisYear)
  const from = Math.max(fromYear ?? 0, thisYear - YEARS_BACK)
  const years = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => to - index)
  const ofYear = (year: number) => statuses.map((status) => ({ year, status }))
  return names
    .filter(isSearchable)
    .flatMap((name) =>
      courts.flatMap((establishment) => years.flatMap(ofYear).map((each) => ({ name, establishment, ...each }))),
    )
}

function whyNothingIsAsked({ names, courts }: Walk): [FailureClass, string] {
  if (courts.length === 0) return ['Unsupported', 'No court is named in which this subscription searches.']
  if (!names.some(isSearchable)) return ['InvalidInput', 'Names of 3 to 99 letters are searched.']
  return ['InvalidInput', `The gateway is searched from this year back to the one ${YEARS_BACK} years ago.`]
}

/** Cases with their parties: of a row without names the case is read. One that its court does not show is left out. */
async function withParties(
  napix: Napix,
  cases: readonly FoundCase[],
  signal: AbortSignal,
): Promise<FoundCase[] | Extract<SourceAnswer<never>, { kind: 'failed' }>> {
  const all: FoundCase[] = []
  for (const found of cases) {
    if (found.petitioners.length + found.respondents.length > 0) {
      all.push(found)
      continue
    }
    const record = await napix.readCaseRecord(found.cnr ?? '', { signal, isSearch: true })
    if (record.kind === 'failed' && !UNREADABLE.has(record.failure.class)) return record
    if (record.kind !== 'found') continue
    const { petitioners, respondents, filingDate } = record.value.courtCase
    const [one, other] = [petitioners, respondents].map((side) => side.map(({ name }) => name))
    all.push({ ...found, petitioners: one ?? [], respondents: other ?? [], ...(filingDate && { filingDate }) })
  }
  return all
}

/** What a court says of one case, and would say again. */
const UNREADABLE: ReadonlySet<string> = new Set(['NotIndexed', 'ParseGap', 'Unsupported', 'InvalidInput'])
