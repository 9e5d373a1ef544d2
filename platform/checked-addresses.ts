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

/** Finds the addresses a name stands for; throws `NameNotResolved`. */
export type Resolve = (host: string) => Promise<LookupAddress[]>

/**
 * The IP addresses that a URL given by a client may be called at, after its name was resolved. Whoever calls it has to
 * connect to one of these and not resolve again, because the name may stand for something else a moment later.
 * @param allowedHosts hosts, with or without a port, that may be called whatever they are, also without TLS
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

/** As long as a name server needs at the other end of the world. */
const ANSWER_TIMEOUT_MS = 2_000
/** A lost packet is sent once more. */
const TRIES = 2

/**
 * Asks name servers themselves. The system's own way (`dns.lookup`) keeps one of four threads busy for as long as a name server likes,
 * and files and connections of the whole process wait behind it. The hosts file and search domains do not count here.
 * @param nameServers the system's when there are none
 * @param signal ends the asking, whatever is still missing
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

/** Nobody is asked about what is an address already, or is this machine by its name (RFC 6761). */
async function addressesOf(host: string, resolve: Resolve): Promise<LookupAddress[]> {
  const family = isIP(host)
  if (family !== 0) return [{ address: host, family }]
  return host === 'localhost' ? LOOPBACK : resolve(host)
}

/** Names that never stand for a host of the public internet, whatever a resolver says (RFC 6761, 6762, 8375, 9476). */
const LOCAL_NAME = /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home\.arpa|test|invalid|onion|alt)$/i

function isLocalName(host: string): boolean {
  return LOCAL_NAME.test(host) || (!host.includes('.') && !host.includes(':'))
}

/** Public by its number, but inside every machine of one cloud: it hands out credentials there. */
const CLOUD_METADATA = ['168.63.129.16']

/** IPv6 of the public internet; whatever else looks like unicast is IPv4 in disguise or not assigned. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

function isPublic(text: string): boolean {
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast' || CLOUD_METADATA.includes(address.toString())) return false
  return address.kind() === 'ipv4' || address.match(GLOBAL_IPV6)
}
