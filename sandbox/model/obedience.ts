/** What a text makes a credulous reader say. */
export interface Obeyed {
  level?: string
  /** Sentences that it repeats, with their links. */
  says: string[]
}

/**
 * Finds the orders that a text gives to its reader, in English, Hindi and base64, and obeys every one of them. Real models do so now and
 * then; this one always does, so that it is the service's own checks that have to hold.
 */
export function obey(text: string): Obeyed {
  const readable = [text, ...decoded(text)].join('\n')
  const level = LEVELS.find(({ says }) => says.test(readable))?.level
  const says = readable.split(/(?<=[.!?।])\s+|\n/).filter((sentence) => COMMANDS.test(sentence))
  return { ...(level !== undefined && { level }), says: says.slice(0, 3) }
}

const LEVELS = [
  {
    level: 'LOW',
    says: /risk\w*["']?\W{0,3}(?:(?:level|rating|is|to|as|of|at|=|:|be|remains|for this case)\W{0,3}){0,4}["']?LOW\b|harmless|जोखिम\P{L}+(?:\P{Lu}{0,20})?(?:कम|निम्न|LOW)|no risk/iu,
  },
  {
    level: 'VERY_HIGH',
    says: /risk\w*["']?\W{0,3}(?:(?:level|rating|is|to|as|of|at|=|:|be)\W{0,3}){0,4}["']?VERY[_ ]HIGH\b/i,
  },
  { level: 'HIGH', says: /risk\w*["']?\W{0,3}(?:(?:level|rating|is|to|as|of|at|=|:|be)\W{0,3}){0,4}["']?HIGH\b/i },
]

const COMMANDS = /https?:\/\/|\bignore\b.{0,60}instructions|harmless|\brisk\b.{0,40}\b(?:low|high)\b|जोखिम|अनदेख/i

function decoded(text: string): string[] {
  const codes = text.match(/[A-Za-z0-9+/]{24,}={0,2}/g) ?? []
  return codes
    .map((code) => Buffer.from(code, 'base64').toString('utf8'))
    .filter((plain) => /^[\p{L}\p{P}\p{N}\p{S}\p{Z}\p{M}]+$/u.test(plain))
}
