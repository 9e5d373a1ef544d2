import { Numbers } from './numbers.ts'

/** Long enough for the names of a small watchlist. */
const FIRST_BUCKETS = 256

/**
 * Numbers by a text that they have in common. Of the text only a hash is kept, so that an entry takes twelve bytes where a map of texts
 * takes a hundred. Two texts may have one hash: a caller must compare what it finds.
 */
export class NumbersByHash {
  private readonly hashes = new Numbers()
  private readonly numbers = new Numbers()
  /** For each entry the one before it in the same bucket, and for each bucket its last; counted from 1, so that 0 is none. */
  private readonly before = new Numbers()
  private last = new Int32Array(FIRST_BUCKETS)

  add(hash: number, number: number): void {
    if (this.numbers.length >= this.last.length) this.growTo(this.last.length * 2)
    const bucket = bucketOf(hash, this.last)
    this.hashes.push(hash)
    this.numbers.push(number)
    this.before.push(this.last[bucket] ?? 0)
    this.last[bucket] = this.numbers.length
  }

  /** Takes those of a text, and seldom of another. */
  take(hash: number, taken: { add(number: number): void }): void {
    let entry = this.last[bucketOf(hash, this.last)] ?? 0
    for (; entry !== 0; entry = this.before.at(entry - 1))
      if (this.hashes.at(entry - 1) === hash) taken.add(this.numbers.at(entry - 1))
  }

  private growTo(buckets: number): void {
    this.last = new Int32Array(buckets)
    for (let entry = 0; entry < this.numbers.length; entry++) {
      const bucket = bucketOf(this.hashes.at(entry), this.last)
      this.before.row[entry] = this.last[bucket] ?? 0
      this.last[bucket] = entry + 1
    }
  }
}

/** The bits of the end are brought to the lowest ones, which name the bucket. */
function bucketOf(hash: number, { length }: Int32Array): number {
  return (hash ^ (hash >>> 15)) & (length - 1)
}

/** A hash of a text, or of what went before and a text (FNV-1a). */
export function hashOf(text: string, before = FIRST_HASH): number {
  let hash = before
  for (let at = 0; at < text.length; at++) hash = hashWith(hash, text.charCodeAt(at))
  return hash
}

/** A hash with one more letter or number. */
export function hashWith(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193)
}

export const FIRST_HASH = 0x811c9dc5 | 0
