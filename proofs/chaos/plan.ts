import { randomFor } from '../../sandbox/world/random.ts'
import { LINK_FAULTS, type LinkFault } from './link.ts'
import { PROCESS_FAULTS, type ProcessFault } from './member.ts'

/** Servers that can fail. */
export const PROCESSES = ['database', 'temporal', 'sandbox', 'api-1', 'api-2', 'worker-1', 'worker-2'] as const
export type ProcessName = (typeof PROCESSES)[number]

/** Who speaks to whom. */
export const LINKS = [
  ...['client > api-1', 'client > api-2'],
  ...['api-1 > database', 'api-1 > temporal', 'api-2 > database', 'api-2 > temporal'],
  ...['worker-1 > database', 'worker-1 > temporal', 'worker-1 > sandbox'],
  ...['worker-2 > database', 'worker-2 > temporal', 'worker-2 > sandbox'],
] as const
export type LinkName = string

/** One fault of a run. */
export type PlannedFault = { atMs: number; lastsMs: number } & (
  | { on: 'process'; target: ProcessName; fault: ProcessFault }
  | { on: 'browsers'; target: 'browsers'; fault: ProcessFault }
  | { on: 'link'; target: LinkName; fault: LinkFault }
)

/** How often each is chosen. Without database or Temporal nothing goes on, so these two fail seldom; of Temporal's nodes each as often. */
const WEIGHTS = {
  link: 56,
  'worker-1': 8,
  'worker-2': 8,
  'api-1': 6,
  'api-2': 6,
  sandbox: 6,
  browsers: 6,
  database: 2,
  temporal: 2,
} as const
type Chosen = keyof typeof WEIGHTS

/** Of the time between two faults as a rule, so much passes at least and at most: 0.4 to 1.8 s of 1.1. Several last at the same time. */
const PAUSE_SHARE = { least: 4 / 11, most: 18 / 11 }
/** Most faults are short, so that work goes on between them; a tenth outlasts heartbeats and calls. */
const SHORT_MS = { least: 200, most: 2_500 }
const LONG_MS = { least: 5_000, most: 20_000 }
const LONG_SHARE = 0.1

/**
 * The faults of a run: the same seed, length, pace and number of nodes give the same ones.
 * @param everyMs the time between two, as a rule
 * @param nodes of Temporal
 */
export function planFaults(seed: number, runMs: number, everyMs: number, nodes = 1): PlannedFault[] {
  const pause = { least: Math.round(PAUSE_SHARE.least * everyMs), most: Math.round(PAUSE_SHARE.most * everyMs) }
  const planned: PlannedFault[] = []
  for (let atMs = 0; ; ) {
    const chance = randomFor('chaos', seed, planned.length)
    atMs += chance.whole('pause', pause.least, pause.most)
    if (atMs >= runMs) return planned
    const span = chance.happens('long', LONG_SHARE) ? LONG_MS : SHORT_MS
    const lastsMs = chance.whole('lasts', span.least, span.most)
    const chosen = chosenBy(chance.fraction('target'), { ...WEIGHTS, temporal: WEIGHTS.temporal * nodes })
    if (chosen === 'link')
      planned.push({
        ...{ atMs, lastsMs, on: 'link' },
        target: chance.pick('link', LINKS as unknown as [string, ...string[]]),
        fault: chance.pick('fault', LINK_FAULTS),
      })
    else if (chosen === 'browsers')
      planned.push({ atMs, lastsMs, on: chosen, target: chosen, fault: chance.pick('fault', PROCESS_FAULTS) })
    else planned.push({ atMs, lastsMs, on: 'process', target: chosen, fault: chance.pick('fault', PROCESS_FAULTS) })
  }
}

function chosenBy(fraction: number, weights: Record<Chosen, number>): Chosen {
  const entries = Object.entries(weights) as [Chosen, number][]
  let rest = fraction * entries.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [name, weight] of entries) {
    if (rest < weight) return name
    rest -= weight
  }
  return 'link'
}
