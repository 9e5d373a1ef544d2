import { randomBytes } from 'node:crypto'

/**
 * A new reference for a stamp: `CP-7K3M-9QXA-4FWC`, eleven random characters and a check character. It is drawn, not
 * derived from case or account, so that it tells nothing to who finds the paper. With a million of them the chance that
 * any two are the same is one in 72,000; a unique key in the database decides.
 */
export function createReference(random: Uint8Array = randomBytes(DRAWN)): string {
  if (random.length < DRAWN) throw new RangeError(`A reference needs ${DRAWN} random bytes.`)
  const values = [...random.subarray(0, DRAWN)].map((byte) => byte % ALPHABET.length)
  return written([...values, checkValue(values)])
}

/**
 * A reference as somebody typed or dictated it, in its one written form: lower case, missing hyphens, blanks, O for 0
 * and I or L for 1 are forgiven. `undefined` when it is none: every single wrong character and every swap of two is
 * found.
 */
export function readReference(text: string): string | undefined {
  const letters = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  if (!letters.startsWith('CP')) return undefined
  const values = [...letters.slice(2)].map((letter) => ALPHABET.indexOf(letter))
  if (values.length !== DRAWN + 1 || values.includes(-1)) return undefined
  return values.at(-1) === checkValue(values.slice(0, DRAWN)) ? written(values) : undefined
}

/** Crockford's base 32: no I, L, O (they read as 1 and 0), no U (it makes words). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const DRAWN = 11

function written(values: number[]): string {
  const letters = values.map((value) => ALPHABET[value]).join('')
  return `CP-${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`
}

/**
 * A weighted sum in the field of 32 elements. Each place has another weight (the powers of a generator), and in a field
 * that alone makes every single change and every swap of two different characters change the sum.
 */
function checkValue(values: number[]): number {
  return values.reduce((sum, value) => double(sum ^ value), 0)
}

/** Multiplies by the generator x, modulo the primitive polynomial x^5 + x^2 + 1. */
function double(value: number): number {
  const shifted = value << 1
  return shifted & 0b100000 ? shifted ^ 0b100101 : shifted
}
