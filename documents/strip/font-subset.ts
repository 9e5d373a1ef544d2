import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/**
 * The font with the outlines and widths of these glyphs alone, under the numbers that they have in `font`. It has no names, no
 * characters and no rules for shaping: a PDF shows its glyphs by their numbers.
 */
export async function subsetFont(font: Uint8Array, glyphs: Iterable<number>): Promise<Uint8Array> {
  const { instance } = await WebAssembly.instantiate(await readFile(SUBSETTER))
  /** Calls a function of HarfBuzz's C interface; addresses are those of its memory. */
  function hb(name: string, ...args: number[]): number {
    const called = instance.exports[name]
    if (typeof called !== 'function') throw new Error(`HarfBuzz has no function ${name}.`)
    return Number(called(...args))
  }
  /** So much of HarfBuzz's memory. Asked for anew each time, because the memory moves when it grows. */
  function bytesAt(address: number, length: number): Uint8Array {
    const { memory } = instance.exports
    if (!(memory instanceof WebAssembly.Memory)) throw new Error('HarfBuzz has no memory.')
    return new Uint8Array(memory.buffer, address, length)
  }

  hb('_initialize')
  const address = hb('malloc', font.length)
  bytesAt(address, font.length).set(font)
  const face = hb('hb_face_create', hb('hb_blob_create', address, font.length, WRITABLE, 0, 0), 0)
  const input = hb('hb_subset_input_create_or_fail')
  hb('hb_subset_input_set_flags', input, RETAIN_GLYPH_NUMBERS | NO_LAYOUT_CLOSURE)
  for (const glyph of glyphs) hb('hb_set_add', hb('hb_subset_input_glyph_set', input), glyph)
  for (const table of UNUSED_TABLES) hb('hb_set_add', hb('hb_subset_input_set', input, DROPPED_TABLES), tag(table))
  const subset = hb('hb_subset_or_fail', face, input)
  if (subset === 0) throw new Error('HarfBuzz could not make a subset of the font.')
  const blob = hb('hb_face_reference_blob', subset)
  // A copy. All else goes with the instance, which nothing refers to afterwards.
  return bytesAt(hb('hb_blob_get_data', blob, 0), hb('hb_blob_get_length', blob)).slice()
}

const SUBSETTER = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))

/** Constants of HarfBuzz: hb_memory_mode_t, hb_subset_flags_t, hb_subset_sets_t. */
const WRITABLE = 2
const RETAIN_GLYPH_NUMBERS = 0x2
const NO_LAYOUT_CLOSURE = 0x200
const DROPPED_TABLES = 3

/** What a font in a PDF does without (ISO 32000-1, 9.9). */
const UNUSED_TABLES = ['GSUB', 'GPOS', 'GDEF', 'STAT', 'OS/2', 'cmap', 'gasp', 'name', 'post']

function tag(table: string): number {
  return Buffer.from(table, 'latin1').readUInt32BE()
}
