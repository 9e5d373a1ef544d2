/** An operator of a content stream (ISO 32000-1, 7.8.2) and what its operands are, a letter each. */
export interface Operation {
  operator: string
  /** `0` a number, `n` a name, `s` a string, `a` an array, `d` a dictionary. An inline image is one operator `BI` without any. */
  operands: string
}

/** A content stream that cannot be read to its end. */
export class UnreadableContent extends Error {
  override name = 'UnreadableContent'
}

/** The operators of a content stream. Throws `UnreadableContent` where a string, array, dictionary or inline image has no end. */
export function* operationsOf(bytes: Buffer): Generator<Operation> {
  const content = bytes.toString('latin1')
  const tokens = new RegExp(TOKEN, 'g')
  /** What closes the arrays and dictionaries that are open. */
  const open: string[] = []
  let operands = ''
  for (let match = tokens.exec(content); match; match = tokens.exec(content)) {
    const token = match[0]
    const operand = operandOf(token)
    if (token === '(') tokens.lastIndex = endOfString(content, tokens.lastIndex)
    if (token === '[' || token === '<<') open.push(token === '[' ? ']' : '>>')
    else if (open.length > 0 && token !== open.at(-1)) continue
    else if (open.pop()) operands += open.length > 0 ? '' : token === ']' ? 'a' : 'd'
    else if (operand) operands += operand
    else if (operand === undefined) {
      if (token === 'ID') tokens.lastIndex = endOfImage(content, tokens.lastIndex)
      if (token !== 'BI' && token !== 'ID') yield { operator: token === 'EI' ? 'BI' : token, operands }
      operands = ''
    }
    if (operands.length > MAX_OPERANDS) throw new UnreadableContent('an operator has too many operands')
  }
  if (open.length > 0) throw new UnreadableContent('an array or dictionary has no end')
}

/** What a token is as an operand: nothing for blanks and comments, undefined for an operator. */
function operandOf(token: string): string | undefined {
  const first = token[0] ?? ''
  if (first === '/') return 'n'
  if (first === '(') return 's'
  if (first === '<' && token.length === 1) throw new UnreadableContent('a string has no end')
  if (first === '<') return 's'
  if (NUMBER.has(first)) return '0'
  return BLANK.has(first) ? '' : undefined
}

const NUMBER = new Set('0123456789+.-')
const BLANK = new Set('%\0\t\n\v\f\r ')

/** Behind the bracket that closes a string; those within it come in pairs. */
function endOfString(content: string, from: number): number {
  const marks = /\\[\s\S]|[()]/g
  marks.lastIndex = from
  let depth = 1
  for (let mark = marks.exec(content); mark; mark = marks.exec(content)) {
    depth += mark[0] === '(' ? 1 : mark[0] === ')' ? -1 : 0
    if (depth === 0) return marks.lastIndex
  }
  throw new UnreadableContent('a string has no end')
}

/** The data of an inline image end at an `EI` that stands alone and is followed by what reads like content, not like pixels. */
function endOfImage(content: string, from: number): number {
  const end = /[\0\s]EI(?=$|[\0\s()<>[\]{}/%])(?=[\0\s\x20-\x7e]{12}|[\0\s\x20-\x7e]{0,11}$)/g
  end.lastIndex = from
  const match = end.exec(content)
  if (!match) throw new UnreadableContent('an inline image has no end')
  return match.index + 1
}

/**
 * Blanks, a comment, a name, a number (some producers write `12-34`) with the blanks behind it, a hexadecimal string, brackets, an operator; and any other sign, which
 * viewers pass over as an operator that they do not know.
 */
const TOKEN =
  /[\0\s]+|%[^\r\n]*|\/[^\0\s()<>[\]{}/%]*|[\d+.-]+[\0\s]*|<<|>>|<[^<>]*>|[^\0\s()<>[\]{}/%\d+.-][^\0\s()<>[\]{}/%]*|[\s\S]/

/** Far more than any operator takes (`scn` has at most 33); a longer row is not content. */
const MAX_OPERANDS = 4096
