import { readItem } from './items.ts'

/** `WP(C)`, `WP(C) 900046/`: what a narrow column leaves of a number. */
const HALF_NUMBER = /^[A-Z][A-Z.() -]{0,24}(?:\bno\.?)?\s*(?:\d{1,10}\s*(?:\/|-|of))?$/i
/** `56.1 Connected`, as the Supreme Court prints it: the number stands on the next line. */
const CONNECTED_ALONE = /^connected(?:\s+with)?\W*$/i
/** How the next line ends it. */
const END_OF_NUMBER = /^(?:(?<=(?:\/|-|of)\s*\n)|(?<=[^/-]\n)\d{1,10}\s*(?:\/|-|of)\s*)(?:19|20)\d{2}\b/im

/** The lines with what a narrow column broke in two: the number of a matter, or its item, as `56.1` and `0` behind `56.9`, or `16.1` and `19`. */
export function mended(lines: readonly string[]): string[] {
  const whole: string[] = []
  let begun: { item: string; at: number } | undefined
  let before = ''
  for (const line of lines) {
    const last = whole.at(-1) ?? ''
    const { rest: half = '' } = readItem(last) ?? {}
    const end = HALF_NUMBER.test(half) ? END_OF_NUMBER.exec(`${half}\n${line}`)?.[0] : undefined
    if (CONNECTED_ALONE.test(half) && !readItem(line)) whole.splice(-1, 1, `${last} ${line}`)
    else if (end !== undefined) whole.splice(-1, 1, `${last} ${end}`, line.slice(end.length).trim())
    else if (begun && /^\d{1,2}$/.test(line) && isBehind(before, begun.item)) {
      whole[begun.at] = (whole[begun.at] ?? '').replace(begun.item, begun.item + line)
    } else whole.push(line)
    const item = readItem(line)?.item
    if (item === undefined) continue
    before = begun?.item ?? ''
    begun = { item, at: whole.length - 1 }
  }
  return whole
}

/** Whether the second of two items is a part of the same one, and is counted before the first. */
function isBehind(before: string, item: string): boolean {
  if (!item.includes('.')) return false
  const [whole, part = 0] = item.split('.').map(Number)
  const [wholeBefore, partBefore = 0] = before.split('.').map(Number)
  return whole === wholeBefore && part <= partBefore
}
