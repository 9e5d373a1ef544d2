import type { z } from 'zod'
import type { Caller, Permission, Product } from '../../domain/account.ts'
import type { ErrorName } from '../errors/catalogue.ts'
import type { Services } from './services.ts'

/** 1 for most calls, 10 for actions that fetch live court data, 50 for bulk imports (Specification, "Limits"). */
export type Weight = 1 | 10 | 50

interface Shape {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the base address, with `:name` for path parameters. */
  path: string
  /** One line for the reference page. */
  summary: string
  /** The answer's schema for each status of success. */
  replies: Record<number, z.ZodType>
  /** What the handler itself may refuse with, beside what the frame refuses for every endpoint. */
  errors: ErrorName[]
}

interface Keyed extends Shape {
  weight: Weight
  /** Undefined only for an account's own things, which no plan switches off. */
  product?: Product
  permission: Permission
}

/** What a handler gets: everything checked and parsed. */
export interface Request<Params, Query, Body> {
  params: Params
  query: Query
  body: Body
  caller: Caller
  requestId: string
}

export interface Reply {
  status: number
  body: unknown
}

interface Schemas<Params, Query, Body> {
  params?: z.ZodType<Params>
  query?: z.ZodType<Query>
  body?: z.ZodType<Body>
}

interface Handler<Params, Query, Body> {
  /** Returns the body of a 200, or `reply(status, body)`. Refuses by throwing `refuse(...)`. */
  handle(request: Request<Params, Query, Body>, services: Services): Promise<object>
}

/** An endpoint as the frame serves it and the OpenAPI document describes it. */
export type Endpoint = Keyed & Schemas<unknown, unknown, unknown> & Handler<unknown, unknown, unknown>

/**
 * Declares an endpoint. What all endpoints share (key, rate limit, product, permission, shape) is said here as data and done
 * by the frame, in the order of the contract; the handler keeps what only it knows.
 */
export function endpoint<Params = Record<string, never>, Query = Record<string, never>, Body = undefined>(
  declared: Keyed & Schemas<Params, Query, Body> & Handler<Params, Query, Body>,
): Endpoint {
  // The frame parses with these very schemas before it calls the handler, which is what makes the erased types true.
  return declared as unknown as Endpoint
}

const REPLY = Symbol('reply')

/** An answer of another status than 200. */
export function reply(status: number, body: object): object {
  return { [REPLY]: { status, body } }
}

/** What a handler returned, as status and body. */
export function asReply(returned: object): Reply {
  return REPLY in returned ? (returned[REPLY] as Reply) : { status: 200, body: returned }
}
