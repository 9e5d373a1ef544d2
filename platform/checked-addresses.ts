import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Why an address that a client named is not called. */
export class AddressRefused extends Error {
  override name = 'AddressRefused'
}

/** A public name without an address, or whose name servers do not answer in time. */
export class NameNotResolved extends Error {
  override name = 'NameNotResolved'
}

/** Resolves a name to its addresses; throws `NameNotResolved`. */
export type Resolve = (host: string) => Promise<LookupAddress[]>

/**
 * Returns the IP addresses at which a client's URL may be called, after its name was resolved. The caller must connect
 * to one of these and not resolve again, because the name may point elsewhere a moment later.
 * @param allowedHosts hosts, with or without a port, that may always be called, also without TLS
 * @throws AddressRefused with a sentence for the client; NameNotResolved
 */
export async function checkedAddresses(
  url: URL,
  allowedHosts: readonly string[],
  resolve: Resolve,
): Promise<LookupAddress[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (url.username || url.password) throw new AddressRefused('The URL must not contain a user name or password.')
  if (isAllowed(url, host, allowedHosts)) return addressesOf(host, resolve)
  if (url.protocol !== 'https:') throw new AddressRefused('The URL must start with https://.')
  if (isLocalName(host)) throw new AddressRefused('The URL must point to a host on the public internet.')
  const addresses = await addressesOf(host, resolve)
  if (!addresses.every(({ address }) => isPublic(address)))
    throw new AddressRefused('The URL must point to a host on the public internet.')
  return addresses
}

/** The time that a name server at the other end of the world needs. */
const ANSWER_TIMEOUT_MS = 2_000
/** A lost packet is sent once more. */
const TRIES = 2

/**
 * Returns a resolver that asks name servers directly. The system's own way (`dns.lookup`) occupies one of four threads
 * for as long as a name server likes, and files and connections of the whole process wait behind it. It ignores the
 * hosts file and search domains.
 * @param nameServers the system's when empty
 * @param signal ends pending queries
 */
export function askNameServers(nameServers: readonly string[], signal: AbortSignal): Resolve {
  return async function resolve(host) {
    const resolver = new Resolver({ timeout: ANSWER_TIMEOUT_MS, tries: TRIES })
    if (nameServers.length > 0) resolver.setServers([...nameServers])
    const cancel = () => resolver.cancel()
    signal.addEventListener('abort', cancel)
    try {
      const answers = await Promise.allSettled([
        resolver.resolve4(host).then((found) => found.map((address) => ({ address, family: 4 }))),
        resolver.resolve6(host).then((found) => found.map((address) => ({ address, family: 6 }))),
      ])
      const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
      if (addresses.length === 0) throw new NameNotResolved('the host name does not resolve to an address')
      return addresses
    } finally {
      signal.removeEventListener('abort', cancel)
    }
  }
}

function isAllowed(url: URL, host: string, allowedHosts: readonly string[]): boolean {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  const named = allowedHosts.includes(host) || allowedHosts.includes(`${url.hostname}:${port}`)
  return named && /^https?:$/.test(url.protocol)
}

const LOOPBACK: LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
]

/** Returns an address, or this machine's own name (RFC 6761), without a query. */
async function addressesOf(host: string, resolve: Resolve): Promise<LookupAddress[]> {
  const family = isIP(host)
  if (family !== 0) return [{ address: host, family }]
  return host === 'localhost' ? LOOPBACK : resolve(host)
}

/** Names that never denote a host of the public internet, whatever a resolver answers (RFC 6761, 6762, 8375, 9476). */
const LOCAL_NAME = /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home\.arpa|test|invalid|onion|alt)$/i

function isLocalName(host: string): boolean {
  return LOCAL_NAME.test(host) || (!host.includes('.') && !host.includes(':'))
}

/** A public address, but inside every machine of one cloud it hands out credentials. */
const CLOUD_METADATA = ['168.63.129.16']

/** IPv6 of the public internet; other unicast addresses are IPv4 in disguise or not assigned. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

function isPublic(text: string): boolean {
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast' || CLOUD_METADATA.includes(address.toString())) return false
  return address.kind() === 'ipv4' || address.match(GLOBAL_IPV6)
}
