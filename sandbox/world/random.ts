/**
 * The world's random numbers. No running generator makes them: each has a name, and the same name always gives the same
 * number. So any case can be made alone and in any order, and a new random number changes none of the old ones.
 */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  fraction(label: string): number
  /** A whole number between `min` and `max`, both included. */
  whole(label: string, min: number, max: number): number
  pick<T>(label: string, list: readonly [T, ...T[]]): T
  /** True in the given share (0 to 1) of all cases. */
  happens(label: string, share: number): boolean
  /** The random numbers of a part, by its label. */
  of(label: string): Random
}

/** The random numbers of one object in the world: `randomFor(seed, 'case', 17)`. */
export function randomFor(...name: (string | number)[]): Random {
  const base = name.join('/')
  const fraction = (label: string) => hash(`${base}/${label}`) / 2 ** 32
  return {
    fraction,
    whole: (label, min, max) => min + Math.floor(fraction(label) * (max - min + 1)),
    pick: (label, list) => list[Math.floor(fraction(label) * list.length)] ?? list[0],
    happens: (label, share) => fraction(label) < share,
    of: (label) => randomFor(base, label),
  }
}

/** FNV-1a with the finish of MurmurHash3, which spreads neighbouring texts over all 32 bits. */
function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}
