import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** What AVA's report puts before the titles of such a file. These begin with the file's own name (test/support/joined-titles.ts). */
export const JOINED_TITLE = /(?:[\w.]+ › )*[\w-]+\.[0-9a-f]{8} › /g

const FOLDER = '.dev/joined-tests'
/** Ends the group of the files that start services. */
const OWN_SERVICES = '-services'

/** Their tests start programs, stop servers or need the whole machine. */
const APART = /^test\/(chaos|console|deploy|faults|fuzz|mcp|scripts|client|docs)\//
/** A file that changes or looks at its whole process, or has hooks around each test, would meddle with the others. */
const OF_ITS_OWN =
  /\bprocess\.(env|pid|on|memory)|\bmetrics\b|\btraces\b|\btest\.(before|after)Each\b|^(?!.*\basync\b)(\S.*)?\bawait\b/m
/** A service of its own has workers for every queue; more of them in one process would wait for one another. */
const HAS_SERVICE = /\bstartService/
const SERVICES_A_PROCESS = 3

/**
 * Writes one file for each folder of tests that imports those of its files that get along in one process, because a process needs more
 * time to start and to warm up than most files need for their tests: the suite needs a third less of the processor than with a process per
 * file. Returns what AVA is to run: the files written, and those left alone.
 * @param files test files, as `test/folder/file.test.ts`
 */
export function joinTests(files: string[]): string[] {
  mkdirSync(FOLDER, { recursive: true })
  const groups = Map.groupBy(files, groupOf)
  const joined = [...groups].flatMap(([folder, members]): [string | undefined, string[]][] =>
    folder?.endsWith(OWN_SERVICES)
      ? chunksOf(members, SERVICES_A_PROCESS).map((chunk) => [folder, chunk])
      : [[folder, members]],
  )
  return joined.flatMap(([folder, members]) => {
    if (folder === undefined || members.length === 1) return members
    const text = members.map((file) => `import '${relative(FOLDER, file)}'\n`).join('')
    // Named after its members, so that a run beside this one, of other files, leaves it as it is.
    const path = join(FOLDER, `${folder.replaceAll('/', '-')}.${hash('sha1', text).slice(0, 8)}.test.ts`)
    writeFileSync(path, text)
    return [path]
  })
}

/** The folder with which a file is joined: `api/watchlist` for `test/api/watchlist/entities/pause.test.ts`. */
function groupOf(file: string): string | undefined {
  const text = readFileSync(file, 'utf8')
  if (APART.test(file) || OF_ITS_OWN.test(text)) return
  const [, top, next] = file.split('/')
  if (HAS_SERVICE.test(text)) return `${top}${OWN_SERVICES}`
  return next?.endsWith('.ts') ? top : `${top}/${next}`
}

function chunksOf<T>(all: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size))
}
