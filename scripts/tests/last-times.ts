import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Where each test process notes what it took, the last run at the end: a line of JSON for each. */
const FILE = '.dev/test-times.jsonl'

export interface Took {
  file: string
  /** From its start to its end. */
  seconds: number
  processorSeconds: number
}

/** What each test file took when it ran last. Older lines are dropped, so that the file stays small. */
export function lastTimes(): Map<string, Took> {
  if (!existsSync(FILE)) return new Map()
  const lines = readFileSync(FILE, 'utf8').trimEnd().split('\n')
  const times = new Map(lines.map((line): [string, Took] => [JSON.parse(line).file, JSON.parse(line)]))
  if (times.size < lines.length)
    writeFileSync(FILE, [...times.values()].map((each) => `${JSON.stringify(each)}\n`).join(''))
  return times
}
