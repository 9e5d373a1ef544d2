/** A thread in which tests are run on code with mistakes, one mistake at a time. */
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import fc from 'fast-check'

/** What the thread is given. */
export interface TrialData {
  /** The instrumented sources, by the URL of their file. */
  sources: Map<string, string>
  tests: string[]
  /** The instrumented workflows as one script, for tests that run them as a worker does. */
  bundle?: string
}

/** What each test of the untouched code has run through. */
export interface Survey {
  /** The tests that come to each mistake, the quickest first. */
  reachedBy: Map<string, number[]>
  /** Mistakes in what runs only once, while the code is loaded. */
  atLoad: string[]
}

/** Shared with the instrumented code, under a name that the instrumenter has chosen. */
interface Switchboard {
  activeMutant: string | undefined
  currentTestId: string | undefined
  /** How often each mistake was come to. */
  mutantCoverage: { static: Record<string, number>; perTest: Record<string, Record<string, number>> }
  /** How often the active one was come to; beyond the limit it throws. */
  hitCount: number
  hitLimit: number
}
/** A mistake that is come to so many times as often as the untouched code goes round and round. */
const ROUNDS = 100

const { sources, tests } = workerData as TrialData
// The same properties are tried each time.
fc.configureGlobal({ seed: 1 })
registerHooks({
  resolve(specifier, context, next) {
    return specifier === 'ava'
      ? { url: new URL('ava.ts', import.meta.url).href, shortCircuit: true }
      : next(specifier, context)
  },
  load(url, context, next) {
    const source = sources.get(url)
    return source === undefined
      ? next(url, context)
      : { format: 'module', source: stripTypeScriptTypes(source), shortCircuit: true }
  },
})
const board: Switchboard = {
  activeMutant: undefined,
  currentTestId: undefined,
  mutantCoverage: { static: {}, perTest: {} },
  hitCount: 0,
  hitLimit: 0,
}
Object.assign(globalThis, { __stryker__: board })

const { registered } = await import('./ava.ts')
for (const file of tests) await import(pathToFileURL(file).href)

parentPort?.postMessage(await survey())
parentPort?.on('message', async ({ mutant, by }: { mutant: string; by: number[] }) => {
  board.activeMutant = mutant
  board.hitCount = 0
  board.hitLimit = ROUNDS * hitsOf(mutant)
  const isFound = await fails(by)
  board.activeMutant = undefined
  parentPort?.postMessage(isFound)
})

async function survey(): Promise<Survey> {
  const took = new Map<number, number>()
  for (const [index, { title, run }] of registered.entries()) {
    board.currentTestId = String(index)
    const began = performance.now()
    try {
      await run()
    } catch (error) {
      throw new Error(`"${title}" fails on the untouched code`, { cause: error })
    }
    took.set(index, performance.now() - began)
  }
  board.currentTestId = undefined
  const reachedBy = new Map<string, number[]>()
  for (const [test, reached] of Object.entries(board.mutantCoverage.perTest))
    for (const mutant of Object.keys(reached)) reachedBy.set(mutant, [...(reachedBy.get(mutant) ?? []), Number(test)])
  for (const by of reachedBy.values()) by.sort((a, b) => (took.get(a) ?? 0) - (took.get(b) ?? 0))
  return { reachedBy, atLoad: Object.keys(board.mutantCoverage.static).filter((mutant) => !reachedBy.has(mutant)) }
}

function hitsOf(mutant: string): number {
  return Object.values(board.mutantCoverage.perTest).reduce((sum, reached) => sum + (reached[mutant] ?? 0), 0)
}

async function fails(by: number[]): Promise<boolean> {
  for (const index of by)
    try {
      await registered[index]?.run()
    } catch {
      return true
    }
  return false
}
