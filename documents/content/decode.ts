import { constants, inflateSync } from 'node:zlib'
import { PdfArray, PdfName, type PdfStream } from '@libpdf/core'

/** Instructions longer than this are not worth reading for a margin; it is also what stops a compressed bomb. */
const MAX_DECODED_BYTES = 16 * 1024 * 1024

/** With the abbreviation that only inline images may use, but producers use elsewhere. */
const FLATE = new Set(['FlateDecode', 'Fl'])

/**
 * The decoded bytes of a content stream; undefined when they cannot be decoded, or are too many. Node's zlib is several
 * times faster than the library's decoder and, unlike it, has a limit. A stream that lacks only its checksum is taken as
 * viewers take it.
 */
export function decode(stream: PdfStream): Uint8Array | undefined {
  const entry = stream.get('Filter')
  const filter = entry instanceof PdfArray && entry.length === 1 ? entry.at(0) : entry
  // Some producers write blanks between `stream` and its line end, which the library takes for data. No zlib data begins with one.
  const behindBlanks = stream.data.findIndex((byte) => byte > 0x20)
  const isPlain = filter instanceof PdfName && FLATE.has(filter.value) && !stream.has('DecodeParms')
  try {
    return isPlain ? inflateSync(stream.data.subarray(behindBlanks), INFLATION) : stream.getDecodedData()
  } catch {
    return undefined
  }
}

const INFLATION = { maxOutputLength: MAX_DECODED_BYTES, finishFlush: constants.Z_SYNC_FLUSH }
