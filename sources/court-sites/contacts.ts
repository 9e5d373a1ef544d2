import { decoded } from '../http-answer.ts'

/** How sites name what is nobody's business: personal e-mail addresses and telephone numbers. */
const CONTACT = /e-?mail|mobile|phone/i

/**
 * The bytes of an answer as they may be kept. Tribunals put the parties' e-mail addresses and telephone numbers into their JSON; these are
 * taken out before anything is stored. Other answers stay as they are.
 */
export function withoutContacts(bytes: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(bytes)
  if (!/^\s*["[{]/.test(text) || !CONTACT.test(text)) return bytes
  try {
    const kept = JSON.stringify(decoded(text), (key, value) => (CONTACT.test(key) ? undefined : value))
    return new TextEncoder().encode(kept)
  } catch {
    // Broken JSON cannot be cleaned, so none of it is kept.
    return new Uint8Array()
  }
}
