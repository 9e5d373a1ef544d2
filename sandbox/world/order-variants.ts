import { readFile } from 'node:fs/promises'
import type { CourtOrder } from '../../domain/case.ts'
import type { WorldCase } from './case.ts'
import { bytesOf, newDocument, pdfLibrary, type Sheet, textPdf, UPRIGHT, writeText } from './order-pdf.ts'
import { orderHead, orderText } from './order-text.ts'
import type { DocumentVariant } from './reserved-cases.ts'

/** The bytes of an order's document where they are not the usual two pages of text. */
export const VARIANTS: Record<DocumentVariant, (page: WorldCase, order: CourtOrder) => Promise<Uint8Array>> = {
  'byte order mark': async (page, order) => joined(BYTE_ORDER_MARK, await textPdf(orderText(page, order))),
  'cut off': async (page, order) => firstHalf(await textPdf(orderText(page, order))),
  'html page': async () => new TextEncoder().encode(NOT_AVAILABLE),
  scanned: scannedPdf,
  '200 pages': async (page, order) => textPdf(order.number === '1' ? longText(page, order) : orderText(page, order)),
  hindi: async (page, order) => hindi(orderHead(page, order)),
  encrypted: async (page, order) => encrypted(orderText(page, order)),
  rotated: async (page, order) => textPdf(orderText(page, order), TURNED),
}

export function isVariant(kind: string | undefined): kind is DocumentVariant {
  return kind !== undefined && Object.hasOwn(VARIANTS, kind)
}

const BYTE_ORDER_MARK = Uint8Array.of(0xef, 0xbb, 0xbf)

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  return Uint8Array.from([...first, ...second])
}

function firstHalf(bytes: Uint8Array): Uint8Array {
  return bytes.subarray(0, Math.floor(bytes.length / 2))
}

const NOT_AVAILABLE =
  '<!DOCTYPE html>\n<html><head><title>Orders</title></head><body><h3>The requested order is not available.</h3></body></html>\n'

/** Content begins three points from the left edge, which leaves no room for a stamp. */
const TURNED: Sheet = { width: 842, height: 595, left: 3, lineWidth: 780, isTurned: true }

/** The same two pages a hundred times. */
function longText(page: WorldCase, order: CourtOrder): string {
  return Array(100).fill(orderText(page, order)).join('\f')
}

/** Scans of a typed order between the reserved parties, without a text layer. */
export async function scannedPdf(): Promise<Uint8Array> {
  const document = await newDocument()
  for (const sample of ['scanned-order-1.png', 'scanned-order-2.png']) {
    const picture = await document.embedPng(await readSample(sample))
    document
      .addPage([UPRIGHT.width, UPRIGHT.height])
      .drawImage(picture, { width: UPRIGHT.width, height: UPRIGHT.height })
  }
  return bytesOf(document)
}

/** The fixed order in Hindi below the head of this case. */
async function hindi(head: string): Promise<Uint8Array> {
  const document = await newDocument()
  await writeText(document, head, UPRIGHT, (size) => document.addPage(size))
  const [first, second] = await document.embedPdf(await readSample('hindi-order.pdf'), [0, 1])
  if (!first || !second) throw new Error('The sample of an order in Hindi has less than two pages.')
  document.getPage(0).drawPage(first)
  document.addPage([UPRIGHT.width, UPRIGHT.height]).drawPage(second)
  return bytesOf(document)
}

/** Anyone may open it, only its owner may change it. The key is random, so these bytes differ in every process. */
async function encrypted(text: string): Promise<Uint8Array> {
  const { PDFDocument } = await pdfLibrary()
  const document = await PDFDocument.load(await textPdf(text), { updateMetadata: false })
  document.encrypt({ ownerPassword: 'registry', userPassword: '', permissions: { printing: true, modifying: false } })
  return bytesOf(document)
}

function readSample(name: string): Promise<Uint8Array> {
  return readFile(new URL(`samples/${name}`, import.meta.url))
}
