import { JsonWalk, TOO_DEEP } from './json-walk.ts'
import { malformed } from './malformed.ts'

/** Rows begin at once, or in the field `rows` of an object. */
const BEGINNING = /^\s*(?:\{\s*"rows"\s*:\s*)?\[/
/** A body of rows is recognised within this many characters; any other is read as usual. */
const MAX_BEGINNING_LENGTH = 100
/** Ten times the longest row: every field at its full length, each letter escaped. */
const MAX_ROW_LENGTH = 512 * 1024

const COMMA = 0x2c
const END_OF_LIST = 0x5d

/**
 * Reads the rows of JSON one by one, up to the first one too many. A body that does not begin as rows is returned as
 * text, at most `longestText` of it, for the schema to report what is wrong.
 */
export async function jsonRows(
  pieces: AsyncIterable<string>,
  mostRows: number,
  longestText: number,
): Promise<{ rows: unknown[] } | { text: string }> {
  const rows: unknown[] = []
  const walk = new JsonWalk()
  let depthOfRows: number | undefined
  let ended = false
  let text = ''
  let at = 0

  for await (const piece of pieces) {
    text += piece
    if (depthOfRows === undefined) {
      const beginning = BEGINNING.exec(text.slice(0, MAX_BEGINNING_LENGTH))?.[0]
      if (beginning === undefined) {
        if (text.length > longestText)
          throw malformed('Send the rows as a JSON array, or in the field `rows` of a JSON object.')
        continue
      }
      depthOfRows = beginning.includes('{') ? 2 : 1
      for (const letter of beginning) walk.step(letter.charCodeAt(0))
      text = text.slice(beginning.length)
    }
    while (at < text.length && !ended) {
      const code = text.charCodeAt(at)
      const outside = walk.step(code)
      if (walk.isTooDeep) throw malformed(TOO_DEEP)
      ended = walk.depth < depthOfRows
      if (ended && code !== END_OF_LIST) throw notJson()
      if (ended || (outside && code === COMMA && walk.depth === depthOfRows)) {
        const row = text.slice(0, at)
        // An empty list has no first row.
        if (!(ended && rows.length === 0 && row.trim() === '')) rows.push(parse(row))
        if (rows.length > mostRows) return { rows }
        text = text.slice(at + 1)
        at = 0
      } else at++
    }
    if (text.length > MAX_ROW_LENGTH)
      throw malformed(ended ? AFTER_ROWS : `Row ${rows.length + 1} has more than ${MAX_ROW_LENGTH} characters.`)
  }
  if (depthOfRows === undefined) return { text }
  if (!ended) throw notJson()
  if (text.trim() !== (depthOfRows === 2 ? '}' : '')) throw malformed(AFTER_ROWS)
  return { rows }
}

const AFTER_ROWS = 'Nothing may follow the rows.'

function parse(row: string): unknown {
  try {
    return JSON.parse(row)
  } catch {
    throw notJson()
  }
}

function notJson() {
  return malformed('The body is not valid JSON in UTF-8.')
}
