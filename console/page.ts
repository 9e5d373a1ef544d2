import type { Identified } from '../api/http/authenticate.ts'
import type { Reply } from '../api/http/endpoint.ts'
import type { Ask, AskForFile } from '../api/http/pages.ts'
import type { Html } from './html.ts'

/** A request for a page, or a form that was sent. */
export interface Visit {
  who: Identified
  params: Record<string, string>
  query: Record<string, string>
  form: Record<string, string>
  /** All values of a field that may be there several times. */
  formList(name: string): string[]
  ask: Ask
  askForFile: AskForFile
  /** Goes with every form of this session. */
  formToken: string
  /** The Temporal Web UI with the namespace, where operators have one. */
  temporalUi: string
}

/** What a page answers with: itself, the page that comes after an act, or a file. */
export type PageAnswer =
  | { title: string; body: Html; status?: number; isWide?: boolean }
  | { goTo: string }
  | { file: Reply }

/** A page of the console, or an act of one. `GET` changes nothing. */
export interface Page {
  method: 'GET' | 'POST'
  /** Below `/console`, with `:name` for parameters. */
  path: string
  /** Whose page it is. */
  audience: Identified['kind']
  serve(visit: Visit): Promise<PageAnswer>
}

/** Where a link or form of the console leads to. Parameters that are not there are left out. */
export function address(path: string, query: Record<string, string | undefined> = {}): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const search = new URLSearchParams(given).toString()
  return `/console${path}${search === '' ? '' : `?${search}`}`
}
