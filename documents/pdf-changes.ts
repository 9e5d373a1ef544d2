import { createHash } from 'node:crypto'
import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject, PdfString } from '@libpdf/core'

/** The library writes five digits behind the point. The boxes of a page may have more, and it would be drawn a little beside its place. */
PdfNumber.prototype.toBytes = function (writer) {
  const shortest = String(this.value)
  writer.writeAscii(shortest.includes('e') ? this.value.toFixed(20) : shortest)
}

/**
 * Calls everything read so far unchanged. The library marks what it decrypts as changed, so that an update would repeat
 * it all.
 */
export function forgetLoading(pdf: PDF): void {
  for (const object of loadedObjects(pdf)) forgetChanges(object)
}

/** The objects of the document that were changed since it was opened. */
export function changedObjects(pdf: PDF): PdfObject[] {
  return loadedObjects(pdf).filter((object) => isSoWithin(object, isChanged))
}

export function loadedObjects(pdf: PDF): PdfObject[] {
  return [...pdf.context.registry.getLoadedObjects().values()]
}

/**
 * Whether an object holds a name outside of ASCII. Such names have no encoding of their own; writing them anew could
 * change their bytes, and what is called by them would not be found any more.
 */
export function hasForeignName(object: PdfObject): boolean {
  return isSoWithin(object, isForeignName)
}

/**
 * The document with its changes as an update at its end. An encrypted one goes on using its own encryption dictionary:
 * the library writes a copy that lacks what it did not read, so the update's trailer is pointed back at the original.
 */
export async function saveUpdate(pdf: PDF, original: Uint8Array): Promise<Uint8Array> {
  const { trailer } = pdf.context.info
  if (!trailer.has('ID')) trailer.set('ID', identifierFor(original))
  const encryption = trailer.getRef('Encrypt')
  const copyNumber = pdf.context.registry.nextObjectNumber
  const saved = await pdf.save({ incremental: true })
  if (!encryption) return saved
  const copy = `/Encrypt ${copyNumber} 0 R`
  const at = Buffer.from(saved.buffer, saved.byteOffset, saved.byteLength).lastIndexOf(copy)
  if (at < 0) throw new Error('The update of an encrypted document has no encryption entry.')
  // Nothing after the trailer's entries is counted from their length, so they may change theirs.
  const entry = Buffer.from(`/Encrypt ${encryption.objectNumber} ${encryption.generation} R`)
  return Buffer.concat([saved.subarray(0, at), entry, saved.subarray(at + copy.length)])
}

/**
 * A document without an identifier gets one made of its bytes, not a random one: stamping the same twice then gives the
 * same.
 */
function identifierFor(bytes: Uint8Array): PdfArray {
  const hash = createHash('sha256').update(bytes).digest().subarray(0, 16)
  return PdfArray.of(new PdfString(hash, 'hex'), new PdfString(hash, 'hex'))
}

function forgetChanges(object: PdfObject): void {
  if (!(object instanceof PdfDict || object instanceof PdfArray)) return
  object.clearDirty()
  for (const part of object instanceof PdfArray ? object : [...object].map(([, value]) => value)) forgetChanges(part)
}

function isChanged(part: PdfObject): boolean {
  return (part instanceof PdfDict || part instanceof PdfArray) && part.dirty
}

function isForeignName(part: PdfObject): boolean {
  return part instanceof PdfName && !/^[\x20-\x7E]*$/.test(part.value)
}

/** Whether something is so of an object or of anything inside it, names of entries included, up to references. */
function isSoWithin(object: PdfObject, isSo: (part: PdfObject) => boolean): boolean {
  if (isSo(object)) return true
  if (object instanceof PdfArray) return object.toArray().some((item) => isSoWithin(item, isSo))
  if (!(object instanceof PdfDict)) return false
  for (const [name, value] of object) if (isSo(name) || isSoWithin(value, isSo)) return true
  return false
}
