/** Far deeper than any record; what goes down thousands of levels makes whoever walks through it run out of stack. */
const MAX_LEVELS = 100

/** Which characters mean something outside of a string. */
const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPENING = [0x5b, 0x7b]
const CLOSING = [0x5d, 0x7d]

/**
 * Walks through JSON letter by letter and keeps nothing, so that what is too deep or too wide is known before anybody builds it. What is
 * no JSON it does not notice: the parser does, which comes after it.
 */
export class JsonWalk {
  /** How many lists and objects are open. */
  depth = 0
  /** Commas and openings seen: never fewer than there are values, but one. */
  values = 0
  #inString = false
  #escaped = false

  /** Takes the next character. Returns whether it stands outside of strings. */
  step(code: number): boolean {
    if (this.#inString) {
      if (this.#escaped) this.#escaped = false
      else if (code === BACKSLASH) this.#escaped = true
      else if (code === QUOTE) this.#inString = false
      return false
    }
    if (code === QUOTE) this.#inString = true
    else if (code === COMMA) this.values++
    else if (OPENING.includes(code)) {
      this.depth++
      this.values++
    } else if (CLOSING.includes(code)) this.depth--
    return true
  }

  get isTooDeep(): boolean {
    return this.depth > MAX_LEVELS
  }
}

/** The message for a body that is nested too deeply. */
export const TOO_DEEP = `The body has more than ${MAX_LEVELS} levels of nesting.`
