import type { z } from 'zod'
import type { Caller, Product } from '../../domain/account/account.ts'
import type { Permission } from '../../domain/account/permission.ts'
import type { OperatorRole } from '../../domain/operations/operator.ts'
import type { ErrorName } from '../errors/catalogue.ts'
import type { Deprecation } from './announce-end.ts'
import type { Operator } from './authenticate.ts'
import { roleOf } from './operator-roles.ts'
import type { Repeatable } from './repeatable.ts'
import type { Services } from './services.ts'
import type { Table } from './tables/table.ts'

/** 1 for most calls, 10 for actions that call outside services, 50 for bulk imports (Specification, "Limits"). */
export type Weight = 1 | 10 | 50

type Answers = Record<number, z.ZodType>

interface Shape {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Relative to the base address, with `:name` for path parameters. */
  path: string
  /** One line for the reference page. */
  summary: string
  /** What a client cannot guess from the rest, for the reference page. */
  description?: string
  /** What a successful response contains, for the reference page. */
  returns: string
  /** The answer's schema for each status of success. */
  replies: Answers
  /** The body of a 200 in other content types, where a parameter selects one. */
  otherTypes?: Record<string, z.ZodType>
  /** Set if the body consists of rows. */
  table?: Table
  /** Set if the body may contain the whole result of a case lookup. */
  takesLookup?: true
  /** The body as the reference describes it, if the handler itself checks the content. */
  describedBody?: z.ZodType
  /** Set once it is deprecated: its answers and the reference show it. */
  deprecated?: Deprecation
  /** What the handler itself may refuse with, besides the refusals that the frame adds to every endpoint. */
  errors: ErrorName[]
}

interface Keyed extends Shape {
  weight: Weight
  /** Undefined only for an account's own settings, which no plan switches off. */
  product?: Product
  permission: Permission
  /** Whether it may scan all records of the account. Such requests of one account queue behind each other. */
  looksThrough?: true
  /**
   * Whether it asks name servers, which may stay silent. Only a few such requests of one account run at once; further
   * ones are refused.
   */
  asksNameServers?: true
  /**
   * Whether it can be repeated with an `Idempotency-Key`. Its handler passes its answer to `keep`, in the transaction
   * of its changes.
   */
  takesIdempotencyKey?: true
  /** A separate limit in addition to the account's, over all its keys. */
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

/** The request as a handler gets it, fully checked and parsed. */
export type Request<Params, Query, Body> = Parts<Params, Query, Body> & Repeatable & { caller: Caller }

/** Returns the body of a 200, or `reply(status, body)`. Refuses by throwing `refuse(...)`. */
type Handle<Request> = (request: Request, services: Services) => Promise<object>

/** An endpoint as the frame serves it and the OpenAPI document describes it. */
export type Endpoint = Keyed &
  Schemas<unknown, unknown, unknown> & { audience: 'account'; handle: Handle<Request<unknown, unknown, unknown>> }

/** An endpoint of the backoffice, for operators' keys only. Plans and their limits do not apply. */
export type OperatorEndpoint = Shape &
  Schemas<unknown, unknown, unknown> & {
    audience: 'operator'
    role: OperatorRole
    handle: Handle<Parts<unknown, unknown, unknown> & { operator: Operator }>
  }

export type AnyEndpoint = Endpoint | OperatorEndpoint

/** Returns whether the method has a body; in other requests a body has no meaning (RFC 9110, 9.3). */
export function readsBody({ method }: Pick<AnyEndpoint, 'method'>): boolean {
  return method === 'POST' || method === 'PUT'
}

type None = Record<string, never>

/** An endpoint whose answer types are known. */
type Answering<E extends AnyEndpoint, Replies extends Answers> = Omit<E, 'replies'> & { replies: Replies }

/**
 * Declares an endpoint. The aspects all endpoints share (key, rate limit, product, permission, shape) are declared as
 * data and enforced by the frame, in the order of the contract.
 */
export function endpoint<Replies extends Answers, Params = None, Query = None, Body = undefined>(
  declared: Keyed & Schemas<Params, Query, Body> & { replies: Replies; handle: Handle<Request<Params, Query, Body>> },
): Answering<Endpoint, Replies> {
  // The frame parses with these same schemas before it calls the handler, so the erased types are correct.
  return { ...declared, audience: 'account' } as unknown as Answering<Endpoint, Replies>
}

/** Declares an endpoint of the backoffice. Its path begins with `/backoffice` and determines the required role. */
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

/**
 * Returns an answer with a status other than 200, or with its own headers. A stream as body is forwarded as it arrives.
 */
export function reply(status: number, body: object, headers: Record<string, string> = {}): object {
  return { [REPLY]: { status, body, headers } }
}

/** Returns a handler's result as status and body. */
export function asReply(returned: object): Reply {
  return REPLY in returned ? (returned[REPLY] as Reply) : { status: 200, body: returned, headers: {} }
}
