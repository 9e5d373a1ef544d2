import { execFileSync, spawnSync } from 'node:child_process'

/** The programs that judge the stamped documents, from the packages `qpdf`, `poppler-utils` and `mupdf-tools`. */
const PROGRAM = { check: 'qpdf', describe: 'pdfinfo', draw: 'pdftoppm', drawToo: 'mutool', read: 'pdftotext' }

/** Which of them are not installed. */
export function missingPrograms(): string[] {
  return Object.values(PROGRAM).filter((program) => spawnSync(program, ['--version']).error !== undefined)
}

/** The exit code of qpdf for a file: 0 no fault, 3 warnings, 2 errors. */
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

/** Draws a page as it is displayed, at 144 dots per inch, on a canvas that may begin left of the page. Throws when it cannot. */
export type Renderer = (file: string, page: number, canvas?: { left: number; width: number; height: number }) => Picture

/** The two renderers, which share no code. */
export const RENDERERS: Record<string, Renderer> = {
  Poppler(file, page, canvas) {
    const only = ['-f', `${page}`, '-l', `${page}`]
    const part = canvas ? ['-x', `${canvas.left}`, '-y', '0', '-W', `${canvas.width}`, '-H', `${canvas.height}`] : []
    return readPicture(PROGRAM.draw, ['-cropbox', '-r', '144', ...part, ...only, file])
  },
  MuPDF(file, page, canvas) {
    const drawn = readPicture(PROGRAM.drawToo, ['draw', '-q', '-r', '144', '-F', 'ppm', '-o', '-', file, `${page}`])
    return canvas ? onCanvas(drawn, canvas) : drawn
  },
}

/** Whether all three open a file without a password and draw its first page: such a file is usable. */
export function isUsable(file: string): boolean {
  try {
    if (qpdfCheck(file) === 2 || pageSizes(file).length === 0) return false
    for (const draw of Object.values(RENDERERS)) draw(file, 1)
    return true
  } catch {
    return false
  }
}

function readPicture(program: string, parameters: string[]): Picture {
  const ppm = execFileSync(program, parameters, {
    maxBuffer: 2 ** 31 - 1,
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 60_000,
  })
  const [header, width, height] = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(ppm.subarray(0, 64).toString('latin1')) ?? []
  if (header === undefined) throw new Error('The page was not drawn.')
  return { width: Number(width), height: Number(height), pixels: ppm.subarray(header.length) }
}

function onCanvas(picture: Picture, { left, width, height }: { left: number; width: number; height: number }): Picture {
  const pixels = Buffer.alloc(3 * width * height, 0xff)
  for (let row = 0; row < Math.min(height, picture.height); row += 1)
    picture.pixels.copy(pixels, 3 * (row * width - left), 3 * row * picture.width, 3 * (row + 1) * picture.width)
  return { width, height, pixels }
}

export interface Word {
  text: string
  left: number
  top: number
  right: number
}

/** The words of each page with their positions, from the upper left corner of the displayed page. */
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
    timeout: 60_000,
  })
}

/** The texts of each page as Poppler and as MuPDF give them; none where one cannot open the file. */
export function pageTexts(file: string): string[][] {
  return [
    [PROGRAM.read, '-cropbox', file, '-'],
    [PROGRAM.drawToo, 'draw', '-q', '-F', 'txt', '-o', '-', file],
  ].map(([program = '', ...parameters]) => {
    try {
      return run(program, parameters).split('\f')
    } catch {
      return []
    }
  })
}
