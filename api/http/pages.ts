import type { Context, Middleware } from 'koa'
import type { z } from 'zod'
import type { Identified, IdentifyByHash } from './authenticate.ts'
import type { AnyEndpoint, Reply } from './endpoint.ts'
import { type Gate, perform } from './serve-endpoint.ts'
import type { Services } from './services.ts'

/** What web pages are served with. */
export interface Inside {
  gate: Gate
  identifyByHash: IdentifyByHash
  services: Services
}

/** Returns the middleware that serves web pages besides the API. It calls `next` for every other address. */
export type OpenPages = (inside: Inside) => Middleware

/** The parts of a request to an endpoint, as a client would send them. */
export interface Asked {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
}

/** The successful answer of an endpoint. */
export type AnswerOf<E extends AnyEndpoint> = z.output<E['replies'][keyof E['replies']]>

/**
 * Performs an endpoint in the process, with the limits, permissions and refusals of a request over HTTP.
 * @throws Refusal as the endpoint does
 */
export type Ask = <E extends AnyEndpoint>(endpoint: E, asked?: Asked) => Promise<AnswerOf<E>>

/** Does the same for an answer that is a file and is passed on as it arrives. */
export type AskForFile = (endpoint: AnyEndpoint, asked?: Asked) => Promise<Reply>

/** Performs endpoints for the person whose page is being served. */
export function createAsk(
  context: Context,
  identified: Identified,
  { gate, services }: Inside,
): { ask: Ask; askForFile: AskForFile } {
  function askForFile(endpoint: AnyEndpoint, { params = {}, query = {}, body = {} }: Asked = {}) {
    return perform(context, endpoint, identified, { params, query, body: async () => body }, gate, services)
  }
  return {
    askForFile,
    async ask<E extends AnyEndpoint>(endpoint: E, asked?: Asked) {
      const { status, body: answer } = await askForFile(endpoint, asked)
      const schema = endpoint.replies[status]
      if (!schema) throw new Error(`${endpoint.method} ${endpoint.path} does not declare a ${status}`)
      return schema.parse(answer) as AnswerOf<E>
    },
  }
}
