/**
 * Reads a PDF content stream operator by operator (ISO 32000-1, 7.8.2). Only what bounds need is kept of an operand:
 * of a string how long it is and how many spaces it has.
 */
export class ContentLexer {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  /**
   * The next operator with its operands, `undefined` at the end. An inline image comes as one operator `BI` whose
   * operand is its dictionary. Throws `UnreadableContent` where a string, array, dictionary or inline image has no end.
   */
  next(): Operation | undefined {
    const operands: Operand[] = []
    for (;;) {
      const token = this.#token()
      if (token === undefined) return undefined
      if (!isKeyword(token)) {
        if (operands.push(token) > MAX_OPERANDS) throw new UnreadableContent('an operator has too many operands')
      } else if (token.keyword === 'BI') return { operator: 'BI', operands: [this.#inlineImage()] }
      else return { operator: token.keyword, operands }
    }
  }

  #token(): Operand | Keyword | undefined {
    this.#skipBlanks()
    const byte = this.#bytes[this.#at]
    switch (byte) {
      case undefined:
        return undefined
      case CODE.slash:
        return this.#name()
      case CODE.openParenthesis:
        return this.#literalString()
      case CODE.openBracket:
        return this.#array()
      case CODE.less:
        return this.#bytes[this.#at + 1] === CODE.less ? this.#dictionary() : this.#hexString()
      default:
        return isNumberStart(byte) ? this.#number() : this.#keyword()
    }
  }

  /** A word; or a closing sign that nothing opened, which viewers pass over as an operator they do not know. */
  #keyword(): Keyword {
    const start = this.#at
    while (isRegular(this.#bytes[this.#at])) this.#at += 1
    if (this.#at === start) this.#at += 1
    return this.#at === start + 1
      ? (SHORT_KEYWORDS[this.#bytes[start] ?? 0] ?? NO_KEYWORD)
      : { keyword: this.#latin1(start, this.#at) }
  }

  /** Reads digits without making a string of them: most bytes of a content stream are numbers. */
  #number(): number {
    const start = this.#at
    let sign = 1
    let value = 0
    let divisor = 0
    for (let byte = this.#bytes[this.#at]; isRegular(byte); byte = this.#bytes[++this.#at]) {
      if (byte >= CODE.zero && byte <= CODE.nine) {
        value = value * 10 + byte - CODE.zero
        divisor *= 10
      } else if (byte === CODE.dot && divisor === 0) divisor = 1
      else if (byte === CODE.minus && this.#at === start) sign = -1
      // Some producers write `12-34` or `--5`: a stray sign is passed over.
      else if (byte !== CODE.plus && byte !== CODE.minus) break
    }
    return (sign * value) / (divisor || 1)
  }

  #name(): Name {
    const start = ++this.#at
    while (isRegular(this.#bytes[this.#at])) this.#at += 1
    const written = this.#latin1(start, this.#at)
    return { name: written.includes('#') ? unescapeName(written) : written }
  }

  #literalString(): Text {
    let depth = 0
    let length = 0
    let spaces = 0
    for (; this.#at < this.#bytes.length; this.#at += 1) {
      const byte = this.#bytes[this.#at]
      if (byte === CODE.backslash) this.#at += 1
      else if (byte === CODE.openParenthesis) depth += 1
      else if (byte === CODE.closeParenthesis && --depth === 0) {
        this.#at += 1
        return { length, spaces }
      } else if (byte === CODE.space) spaces += 1
      length += 1
    }
    throw new UnreadableContent('a string has no end')
  }

  #hexString(): Text {
    const end = this.#bytes.indexOf(CODE.greater, this.#at)
    if (end < 0) throw new UnreadableContent('a string has no end')
    const length = Math.ceil((end - this.#at - 1) / 2)
    this.#at = end + 1
    // Which codes are spaces is not looked at; all of them may be.
    return { length, spaces: length }
  }

  #array(): Operand[] {
    this.#at += 1
    return this.#until(CODE.closeBracket)
  }

  #dictionary(): Dictionary {
    this.#at += 2
    const entries = this.#until(CODE.greater)
    this.#at += 1
    return pairs(entries)
  }

  #until(closing: number): Operand[] {
    const items: Operand[] = []
    for (;;) {
      this.#skipBlanks()
      if (this.#bytes[this.#at] === closing) {
        this.#at += 1
        return items
      }
      const token = this.#token()
      if (token === undefined) throw new UnreadableContent('an array or dictionary has no end')
      items.push(isKeyword(token) ? { name: token.keyword } : token)
    }
  }

  #inlineImage(): Dictionary {
    const entries: Operand[] = []
    for (;;) {
      const token = this.#token()
      if (token === undefined) throw new UnreadableContent('an inline image has no data')
      if (!isKeyword(token)) entries.push(token)
      else if (token.keyword !== 'ID') entries.push({ name: token.keyword })
      else break
    }
    this.#skipImageData()
    return pairs(entries)
  }

  /** The data end at an `EI` that stands alone and is followed by bytes that read like content, not like pixels. */
  #skipImageData(): void {
    for (let at = this.#at; at < this.#bytes.length - 1; at += 1) {
      if (this.#bytes[at] !== CODE.letterE || this.#bytes[at + 1] !== CODE.letterI) continue
      if (!isBlank(this.#bytes[at - 1]) || isRegular(this.#bytes[at + 2])) continue
      if (!this.#bytes.subarray(at + 2, at + 2 + LOOK_AHEAD).every(readsLikeContent)) continue
      this.#at = at + 2
      return
    }
    throw new UnreadableContent('an inline image has no end')
  }

  #skipBlanks(): void {
    for (;;) {
      const byte = this.#bytes[this.#at]
      if (byte === CODE.percent) this.#skipLine()
      else if (isBlank(byte)) this.#at += 1
      else return
    }
  }

  #skipLine(): void {
    for (let byte = this.#bytes[this.#at]; byte !== undefined; byte = this.#bytes[++this.#at])
      if (byte === CODE.lineFeed || byte === CODE.carriageReturn) return
  }

  /** Operators and names are short, and for those a call into the runtime costs more than the letters. */
  #latin1(start: number, end: number): string {
    if (end - start === 2) return String.fromCharCode(this.#bytes[start] ?? 0, this.#bytes[start + 1] ?? 0)
    if (end - start === 3)
      return String.fromCharCode(this.#bytes[start] ?? 0, this.#bytes[start + 1] ?? 0, this.#bytes[start + 2] ?? 0)
    return Buffer.from(this.#bytes.buffer, this.#bytes.byteOffset + start, end - start).toString('latin1')
  }
}

export interface Name {
  name: string
}
export interface Text {
  length: number
  spaces: number
}
export type Dictionary = Map<string, Operand>
export type Operand = number | Name | Text | Operand[] | Dictionary
export interface Operation {
  operator: string
  operands: Operand[]
}

/** A content stream that cannot be read to its end. */
export class UnreadableContent extends Error {
  override name = 'UnreadableContent'
}

export function isName(operand: Operand | undefined): operand is Name {
  return typeof operand === 'object' && 'name' in operand
}

export function isText(operand: Operand | undefined): operand is Text {
  return typeof operand === 'object' && 'spaces' in operand
}

interface Keyword {
  keyword: string
}

/** Far more than any operator takes (`scn` has at most 33); a longer row is not content. */
const MAX_OPERANDS = 4096
/** How many bytes after `EI` must read like content. */
const LOOK_AHEAD = 12

const CODE = {
  lineFeed: 0x0a,
  carriageReturn: 0x0d,
  space: 0x20,
  percent: 0x25,
  openParenthesis: 0x28,
  closeParenthesis: 0x29,
  plus: 0x2b,
  minus: 0x2d,
  dot: 0x2e,
  slash: 0x2f,
  zero: 0x30,
  nine: 0x39,
  less: 0x3c,
  greater: 0x3e,
  letterE: 0x45,
  letterI: 0x49,
  openBracket: 0x5b,
  backslash: 0x5c,
  closeBracket: 0x5d,
} as const

/** Keywords of one character, made once: they are most of them. */
const SHORT_KEYWORDS = Array.from({ length: 256 }, (_, code): Keyword => ({ keyword: String.fromCharCode(code) }))
const NO_KEYWORD: Keyword = { keyword: '' }

/** 1 for white space, 2 for delimiters, 0 for regular characters (ISO 32000-1, 7.2.2). */
const CHARACTER_CLASS = new Uint8Array(256)
for (const blank of [0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]) CHARACTER_CLASS[blank] = 1
for (const delimiter of Buffer.from('()<>[]{}/%')) CHARACTER_CLASS[delimiter] = 2

function isBlank(byte: number | undefined): boolean {
  return byte !== undefined && CHARACTER_CLASS[byte] === 1
}

function isRegular(byte: number | undefined): byte is number {
  return byte !== undefined && CHARACTER_CLASS[byte] === 0
}

function isNumberStart(byte: number): boolean {
  return (byte >= CODE.zero && byte <= CODE.nine) || byte === CODE.minus || byte === CODE.plus || byte === CODE.dot
}

function isKeyword(token: Operand | Keyword): token is Keyword {
  return typeof token === 'object' && 'keyword' in token
}

function readsLikeContent(byte: number): boolean {
  return isBlank(byte) || (byte > CODE.space && byte < 0x7f)
}

/** Keys and values in a row to a map; what is no key is passed over. */
function pairs(entries: Operand[]): Dictionary {
  const dictionary: Dictionary = new Map()
  for (let at = 0; at + 1 < entries.length; at += 2) {
    const [key, value] = [entries[at], entries[at + 1]]
    if (isName(key) && value !== undefined) dictionary.set(key.name, value)
  }
  return dictionary
}

/** `#41` stands for the byte 0x41; the bytes are read as UTF-8 then, as the library reads the names of resources. */
function unescapeName(written: string): string {
  const bytes = written.replace(/#([\dA-Fa-f]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
