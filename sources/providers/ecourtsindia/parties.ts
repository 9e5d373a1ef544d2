import { z } from 'zod'
import type { Party } from '../../../domain/case.ts'
import { decoded } from '../../http-answer.ts'
import { present, type Rows, readText } from '../../readings.ts'

/** Names by position: parties and their advocates are in two parallel lists, so a blank must keep its position. */
export const Names = z.unknown().transform(listOf).prefault([])

/** A lone name is a list of one. */
function listOf(value: unknown): unknown[] {
  const list = decoded(value) ?? []
  return Array.isArray(list) ? list : [list]
}

/**
 * Joins the parties of one side with their advocates. Advocates belong to parties by position only when the lists are
 * equally long; else they act for the side, and are listed with its first party.
 */
export function partiesOf(names: unknown[], advocates: unknown[]): Rows<Party> {
  const isPaired = names.length === advocates.length
  const written = names.map((name, index) => ({
    name: readText(name),
    advocate: isPaired ? readText(advocates[index]) : undefined,
  }))
  const kept = written.flatMap(({ name, advocate }) => (name === undefined ? [] : [present({ name, advocate })]))
  const [first, ...others] = kept
  const all = advocates.map(readText).filter((advocate) => advocate !== undefined)
  return {
    kept: first && !isPaired && all.length > 0 ? [{ ...first, advocate: all.join(', ') }, ...others] : kept,
    omitted: names.filter((name) => typeof name === 'object' && name !== null).length,
  }
}
