import { type PDF, PdfArray, PdfBool, PdfDict, PdfStream } from '@libpdf/core'
import { IDENTITY, intersect, type Matrix, mapRectangle, multiply, type Rectangle } from '../geometry.ts'
import { readBox, resolve } from '../open-pdf.ts'
import { COLOUR_STEPS } from './colours.ts'
import { ContentLexer, type Operation, UnreadableContent } from './content-lexer.ts'
import { decode } from './decode.ts'
import { DrawingLevel, initialState } from './drawing-level.ts'
import { type Ink, matrixOf, numberOf, resource } from './ink.ts'
import { OBJECT_STEPS, paintImage } from './objects.ts'
import { hasItsOperands } from './operands.ts'
import { PATH_STEPS } from './paths.ts'
import { TEXT_STEPS } from './text.ts'

/** What a page's drawing instructions do to its left margin. */
export interface WalkedContent {
  /** Whether anything is drawn left of the line. */
  inked: boolean
  /**
   * Whether anything but white is drawn anywhere, and how much of the page pictures cover. Both end where ink was
   * found.
   */
  drawn: boolean
  pictured: number
  /**
   * The operators that close what the content leaves open, and a state saved before it; `undefined` when that cannot be
   * reported: the content is unreadable, makes viewers stop, or goes on after restoring a state it never saved.
   */
  closing: string | undefined
}

/** A page to walk: `visible` is the displayed page, `line` how far its left margin reaches. */
export interface WalkedPage {
  pdf: PDF
  content: Uint8Array
  resources: PdfDict
  toDisplay: Matrix
  visible: Rectangle
  line: number
}

/**
 * Follows a page's drawing instructions. Bounds are taken too large rather than too small: curves by their control
 * points, text by where it begins and which way it runs.
 */
export function walkContent({ pdf, content, resources, toDisplay, visible, line }: WalkedPage): WalkedContent {
  const ink: Ink = {
    pdf,
    visible,
    line,
    found: false,
    drawn: false,
    pictured: 0,
    operationsLeft: MAX_OPERATIONS,
    extents: new Map(),
  }
  const level = new DrawingLevel(resources, initialState(toDisplay), 0)
  const lexer = new ContentLexer(content)
  let [inText, marked, restoredTooMuch] = [false, 0, false]
  try {
    for (let operation = lexer.next(); operation; operation = lexer.next()) {
      const { operator } = operation
      if (operator === 'BT' || operator === 'ET') inText = operator === 'BT'
      else if (operator === 'BMC' || operator === 'BDC') marked += 1
      else if (operator === 'EMC') marked = Math.max(0, marked - 1)
      else if (operator === 'Q' && level.saved.length === 0) restoredTooMuch = true
      if (restoredTooMuch && !AFTER_THE_END.has(operator)) return UNFOLLOWED
      if (!hasItsOperands(operation)) return UNFOLLOWED
      follow(ink, level, operation)
    }
  } catch (error) {
    if (error instanceof UnreadableContent) return UNFOLLOWED
    throw error
  }
  const states = level.saved.length + (restoredTooMuch ? 0 : 1)
  const closing = `${inText ? 'ET ' : ''}${'EMC '.repeat(marked)}${'Q '.repeat(states)}`
  return { inked: ink.found, drawn: ink.drawn, pictured: ink.pictured, closing }
}

const UNFOLLOWED: WalkedContent = { inked: true, drawn: true, pictured: 0, closing: undefined }

/**
 * About a second's work. A page that draws more (a map, a plan, a bomb of nested forms) is taken to have ink
 * everywhere.
 */
const MAX_OPERATIONS = 2_000_000
/** Forms within forms; real pages nest two or three. */
const MAX_FORM_DEPTH = 12

/**
 * What may follow when content has restored more than it saved and is still over: nothing that draws or changes the
 * state.
 */
const AFTER_THE_END = new Set(['Q', 'ET', 'EMC'])
const STEPS = new Map([...PATH_STEPS, ...COLOUR_STEPS, ...TEXT_STEPS, ...OBJECT_STEPS])

function follow(ink: Ink, level: DrawingLevel, { operator, operands }: Operation): void {
  if (operator === 'q') level.save()
  else if (operator === 'Q') level.restore()
  else if (ink.found) return
  else if (--ink.operationsLeft < 0) ink.found = true
  else if (operator === 'Do') drawObject(ink, level, operands)
  else STEPS.get(operator)?.(ink, level, operands)
}

function drawObject(ink: Ink, level: DrawingLevel, [name]: Operation['operands']): void {
  const object = resource(ink, level, 'XObject', name)
  if (!(object instanceof PdfStream)) return
  const mask = resolve(ink.pdf, object.get('ImageMask'))
  if (object.getName('Subtype')?.value === 'Form') drawForm(ink, level, object)
  else paintImage(ink, level, mask instanceof PdfBool && mask.value)
}

/** A form draws in its own coordinates, within its box, and leaves the state as it was (ISO 32000-1, 8.10.1). */
function drawForm(ink: Ink, level: DrawingLevel, form: PdfStream): void {
  const own = resolve(ink.pdf, form.get('Matrix'))
  const matrix = multiply(own instanceof PdfArray ? matrixOf([...own].map(numberOf)) : IDENTITY, level.state.matrix)
  const box = readBox(ink.pdf, form.get('BBox'))
  const clip = box ? intersect(level.state.clip, mapRectangle(matrix, box)) : level.state.clip
  const resources = resolve(ink.pdf, form.get('Resources'))
  const inner = new DrawingLevel(
    resources instanceof PdfDict ? resources : level.resources,
    { ...level.state, matrix, clip },
    level.depth + 1,
  )
  if (inner.depth > MAX_FORM_DEPTH || !walkForm(ink, inner, form)) ink.found = true
}

/**
 * Whether the form could be followed to its end: it cannot when it is not decodable, by whatever fault, or not
 * readable.
 */
function walkForm(ink: Ink, inner: DrawingLevel, form: PdfStream): boolean {
  try {
    const lexer = new ContentLexer(decode(form))
    for (let next = lexer.next(); next && !ink.found; next = lexer.next()) follow(ink, inner, next)
    return true
  } catch {
    return false
  }
}
