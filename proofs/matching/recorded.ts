import { searchedNames } from '../../domain/matching/searched-names.ts'
import { nameVariations } from '../../domain/matching/variations.ts'
import { readLines, recordLines } from '../support/recorded-lines.ts'
import { comparePair } from './compare-pair.ts'
import type { Target } from './scorecard.ts'

/** The answers that somebody has looked at: a line of JSON for each pair of names, and for each name. */
const RECORDED = 'test/domain/matching/recorded.jsonl'

/** What was answered when it was recorded. */
export type Recorded = RecordedPair | RecordedName
interface RecordedPair {
  target: Target
  watched: string
  father?: string
  asWritten: string
  answer: string
}
interface RecordedName {
  name: string
  answer: string
}

export function readRecorded(): Recorded[] {
  return readLines(RECORDED).map((line) => JSON.parse(line) as Recorded)
}

/** What is answered now: of a pair the score and what led to it, of a name how it is written and asked for elsewhere. */
export function answerNow(recorded: Recorded): string {
  if ('name' in recorded)
    return `written ${nameVariations(recorded.name).join(' | ')}; asked for ${searchedNames([recorded.name]).join(' | ')}`
  const { target, watched, father, asWritten } = recorded
  const pair = { kind: '', target, watched, asWritten, ...(father !== undefined && { fatherName: father }) }
  const { score, reasons } = comparePair(pair)
  const because = reasons.map((reason) => [reason.kind, reason.watched, reason.asWritten].filter(Boolean).join(' '))
  return [score, ...because].join('; ')
}

/** Writes today's answers about the recorded pairs and names. Returns those that were not recorded. */
export function recordAnew(): string[] {
  return recordLines(
    RECORDED,
    readRecorded().map((recorded) => JSON.stringify({ ...recorded, answer: answerNow(recorded) })),
  )
}
