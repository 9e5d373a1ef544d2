/** What a line says behind a number, and how long it was printed. */
export interface PrintedLine {
  text: string
  length: number
}

/** A row while it is read, with the lines that belong to it. */
export interface PrintedMatter {
  item: string
  numbers: string[]
  courtRoom: string | null
  stage: string | null
  lines: PrintedLine[]
}

export function textOf(lines: readonly PrintedLine[]): string {
  return lines.map(({ text }) => text).join(' ')
}
