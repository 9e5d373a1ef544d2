/**
 * A case is found by any of its numbers without a table of all cases: each serial is the case's index in the world,
 * shuffled so that a case's serials differ from each other and neighbours lie far apart, as in real courts.
 */

/** The largest prime below 900,000. Serials stay under 900,000, where the reserved cases begin. */
const MODULUS = 899_981

/** Any multiplier shuffles, because the modulus is prime; three of them make three unlike numbers for one case. */
const MULTIPLIERS = { court: 523_987, filing: 271_828, registration: 618_033 }
export type SerialKind = keyof typeof MULTIPLIERS

/** The serial (1 to 899,980) of the case with the given index (0 to 899,979). */
export function serialOf(index: number, kind: SerialKind): number {
  return ((index + 1) * MULTIPLIERS[kind]) % MODULUS
}

/** The index of the case whose serial this is; undefined for serials that no case has. */
export function indexOf(serial: number, kind: SerialKind): number | undefined {
  if (serial < 1 || serial >= MODULUS) return undefined
  return ((serial * INVERSES[kind]) % MODULUS) - 1
}

const INVERSES = {
  court: inverse(MULTIPLIERS.court),
  filing: inverse(MULTIPLIERS.filing),
  registration: inverse(MULTIPLIERS.registration),
}

/** The inverse modulo the prime, by Fermat's little theorem. Products stay below 2^40, exact in a double. */
function inverse(multiplier: number): number {
  let result = 1
  for (let base = multiplier, exponent = MODULUS - 2; exponent > 0; exponent = Math.floor(exponent / 2)) {
    if (exponent % 2 === 1) result = (result * base) % MODULUS
    base = (base * base) % MODULUS
  }
  return result
}
