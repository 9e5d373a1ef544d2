import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { Configuration } from '../../platform/configuration.ts'

/** Distinguishes the addresses of clients from those of the operator's own proxies. */
export interface ClientAddresses {
  /**
   * Returns the client a request counts against: its IPv4 address, or the /64 block that a network assigns to each
   * customer.
   */
  of(request: IncomingMessage): string
  /** Returns the same for a connection; undefined for a trusted proxy, which holds connections for its clients. */
  ofConnection(remoteAddress: string | undefined): string | undefined
}

/**
 * Reads client addresses from the one header that the trusted proxies write. Anything left of the first untrusted
 * address may have been written by the client.
 */
export function createClientAddresses({
  TRUSTED_PROXIES,
  FORWARDED_HEADER,
}: Pick<Configuration, 'TRUSTED_PROXIES' | 'FORWARDED_HEADER'>): ClientAddresses {
  const trusted = TRUSTED_PROXIES.map(networkOf)
  const isTrusted = (address: Address) =>
    trusted.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits))

  return {
    of(request) {
      let address = addressIn(request.socket.remoteAddress ?? '')
      for (const hop of hopsOf(String(request.headers[FORWARDED_HEADER] ?? ''), FORWARDED_HEADER).reverse()) {
        if (!address || !isTrusted(address)) break
        const before = addressIn(hop)
        if (!before) break
        address = before
      }
      return blockOf(address)
    },
    ofConnection(remoteAddress) {
      const address = addressIn(remoteAddress ?? '')
      return address && isTrusted(address) ? undefined : blockOf(address)
    },
  }
}

type Address = ipaddr.IPv4 | ipaddr.IPv6

/** Parses an address or a network in CIDR notation, as both are written in settings. */
function networkOf(text: string): [Address, number] {
  if (text.includes('/')) return ipaddr.parseCIDR(text)
  const address = ipaddr.process(text)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

/** Returns the addresses in a header, nearest proxy last. */
function hopsOf(text: string, header: Configuration['FORWARDED_HEADER']): string[] {
  const elements = text.split(',')
  if (header === 'x-forwarded-for') return elements
  return elements.map((element) => /(?:^|;)\s*for\s*=\s*"?([^";]*)/i.exec(element)?.[1] ?? '')
}

/** Parses an address with or without a port; undefined if it is not one, such as `unknown`. */
function addressIn(text: string): Address | undefined {
  const [, bracketed, plain] = /^\s*(?:\[([^\]]+)\](?::\d+)?|([^\s[\]]+))\s*$/.exec(text) ?? []
  const candidate = bracketed ?? plain?.replace(/^([\d.]+):\d+$/, '$1') ?? ''
  return isIP(candidate) === 0 ? undefined : ipaddr.process(candidate)
}

const NETWORK_PARTS = 4

function blockOf(address: Address | undefined): string {
  if (!address) return 'unknown'
  if (!(address instanceof ipaddr.IPv6)) return address.toString()
  const network = address.parts.slice(0, NETWORK_PARTS).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}
