import type { LookupAddress } from 'node:dns'
import { type AgentOptions, Agent as HttpAgent, type RequestOptions } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'

/** A request to addresses that were checked. */
export interface CheckedRequest extends RequestOptions {
  addresses: LookupAddress[]
}

/** How long a connection is kept for the next message: the commonest servers end theirs after five seconds without a word. */
const IDLE_MS = 4_000

const KEPT: AgentOptions = { keepAlive: true, timeout: IDLE_MS }

const agents = new Map<string, HttpAgent>([
  ['http:', onlyForTheSameAddresses(new HttpAgent(KEPT))],
  ['https:', onlyForTheSameAddresses(new HttpsAgent(KEPT))],
])

/**
 * Keeps connections to receivers, because a new one for each message, with its TLS handshake, costs more than the message. A connection is
 * used again for the same host only while the addresses that were checked for it, now and when it was opened, are the same.
 */
export function keptConnections({ protocol }: URL): HttpAgent | undefined {
  return agents.get(protocol)
}

/** An agent keeps connections by the name that it gives to what a request asks for. */
function onlyForTheSameAddresses<Agent extends HttpAgent>(agent: Agent): Agent {
  const nameOf = agent.getName.bind(agent)
  agent.getName = (options = {}) => `${nameOf(options)} ${addressesIn(options)}`
  return agent
}

function addressesIn(options: Partial<CheckedRequest>): string {
  return (options.addresses ?? [])
    .map(({ address }) => address)
    .sort()
    .join()
}
