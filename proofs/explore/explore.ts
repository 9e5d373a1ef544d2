import { hash } from 'node:crypto'
import type { Model } from './model.ts'
import { type Option, Play, type Recorded } from './play.ts'
import type { Sandbox } from './sandbox.ts'

/** An order of things in which something is wrong. */
export interface Finding {
  model: string
  problem: string
  /** What happened, in its order. */
  order: string[]
}

export interface Explored {
  model: string
  /** Orders that were gone to their end. */
  orders: number
  /** Orders that came to where another one had been. */
  merged: number
  /** Orders among them that were cut off before it. */
  cut: number
  /** Whether there is no other order, up to where they are cut off. */
  isExhaustive: boolean
  findings: Finding[]
}

interface Limits<World> {
  /** Whether to go on; asked before each order. */
  goesOn(): boolean
  /** The same wrong thing in many orders is told once; so many different ones are enough. */
  mostFindings?: number
  /** Looks at each order when it is over. */
  look?(play: Play<World>): Promise<void>
}

/**
 * Goes through all orders, depth first. Each begins with a replay of what it has in common with the one before, so that every prefix is replayed;
 * the last part of an order is replayed at its end. Two orders are taken for one from where they have led to the same with the same answers to the same steps.
 */
export async function exploreAll<World>(
  sandbox: Sandbox,
  model: Model<World>,
  limits: Limits<World>,
): Promise<Explored> {
  const explored = nothingExplored(model)
  const seen = new Set<string>()
  const decisions: { taken: number; of: number; recordedBefore: number }[] = []
  let recorded: Recorded[] = []

  while (limits.goesOn()) {
    const replayed = recorded.slice(0, decisions.at(-1)?.recordedBefore ?? 0)
    const play = new Play(sandbox, model, replayed)
    let isMerged = false
    for (let depth = 0; !play.isOver && !play.problem; depth++) {
      if (depth >= decisions.length && play.hasSettled) {
        const place = await placeOf(play)
        isMerged = seen.has(place)
        if (isMerged) break
        seen.add(place)
      }
      const options = play.options()
      decisions[depth] ??= { taken: 0, of: options.length, recordedBefore: play.recorded.length }
      const option = options[decisions[depth]?.taken ?? 0]
      if (!option) {
        play.problem = 'it does not offer what it did before'
        break
      }
      await play.take(option)
    }
    recorded = play.recorded
    await limits.look?.(play)
    if (isMerged) explored.merged++
    else
      await judge(
        sandbox,
        play,
        explored,
        decisions.map(({ taken }) => taken),
      )
    await play.dispose()
    if (explored.findings.length >= (limits.mostFindings ?? 1)) return explored

    while (decisions.length > 0 && isLast(decisions.at(-1))) decisions.pop()
    const last = decisions.at(-1)
    if (!last) return { ...explored, isExhaustive: true }
    last.taken++
  }
  return explored
}

/** Goes through orders by chance, the same ones for the same seed. Caches are lost at any time. */
export async function exploreSome<World>(
  sandbox: Sandbox,
  model: Model<World>,
  limits: Limits<World> & { seed: number },
): Promise<Explored> {
  const explored = nothingExplored(model)
  const random = mulberry32(limits.seed)
  while (limits.goesOn()) {
    const taken: number[] = []
    let play = new Play(sandbox, model, [])
    while (!play.isOver && !play.problem) {
      if (random() < LOSES_CACHE) play = await replayOf(sandbox, play, taken)
      if (play.problem) break
      const options = play.options()
      const index = pick(options, random)
      const option = options[index]
      if (!option) break
      taken.push(index)
      await play.take(option)
    }
    await limits.look?.(play)
    await judge(sandbox, play, explored, taken)
    await play.dispose()
    if (explored.findings.length >= (limits.mostFindings ?? 1)) return explored
  }
  return explored
}

/** A worker loses its cache so often before a step. */
const LOSES_CACHE = 1 / 12
/** What comes from outside is chosen less often than what is under way, so that it comes at every stage. */
const FROM_OUTSIDE = 0.3

function pick(options: Option[], random: () => number): number {
  const isFromOutside = ({ kind }: Option) =>
    kind === 'message' || kind === 'cancel' || kind === 'outside' || kind === 'end'
  const indexes = options.keys().toArray()
  const groups = [indexes.filter((index) => !isFromOutsideAt(index)), indexes.filter(isFromOutsideAt)]
  const wanted = random() < FROM_OUTSIDE ? 1 : 0
  const group = groups[wanted]?.length ? groups[wanted] : indexes
  return group[Math.floor(random() * group.length)] ?? 0

  function isFromOutsideAt(index: number): boolean {
    const option = options[index]
    return option !== undefined && isFromOutside(option)
  }
}

/** The same run in another worker. */
async function replayOf<World>(sandbox: Sandbox, play: Play<World>, taken: number[]): Promise<Play<World>> {
  await play.dispose()
  const again = new Play(sandbox, play.server.model, play.recorded)
  for (const index of taken) {
    const option = again.options()[index]
    if (!option) again.problem ??= 'it does not offer what it did before'
    if (!option || again.problem) break
    await again.take(option)
  }
  return again
}

/** Judges an order at its end, and replays it whole. */
async function judge<World>(sandbox: Sandbox, play: Play<World>, explored: Explored, taken: number[]): Promise<void> {
  explored.orders++
  if (play.isCut) explored.cut++
  let problem = play.problem ?? problemAtEnd(play)
  if (!problem) {
    const again = await replayOf(sandbox, play, taken)
    await again.dispose()
    problem = again.problem
  }
  const isKnown = explored.findings.some((finding) => finding.problem === problem)
  if (problem && !isKnown) explored.findings.push({ model: explored.model, problem, order: play.names })
}

function problemAtEnd<World>({ server }: Play<World>): string | undefined {
  const { model, ending, wasCancelled } = server
  if (!ending) return undefined
  // The last thing that happens in a cancelled run may be that an activity fails.
  const mayFail = (type: string) => model.fails?.includes(type) || (wasCancelled && type.includes(' '))
  if (ending.kind === 'failed' && !mayFail(ending.type)) return `it fails as ${ending.type}`
  if (ending.kind === 'cancelled' && !wasCancelled) return 'it ends as cancelled, which nobody asked for'
  const { world, updates, asked, came } = server
  return model.check?.({ world, ending, updates, asked, wasCancelled, came }).find(Boolean) || undefined
}

/**
 * Where an order has come to, as far as it can be seen: the world, what is under way, the answer to the query, and what each step was answered with.
 * Of messages it counts before which steps they came.
 */
async function placeOf<World>(play: Play<World>): Promise<string> {
  const { query } = play.server.model
  const state = query === undefined ? '' : JSON.stringify(await play.query(query))
  const answered: string[] = []
  const before: string[] = []
  for (const { told, commands } of play.recorded) {
    const isMessage = told.some((name) => /^(signal|update|cancel)/.test(name))
    const past = isMessage ? before.toSorted().join() : ''
    answered.push(`${past}|${told.join('+')}|${commands}`)
    before.push(told.join('+'))
  }
  return hash('sha1', [state, play.server.visible(), ...answered.toSorted()].join('\n'), 'base64')
}

function isLast(decision: { taken: number; of: number } | undefined): boolean {
  return decision !== undefined && decision.taken >= decision.of - 1
}

function nothingExplored({ name }: { name: string }): Explored {
  return { model: name, orders: 0, merged: 0, cut: 0, isExhaustive: false, findings: [] }
}

/** A small generator of random numbers from 0 to 1 whose sequence a seed fixes. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
