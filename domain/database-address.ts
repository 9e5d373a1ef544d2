/** The address of the database, and whether the connection is encrypted. */
export interface DatabaseAddress {
  /** The URL without its options. */
  url: string
  tls: boolean
}

/**
 * Reads `mysql://user:password@host:port/name?tls=on`. Rejects unknown options, so that a request for encryption never
 * results in a plain connection.
 * @throws RangeError with a sentence for the operator; it names options, never the URL, which holds a password
 */
export function readDatabaseAddress(text: string): DatabaseAddress {
  const url = parse(text)
  if (url.protocol !== 'mysql:') throw new RangeError('must begin with mysql://.')
  const unknown = [...url.searchParams.keys()].filter((name) => name !== 'tls')
  if (unknown.length > 0) throw new RangeError(`has unknown options: ${unknown.join(', ')}. The only option is tls.`)
  const options = url.searchParams.getAll('tls')
  const [tls] = options
  if (options.length > 1 || (tls !== undefined && tls !== 'on' && tls !== 'off'))
    throw new RangeError('must have tls=on or tls=off at most once.')
  if (tls === undefined && !isLoopback(url.hostname))
    throw new RangeError(
      'is a database on another machine. Add ?tls=on, or ?tls=off to send names and keys over the network unencrypted.',
    )
  url.search = ''
  return { url: url.href, tls: tls === 'on' }
}

/** An unescaped special character in a password ends the URL's part early, or makes an invalid % sequence. */
function parse(text: string): URL {
  try {
    decodeURIComponent(text)
    return new URL(text)
  } catch {
    throw new RangeError('is no URL. Write / # ? @ % of a password as %2F %23 %3F %40 %25.')
  }
}

/** Returns whether a host is this machine. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname)
}
