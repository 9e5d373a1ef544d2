import type { CaseStatus } from '../../../domain/case.ts'
import { indianDay } from '../../../domain/dates.ts'
import type { FoundCase } from '../../../domain/found-cases/found-case.ts'
import type { SourceAnswer } from '../../../domain/source.ts'
import type { Napix } from './client.ts'
import type { NameQuestion } from './name-search.ts'

/** The years that a search without a first year covers. */
const YEARS_BACK = 30

/** All questions of a search: each name in each court, each year from the latest and each status. */
export function questionsOf(search: {
  names: readonly string[]
  courts: readonly string[]
  fromYear?: number | undefined
  toYear?: number | undefined
  statuses: readonly CaseStatus[]
}): NameQuestion[] {
  const thisYear = Number(indianDay(Date.now()).slice(0, 4))
  const to = Math.min(search.toYear ?? thisYear, thisYear)
  const from = Math.max(search.fromYear ?? 0, thisYear - YEARS_BACK)
  const years = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => to - index)
  const ofYear = (year: number) => search.statuses.map((status) => ({ year, status }))
  return search.names.flatMap((name) =>
    search.courts.flatMap((establishment) => years.flatMap(ofYear).map((each) => ({ name, establishment, ...each }))),
  )
}

/** Asks the question at a position of the search: its cases, and the position to go on at. */
export async function askAt(
  napix: Napix,
  questions: readonly NameQuestion[],
  at: number,
  signal: AbortSignal,
): Promise<SourceAnswer<{ cases: FoundCase[]; next: number | undefined }>> {
  const question = questions[at]
  if (!question) return napix.refuseSearch('No court is named in which this subscription searches.')
  const next = at + 1 < questions.length ? at + 1 : undefined
  const answer = await napix.searchName(question, { signal })
  if (answer.kind === 'failed') return answer
  if (answer.kind === 'none') return { ...answer, kind: 'found', value: { cases: [], next } }
  const cases = await withParties(napix, answer.value, signal)
  return 'failure' in cases ? cases : { ...answer, value: { cases, next } }
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
    const record = await napix.readCaseRecord(found.cnr ?? '', { signal })
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
