import fc from 'fast-check'

const upperLetter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const digit = fc.constantFrom(...'0123456789')
const text = (character: fc.Arbitrary<string>, length: number) =>
  fc.string({ unit: character, minLength: length, maxLength: length })
const twoOfAKind = fc.oneof(text(upperLetter, 2), text(digit, 2))

export const arbitraryYear = fc.integer({ min: 1950, max: 2049 })

/** CNRs of the recognised form. */
export const arbitraryCnr = fc
  .tuple(text(upperLetter, 2), twoOfAKind, twoOfAKind, text(digit, 6), arbitraryYear)
  .map((parts) => parts.join(''))

/** The ways in which pages and people write a CNR. */
export function writtenForms(cnr: string): string[] {
  const parts = [cnr.slice(0, 6), cnr.slice(6, 12), cnr.slice(12)]
  return [cnr, cnr.toLowerCase(), parts.join('-'), parts.join(' - '), parts.join('\u2013'), ` ${parts.join(' ')} `]
}

export const arbitrarySerial = fc.integer({ min: 1, max: 99_999_999 })

/** The ways in which courts write serial and year. */
export function writtenNumbers(serial: number, year: number): string[] {
  const padded = String(serial).padStart(8, '0')
  return [
    `${serial}/${year}`,
    `${padded}/${year}`,
    `${serial} of ${year}`,
    `${serial}-${year}`,
    `${padded} - ${year}`,
    `No. ${padded} / ${year}`,
    `${padded} - / ${year}`,
  ]
}
