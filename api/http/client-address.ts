import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { Configuration } from '../../platform/configuration.ts'

/** Tells the addresses of clients from those of the operator's own proxies. */
export interface ClientAddresses {
  /** Whom a request counts for: its client's address, of IPv6 the block of 64 bits that every customer of a network is given. */
  of(request: IncomingMessage): string
  /** The same of whoever holds a connection; undefined for a trusted proxy, which holds them for others. */
  ofConnection(remoteAddress: string | undefined): string | undefined
}

/**
 * Reads what proxies tell of their clients, from the one header that the trusted ones write and from nobody else: whatever stands left
 * of the first address that is not trusted may have been written by the client himself.
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

/** An address, or a network in CIDR notation, as both are written in settings. */
function networkOf(text: string): [Address, number] {
  if (text.includes('/')) return ipaddr.parseCIDR(text)
  const address = ipaddr.process(text)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

/** The addresses that a header lists, nearest proxy last. */
function hopsOf(text: string, header: Configuration['FORWARDED_HEADER']): string[] {
  const elements = text.split(',')
  if (header === 'x-forwarded-for') return elements
  return elements.map((element) => /(?:^|;)\s*for\s*=\s*"?([^";]*)/i.exec(element)?.[1] ?? '')
}

/** An address with or without a port; undefined for what is none, such as `unknown`. */
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
