import type { Refusal } from '../api/errors/refusal.ts'
import type { Identified } from '../api/http/authenticate.ts'
import type { Reply } from '../api/http/endpoint.ts'
import type { Ask, AskForFile } from '../api/http/pages.ts'
import type { Html } from './html.ts'

/** A request for a page, or a submitted form. */
export interface Visit {
  who: Identified
  params: Record<string, string>
  query: Record<string, string>
  form: Record<string, string>
  /** Returns all values of a field that may occur several times. */
  formList(name: string): string[]
  /** The file of the form. */
  file: Buffer | undefined
  ask: Ask
  askForFile: AskForFile
  /** The token that every form of this session includes. */
  formToken: string
  /** The address of the Temporal Web UI with the namespace, where operators have one. */
  temporalUi: string
}

/** A page's content. */
export interface Shown {
  title: string
  body: Html
  isWide?: boolean
  /** The refusal of an act that the page explains next to its form. */
  refusal?: Refusal
}

/** The answer of a page: its content, the page to go to after an act, or a file. */
export type PageAnswer = Shown | { goTo: string } | { file: Reply }

/** A page of the console, or an act on one. `GET` changes nothing. */
export interface Page {
  method: 'GET' | 'POST'
  /** Relative to `/console`, with `:name` for parameters. */
  path: string
  /** The kind of key that the page is for. */
  audience: Identified['kind']
  /** Set if its form may carry a file. */
  takesFile?: true
  serve(visit: Visit): Promise<PageAnswer>
}

/** Returns the address that a link or form of the console leads to, without absent parameters. */
export function address(path: string, query: Record<string, string | undefined> = {}): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const search = new URLSearchParams(given).toString()
  return `/console${path}${search === '' ? '' : `?${search}`}`
}
