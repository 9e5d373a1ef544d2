import type { LookupAddress } from 'node:dns'
import { type AgentOptions, Agent as HttpAgent, type RequestOptions } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'

/** A request to checked addresses. */
export interface CheckedRequest extends RequestOptions {
  addresses: LookupAddress[]
}

/** How long an idle connection is kept: the most common servers close theirs after five seconds. */
const IDLE_MS = 4_000

const KEPT: AgentOptions = { keepAlive: true, timeout: IDLE_MS }

const agents = new Map<string, HttpAgent>([
  ['http:', onlyForTheSameAddresses(new HttpAgent(KEPT))],
  ['https:', onlyForTheSameAddresses(new HttpsAgent(KEPT))],
])

/**
 * Keeps connections to receivers, because a new one per message, with its TLS handshake, costs more than the message. A
 * connection is reused for the same host only while its checked addresses are the same as when it was opened.
 */
export function keptConnections({ protocol }: URL): HttpAgent | undefined {
  return agents.get(protocol)
}

/** An agent pools connections by a name that it derives from the request. */
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
