import { z } from 'zod'
import type { Party } from '../../../domain/case.ts'
import { decoded } from '../../http-answer.ts'
import { present, type Rows, readText } from '../../readings.ts'

/** Names by place: parties and their advocates stand in two lists side by side, so a blank must keep its place. */
export const Names = z.unknown().transform(placesOf).prefault([])

/** A lone name is a list of one. */
function placesOf(value: unknown): unknown[] {
  const list = decoded(value) ?? []
  return Array.isArray(list) ? list : [list]
}

/**
 * Joins the parties of one side with their advocates. Advocates belong to parties by place only when there are as many; else
 * they act for the side, and stand with its first party.
 */
export function partiesOf(names: unknown[], advocates: unknown[]): Rows<Party> {
  const isPaired = names.length === advocates.length
  const written = names.map((name, place) => ({
    name: readText(name),
    advocate: isPaired ? readText(advocates[place]) : undefined,
  }))
  const kept = written.flatMap(({ name, advocate }) => (name === undefined ? [] : [present({ name, advocate })]))
  const [first, ...others] = kept
  const all = advocates.map(readText).filter((advocate) => advocate !== undefined)
  return {
    kept: first && !isPaired && all.length > 0 ? [{ ...first, advocate: all.join(', ') }, ...others] : kept,
    omitted: names.filter((name) => typeof name === 'object' && name !== null).length,
  }
}
