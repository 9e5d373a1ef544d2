import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * How long a signed link to a file is valid (Specification, "Limits": order download URL validity, stored-case
 * read-back URL validity). The same for the files of exports.
 */
export const LINK_LIFETIME_MS = 300_000

export interface LinkedFile {
  /** The file's key in the store. */
  key: string
  /** The name it is to be saved under. */
  fileName: string
}

/** What a link turned out to be. A link that was changed says nothing about what it was changed from. */
export type CheckedLink = ({ kind: 'ok' } & LinkedFile) | { kind: 'expired' } | { kind: 'changed' }

/**
 * A link to a stored file that opens for a while (`LINK_LIFETIME_MS`) and needs no key. `baseUrl` is the API's, ending in `/v1`; `now`
 * is epoch milliseconds; `secret` never leaves the service.
 */
export function signLink({
  key,
  fileName,
  now,
  secret,
  baseUrl,
}: LinkedFile & { now: number; secret: string; baseUrl: string }): string {
  const target = `${LINK_PATH}${encodeURIComponent(key)}/${encodeURIComponent(fileName)}?expires=${now + LINK_LIFETIME_MS}`
  return `${baseUrl}${target}${SIGNATURE}${signatureOf(target, secret)}`
}

/**
 * Checks a link as it was requested: `target` is path and query behind the base address, as they came over the wire.
 * The signature covers every character of them, so nothing is decoded, sorted or taken apart before it is found right.
 */
export function checkLink(target: string, now: number, secret: string): CheckedLink {
  const at = target.lastIndexOf(SIGNATURE)
  const signed = target.slice(0, Math.max(0, at))
  const signature = Buffer.from(target.slice(at + SIGNATURE.length))
  const right = Buffer.from(signatureOf(signed, secret))
  if (at < 0 || signature.length !== right.length || !timingSafeEqual(signature, right)) return { kind: 'changed' }
  const [, key = '', fileName = '', expires = ''] =
    /^\/documents\/files\/([^/]*)\/([^/?]*)\?expires=(\d+)$/.exec(signed) ?? []
  if (now >= Number(expires)) return { kind: 'expired' }
  return { kind: 'ok', key: decodeURIComponent(key), fileName: decodeURIComponent(fileName) }
}

/** Where the API serves stored files, behind its base address. */
export const LINK_PATH = '/documents/files/'

const SIGNATURE = '&signature='

/** The purpose goes into the hash, so that nothing else signed with the same secret can pass for a link. */
function signatureOf(target: string, secret: string): string {
  return createHmac('sha256', secret).update(`document link\n${target}`).digest('base64url')
}
