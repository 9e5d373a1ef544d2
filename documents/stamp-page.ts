import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject, type PdfRef, PdfStream } from '@libpdf/core'
import type { StripPosition } from './compare-pages.ts'
import { decode } from './content/decode.ts'
import { mapRectangle } from './geometry.ts'
import { contentStreams, type Page, resolve } from './open-pdf.ts'
import { fromDisplay, growLeft, type PageFrame, writeBox } from './page-frame.ts'
import { STRIP_WIDTH, type Strip } from './strip/strip.ts'

/** How one page is to be stamped. */
export interface PagePlan {
  page: Page
  frame: PageFrame
  /** The operators that close what its content leaves open; `undefined` when its end cannot be known. */
  closing: string | undefined
  /** Whether a visible annotation reaches beyond the left edge, so that it would show on a page grown to the left. */
  isOverhung: boolean
  place: StripPosition
}

/** Draws the strip on the pages of one document. Pages that need the same instructions share them. */
export class PageStamper {
  readonly #pdf: PDF
  readonly #strip: Strip
  readonly #streams = new Map<string, PdfRef>()
  readonly #names = new Map<PdfDict, Map<PdfRef, string>>()

  constructor(pdf: PDF, strip: Strip) {
    this.#pdf = pdf
    this.#strip = strip
  }

