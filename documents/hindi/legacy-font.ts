import { CHANAKYA } from './chanakya.ts'
import type { GlyphTable } from './glyphs.ts'
import { KRUTI_DEV } from './kruti-dev.ts'

/** The glyphs of a font that shows Hindi in the places of Latin letters; `unknown` where it is one of those without a table here. */
export type LegacyFont = GlyphTable | 'unknown'

/** Which legacy font a name in a PDF is, with or without the six letters of a subset: `ABCDEF+KrutiDev010`, `DevLys 010`. */
export function legacyFontNamed(name: string): LegacyFont | undefined {
  const plain = name.replace(/^[A-Z]{6}\+/, '').replace(/[\s_-]/g, '')
  if (/^(?:kruti(?:dev|pad|text)?|krdv|krdev|devlys)/i.test(plain)) return KRUTI_DEV
  if (/^chanakya(?!sans|uni|mt)/i.test(plain)) return CHANAKYA
  return UNKNOWN.test(plain) ? 'unknown' : undefined
}

/** Families without a table here. */
const UNKNOWN =
  /^(?:walkman|shusha|susha|shivaji0|shreedev0|shreelipi|aps(?:dv|c)|a[ak]kriti|akruti|dvb?wt?tt|dvtt|kundli|bhaskar|subak|sulipi|arjun\d|agra\d|richa\d|yogesh(?!uni))/i

/**
 * Which legacy font a text is in whose font has no telling name: some words of any Hindi text (is, are, in, of, and, this) are words of no
 * other language when they stand in those fonts' letters.
 * @param text all that a document shows in one font
 */
export function legacyFontOf(text: string): GlyphTable | undefined {
  const words = text.split(/\s+/).filter((word) => word !== '')
  const found = (
    [
      [KRUTI_DEV, WORDS_IN_KRUTI_DEV],
      [CHANAKYA, WORDS_IN_CHANAKYA],
    ] as const
  ).find(([, known]) => {
    const hits = words.filter((word) => known.has(word)).length
    return hits >= FEWEST_WORDS && hits >= words.length * WORDS_SHARE
  })
  return found?.[0]
}

const FEWEST_WORDS = 3
/** One word in six of a Hindi text is one of these; of an English one none. */
const WORDS_SHARE = 0.06

/** है हैं में के की का को कि और यह तथा गया नहीं द्वारा, and in Chanakya से पर ने, which are no English words there */
const WORDS_IN_KRUTI_DEV = new Set('gS gSa gSA gSaA esa ds dh dk dks fd vkSj ;g rFkk x;k ugha }kjk'.split(' '))
const WORDS_IN_CHANAKYA = new Set(
  'ãñ ãñ´ ãñÐ ×ð´ ×ð¢ ·ð¤ ·¤è ·¤æ ·¤æð âð ç·¤ ¥æñÚU ØãU Øã ÌÍæ »Øæ ÂÚU Ùð Ùãè´ mæÚUæ'.split(' '),
)
