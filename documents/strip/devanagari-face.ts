import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfStream, PdfString } from '@libpdf/core'
import type { Font } from 'harfbuzzjs'
import { subsetFont } from './font-subset.ts'
import type { Face } from './latin-face.ts'

/** A run of words in Devanagari (the font has their spaces and joiners too), captured so that `split` keeps it. */
export const DEVANAGARI_RUN =
  /([\u0900-\u097F\uA8E0-\uA8FF\u200C\u200D]+(?: +[\u0900-\u097F\uA8E0-\uA8FF\u200C\u200D]+)*)/

/**
 * Noto Sans Devanagari, shaped as Hindi needs it (conjuncts, vowel signs before their consonant) and embedded with just
 * the glyphs that are used. `finish` writes the font once all text is shown.
 */
export async function devanagariFace(pdf: PDF): Promise<Face & { finish(): Promise<void> }> {
  const program = await readFile(FONT_FILE)
  const harfbuzz = await import('harfbuzzjs')
  const face = new harfbuzz.Face(new harfbuzz.Blob(program))
  const font = new harfbuzz.Font(face)
  const perEm = face.upem
  /** The glyphs that are shown, with the letters that each stands for. */
  const used = new Map<number, string>()
  const dict = new PdfDict()

  function shape(text: string): ShapedGlyph[] {
    const buffer = new harfbuzz.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    // Each glyph keeps the place of its first letter, also where vowel signs change places with consonants.
    buffer.setClusterLevel(harfbuzz.ClusterLevel.CHARACTERS)
    harfbuzz.shape(font, buffer)
    const infos = buffer.getGlyphInfos()
    const starts = [...new Set(infos.map(({ cluster }) => cluster)), text.length].sort((a, b) => a - b)
    return buffer.getGlyphPositions().map((position, at) => {
      const { codepoint: id = 0, cluster = 0 } = infos[at] ?? {}
      return { id, letters: text.slice(cluster, starts[starts.indexOf(cluster) + 1]), ...position }
    })
  }

  return {
    ref: pdf.register(dict),
    spell: (text) => (shape(text).every(({ id }) => id !== 0) ? text : undefined),
    width: (text) => shape(text).reduce((sum, { xAdvance }) => sum + xAdvance, 0) / perEm,
    show(text, size, fontName) {
      // A joiner has done its work; its glyph is that of the blank, which would come to stand for it.
      const glyphs = shape(text).filter(({ letters }) => letters !== '\u200c' && letters !== '\u200d')
      const shown = glyphs.map(({ id, letters, xOffset, yOffset, xAdvance }) => {
        if (!used.has(id)) used.set(id, letters)
        const before = thousandths(-xOffset, perEm)
        const after = thousandths(font.glyphHAdvance(id) + xOffset - xAdvance, perEm)
        return `${((yOffset / perEm) * size).toFixed(3)} Ts [${before} <${hex(id)}> ${after}] TJ`
      })
      // Viewers search and copy what `ActualText` says: glyphs alone do not give the order of the letters.
      return `/Span << /ActualText <feff${utf16(text)}> >> BDC /${fontName} ${size} Tf ${shown.join(' ')} 0 Ts EMC`
    },
    async finish() {
      const embedded = pdf.register(descendant(pdf, font, used.keys(), await subsetFont(program, used.keys())))
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

/** A glyph of a shaped text. Lengths are in the font's units. */
interface ShapedGlyph {
  /** Its number in the font; 0 where the font has no glyph. */
  id: number
  letters: string
  xOffset: number
  yOffset: number
  xAdvance: number
}

const FONT_FILE = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf'),
)
/** A subset's name begins with six letters of its own choice (ISO 32000-1, 9.6.4). */
const NAME = 'CPSTRP+NotoSansDevanagari-Regular'

function descendant(pdf: PDF, font: Font, glyphs: Iterable<number>, program: Uint8Array): PdfDict {
  const scaled = (value: number) => PdfNumber.of(thousandths(value, font.face.upem))
  const { ascender, descender } = font.hExtents()
  const head = Buffer.from(font.face.referenceTable('head') ?? [])
  const box = HEAD_BOX.map((at) => scaled(head.readInt16BE(at)))
  const file = pdf.register(PdfStream.fromDict({ Length1: PdfNumber.of(program.length) }, program))
  const descriptor = PdfDict.of({
    Type: PdfName.of('FontDescriptor'),
    FontName: PdfName.of(NAME),
    Flags: PdfNumber.of(SYMBOLIC),
    FontBBox: PdfArray.of(...box),
    ItalicAngle: PdfNumber.of(0),
    Ascent: scaled(ascender),
    Descent: scaled(descender),
    CapHeight: scaled(ascender),
    StemV: PdfNumber.of(80),
    FontFile2: file,
  })
  const widths = [...glyphs].flatMap((id) => [PdfNumber.of(id), PdfArray.of(scaled(font.glyphHAdvance(id)))])
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

/** Where a font's table `head` has xMin, yMin, xMax and yMax. */
const HEAD_BOX = [36, 38, 40, 42]

/** Bit 3: the glyphs are not those of the standard Latin set. */
const SYMBOLIC = 0b100

/**
 * The letters each glyph stands for, so that text can be searched (ISO 32000-1, 9.10.3). At most 100 go into one block.
 */
function toUnicode(used: Map<number, string>): string {
  const lines = [...used].map(([id, letters]) => `<${hex(id)}> <${utf16(letters)}>`)
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

/** A glyph's number as the font's encoding, Identity-H, writes it. */
function hex(id: number): string {
  return id.toString(16).padStart(4, '0')
}

function utf16(text: string): string {
  return Buffer.from(text, 'utf16le').swap16().toString('hex')
}

function thousandths(value: number, perEm: number): number {
  return Math.round((value * 1000) / perEm)
}
