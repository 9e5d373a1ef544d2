/** Far deeper than any record. Thousands of levels would overflow the stack of any code that walks through them. */
const MAX_LEVELS = 100

/** Characters with a meaning outside of a string. */
const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPENING = [0x5b, 0x7b]
const CLOSING = [0x5d, 0x7d]

/**
 * Scans JSON character by character without storing anything, so that a body that is too deep or too wide is refused
 * before it is parsed. It does not detect invalid JSON; the parser does that afterwards.
 */
export class JsonWalk {
  /** The number of open lists and objects. */
  depth = 0
  /** Commas and openings seen: at least the number of values minus one. */
  values = 0
  #inString = false
  #escaped = false

  /** Processes the next character. Returns whether it is outside of strings. */
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
