import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'ava'
import fc from 'fast-check'
import { openOcr } from '../../documents/ocr.ts'
import { openPdfJobs } from '../../documents/pdf-jobs.ts'
import { compressed, makePdf, ORDINARY_PAGE } from './made-pdf.ts'
import { PROVENANCE, stamped } from './shown.ts'

const ORDER = makePdf({ pages: [ORDINARY_PAGE] })
/** Makes the reader of PDFs turn in circles: a closing bracket that nothing opened, within a dictionary. */
const ENDLESS = makePdf({ pages: [{ ...ORDINARY_PAGE, entries: '/Any )' }] })
/** 600 MB of zeros in 600 kB, in a form that the page draws, encoded so that they are unpacked at once. */
const BOMB = makePdf({
  pages: [{ content: '/Bomb Do', resources: '/XObject << /Bomb 4 0 R >>' }],
  objects: [
    compressed(
      '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /DecodeParms << /Predictor 1 >>',
      Buffer.alloc(600_000_000),
    ),
  ],
})

/** Pictures of pages, so many that their recognition takes a while. */
const SCANS = makePdf({
  pages: Array.from({ length: 20 }, () => ({
    content: 'q 595 0 0 842 0 0 cm /Scan Do Q',
    resources: '/XObject << /Scan 4 0 R >>',
  })),
  objects: [
    compressed(
      '/Type /XObject /Subtype /Image /Width 900 /Height 900 /BitsPerComponent 8 /ColorSpace /DeviceGray',
      Buffer.alloc(900 * 900, 0x7f),
    ),
  ],
})

/** For temporary files of this test file alone. */
let folder: string

test.before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'courtpulse-workshop-'))
  process.env.TMPDIR = folder
})
test.after.always(() => rm(folder, { recursive: true }))

test.serial('a document is stamped and read as without a process of its own', async (t) => {
  const pdfJobs = openPdfJobs()
  const { bytes, ...rest } = await stamped(ORDER)
  const outcome = await pdfJobs.stamp(ORDER, PROVENANCE)
  t.deepEqual(outcome.kind === 'stamped' && Buffer.from(outcome.bytes), Buffer.from(bytes))
  t.deepEqual(outcome.kind === 'stamped' && { ...outcome, bytes: undefined }, { ...rest, bytes: undefined })
  const read = await pdfJobs.readText(ORDER, { recognise: false })
  t.is(
    read.kind === 'text' && read.pages[0]?.text,
    'IN THE COURT OF THE CIVIL JUDGE, DEVSANGAM\nHeard counsel. List on 12-03-2026.',
  )
})

test.serial('a document is verified before anything else is done with it', async (t) => {
  const refusal = { kind: 'refused', reason: 'NOT_A_PDF', sentence: 'The document is not a PDF: it is a web page.' }
  const page = Buffer.from('<html>not found</html>')
  t.deepEqual(await openPdfJobs().stamp(page, PROVENANCE), refusal)
  t.deepEqual(await openPdfJobs().readText(page, { recognise: true }), refusal)
  const outcome = await openPdfJobs({ maxPages: 0 }).stamp(ORDER, PROVENANCE)
  t.is(outcome.kind === 'refused' && outcome.reason, 'DOCUMENT_TOO_LARGE')
})

test.serial('LIMIT_EXCEEDED for a document that is never done with, and its process is gone', async (t) => {
  t.deepEqual(await openPdfJobs({ timeMs: 1500, memoryMb: 4000 }).stamp(ENDLESS, PROVENANCE), {
    kind: 'refused',
    reason: 'LIMIT_EXCEEDED',
    sentence: 'The document takes too long to process.',
  })
  t.deepEqual(await childrenLeft(), [])
})

test.serial(
  'LIMIT_EXCEEDED for a document that unpacks to more than the memory it may have, and its process is gone',
  async (t) => {
    t.deepEqual(await openPdfJobs({ memoryMb: 200 }).stamp(BOMB, PROVENANCE), {
      kind: 'refused',
      reason: 'LIMIT_EXCEEDED',
      sentence: 'The document takes too much memory to process.',
    })
    t.deepEqual(await childrenLeft(), [])
  },
)

test.serial('a job that is called off rejects with the reason, and its process is gone', async (t) => {
  const controller = new AbortController()
  const job = openPdfJobs().stamp(ENDLESS, PROVENANCE, controller.signal)
  controller.abort(new Error('no longer wanted'))
  await t.throwsAsync(job, { message: 'no longer wanted' })
  await t.throwsAsync(openPdfJobs().stamp(ORDER, PROVENANCE, controller.signal), { message: 'no longer wanted' })
  t.deepEqual(await childrenLeft(), [])
})

// Nothing leaks: the recognition of scans writes the document to disk, and its process may be killed at any moment.
test.serial('a document that is called off while its pages are recognised leaves no file behind', async (t) => {
  const first = (await isOcrInstalled()) ? 'document.pdf' : 'courtpulse-job-'
  const left = async () => (await readdir(folder, { recursive: true })).filter((name) => name.includes(first))
  const controller = new AbortController()
  const job = openPdfJobs().readText(SCANS, { recognise: true }, controller.signal)
  while ((await left()).length === 0) await new Promise((resolve) => setImmediate(resolve))
  controller.abort(new Error('no longer wanted'))
  await t.throwsAsync(job, { message: 'no longer wanted' })
  t.deepEqual(await readdir(folder), [])
})

async function isOcrInstalled(): Promise<boolean> {
  await using ocr = await openOcr(ORDER)
  return ocr !== undefined
}

test.serial(
  'each document has another process, and the one that waits for the next ends with its worker',
  async (t) => {
    const script = `
    import { execFileSync } from 'node:child_process'
    import { openPdfJobs } from ${JSON.stringify(new URL('../../documents/pdf-jobs.ts', import.meta.url).href)}
    const waiting = () => execFileSync('pgrep', ['-P', String(process.pid), '-f', 'job-process'], { encoding: 'utf8' }).trim()
    for (let job = 0; job < 3; job += 1) {
      await openPdfJobs().readText(Buffer.from('no PDF'), { recognise: false })
      console.log(waiting())
    }`
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
    const pids = output.trim().split('\n')
    t.is(new Set(pids).size, 3)
    while (pids.some(isRunning)) await new Promise((resolve) => setImmediate(resolve))
    t.pass()
  },
)

function isRunning(pid: string): boolean {
  try {
    return process.kill(Number(pid), 0)
  } catch {
    return false
  }
}

test.serial('whatever is done to the bytes of a document, there is a verdict', async (t) => {
  const pdfJobs = openPdfJobs({ timeMs: 3000 })
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 100 }), fc.nat(ORDER.length - 100), async (noise, at) => {
      const disturbed = Uint8Array.from(ORDER)
      disturbed.set(noise, at)
      const outcome = await pdfJobs.stamp(disturbed, PROVENANCE)
      return outcome.kind === 'stamped' || outcome.sentence.length > 0
    }),
    { numRuns: 12 },
  )
  t.pass()
})

/** Processes with a document that still run; one that was just killed is given a moment to be gone. One waits for the next document. */
async function childrenLeft(): Promise<string[]> {
  for (let tries = 0; ; tries += 1) {
    const rows = execFileSync('ps', ['-A', '-o', 'ppid=,stat=,args='], { encoding: 'utf8' }).split('\n')
    const left = rows.filter((row) => Number.parseInt(row, 10) === process.pid && row.includes('job-process'))
    if (left.length <= 1 || tries === 20) return left.slice(1)
    await new Promise((resolve) => setImmediate(resolve))
  }
}
