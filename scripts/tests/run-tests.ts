import { stripVTControlCharacters } from 'node:util'
import type { RunNode } from '../stack/disposable.ts'
import { JOINED_TITLE, joinTests } from './join-tests.ts'

/** Twice the cores of the smallest machine that the suite is meant for, because many files wait for their servers. */
const FILES_AT_ONCE = 4

export interface TestRun {
  passed: number
  failed: number
  exitCode: number
  failures: TestFailure[]
}

export interface TestFailure {
  /** The title with its folders and file. */
  title: string
  /** `test/file.test.ts:12`, where the report has it. */
  where: string | undefined
}

/**
 * Runs AVA on these files and counts the marks of its report, one line a test.
 * @param areJoined whether files of a folder that get along run in one process
 */
export async function runTests(
  runNode: RunNode,
  files: string[],
  { areJoined }: { areJoined: boolean },
): Promise<TestRun> {
  if (files.length === 0) return { passed: 0, failed: 0, exitCode: 0, failures: [] }
  let report = ''
  // V8's own helper threads, one per core, would only take cores from the other processes of the run.
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --v8-pool-size=1`.trim()
  const args = ['node_modules/.bin/ava', '--concurrency', String(FILES_AT_ONCE)]
  let unfinished = ''
  const exitCode = await runNode([...args, ...(areJoined ? joinTests(files) : files)], (text) => {
    const lines = (unfinished + text).replaceAll(JOINED_TITLE, '').split('\n')
    unfinished = lines.pop() ?? ''
    for (const line of lines) console.log(line)
    report += lines.map((line) => `${line}\n`).join('')
  })
  const lines = stripVTControlCharacters(report).split('\n')
  const count = (mark: RegExp) => lines.filter((line) => mark.test(line)).length
  return { passed: count(/^\s*✔ /), failed: count(/^\s*✘ /), exitCode, failures: failuresIn(lines) }
}

/** The tests that failed or never ended, each with the position that the details at the report's end give. */
function failuresIn(lines: string[]): TestFailure[] {
  const marks = lines
    .map((line) => /^\s*[✘◌] (?:\[fail\]: )?(.*)/.exec(line)?.[1])
    .filter((title) => title !== undefined)
  return marks.map((mark) => {
    // A mark after the title may say how the test failed; of titles with the same beginning the longest matches.
    const at = lines.reduce((best, line, index) => {
      const isHeading = line.startsWith('  ') && line.trim() !== '' && mark.startsWith(line.trim())
      return isHeading && line.length > (lines[best]?.length ?? 0) ? index : best
    }, -1)
    const details = at === -1 ? [] : lines.slice(at + 1, nextHeading(lines, at + 1))
    const where = details.map((line) => /test\/[\w./-]+\.ts:\d+/.exec(line)?.[0]).find((place) => place !== undefined)
    return { title: at === -1 ? mark : (lines[at]?.trim() ?? mark), where }
  })
}

/** The details of two failures are three blank lines apart. */
function nextHeading(lines: string[], from: number): number {
  const gap = lines.findIndex(
    (line, index) => index > from && line === '' && lines[index + 1] === '' && lines[index + 2] === '',
  )
  return gap === -1 ? lines.length : gap
}
