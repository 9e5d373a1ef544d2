/** How one spelling differs from another by slips of the hand. */
export interface Slips {
  /** Letters left out, added, swapped with their neighbour or changed. */
  count: number
  /**
   * Every one of them is of a kind that fingers make: not another letter from elsewhere on the keyboard, nor at the
   * word's start.
   */
  likely: boolean
}

/**
 * The fewest slips that turn one word into the other, or undefined when they are more than `most` (at most 2 make
 * sense). A changed last letter is not likely either, because endings tell Indian names apart (`manjul`, `manjula`).
 */
export function slipsBetween(from: string, to: string, most: number): Slips | undefined {
  if (Math.abs(from.length - to.length) > most) return undefined
  let start = 0
  while (start < from.length && start < to.length && from[start] === to[start]) start++
  let end = 0
  while (end < from.length - start && end < to.length - start && from.at(-1 - end) === to.at(-1 - end)) end++
  const a = from.slice(start, from.length - end)
  const b = to.slice(start, to.length - end)
  const count = distance(a, b, most)
  if (count > most) return undefined
  return { count, likely: start > 0 && (isSwap(a, b) || (end > 0 && isLikely(a, b))) }
}

/** Which letters a word has, a bit for each, so that very different words are recognised at once. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

/** Which letters a word has more than once, a bit for each. */
export function repeatsOf(word: string): number {
  let letters = 0
  let repeats = 0
  for (let at = 0; at < word.length; at++) {
    const letter = 1 << (word.charCodeAt(at) & 31)
    repeats |= letters & letter
    letters |= letter
  }
  return repeats
}

/** How many letters only one of two words has. A slip adds two at most. */
export function lettersApart(letters: number, others: number): number {
  let bits = letters ^ others
  bits -= (bits >>> 1) & 0x55555555
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The steps from one word to another that begins otherwise, a swap of neighbours as one; one more than `most` when they are more. */
function distance(a: string, b: string, most: number): number {
  if (a.length === 0 || b.length === 0) return a.length + b.length
  if (Math.abs(a.length - b.length) > most) return most + 1
  if (most === 1) return (a.length === 1 && b.length === 1) || isSwap(a, b) ? 1 : 2
  let rest = Math.min(further(a, 1, b, 1), further(a, 1, b, 0), further(a, 0, b, 1))
  if (a[0] === b[1] && a[1] === b[0]) rest = Math.min(rest, further(a, 2, b, 2))
  return 1 + rest
}

/** The steps between what follows in two words, 2 when they are more than one. */
function further(a: string, fromA: number, b: string, fromB: number): number {
  if (Math.abs(a.length - fromA - b.length + fromB) > 1) return 2
  let startA = fromA
  let startB = fromB
  while (startA < a.length && startB < b.length && a[startA] === b[startB]) {
    startA++
    startB++
  }
  let endA = a.length
  let endB = b.length
  while (endA > startA && endB > startB && a[endA - 1] === b[endB - 1]) {
    endA--
    endB--
  }
  if (endA === startA && endB === startB) return 0
  return distance(a.slice(startA, endA), b.slice(startB, endB), 1)
}

function isSwap(a: string, b: string): boolean {
  return a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0]
}

/** Two words cut down to where they differ: nothing but letters left out, added, swapped, or hit one key aside. */
function isLikely(a: string, b: string): boolean {
  if (a.length !== b.length) return true
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at] && !areNeighbours(a[at] ?? '', b[at] ?? '')) return false
  return true
}

const KEY_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const keys = new Map<string, readonly [number, number]>()
for (const [row, letters] of KEY_ROWS.entries()) {
  for (const [column, letter] of [...letters].entries()) keys.set(letter, [row, column + row * 0.5])
}

function areNeighbours(a: string, b: string): boolean {
  const first = keys.get(a)
  const second = keys.get(b)
  if (!first || !second) return false
  return Math.abs(first[0] - second[0]) <= 1 && Math.abs(first[1] - second[1]) <= 1
}
