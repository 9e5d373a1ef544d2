import type { z } from 'zod'
import { type Refusal, refuse } from '../errors/refusal.ts'

/** One error in a request: its path and a sentence. */
export interface Issue {
  path: string
  message: string
}

/** A client with this many mistakes corrects these and sends again. */
const MAX_ISSUES = 100
/** Longer than any field's own path. A path that a client made up is not echoed in full. */
const MAX_PATH_LENGTH = 100

/**
 * Refuses a whole request with 400 60001, for one reason or for all issues of its parts, with the count of those left
 * out.
 */
export function malformed(what: string | Issue[]): Refusal {
  const issues = typeof what === 'string' ? [{ path: '', message: what }] : what
  const left = issues.length - MAX_ISSUES
  return refuse('MALFORMED', {
    issues: issues.slice(0, MAX_ISSUES),
    ...(left > 0 ? { issuesLeftOut: left } : {}),
  })
}

/** Returns the issues of a schema, as answers show them. */
export function issuesIn(error: z.ZodError): Issue[] {
  return error.issues.flatMap(issuesOf)
}

function issuesOf(issue: z.core.$ZodIssue): Issue[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: pathOf([...issue.path, key]), message: 'Unknown field.' }))
  return [{ path: pathOf(issue.path), message: issue.message }]
}

function pathOf(path: PropertyKey[]): string {
  return cutPath(path.join('.'))
}

/** Shortens a long path, for an answer. */
export function cutPath(path: string): string {
  return path.length > MAX_PATH_LENGTH ? `${path.slice(0, MAX_PATH_LENGTH - 1)}…` : path
}
