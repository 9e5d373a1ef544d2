import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'

/**
 * PDFium, the engine of Chrome, compiled to WebAssembly. It shares no code with the library that stamps, and its memory
 * is a sandbox of its own. Any call may throw: it ends at once where it finds itself in a state that it does not expect.
 */
export class Pdfium {
  readonly calls: WrappedPdfiumModule
  /** Room for what its functions give back by pointers. */
  readonly scratch: number

  constructor(calls: WrappedPdfiumModule) {
    this.calls = calls
    this.scratch = this.#allocate(SCRATCH_BYTES)
  }

  /** Copies bytes into the engine's memory; documents that begin alike can share one copy. */
  hold(bytes: Uint8Array): HeldBytes {
    const at = this.#allocate(bytes.length)
    this.calls.pdfium.HEAPU8.set(bytes, at)
    return { at, [Symbol.dispose]: () => this.calls.pdfium.wasmExports.free(at) }
  }

  floats(count: number): Float32Array {
    return new Float32Array(this.calls.pdfium.HEAPU8.buffer, this.scratch, count)
  }

  doubles(count: number): Float64Array {
    return new Float64Array(this.calls.pdfium.HEAPU8.buffer, this.scratch, count)
  }

  integers(count: number): Int32Array {
    return new Int32Array(this.calls.pdfium.HEAPU8.buffer, this.scratch, count)
  }

  /** The text that a function writes where there is room for it; it gives the length. */
  text(write: (at: number, room: number) => number): string {
    const length = Math.min(write(this.scratch, SCRATCH_BYTES), SCRATCH_BYTES)
    const bytes = this.calls.pdfium.HEAPU8.slice(this.scratch, this.scratch + length)
    return Buffer.from(bytes).toString().replace(/\0+$/, '')
  }

  #allocate(bytes: number): number {
    const at = this.calls.pdfium.wasmExports.malloc(bytes)
    if (at === 0) throw new Error('The document is too large for the memory of PDFium.')
    return at
  }
}

export interface HeldBytes extends Disposable {
  at: number
}

/** The engine, started once for a process. */
export function openPdfium(): Promise<Pdfium> {
  opened ??= start()
  return opened
}

let opened: Promise<Pdfium> | undefined

async function start(): Promise<Pdfium> {
  let direct: WebAssembly.Exports = {}
  const instantiateWasm: typeof readProgram = (imports, done) =>
    readProgram(imports, (instance) => {
      direct = instance.exports
      done(instance)
    })
  const calls = await init({ instantiateWasm, print: () => {}, printErr: () => {} })
  Object.assign(calls, Object.fromEntries(FREQUENT.map((name) => [name, direct[name]])))
  calls.PDFiumExt_Init()
  return new Pdfium(calls)
}

/** Reads the engine's program itself, for its loader would keep a second copy of it as long as the process lives. */
function readProgram(imports: WebAssembly.Imports, done: (made: WebAssembly.Instance) => void): WebAssembly.Exports {
  const program = readFileSync(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')))
  void WebAssembly.instantiate(program, imports).then(({ instance }) => done(instance))
  return {}
}

/** Called for each letter or object: the wrapper takes longer to pass their numbers on than they take. Each gives a number, or nothing. */
const FREQUENT = [
  ...['GetUnicode', 'HasUnicodeMapError', 'IsGenerated', 'GetCharBox', 'GetLooseCharBox', 'GetTextObject'],
  ...['GetFontSize', 'GetMatrix'],
].map((name) => `FPDFText_${name}`)

const SCRATCH_BYTES = 4096
