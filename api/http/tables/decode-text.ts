import { isUtf8 } from 'node:buffer'

/** Enough to see the headings. */
const BEGINNING_BYTES = 256

/**
 * Decodes a text file as spreadsheets save it: UTF-8, UTF-16 ("Unicode text") or Windows-1252 ("CSV" on Windows), with
 * or without a byte order mark.
 */
export function decodeText(bytes: Buffer): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes)
}

function encodingOf(bytes: Buffer): string {
  const [first = 0, second = 0] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const beginning = bytes.subarray(0, BEGINNING_BYTES)
  // The headings have Latin letters, of which UTF-16 fills every second byte with zeros.
  const zeros = (parity: 0 | 1) => beginning.filter((byte, at) => byte === 0 && at % 2 === parity).length
  if (zeros(1) > beginning.length / 4) return 'utf-16le'
  if (zeros(0) > beginning.length / 4) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}
