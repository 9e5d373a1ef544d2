import { readFileSync, writeFileSync } from 'node:fs'
import { searchedNames } from '../../domain/matching/searched-names.ts'
import { nameVariations } from '../../domain/matching/variations.ts'
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
  return readFileSync(RECORDED, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Recorded)
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

/** Writes today's answers in place of the recorded ones. Returns those that have changed. */
export function recordAnew(): Recorded[] {
  const before = readRecorded()
  const now = before.map((recorded) => ({ ...recorded, answer: answerNow(recorded) }))
  writeFileSync(RECORDED, `${now.map((recorded) => JSON.stringify(recorded)).join('\n')}\n`)
  return now.filter(({ answer }, at) => answer !== before[at]?.answer)
}
