import type { z } from 'zod'
import type { Caller, Product } from '../../domain/account/account.ts'
import type { Permission } from '../../domain/account/permission.ts'
import type { OperatorRole } from '../../domain/operations/operator.ts'
import type { ErrorName } from '../errors/catalogue.ts'
import type { Deprecation } from './announce-end.ts'
import type { Operator } from './authenticate.ts'
import type { Table } from './csv-rows.ts'
import { roleOf } from './operator-roles.ts'
import type { Repeatable } from './repeatable.ts'
import type { Services } from './services.ts'

/** 1 for most calls, 10 for actions that ask the outside world, 50 for bulk imports (Specification, "Limits"). */
export type Weight = 1 | 10 | 50

type Answers = Record<number, z.ZodType>

interface Shape {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the base address, with `:name` for path parameters. */
  path: string
  /** One line for the reference page. */
  summary: string
  /** What a client could not guess from the rest, for the reference page. */
  description?: string
  /** What a response of success holds, for the reference page. */
  returns: string
  /** The answer's schema for each status of success. */
  replies: Answers
  /** What a 200 is in other content types, where a parameter asks for one. */
  otherTypes?: Record<string, z.ZodType>
  /** Set where the body is rows. */
  table?: Table
  /** Set where the whole result of a case lookup may be in the body. */
  takesLookup?: true
  /** The body as the reference describes it, where the handler itself checks what is in it. */
  describedBody?: z.ZodType
  /** Set once it should no longer be used: its answers and the reference say so. */
  deprecated?: Deprecation
  /** What the handler itself may refuse with, beside what the frame refuses for every endpoint. */
  errors: ErrorName[]
}

interface Keyed extends Shape {
  weight: Weight
  /** Undefined only for an account's own things, which no plan switches off. */
  product?: Product
  permission: Permission
  /** Whether it may look through all that the account has: such requests of one account wait for one another. */
  looksThrough?: true
  /** Whether it asks name servers, which may stay silent: few such requests of one account run at once, the others are refused. */
  asksNameServers?: true
  /** Whether it can be repeated with an `Idempotency-Key`. Its handler passes its answer to `keep`, in the transaction of what it does. */
  takesIdempotencyKey?: true
  /** A limit of its own beside the account's, over all its keys. */
  extraLimit?: (caller: Caller) => { bucket: string; requestsPerMinute: number }
}

interface Schemas<Params, Query, Body> {
  params?: z.ZodType<Params>
  query?: z.ZodType<Query>
  body?: z.ZodType<Body>
}

interface Parts<Params, Query, Body> {
  params: Params
  query: Query
  body: Body
  requestId: string
}

/** What a handler gets: everything checked and parsed. */
export type Request<Params, Query, Body> = Parts<Params, Query, Body> & Repeatable & { caller: Caller }

/** Returns the body of a 200, or `reply(status, body)`. Refuses by throwing `refuse(...)`. */
type Handle<Request> = (request: Request, services: Services) => Promise<object>

/** An endpoint as the frame serves it and the OpenAPI document describes it. */
export type Endpoint = Keyed &
  Schemas<unknown, unknown, unknown> & { audience: 'account'; handle: Handle<Request<unknown, unknown, unknown>> }

/** An endpoint of the backoffice: for operators' keys only, outside of plans and their limits. */
export type OperatorEndpoint = Shape &
  Schemas<unknown, unknown, unknown> & {
    audience: 'operator'
    role: OperatorRole
    handle: Handle<Parts<unknown, unknown, unknown> & { operator: Operator }>
  }

export type AnyEndpoint = Endpoint | OperatorEndpoint

/** Whether a body is read with such a request: with the others one has no meaning (RFC 9110, 9.3). */
export function readsBody({ method }: Pick<AnyEndpoint, 'method'>): boolean {
  return method === 'POST' || method === 'PUT'
}

type None = Record<string, never>

/** An endpoint whose answers are known by type. */
type Answering<E extends AnyEndpoint, Replies extends Answers> = Omit<E, 'replies'> & { replies: Replies }

/**
 * Declares an endpoint. What all endpoints share (key, rate limit, product, permission, shape) is declared here as data and done
 * by the frame, in the order of the contract; the handler keeps what only it knows.
 */
export function endpoint<Replies extends Answers, Params = None, Query = None, Body = undefined>(
  declared: Keyed & Schemas<Params, Query, Body> & { replies: Replies; handle: Handle<Request<Params, Query, Body>> },
): Answering<Endpoint, Replies> {
  // The frame parses with these very schemas before it calls the handler, which is what makes the erased types true.
  return { ...declared, audience: 'account' } as unknown as Answering<Endpoint, Replies>
}

/** Declares an endpoint of the backoffice; its path begins with `/backoffice` and says which role opens it. */
export function operatorEndpoint<Replies extends Answers, Params = None, Query = None, Body = undefined>(
  declared: Shape &
    Schemas<Params, Query, Body> & {
      replies: Replies
      handle: Handle<Parts<Params, Query, Body> & { operator: Operator }>
    },
): Answering<OperatorEndpoint, Replies> {
  const role = roleOf(declared.path)
  return { ...declared, audience: 'operator', role } as unknown as Answering<OperatorEndpoint, Replies>
}

const REPLY = Symbol('reply')

export interface Reply {
  status: number
  body: unknown
  headers: Record<string, string>
}

/** An answer of another status than 200, or with headers of its own; a stream as its body is sent as it comes. */
export function reply(status: number, body: object, headers: Record<string, string> = {}): object {
  return { [REPLY]: { status, body, headers } }
}

/** What a handler returned, as status and body. */
export function asReply(returned: object): Reply {
  return REPLY in returned ? (returned[REPLY] as Reply) : { status: 200, body: returned, headers: {} }
}
