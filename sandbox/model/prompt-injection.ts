/** What a text makes a credulous reader say. */
export interface FollowedInjection {
  level?: string
  /** Sentences that it repeats, with their links. */
  says: string[]
}

/**
 * Finds the orders that a text gives to its reader, in English, Hindi and base64, and obeys every one of them. Real models do so now and
 * then; this one always does, so that it is the service's own checks that have to hold.
 */
export function followInjection(text: string): FollowedInjection {
  const readable = [text, ...decoded(text)].join('\n')
  const level = levelWanted(readable)
  const says = readable.split(/(?<=[.!?।])\s+|\n/).filter((sentence) => COMMANDS.test(sentence))
  return { ...(level !== undefined && { level }), says: says.slice(0, 3) }
}

function levelWanted(text: string): string | undefined {
  const named = /\brisk.{0,40}?\b(VERY[_ ]HIGH|HIGH|MODERATE|LOW)\b/i.exec(text)?.[1]
  if (named !== undefined) return named.toUpperCase().replace(' ', '_')
  return /harmless|\bno risk\b|जोखिम.{0,40}(?:कम|निम्न)/i.test(text) ? 'LOW' : undefined
}

const COMMANDS = /https?:\/\/|\bignore\b.{0,60}instructions|harmless|\brisk\b.{0,40}\b(?:low|high)\b|जोखिम|अनदेख/i

/** Texts that stand in the text as base64. */
function decoded(text: string): string[] {
  const codes = text.match(/[A-Za-z0-9+/]{24,}={0,2}/g) ?? []
  return codes
    .map((code) => Buffer.from(code, 'base64').toString('utf8'))
    .filter((plain) => /^[\p{L}\p{P}\p{N}\p{S}\p{Z}\p{M}]+$/u.test(plain))
}
