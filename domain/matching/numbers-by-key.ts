import { Numbers } from './numbers.ts'

const NONE: readonly number[] = []
/** Long enough for the names of a small watchlist. */
const FIRST_BUCKETS = 256

/**
 * Numbers by a text that they have in common. Of the text only a hash is kept, so that an entry takes twelve bytes where a map of texts
 * takes a hundred: two texts of one hash are taken for one, and whoever asks must look at what they find.
 */
export class NumbersByKey {
  private readonly hashes = new Numbers()
  private readonly numbers = new Numbers()
  /** For each entry the one before it in the same bucket, and for each bucket its last; counted from 1, so that 0 is none. */
  private readonly before = new Numbers()
  private last = new Int32Array(FIRST_BUCKETS)

  add(key: string, number: number): void {
    if (this.numbers.length >= this.last.length) this.growTo(this.last.length * 2)
    const hash = hashOf(key)
    const bucket = hash & (this.last.length - 1)
    this.hashes.push(hash)
    this.numbers.push(number)
    this.before.push(this.last[bucket] ?? 0)
    this.last[bucket] = this.numbers.length
  }

  /** Those of a text, and seldom of another. */
  of(key: string): readonly number[] {
    const hash = hashOf(key)
    let entry = this.last[hash & (this.last.length - 1)] ?? 0
    let found: number[] | undefined
    for (; entry !== 0; entry = this.before.at(entry - 1)) {
      if (this.hashes.at(entry - 1) !== hash) continue
      if (found) found.push(this.numbers.at(entry - 1))
      else found = [this.numbers.at(entry - 1)]
    }
    return found ?? NONE
  }

  private growTo(buckets: number): void {
    this.last = new Int32Array(buckets)
    for (let entry = 0; entry < this.numbers.length; entry++) {
      const bucket = this.hashes.at(entry) & (buckets - 1)
      this.before.row[entry] = this.last[bucket] ?? 0
      this.last[bucket] = entry + 1
    }
  }
}

/** FNV-1a, with the bits of the end brought to the lowest ones, which name the bucket. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  return hash ^ (hash >>> 15)
}
