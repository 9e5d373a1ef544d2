import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { median } from './figures.ts'

/**
 * Runs benchmarks in another checkout and in this one by turns, A B A B, each on a stack of its own. Returns a table of
 * the ratios of this build to the other one: of all pairs the lowest, the median and the highest.
 * @param checkout the folder of the other build, which is set up
 * @param pairs how often each build runs
 */
export function compareBuilds(checkout: string, names: string[], pairs: number, options: string[]): string[] {
  const table = ['| benchmark | measured | least | middle | most |', '|---|---|---|---|---|']
  for (const name of names) {
    const ratios = new Map<string, number[]>()
    for (let pair = 1; pair <= pairs; pair++) {
      console.log(`${name}, pair ${pair} of ${pairs}`)
      const theirs = figuresOf(checkout, name, options)
      for (const [what, ours] of figuresOf('.', name, options)) {
        const other = theirs.get(what)
        if (other !== undefined) ratios.set(what, [...(ratios.get(what) ?? []), ours / other])
      }
    }
    for (const [what, of] of ratios) {
      const spread = [Math.min(...of), median(of), Math.max(...of)].map((ratio) => ratio.toFixed(2))
      table.push(`| ${[name, what, ...spread].join(' | ')} |`)
    }
  }
  return table
}

/** Runs a benchmark once in a checkout, and reads the figures from the table that it prints. */
function figuresOf(checkout: string, name: string, options: string[]): Map<string, number> {
  const { scripts } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')) as { scripts: object }
  const command = 'bench' in scripts ? ['bench', '--', name] : ['proofs', '--', 'bench', name]
  const printed = run(checkout, ['run', '-s', ...command, ...options])
  const rows = printed.matchAll(/^\| [\w-]+ \| (?<what>[^|]+) \| [^|]+ \| (?<middle>[\d.e+-]+) \|/gm)
  return new Map([...rows].map(({ groups }) => [groups?.what ?? '', Number(groups?.middle)]))
}

/** A benchmark that misses an aim ends with code 1; its figures count all the same. */
function run(checkout: string, args: string[]): string {
  try {
    return execFileSync('npm', args, { cwd: checkout, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 1 && 'stdout' in error)
      return String(error.stdout)
    throw error
  }
}
