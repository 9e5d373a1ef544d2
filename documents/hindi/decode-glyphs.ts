import { type GlyphTable, REPH } from './glyphs.ts'

/** What stands for a word that is none: no reader takes it for text, and no sentence with it is evidence. */
export const UNREADABLE = '\ufffd'

/**
 * The Unicode text of a text in a legacy Hindi font. Such a font draws letters from pieces in the order of the eye: a half letter and a
 * stroke are a whole one, a short i stands before its letters, the r before a letter stands behind it. A word with a glyph that the table
 * does not have, or in an order that no word has, becomes one `UNREADABLE`.
 * @param glyphs as the PDF gives them: characters of Windows-1252, or the private ones that symbol fonts have in their places
 */
export function decodeGlyphs(glyphs: string, table: GlyphTable): string {
  return glyphs.replace(/\S+/g, (word) => {
    if (word.length > MOST_GLYPHS) return UNREADABLE
    const letters = [...withoutSymbols(word)]
      .map((glyph) => table.get(glyph) ?? (/\d/.test(glyph) ? glyph : UNREADABLE))
      .join('')
    const read = inSpokenOrder(letters)
    return read.includes(UNREADABLE) || DISORDER.test(read) ? UNREADABLE : read
  })
}

/** No word is as long; whoever makes a document may make one to keep these patterns busy. */
const MOST_GLYPHS = 80

/** Symbol fonts have their glyphs at U+F020 to U+F0FF, and word processors turn straight quotation marks into curly ones. */
function withoutSymbols(word: string): string {
  return word
    .replace(/[\uf020-\uf0ff]/g, (symbol) => WINDOWS_1252.decode(Uint8Array.of(symbol.charCodeAt(0) & 0xff)))
    .replace(/[‘’](?=k)/g, "'")
    .replace(/[“”](?=k)/g, '"')
}

const WINDOWS_1252 = new TextDecoder('windows-1252')

const LETTER = '[क-ह]'
const CLUSTER = `${LETTER}़?(?:्${LETTER}़?)*(?:्(?![क-ह]))?`
const SIGNS = '[ा-ौॅंँःॢॣ]'

/** One rule after the other. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/\u094d\u093c/g, '\u093c\u094d'],
  [new RegExp(`(?<!${LETTER})़(${LETTER})`, 'g'), '$1़'],
  [/्ा/g, ''],
  [/ाा+/g, 'ा'],
  [/(ँ|ं)\1+/g, '$1'],
  [new RegExp(`(${SIGNS}+)((?:्[रय])+)`, 'g'), '$2$1'],
  [new RegExp(`ि${REPH}(ं?)(${CLUSTER})`, 'g'), `र्$2ि$1`],
  [new RegExp(`ि(ं?)(${CLUSTER})`, 'g'), '$2ि$1'],
  [new RegExp(`([इई])(ं?)${REPH}`, 'g'), 'ई$2'],
  [new RegExp(`(${CLUSTER})(${SIGNS}*)${REPH}`, 'g'), 'र्$1$2'],
  [/([ंँ])([ा-ौॅ]+)/g, '$2$1'],
  [/िा/g, 'ि'],
  [/अा/g, 'आ'],
  [/[आअ]े|ओे/g, 'ओ'],
  [/[आअ]ो/g, 'ओ'],
  [/[आअ]ै|[आअ]ौ/g, 'औ'],
  [/[आअ]ॅ|[आअ]ॉ/g, 'ऑ'],
  [/एे/g, 'ऐ'],
  [/ाे/g, 'ो'],
  [/ाै/g, 'ौ'],
  [/ाॅ/g, 'ॉ'],
]

function inSpokenOrder(letters: string): string {
  return RULES.reduce((text, [pattern, by]) => text.replace(pattern, by), letters)
}

/** What no word has: a sign without a letter, two vowel signs at one letter, a virama before a vowel sign, a reph that belongs to nothing. */
const DISORDER = new RegExp(`${REPH}|^[ा-ौॅ़्ंँः]|[ा-ौॅ]{2}|्[ा-ौॅंँः़]|्{2}|[ंँः][ा-ौॅ़्]|[\\d।.,;:()?!/-][ा-ौॅ़्]|[अ-औ][ा-ौ़्]`)
