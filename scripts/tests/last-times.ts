import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** The file in which each test process notes its time, the last run at the end: a line of JSON for each. */
const FILE = '.dev/test-times.jsonl'

export interface Took {
  file: string
  /** The process's time from start to end. */
  seconds: number
  processorSeconds: number
}

/** The time of each test file in its last run. Older lines are dropped, so that the file stays small. */
export function lastTimes(): Map<string, Took> {
  if (!existsSync(FILE)) return new Map()
  const lines = readFileSync(FILE, 'utf8').trimEnd().split('\n')
  const times = new Map(lines.map((line): [string, Took] => [JSON.parse(line).file, JSON.parse(line)]))
  if (times.size < lines.length)
    writeFileSync(FILE, [...times.values()].map((each) => `${JSON.stringify(each)}\n`).join(''))
  return times
}
