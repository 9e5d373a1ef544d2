import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * The prefix of titles in AVA's report on a joined file. It includes the test file's name
 * (test/support/joined-titles.ts).
 */
export const JOINED_TITLE = /(?:[\w.]+ › )*[\w-]+\.[0-9a-f]{8} › /g

const FOLDER = '.dev/joined-tests'
/** Ends the group of the files that start services. */
const OWN_SERVICES = '-services'

/** Their tests start programs, stop servers or need the whole machine. */
const APART = /^proofs\/(chaos|faults)\/|^test\/(clients|console|deploy|docs|scripts)\//
/** A file that changes or inspects its whole process, or has hooks around each test, would disturb the others. */
const OF_ITS_OWN =
  /\bprocess\.(env|pid|on|memory)|\bmetrics\b|\btraces\b|\btest\.(before|after)Each\b|^(?!.*\basync\b)(\S.*)?\bawait\b/m
/** A test's own service has workers for every queue; several in one process would wait for one another. */
const HAS_SERVICE = /\bstartService/
const SERVICES_A_PROCESS = 3

/**
 * Writes one file per folder of tests that imports the files that can share a process, because a process needs more
 * time to start than most files need for their tests: a third of the suite's processor time is saved. Returns the files
 * for AVA: those written, and those left alone.
 * @param files test files, as `test/folder/file.test.ts` or `proofs/folder/file.test.ts`
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
    // Named by a hash of its members, so that a parallel run of other files leaves it alone.
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
