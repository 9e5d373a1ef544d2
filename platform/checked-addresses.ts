import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'

/** Why an address that a client named is not called. */
export class AddressRefused extends Error {
  override name = 'AddressRefused'
}

/** Finds the addresses a name stands for; `dns.lookup` in the product. */
export type Resolve = (host: string) => Promise<LookupAddress[]>

/**
 * The IP addresses that a URL given by a client may be called at, after its name was resolved. Whoever calls it has to
 * connect to one of these and not resolve again, because the name may stand for something else a moment later.
 * @param allowedHosts hosts that may be called whatever they are, also without TLS
 * @throws AddressRefused with a sentence for the client; the resolver's own error when a public name cannot be resolved
 */
export async function checkedAddresses(
  url: URL,
  allowedHosts: readonly string[],
  resolve: Resolve = resolveAll,
): Promise<LookupAddress[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (url.username || url.password) throw new AddressRefused('The address must not carry a user name or password.')
  if (allowedHosts.includes(host) && /^https?:$/.test(url.protocol)) return resolve(host)
  if (url.protocol !== 'https:') throw new AddressRefused('The address must begin with https://.')
  if (isLocalName(host)) throw new AddressRefused('The address must be one of the public internet.')
  const addresses = await resolve(host)
  if (!addresses.every(({ address }) => isPublic(address)))
    throw new AddressRefused('The address must be one of the public internet.')
  return addresses
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

function resolveAll(host: string): Promise<LookupAddress[]> {
  return lookup(host, { all: true })
}
