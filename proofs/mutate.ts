/**
 * `npm run proofs -- mutate [AREA... --sample N --seed S]`: puts mistakes into the pure parts
 * (`proofs/mutate/areas.ts`), one at a time, and runs the tests that reach them: all mistakes of each area, or N chosen
 * by seed S (default 1). Prints those that no test finds, and each area's share found; the exit code is 1 when it is
 * below 80 %. Fetches Stryker's instrumenter, which makes the mistakes, the first time.
 */

import { execFileSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { wilson } from '../domain/review/wilson-interval.ts'
import { readOptions } from '../scripts/read-options.ts'
import { bundleText } from './explore/bundle.ts'
import { AREAS, type Area } from './mutate/areas.ts'
import { bundling } from './mutate/instrumented-source.ts'
import type { Survey, TrialData } from './mutate/trial.ts'

const INSTRUMENTER = '@stryker-mutator/instrumenter'
const VERSION = '10.1.1'
const FOLDER = resolve('.dev/mutation')
const WANTED_SHARE = 0.8
/**
 * A mistake that runs longer than this counts as endless, and so as found. The instrumenter stops most of them earlier.
 */
const PATIENCE_MS = 60_000

/** The used part of the instrumenter. */
interface Instrumenter {
  instrument(
    files: { name: string; content: string; mutate: true }[],
    options: { plugins: null; excludedMutations: string[]; ignorers: never[] },
  ): Promise<{ files: { name: string; content: string }[]; mutants: Mutant[] }>
}
/** The used part of the instrumenter's components. */
interface Injector {
  provideValue(name: string, value: unknown): Injector
  injectFunction(create: object): Instrumenter
}
interface Mutant {
  id: string
  fileName: string
  mutatorName: string
  replacement: string
  /** `Ignored` for one that was left out. */
  status?: string
  /** Lines are counted from 0. */
  location: { start: { line: number } }
}

const { values, positionals: names } = readOptions({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
})
const sampleSize = values.sample === undefined ? Number.POSITIVE_INFINITY : Number(values.sample)
let isMet = true
for (const [name, area] of Object.entries(AREAS)) {
  if (names.length > 0 && !names.includes(name)) continue
  const share = await tryArea(name, area)
  isMet &&= share >= WANTED_SHARE
}
process.exit(isMet ? 0 : 1)

async function tryArea(name: string, { code, tests, isBundled }: Area): Promise<number> {
  const instrumenter = await openInstrumenter()
  const { files, mutants } = await instrumenter.instrument(
    globSync(code)
      .sort()
      .map((file) => ({ name: file, content: readFileSync(file, 'utf8'), mutate: true })),
    // The words of a message or a list are data, so changing them is not a mistake in the code.
    { plugins: null, excludedMutations: ['StringLiteral'], ignorers: [] },
  )
  const sources = new Map(files.map(({ name: file, content }) => [pathToFileURL(resolve(file)).href, content]))
  const data: TrialData = {
    sources,
    tests: globSync(tests)
      .sort()
      .map((file) => resolve(file)),
    ...(isBundled && { bundle: await bundleText(bundling(sources)) }),
  }
  let trial = await startTrial(data)
  const { reachedBy, atLoad } = trial.survey
  const all = mutants.filter(({ id, status }) => status !== 'Ignored' && !atLoad.includes(id))
  const tried = sampleOf(all)
  let left = 0
  let gone = 0
  for (const mutant of tried) {
    const by = reachedBy.get(mutant.id) ?? []
    const isFound = by.length > 0 && (await trial.find(mutant.id, by))
    if (isFound === undefined) {
      gone++
      trial = await startTrial(data)
    } else if (!isFound) {
      left++
      report(mutant, reachedBy.has(mutant.id))
    }
  }
  await trial.stop()
  const found = tried.length - left
  const share = found / tried.length
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`
  const ofSample =
    tried.length < all.length
      ? `, a sample of ${all.length}: between ${wilson(found, tried.length).map(percent).join(' and ')} of all at 95 %`
      : ''
  console.log(
    `${name}: ${found} of ${tried.length} mistakes found (${percent(share)})${ofSample}; ${gone} of them by a test without end; ${atLoad.length} in constants not tried`,
  )
  return share
}

function report({ fileName, location, mutatorName, replacement }: Mutant, isReached: boolean): void {
  const change = replacement.replaceAll(/\s+/g, ' ').slice(0, 100)
  console.log(
    `${fileName}:${location.start.line + 1} ${mutatorName}${isReached ? '' : ' (no test comes here)'}: ${change}`,
  )
}

/** A random sample of this size; a smaller sample is the beginning of a larger one. */
function sampleOf(mutants: Mutant[]): Mutant[] {
  return mutants.toSorted((a, b) => (lotOf(a) < lotOf(b) ? -1 : 1)).slice(0, sampleSize)
}

function lotOf({ id }: Mutant): string {
  return hash('sha1', `${values.seed} ${id}`)
}

interface Trial {
  survey: Survey
  /** Whether one of these tests fails with the mistake; undefined when they do not end, or end the thread. */
  find(mutant: string, by: number[]): Promise<boolean | undefined>
  stop(): Promise<unknown>
}

/** Starts a thread and runs the unchanged code. */
async function startTrial(workerData: TrialData): Promise<Trial> {
  const worker = new Worker(new URL('./mutate/trial.ts', import.meta.url), {
    workerData,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  const answer = () =>
    new Promise<unknown>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
    })
  const survey = (await answer()) as Survey
  return {
    survey,
    async find(mutant, by) {
      const timeout = Promise.withResolvers<undefined>()
      const timer = setTimeout(() => timeout.resolve(undefined), PATIENCE_MS)
      worker.postMessage({ mutant, by })
      const found = await Promise.race([answer().catch(() => undefined), timeout.promise])
      clearTimeout(timer)
      worker.removeAllListeners('error')
      if (found === undefined) await worker.terminate()
      return found as boolean | undefined
    },
    stop: () => worker.terminate(),
  }
}

async function openInstrumenter(): Promise<Instrumenter> {
  if (!existsSync(resolve(FOLDER, 'node_modules', INSTRUMENTER))) {
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(resolve(FOLDER, 'package.json'), '{"private":true}\n')
    const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', `${INSTRUMENTER}@${VERSION}`]
    execFileSync('npm', args, { cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit'] })
  }
  const installed = createRequire(resolve(FOLDER, 'package.json'))
  const load = (name: string): Promise<unknown> => import(pathToFileURL(installed.resolve(name)).href)
  const { createInstrumenter } = (await load(INSTRUMENTER)) as { createInstrumenter: object }
  const { createInjector } = (await load('typed-inject')) as { createInjector(): Injector }
  const silent = Object.fromEntries(
    ['trace', 'debug', 'info', 'warn', 'error', 'fatal'].flatMap((level) => [
      [level, (): void => {}],
      [`is${level[0]?.toUpperCase()}${level.slice(1)}Enabled`, (): boolean => false],
    ]),
  )
  return createInjector()
    .provideValue('logger', silent)
    .provideValue('getLogger', (): object => silent)
    .provideValue('options', {})
    .injectFunction(createInstrumenter)
}