  /**
   * Adds the strip to a page, which grows to the left first when the strip's place is not free. The strip comes after the
   * page's own content, closed before it. Where the end of that content is unknown the strip comes first, so that
   * neither can move the other; what the content draws beyond the page's old edge, if anything, is covered.
   */
  stamp({ page, frame, closing, isOverhung, place: { scale } }: PagePlan, isFree: boolean): void {
    const growth = isFree ? 0 : Math.ceil(2 * STRIP_WIDTH * scale) / 2
    const shown = isFree ? frame : growLeft(this.#pdf, page, frame, growth)
    const form = this.#strip.form(Math.round((shown.height / scale) * 1000) / 1000)
    const drawing = [
      '/Artifact << /Type /Pagination >> BDC q',
      `${numbers(fromDisplay(shown))} cm`,
      ...(isFree ? [] : [clearGround(growth, shown.height)]),
      `${numbers([scale, 0, 0, scale, 0, 0])} cm /${this.#nameOf(form, page)} Do Q EMC`,
    ].join(' ')
    if (!isFree && (isOverhung || closing === undefined)) this.#cover(page, shown, growth, drawing)
    const own = this.#contents(page)
    if (closing === undefined) page.dict.set('Contents', PdfArray.of(this.#stream(`${drawing}\n`), ...own))
    else {
      // The page's own content may end in a comment; its stream's end does not end that for every viewer.
      const behind = this.#stream(`\n${closing}${drawing}`)
      page.dict.set('Contents', PdfArray.of(this.#stream('q\n'), ...own, behind))
    }
    if (!this.#pdf.isEncrypted) this.#correctLengths(page)
  }

  /**
   * A stream that is longer or shorter than its dictionary says is written anew with its right length: a viewer that believes the wrong
   * one reads on into what follows, and never comes to the strip. What cannot be decoded stays as it is, for others may read it.
   */
  #correctLengths(page: Page): void {
    for (const stream of contentStreams(this.#pdf, page) ?? []) {
      const stated = resolve(this.#pdf, stream.get('Length'))
      const length = stream.data.length
      if (stated instanceof PdfNumber && stated.value === length) continue
      const beginsRight = !BLANKS_FIRST.test(Buffer.from(stream.data.subarray(0, 64)).toString('latin1'))
      if (decode(stream) !== undefined && beginsRight) stream.set('Length', PdfNumber.of(length))
    }
  }

  /**
   * Lays the strip over what hangs out over the page's old left edge and would show on the new ground: an annotation,
   * or content of unknown end. Annotations lie above all content, so what covers one must be one itself. The strip in the content stays, for its
   * text is what is searched.
   */
  #cover(page: Page, shown: PageFrame, growth: number, drawing: string): void {
    const ground = mapRectangle(fromDisplay(shown), { left: 0, bottom: 0, right: growth, top: shown.height })
    const resources = PdfDict.of({ XObject: this.#drawableObjects(page) })
    const appearance = PdfStream.fromDict(
      {
        Type: PdfName.of('XObject'),
        Subtype: PdfName.of('Form'),
        BBox: writeBox(ground),
        Resources: resources,
      },
      Buffer.from(drawing, 'latin1'),
    )
    const cover = PdfDict.of({
      Type: PdfName.of('Annot'),
      Subtype: PdfName.of('Stamp'),
      Rect: writeBox(ground),
      F: PdfNumber.of(COVER_FLAGS),
      AP: PdfDict.of({ N: this.#pdf.register(appearance) }),
    })
    const annotations = resolve(this.#pdf, page.dict.get('Annots'))
    const own = annotations instanceof PdfArray ? annotations.toArray() : []
    page.dict.set('Annots', PdfArray.of(...own, this.#pdf.register(cover)))
  }

  /** The references of the page's own content streams. A content array may be shared by pages, so it is copied. */
  #contents(page: Page): PdfObject[] {
    const contents = page.dict.get('Contents')
    const resolved = resolve(this.#pdf, contents)
    if (resolved instanceof PdfArray) return resolved.toArray()
    return contents === undefined ? [] : [contents]
  }

  #stream(content: string): PdfRef {
    const known = this.#streams.get(content)
    if (known) return known
    const ref = this.#pdf.register(PdfStream.fromDict({}, Buffer.from(content, 'latin1')))
    this.#streams.set(content, ref)
    return ref
  }

  /**
   * The form's name in the page's resources; it is entered where the resources are kept, be they shared or inherited.
   */
  #nameOf(form: PdfRef, page: Page): string {
    const objects = this.#drawableObjects(page)
    const names = this.#names.get(objects) ?? new Map<PdfRef, string>()
    this.#names.set(objects, names)
    const known = names.get(form)
    if (known) return known
    const name = unusedName(objects)
    objects.set(name, form)
    names.set(form, name)
    return name
  }

  #drawableObjects(page: Page): PdfDict {
    const inherited = page.inherited('Resources')
    const resources = inherited instanceof PdfDict ? inherited : new PdfDict()
    if (resources !== inherited) page.dict.set('Resources', resources)
    // An entry that is null is none, but not to every viewer.
    else if (resolve(this.#pdf, page.dict.get('Resources'))?.type === 'null') page.dict.delete('Resources')
    const existing = resolve(this.#pdf, resources.get('XObject'))
    if (existing instanceof PdfDict) return existing
    const objects = new PdfDict()
    resources.set('XObject', objects)
    return objects
  }
}

/** What the library takes for data where blanks stand between `stream` and its line end: the rest of the line. */
const BLANKS_FIRST = /^[ \t]+\r?\n/

/** Printed (bit 3), read only (bit 7), locked in place and content (bits 8 and 10). */
const COVER_FLAGS = (1 << 2) | (1 << 6) | (1 << 7) | (1 << 9)

/**
 * Whites out what the page hides beyond its old left edge, and draws a thin line where the court's own page begins; a
 * point of white stays between the two, so that no viewer's rounding puts the line on the page.
 */
function clearGround(width: number, height: number): string {
  return `1 g 0 0 ${numbers([width, height])} re f 0.6 g ${numbers([width - 1, 0, 0.5, height])} re f`
}

function unusedName(objects: PdfDict): string {
  let number = 1
  while (objects.has(`ProvenanceStrip${number}`)) number += 1
  return `ProvenanceStrip${number}`
}

/** Numbers as PDF writes them: without exponents, and no more digits than a page can show. */
function numbers(values: readonly number[]): string {
  return values.map((value) => Number(value.toFixed(6))).join(' ')
}
