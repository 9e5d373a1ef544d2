import { ERRORS } from '../../api/errors/catalogue.ts'
import type { AnyEndpoint } from '../../api/http/endpoint.ts'
/** An id that nothing has. */
export const NOWHERE = '0190f5e0b7a07c3c8a5d6e7f80912345'

/** The answer about an entity that does not exist. */
export const NO_ENTITY = {
  httpStatusCode: 400,
  code: 60400,
  message: 'No watchlist entity with this ID exists.',
  appError: true,
}

/** The answer about a record that is not shared with the caller. */
export const NOT_SHARED = {
  httpStatusCode: 403,
  code: 60302,
  message: 'This resource is not shared with you.',
  appError: true,
}

/** The answer to a second decision. */
export const ALREADY_DECIDED = {
  httpStatusCode: 400,
  code: 60415,
  message: 'This has already been decided, or it is not waiting for a decision.',
  appError: true,
}

/** The answer about an archived entity. */
export const ENTITY_ARCHIVED = {
  httpStatusCode: 409,
  code: 60427,
  message: 'The entity is archived.',
  appError: true,
}

/** The codes that say that what the path names is not there. */
const NOT_THERE = [60400, 60401, 60410, 60420, 60436, 61449]

/** How an endpoint answers about an id that is none; test/api/every-endpoint.test.ts holds it to that. */
export function answerToNoId(endpoint: AnyEndpoint): { status: number; code: number; message: string } | undefined {
  if (!endpoint.path.includes(':')) return
  return endpoint.errors.map((name) => ERRORS[name]).find(({ code }) => NOT_THERE.includes(code))
}

export function titleOfNoId({ method, path }: AnyEndpoint, { status, code }: { status: number; code: number }): string {
  return `${method} ${path}: ${status} ${code} for an id that is none`
}
