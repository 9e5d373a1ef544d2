import { type PDF, PdfArray, PdfDict, PdfName, type PdfObject } from '@libpdf/core'

/**
 * Calls everything read so far unchanged. The library marks what it decrypts as changed, so that an update would repeat it all.
 */
export function forgetLoading(pdf: PDF): void {
  for (const [, object] of pdf.context.registry.getLoadedObjects())
    for (const part of partsOf(object)) if (part instanceof PdfDict || part instanceof PdfArray) part.clearDirty()
}

/** The objects of the document that were changed since it was opened. */
export function changedObjects(pdf: PDF): PdfObject[] {
  const loaded = [...pdf.context.registry.getLoadedObjects().values()]
  return loaded.filter((object) => partsOf(object).some(isChanged))
}

/**
 * Whether an object holds a name outside of ASCII. Such names have no encoding of their own; writing them anew could change
 * their bytes, and what is called by them would not be found any more.
 */
export function hasForeignName(object: PdfObject): boolean {
  return partsOf(object).some((part) => part instanceof PdfName && !/^[\x20-\x7E]*$/.test(part.value))
}

/**
 * The document with its changes as an update at its end. An encrypted one goes on using its own encryption dictionary: the library
 * writes a copy that lacks what it did not read, so the update's trailer is pointed back at the original.
 */
export async function saveUpdate(pdf: PDF): Promise<Uint8Array> {
  const original = pdf.context.info.trailer.getRef('Encrypt')
  const copyNumber = pdf.context.registry.nextObjectNumber
  const saved = await pdf.save({ incremental: true })
  if (!original) return saved
  const copy = `/Encrypt ${copyNumber} 0 R`
  const at = Buffer.from(saved.buffer, saved.byteOffset, saved.byteLength).lastIndexOf(copy)
  // Nothing after the trailer's entries is counted from their length, so they may change theirs.
  const entry = Buffer.from(`/Encrypt ${original.objectNumber} ${original.generation} R`)
  return Buffer.concat([saved.subarray(0, at), entry, saved.subarray(at + copy.length)])
}

function isChanged(part: PdfObject): boolean {
  return (part instanceof PdfDict || part instanceof PdfArray) && part.dirty
}

/** An object with everything inside it, names of entries included, up to references. */
function partsOf(object: PdfObject): PdfObject[] {
  if (object instanceof PdfDict) return [object, ...[...object].flatMap(([name, value]) => [name, ...partsOf(value)])]
  if (object instanceof PdfArray) return [object, ...[...object].flatMap(partsOf)]
  return [object]
}
