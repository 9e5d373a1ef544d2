import { type PDF, PdfDict, PdfName, type PdfRef, Standard14Font } from '@libpdf/core'

/** A font that can show some characters. Widths are in ems. */
export interface Face {
  /** The text as this font can show it, `undefined` when it cannot. */
  spell(text: string): string | undefined
  width(text: string): number
  /** The operators that show the text at a size, the font's name in the resources being given. */
  show(text: string, size: number, fontName: string): string
  /** The font in the document. */
  ref: PdfRef
}

/** Helvetica, which every viewer has: nothing needs to be embedded for English. */
export function latinFace(pdf: PDF): Face {
  const metrics = Standard14Font.of('Helvetica')
  const ref = pdf.register(
    PdfDict.of({
      Type: PdfName.of('Font'),
      Subtype: PdfName.of('Type1'),
      BaseFont: PdfName.of('Helvetica'),
      Encoding: PdfName.of('WinAnsiEncoding'),
    }),
  )
  return {
    ref,
    spell: spellLatin,
    width: (text) => metrics.widthOfTextAtSize(text, 1),
    show: (text, size, fontName) => `/${fontName} ${size} Tf <${encode(text).toString('hex')}> Tj`,
  }
}

/** Characters outside of the font's encoding lose their accents (`Ā` is written `A`), the rupee sign becomes `Rs`. */
function spellLatin(text: string): string | undefined {
  let spelled = ''
  for (const character of text) {
    const known = isEncodable(character) ? character : (SPELLINGS.get(character) ?? withoutAccents(character))
    if (![...known].every(isEncodable)) return undefined
    spelled += known
  }
  return spelled
}

const SPELLINGS = new Map([
  ['₹', 'Rs'],
  ['−', '-'],
  ['\u200B', ''],
  ['\u200C', ''],
  ['\u200D', ''],
  ['\uFEFF', ''],
])

/** What WinAnsiEncoding has at 0x80 to 0x9F (ISO 32000-1, annex D.2); elsewhere it is Latin-1. */
const FROM_0X80 = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ'

function isEncodable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return (
    (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff) || (code > 0xff && FROM_0X80.includes(character))
  )
}

function withoutAccents(character: string): string {
  return character.normalize('NFKD').replace(/\p{M}/gu, '')
}

function encode(text: string): Buffer {
  const codes = [...text].map((character) => {
    const code = character.codePointAt(0) ?? 0
    return code > 0xff ? 0x80 + FROM_0X80.indexOf(character) : code
  })
  return Buffer.from(codes)
}
