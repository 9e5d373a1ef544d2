import { hash } from 'node:crypto'
import { readLines, recordLines } from '../support/recorded-lines.ts'
import { exploreAll, exploreSome } from './explore.ts'
import { countdown, SEED } from './findings.ts'
import type { Model } from './model.ts'
import { type AnyModel, MODELS } from './models/index.ts'
import type { Play } from './play.ts'
import type { Sandbox } from './sandbox.ts'

/** What every workflow commands, as somebody has looked at it: a line for each thing that it is told. */
const RECORDED = 'proofs/explore/commands.txt'
/** Orders of a model, in their sequence and by chance. More show little that is new. */
const ORDERS = 40
/** Letters of what a command says. */
const SHOWN = 100

/**
 * What a workflow commands, told what, and what it answers to the query for its state, in some orders of its model; the same orders each time. A
 * sign changes with all that a command says, such as its timeouts.
 */
export async function commandsOf<World>(sandbox: Sandbox, model: Model<World>): Promise<string[]> {
  const { name, query } = model
  const lines = new Set<string>()
  const look = async (play: Play<World>) => {
    for (const { told, commands } of play.recorded)
      lines.add(`${name}; ${told.join(' and ')} → ${inShort(commands)} (${hash('sha1', commands).slice(0, 6)})`)
    if (query !== undefined) lines.add(`${name}; query ${query} → ${JSON.stringify(await play.query(query))}`)
  }
  await exploreAll(sandbox, model, { goesOn: countdown(ORDERS), look })
  await exploreSome(sandbox, model, { goesOn: countdown(ORDERS), seed: SEED, look })
  return [...lines].toSorted()
}

export function recordedCommands(model: AnyModel): string[] {
  return readLines(RECORDED).filter((line) => line.startsWith(`${model.name}; `))
}

/** Writes what is commanded now. Returns what was not recorded. */
export async function recordAnew(sandbox: Sandbox): Promise<string[]> {
  const lines: string[] = []
  for (const model of MODELS) lines.push(...(await commandsOf(sandbox, model)))
  return recordLines(RECORDED, lines)
}

/** Commands by their kind, what is asked for, and the beginning of what it is given or answers. */
function inShort(commands: string): string {
  const texts = JSON.parse(commands) as Record<string, unknown>[]
  return texts.map((text) => Object.entries(text).map(oneInShort)).join(', ') || 'nothing'
}

function oneInShort([kind, told]: [string, unknown]): string {
  const said = JSON.stringify(told)
  const [, type] = /"(?:activityType|workflowType|patchId)":"(.*?)"/.exec(said) ?? []
  const data = said.match(/(?<="data":").*?(?<!\\)(?=")/g) ?? []
  return [kind, type, data.join(' ').replaceAll('\\"', '"').slice(0, SHOWN)].filter(Boolean).join(' ')
}
