/**
 * `npm run proofs -- feeds [histories [seed]]`: checks that ical.js and Python's icalendar read calendar feeds
 * correctly after each edit of random edit histories (by default 1,000). The exit code is 0 when both read every event
 * right.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { checkHistory } from './hearings/check-feed.ts'
import { editHistory } from './hearings/edit-histories.ts'

/** Its version in the Python package index, pinned so that a run can be repeated. */
const ICALENDAR = '7.3.0'
const FOLDER = '.dev/icalendar'
const PYTHON = `${FOLDER}/bin/python`
const MAX_SHOWN = 20

const [count = 1_000, seed = 1] = process.argv.slice(2).map(Number)
const histories = Array.from({ length: count }, (_, index) => editHistory(seed + index))
const feeds = histories.flat().length
report('ical.js', histories.flatMap(checkHistory))
if (!existsSync(PYTHON)) install()
const problems: unknown = JSON.parse(
  execFileSync(PYTHON, ['proofs/hearings/check_feeds.py'], {
    input: JSON.stringify(histories),
    encoding: 'utf8',
    maxBuffer: 1_000_000_000,
  }),
)
report(`icalendar ${ICALENDAR}`, Array.isArray(problems) ? problems.map(String) : ['no answer'])

function report(reader: string, problems: string[]): void {
  console.log(`${reader}: ${feeds} feeds of ${count} histories, ${problems.length} problems`)
  for (const problem of problems.slice(0, MAX_SHOWN)) console.log(`  ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}

/** Needs Python 3.10 or newer with its modules venv and pip. */
function install(): void {
  console.log(`Installing icalendar ${ICALENDAR} in ${FOLDER}`)
  const run = (program: string, args: string[]) => execFileSync(program, args, { stdio: 'inherit' })
  run('python3', ['-m', 'venv', FOLDER])
  run(`${FOLDER}/bin/pip`, ['install', '--quiet', `icalendar==${ICALENDAR}`])
}
