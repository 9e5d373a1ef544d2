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
  const start = sharedStart(from, 0, to, 0)
  const end = sharedEnd(from, start, to, start)
  const a = from.slice(start, from.length - end)
  const b = to.slice(start, to.length - end)
  const count = distance(a, b, most)
  if (count > most) return undefined
  return { count, likely: start > 0 && (isSwap(a, b) || (end > 0 && isLikely(a, b))) }
}

/** How many letters two words have in common from these places on. */
export function sharedStart(a: string, fromA: number, b: string, fromB: number): number {
  let count = 0
  while (
    fromA + count < a.length &&
    fromB + count < b.length &&
    a.charCodeAt(fromA + count) === b.charCodeAt(fromB + count)
  )
    count++
  return count
}

/** How many letters two words have in common at their ends, down to these places. */
function sharedEnd(a: string, fromA: number, b: string, fromB: number): number {
  let count = 0
  let atA = a.length - 1
  let atB = b.length - 1
  while (atA >= fromA && atB >= fromB && a.charCodeAt(atA) === b.charCodeAt(atB)) {
    count++
    atA--
    atB--
  }
  return count
}

/** How many letters must be left out, added or changed to turn one word into the other (Levenshtein). */
export function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const changed = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
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
  const start = sharedStart(a, fromA, b, fromB)
  const end = sharedEnd(a, fromA + start, b, fromB + start)
  const lengthA = a.length - end - fromA - start
  const lengthB = b.length - end - fromB - start
  if (lengthA === 0 || lengthB === 0) return lengthA + lengthB
  if (lengthA === 1 && lengthB === 1) return 1
  return isSwap(a.slice(a.length - end - lengthA, a.length - end), b.slice(b.length - end - lengthB, b.length - end))
    ? 1
    : 2
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

/** Whether one letter of a word was hit one key aside, wherever it stands. */
export function isKeyAside(word: string, meant: string): boolean {
  if (word.length !== meant.length) return false
  let aside = 0
  for (let at = 0; at < word.length; at++) {
    if (word[at] === meant[at]) continue
    if (++aside > 1 || !areNeighbours(word[at] ?? '', meant[at] ?? '')) return false
  }
  return aside === 1
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
