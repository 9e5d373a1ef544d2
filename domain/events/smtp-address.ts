import { isLoopback } from '../database-address.ts'

/** The mail server that takes our messages. */
export interface SmtpAddress {
  host: string
  port: number
  /** Whether the connection begins with TLS. */
  secure: boolean
  /** Whether a connection that begins without TLS must change to it (STARTTLS). */
  requireTls: boolean
  auth: { user: string; pass: string } | undefined
}

const SUBMISSION_PORT = 587
const SUBMISSIONS_PORT = 465

/**
 * Reads `smtp://user:password@host:port` or `smtps://…`. A server on another machine must encrypt, unless the address
 * ends with `?tls=off`.
 * @throws RangeError with a sentence for the operator; it never quotes the URL, which holds a password
 */
export function readSmtpAddress(text: string): SmtpAddress {
  if (!URL.canParse(text)) throw new RangeError('is no URL. Write / # ? @ % of a password as %2F %23 %3F %40 %25.')
  const { protocol, hostname, port, username, password, pathname, searchParams } = new URL(text)
  if (protocol !== 'smtp:' && protocol !== 'smtps:') throw new RangeError('must begin with smtp:// or smtps://.')
  if (hostname === '' || !['', '/'].includes(pathname)) throw new RangeError('must have a host, and nothing behind it.')
  const options = [...searchParams]
  if (options.length > 1 || options.some(([name, value]) => name !== 'tls' || value !== 'off'))
    throw new RangeError('has unknown options. The only option is ?tls=off.')
  const secure = protocol === 'smtps:'
  if (secure && options.length > 0) throw new RangeError('begins with smtps:// and says tls=off. Remove one.')
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? SUBMISSIONS_PORT : SUBMISSION_PORT) : Number(port),
    secure,
    requireTls: !secure && options.length === 0 && !isLoopback(hostname),
    auth: username === '' ? undefined : { user: decoded(username), pass: decoded(password) },
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new RangeError('has a % in its password that is not part of an escape. Write it as %25.')
  }
}
