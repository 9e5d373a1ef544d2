import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfStream, PdfString } from '@libpdf/core'
import type { Font, Glyph } from 'fontkit'
import type { Face } from './latin-face.ts'

/** A run of words in Devanagari (the font has their spaces and joiners too), captured so that `split` keeps it. */
export const DEVANAGARI_RUN =
  /([\u0900-\u097F\uA8E0-\uA8FF\u200C\u200D]+(?: +[\u0900-\u097F\uA8E0-\uA8FF\u200C\u200D]+)*)/

/**
 * Noto Sans Devanagari, shaped as Hindi needs it (conjuncts, vowel signs before their consonant) and embedded with just
 * the glyphs that are used. `finish` writes the font once all text is shown.
 */
export async function devanagariFace(pdf: PDF): Promise<Face & { finish(): void }> {
  const fontkit = await import('fontkit')
  const font = fontkit.create(await readFile(FONT_FILE))
  if (!('createSubset' in font)) throw new Error('The Devanagari font file holds no single font.')
  const subset = font.createSubset()
  const used = new Map<number, Glyph>()
  const dict = new PdfDict()
  const perEm = font.unitsPerEm

  function include(glyph: Glyph): number {
    // The published types say boolean; what is returned is the glyph's number in the subset.
    const id = Number(subset.includeGlyph(glyph))
    used.set(id, glyph)
    return id
  }

  return {
    ref: pdf.register(dict),
    spell: (text) => (font.layout(text).glyphs.every(({ id }) => id !== 0) ? text : undefined),
    width: (text) => font.layout(text).advanceWidth / perEm,
    show(text, size, fontName) {
      const { glyphs, positions } = font.layout(text)
      const shown = glyphs.map((glyph, at) => {
        const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[at] ?? {}
        const before = thousandths(-xOffset, perEm)
        const after = thousandths(glyph.advanceWidth + xOffset - xAdvance, perEm)
        const code = include(glyph).toString(16).padStart(4, '0')
        return `${((yOffset / perEm) * size).toFixed(3)} Ts [${before} <${code}> ${after}] TJ`
      })
      // Viewers search and copy what `ActualText` says: glyphs alone do not give the order of the letters.
      return `/Span << /ActualText <feff${utf16(text)}> >> BDC /${fontName} ${size} Tf ${shown.join(' ')} 0 Ts EMC`
    },
    finish() {
      const embedded = pdf.register(descendant(pdf, font, used, Buffer.from(subset.encode())))
      const map = pdf.register(PdfStream.fromDict({}, Buffer.from(toUnicode(used))))
      dict.set('Type', PdfName.of('Font'))
      dict.set('Subtype', PdfName.of('Type0'))
      dict.set('BaseFont', PdfName.of(NAME))
      dict.set('Encoding', PdfName.of('Identity-H'))
      dict.set('DescendantFonts', PdfArray.of(embedded))
      dict.set('ToUnicode', map)
    },
  }
}

const FONT_FILE = fileURLToPath(
  import.meta.resolve('@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff'),
)
/** A subset's name begins with six letters of its own choice (ISO 32000-1, 9.6.4). */
const NAME = 'CPSTRP+NotoSansDevanagari-Regular'

function descendant(pdf: PDF, font: Font, used: Map<number, Glyph>, program: Uint8Array): PdfDict {
  const scaled = (value: number) => PdfNumber.of(Math.round((value * 1000) / font.unitsPerEm))
  const { minX, minY, maxX, maxY } = font.bbox
  const file = pdf.register(PdfStream.fromDict({ Length1: PdfNumber.of(program.length) }, program))
  const descriptor = PdfDict.of({
    Type: PdfName.of('FontDescriptor'),
    FontName: PdfName.of(NAME),
    Flags: PdfNumber.of(SYMBOLIC),
    FontBBox: PdfArray.of(scaled(minX), scaled(minY), scaled(maxX), scaled(maxY)),
    ItalicAngle: PdfNumber.of(0),
    Ascent: scaled(font.ascent),
    Descent: scaled(font.descent),
    CapHeight: scaled(font.capHeight),
    StemV: PdfNumber.of(80),
    FontFile2: file,
  })
  const widths = [...used].flatMap(([id, glyph]) => [PdfNumber.of(id), PdfArray.of(scaled(glyph.advanceWidth))])
  return PdfDict.of({
    Type: PdfName.of('Font'),
    Subtype: PdfName.of('CIDFontType2'),
    BaseFont: PdfName.of(NAME),
    CIDSystemInfo: PdfDict.of({
      Registry: PdfString.fromString('Adobe'),
      Ordering: PdfString.fromString('Identity'),
      Supplement: PdfNumber.of(0),
    }),
    FontDescriptor: pdf.register(descriptor),
    W: PdfArray.of(...widths),
    CIDToGIDMap: PdfName.of('Identity'),
  })
}

/** Bit 3: the glyphs are not those of the standard Latin set. */
const SYMBOLIC = 0b100

/**
 * The letters each glyph stands for, so that text can be searched (ISO 32000-1, 9.10.3). At most 100 go into one block.
 */
function toUnicode(used: Map<number, Glyph>): string {
  const lines = [...used].map(
    ([id, { codePoints }]) => `<${id.toString(16).padStart(4, '0')}> <${utf16(String.fromCodePoint(...codePoints))}>`,
  )
  const blocks = []
  for (let at = 0; at < lines.length; at += 100) {
    const block = lines.slice(at, at + 100)
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`)
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n')
}

function utf16(text: string): string {
  return Buffer.from(text, 'utf16le').swap16().toString('hex')
}

function thousandths(value: number, perEm: number): number {
  return Math.round((value * 1000) / perEm)
}
