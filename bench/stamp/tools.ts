import { execFileSync, spawnSync } from 'node:child_process'

/** The programs that judge the stamped documents, from the packages `qpdf` and `poppler-utils`. */
const PROGRAM = { check: 'qpdf', describe: 'pdfinfo', draw: 'pdftoppm', read: 'pdftotext' }

/** Which of them are not installed. */
export function missingPrograms(): string[] {
  return Object.values(PROGRAM).filter((program) => spawnSync(program, ['--version']).error !== undefined)
}

/** What qpdf says of a file: 0 no fault, 3 warnings, 2 errors. */
export function qpdfCheck(file: string): number {
  return spawnSync(PROGRAM.check, ['--check', file], { stdio: 'ignore' }).status ?? 2
}

export interface PageSize {
  width: number
  height: number
}

/** Pages and their displayed sizes in points as pdfinfo reads them. Throws when it cannot read the file. */
export function pageSizes(file: string): PageSize[] {
  const output = run(PROGRAM.describe, ['-f', '1', '-l', '100000', file])
  return [...output.matchAll(/^Page\s+\d+ size:\s+([\d.]+) x ([\d.]+)/gm)].map(([, width, height]) => ({
    width: Number(width),
    height: Number(height),
  }))
}

export interface Picture {
  width: number
  height: number
  /** Three bytes per pixel, row by row. */
  pixels: Buffer
}

/** A page as it is displayed, at 144 dots per inch; or a clipping of it, which may begin left of the page. */
export function renderPage(
  file: string,
  page: number,
  clipping?: { left: number; width: number; height: number },
): Picture {
  const only = ['-f', `${page}`, '-l', `${page}`]
  const clip = clipping
    ? ['-x', `${clipping.left}`, '-y', '0', '-W', `${clipping.width}`, '-H', `${clipping.height}`]
    : []
  const ppm = execFileSync(PROGRAM.draw, ['-cropbox', '-r', '144', ...clip, ...only, file], {
    maxBuffer: 2 ** 31 - 1,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [header, width, height] = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(ppm.subarray(0, 64).toString('latin1')) ?? []
  if (header === undefined) throw new Error(`Page ${page} of ${file} was not drawn.`)
  return { width: Number(width), height: Number(height), pixels: ppm.subarray(header.length) }
}

export interface Word {
  text: string
  left: number
  top: number
  right: number
}

/** The words of each page with their places, from the upper left corner of the displayed page. */
export function words(file: string): Word[][] {
  const html = run(PROGRAM.read, ['-bbox', '-cropbox', file, '-'])
  return html
    .split('<page ')
    .slice(1)
    .map((page) =>
      [...page.matchAll(/<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="[-\d.]+">(.*?)<\/word>/g)].map(
        ([, left, top, right, text = '']) => ({ text, left: Number(left), top: Number(top), right: Number(right) }),
      ),
    )
}

function run(program: string, parameters: string[]): string {
  return execFileSync(program, parameters, {
    encoding: 'utf8',
    maxBuffer: 2 ** 31 - 1,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}
