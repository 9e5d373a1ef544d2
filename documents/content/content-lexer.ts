/** An operator of a content stream (ISO 32000-1, 7.8.2) and what its operands are, a letter each. */
export interface Operation {
  operator: string
  /** `0` a number, `n` a name, `s` a string, `a` an array, `d` a dictionary. An inline image is one operator `BI`. */
  operands: string
}

/** A content stream that cannot be read to its end. */
export class UnreadableContent extends Error {
  override name = 'UnreadableContent'
}

/** The operators of a content stream. Throws `UnreadableContent` where a string, array, dictionary or inline image has no end. */
export function* operationsOf(bytes: Uint8Array): Generator<Operation> {
  const lexer = new ContentLexer(bytes)
  let operands = ''
  for (let token = lexer.next(); token !== undefined; token = lexer.next()) {
    if (typeof token !== 'number') operands += token.operand
    else {
      const operator = lexer.keyword(token)
      if (operator === 'BI') lexer.skipInlineImage()
      yield { operator, operands: operator === 'BI' ? '' : operands }
      operands = ''
    }
    if (operands.length > MAX_OPERANDS) throw new UnreadableContent('an operator has too many operands')
  }
}

/** What an operand is; an operator is given by where it begins. */
type Token = { operand: string } | number

class ContentLexer {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  next(): Token | undefined {
    this.#skipBlanks()
    const byte = this.#bytes[this.#at]
    switch (byte) {
      case undefined:
        return undefined
      case CODE.slash:
        this.#at += 1
        this.#skipRegular()
        return NAME
      case CODE.openParenthesis:
        this.#skipString()
        return STRING
      case CODE.openBracket:
        this.#skipTo(CODE.closeBracket, 1)
        return ARRAY
      case CODE.less:
        if (this.#bytes[this.#at + 1] === CODE.less) {
          this.#skipTo(CODE.greater, 2)
          this.#at += 1
          return DICTIONARY
        }
        this.#skipHexString()
        return STRING
      default:
        return isOfNumber(byte) ? this.#number() : this.#operator()
    }
  }

  /** The operator that begins at a place. */
  keyword(start: number): string {
    if (this.#at === start + 1) return ONE_LETTER[this.#bytes[start] ?? 0] ?? ''
    return String.fromCharCode(...this.#bytes.subarray(start, Math.min(this.#at, start + LONGEST_OPERATOR)))
  }

  /** The data end at an `EI` that stands alone and is followed by bytes that read like content, not like pixels. */
  skipInlineImage(): void {
    for (let token = this.next(); typeof token !== 'number' || this.keyword(token) !== 'ID'; token = this.next())
      if (token === undefined) throw new UnreadableContent('an inline image has no data')
    for (let at = this.#at; at < this.#bytes.length - 1; at += 1) {
      if (this.#bytes[at] !== CODE.letterE || this.#bytes[at + 1] !== CODE.letterI) continue
      if (!isBlank(this.#bytes[at - 1]) || isRegular(this.#bytes[at + 2])) continue
      if (!this.#bytes.subarray(at + 2, at + 2 + LOOK_AHEAD).every(readsLikeContent)) continue
      this.#at = at + 2
      return
    }
    throw new UnreadableContent('an inline image has no end')
  }

  /** Some producers write `12-34` or `--5`: a stray sign is passed over. */
  #number(): Token {
    while (isOfNumber(this.#bytes[this.#at])) this.#at += 1
    return NUMBER
  }

  /** A closing sign that nothing opened is passed over by viewers as an operator that they do not know. */
  #operator(): Token {
    const start = this.#at
    this.#skipRegular()
    if (this.#at === start) this.#at += 1
    return start
  }

  #skipRegular(): void {
    while (isRegular(this.#bytes[this.#at])) this.#at += 1
  }

  #skipString(): void {
    let depth = 0
    for (; this.#at < this.#bytes.length; this.#at += 1) {
      const byte = this.#bytes[this.#at]
      if (byte === CODE.backslash) this.#at += 1
      else if (byte === CODE.openParenthesis) depth += 1
      else if (byte === CODE.closeParenthesis && --depth === 0) {
        this.#at += 1
        return
      }
    }
    throw new UnreadableContent('a string has no end')
  }

  #skipHexString(): void {
    const end = this.#bytes.indexOf(CODE.greater, this.#at)
    if (end < 0) throw new UnreadableContent('a string has no end')
    this.#at = end + 1
  }

  /** Passes over all that stands in brackets, those of so many characters that open them included. */
  #skipTo(closing: number, opening: number): void {
    this.#at += opening
    for (this.#skipBlanks(); this.#bytes[this.#at] !== closing; this.#skipBlanks())
      if (this.next() === undefined) throw new UnreadableContent('an array or dictionary has no end')
    this.#at += 1
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
}

const NUMBER = { operand: '0' }
const NAME = { operand: 'n' }
const STRING = { operand: 's' }
const ARRAY = { operand: 'a' }
const DICTIONARY = { operand: 'd' }

/** Far more than any operator takes (`scn` has at most 33); a longer row is not content. */
const MAX_OPERANDS = 4096
const LONGEST_OPERATOR = 8
/** How many bytes after `EI` must read like content. */
const LOOK_AHEAD = 12

const CODE = {
  lineFeed: 0x0a,
  carriageReturn: 0x0d,
  space: 0x20,
  percent: 0x25,
  openParenthesis: 0x28,
  closeParenthesis: 0x29,
  slash: 0x2f,
  less: 0x3c,
  greater: 0x3e,
  letterE: 0x45,
  letterI: 0x49,
  openBracket: 0x5b,
  backslash: 0x5c,
  closeBracket: 0x5d,
} as const

/** Made once: they are most of the operators. */
const ONE_LETTER = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code))

/** Regular characters are 0, those of numbers included; white space is 1, delimiters are 2 (ISO 32000-1, 7.2.2). */
const CHARACTER_CLASS = new Uint8Array(256)
for (const blank of [0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]) CHARACTER_CLASS[blank] = 1
for (const delimiter of Buffer.from('()<>[]{}/%')) CHARACTER_CLASS[delimiter] = 2

const OF_NUMBER = new Uint8Array(256)
for (const byte of Buffer.from('0123456789+-.')) OF_NUMBER[byte] = 1

function isBlank(byte: number | undefined): boolean {
  return byte !== undefined && CHARACTER_CLASS[byte] === 1
}

function isRegular(byte: number | undefined): boolean {
  return byte !== undefined && CHARACTER_CLASS[byte] === 0
}

function isOfNumber(byte: number | undefined): boolean {
  return byte !== undefined && OF_NUMBER[byte] === 1
}

function readsLikeContent(byte: number): boolean {
  return isBlank(byte) || (byte > CODE.space && byte < 0x7f)
}
