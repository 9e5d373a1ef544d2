import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const FOLDER = '.dev/joined-tests'

/** Their tests start programs, stop servers or need the whole machine. */
const APART = /^test\/(chaos|console|deploy|faults|fuzz|mcp|scripts|client|docs)\//
/** A file with a service or an environment of its own, or with hooks around each test, would meddle with the others. */
const OF_ITS_OWN = /\bstartService|\bprocess\.env\b|\btest\.(before|after)Each\b|^(?!.*\basync\b)\S.*\bawait\b/m

/**
 * Writes one file for each folder of tests that imports those of its files that get along in one process, because a process needs more
 * time to start and to warm up than most files need for their tests: the suite needs a third less of the processor than with a process per
 * file. Returns what AVA is to run: the files written, and those left alone.
 * @param files all test files, as `test/folder/file.test.ts`
 */
export function joinTests(files: string[]): string[] {
  mkdirSync(FOLDER, { recursive: true })
  const folders = Map.groupBy(files, folderOf)
  return [...folders].flatMap(([folder, members]) => {
    if (folder === undefined || members.length === 1) return members
    const path = join(FOLDER, `${folder.replaceAll('/', '-')}.test.ts`)
    writeFileSync(path, members.map((file) => `import '${relative(FOLDER, file)}'\n`).join(''))
    return [path]
  })
}

/** The folder with which a file is joined: `api/watchlist` for `test/api/watchlist/entities/pause.test.ts`. */
function folderOf(file: string): string | undefined {
  if (APART.test(file) || OF_ITS_OWN.test(readFileSync(file, 'utf8'))) return
  const [, top, next] = file.split('/')
  return next?.endsWith('.ts') ? top : `${top}/${next}`
}
