import { existsSync, readFileSync } from 'node:fs'
import { basename, join, normalize } from 'node:path'
import { cruiseImports } from '../architecture/import-graph.ts'
import { foldersWithCode } from '../architecture/violations.ts'

/** A change of one of these may change the outcome of every test. */
const REACH_EVERYTHING = ['package-lock.json', 'ava.config.js', 'temporal-dev.yml', 'tsconfig.json']

/** A file that the code names in a string: a started program, the bundled workflows, data. */
const NAMED = /['"`]((?:[\w@.-]+\/)*[\w.-]+\.[a-z]\w*)['"`]/g

/**
 * The test files that reach one of these files: by imports, of types too, and by paths in strings, from the project's
 * root or from the file's own folder. A data file is also reached by its name alone.
 */
export async function reachingTests(changed: string[], root = process.cwd()): Promise<Set<string>> {
  const { modules } = await cruiseImports(root, foldersWithCode(root))
  const sources = modules
    .map(({ source }) => source)
    .filter((file) => existsSync(join(root, file)) && !file.includes('node_modules'))
  const importers = new Map<string, string[]>()
  const link = (file: string, importer: string) => importers.set(file, [...(importers.get(file) ?? []), importer])
  for (const { source, dependencies } of modules) for (const { resolved } of dependencies) link(resolved, source)
  for (const source of sources)
    for (const [, name = ''] of readFileSync(join(root, source), 'utf8').matchAll(NAMED)) {
      for (const file of [normalize(name), join(source, '..', name)]) link(file, source)
      link(basename(name), source)
    }

  const isCode = new Set(sources)
  const reached = new Set<string>()
  const visit = (file: string): void => {
    if (reached.has(file)) return
    reached.add(file)
    for (const importer of importers.get(file) ?? []) visit(importer)
    if (!isCode.has(file)) for (const importer of importers.get(basename(file)) ?? []) visit(importer)
  }
  for (const file of changed.some((each) => REACH_EVERYTHING.includes(each)) ? sources : changed) visit(file)
  return new Set([...reached].filter((file) => file.endsWith('.test.ts')))
}
