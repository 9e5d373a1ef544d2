import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, type PdfRef, PdfStream } from '@libpdf/core'
import { DEVANAGARI_RUN, devanagariFace } from './devanagari-face.ts'
import { type Face, latinFace } from './latin-face.ts'
import { type Provenance, stripText } from './strip-text.ts'

/** How wide a full-size strip is, in points: 10 mm, which court paper leaves free at the left. */
export const STRIP_WIDTH = 28

/** The strip of one document: two lines of text that are read from the bottom up. */
export interface Strip {
  /**
   * How long, in points, a full-size strip must be to hold everything but the title. A shorter page gets a smaller
   * strip.
   */
  neededLength: number
  /** How long, in points, its text is at least. */
  textLength: number
  /**
   * The strip as a form of `STRIP_WIDTH` by so many points, its lower left corner at 0, 0. The same length gives the
   * same form, so that the pages of a document share it. The title is shortened to what is left of the first line.
   */
  form(length: number): PdfRef
  /** Writes the fonts; to be called once, after the last form. */
  finish(): Promise<void>
}

/** Prepares the strip of a document: chooses fonts that can show its text and measures it. */
export async function prepareStrip(pdf: PDF, provenance: Provenance): Promise<Strip> {
  const { heading, title, statement } = stripText(provenance)
  const latin = latinFace(pdf)
  const devanagari = DEVANAGARI_RUN.test(heading + title) ? await devanagariFace(pdf) : undefined
  const faces = { latin, devanagari }
  const headingPieces = inPieces(heading, faces) ?? inPieces(heading.replace(/[^\x20-\x7E·]/g, '?'), faces) ?? []
  const statementPieces = inPieces(statement, faces) ?? []
  // A title in a script that no font here can show is left out: a strip without it is truthful, one full of boxes is
  // not readable.
  const titlePieces = title === '' ? [] : (inPieces(` · ${title}`, faces) ?? [])
  const forms = new Map<number, PdfRef>()

  function drawForm(length: number): PdfRef {
    const room = length - 2 * END_SPACE - widthOf(headingPieces)
    const lines = [[...headingPieces, ...shorten(titlePieces, room, faces)], statementPieces]
    const content = `BT ${INK} ${lines.map((line, at) => showLine(line, BASELINES[at] ?? 0, faces)).join(' ')} ET`
    const ref = pdf.register(formOf(content, length, faces))
    forms.set(length, ref)
    return ref
  }

  const textLength = Math.max(widthOf(headingPieces), widthOf(statementPieces))
  return {
    neededLength: Math.ceil(textLength + 2 * END_SPACE),
    textLength,
    form: (length) => forms.get(length) ?? drawForm(length),
    finish: async () => devanagari?.finish(),
  }
}

interface Faces {
  latin: Face
  devanagari: Face | undefined
}

/** Text that one font shows. */
interface Piece {
  face: Face
  text: string
  /** In points at full size. */
  width: number
}

/** Small but legible in print: the size of a footer. */
const FONT_SIZE = 6.5
/**
 * Where the lines' feet stand, from the left; their ink lies between 12 and 27, beyond the 4 mm that most printers
 * cannot reach.
 */
const BASELINES = [17, 25.5]
/** What stays free below and above the lines. */
const END_SPACE = 18
const INK = '0.2 g'

/** Cuts text where the font changes; `undefined` when no font can show some of it. */
function inPieces(text: string, { latin, devanagari }: Faces): Piece[] | undefined {
  const pieces: Piece[] = []
  for (const part of devanagari ? text.split(DEVANAGARI_RUN) : [text]) {
    const face = devanagari && DEVANAGARI_RUN.test(part) ? devanagari : latin
    const spelled = face.spell(part)
    if (spelled === undefined) return undefined
    if (spelled !== '') pieces.push(pieceOf(face, spelled))
  }
  return pieces
}

function pieceOf(face: Face, text: string): Piece {
  return { face, text, width: face.width(text) * FONT_SIZE }
}

function widthOf(pieces: Piece[]): number {
  return pieces.reduce((sum, { width }) => sum + width, 0)
}

/** As much of the text as fits, with an ellipsis where it is cut. Letters are cut with all that belongs to them. */
function shorten(pieces: Piece[], room: number, { latin }: Faces): Piece[] {
  if (widthOf(pieces) <= room) return pieces
  const ellipsis = pieceOf(latin, '…')
  const kept: Piece[] = []
  let left = room - ellipsis.width
  for (const letter of pieces.flatMap(lettersOf)) {
    left -= letter.width
    if (left < 0) break
    const last = kept.at(-1)
    if (last?.face === letter.face) last.text += letter.text
    else kept.push(letter)
  }
  return kept.length === 0 ? [] : [...kept, ellipsis]
}

function lettersOf({ face, text }: Piece): Piece[] {
  return [...SEGMENTER.segment(text)].map(({ segment }) => pieceOf(face, segment))
}

const SEGMENTER = new Intl.Segmenter('hi')

/** The operators for one line: text turned by a quarter, its foot to the right, beginning near the lower end. */
function showLine(pieces: Piece[], baseline: number, { devanagari }: Faces): string {
  const shown = pieces.map(({ face, text }) => face.show(text, FONT_SIZE, face === devanagari ? 'Hi' : 'En'))
  return `0 1 -1 0 ${baseline} ${END_SPACE} Tm ${shown.join(' ')}`
}

function formOf(content: string, length: number, { latin, devanagari }: Faces): PdfStream {
  const fonts = PdfDict.of({ En: latin.ref, ...(devanagari && { Hi: devanagari.ref }) })
  const box = [0, 0, STRIP_WIDTH, length].map((value) => PdfNumber.of(value))
  return PdfStream.fromDict(
    {
      Type: PdfName.of('XObject'),
      Subtype: PdfName.of('Form'),
      BBox: PdfArray.of(...box),
      Resources: PdfDict.of({ Font: fonts }),
    },
    Buffer.from(content, 'latin1'),
  )
}
