import { randomUUID } from 'node:crypto'
import type { Sandbox } from '../sandbox.ts'
import type { Call } from '../simulated-source.ts'
import type { WorldCase } from '../world/case.ts'

/** The state that a court's site keeps of one browser. */
export interface Session {
  /** Changes with every answer on sites that rotate their cookie; the next call must bring it. */
  ticket: string
  /** Valid for the next call only, on sites that issue such tokens. */
  token: string
  /** The last captcha shown, with its answer. */
  picture?: { id: string; answer: string }
  /** A captcha was solved in this session. */
  verified: boolean
  /** The case that was opened last. */
  page?: WorldCase
}

const sessions = new WeakMap<Sandbox, Map<string, Session>>()

/** The session of this browser, created when it brings none; `cookie` is the site's name for it. */
export function sessionOf(call: Call, sandbox: Sandbox, cookie: string): Session {
  const all = sessions.get(sandbox) ?? new Map<string, Session>()
  sessions.set(sandbox, all)
  const id = call.cookies.get(cookie) ?? randomUUID()
  const session = all.get(id) ?? { ticket: '', token: '', verified: false }
  all.set(id, session)
  call.cookies.set(cookie, id, { httpOnly: true })
  return session
}

/** Gives the session's cookie a new value, which the next call has to bring. */
export function rotate(call: Call, session: Session, cookie: string): void {
  session.ticket = randomUUID()
  call.cookies.set(cookie, session.ticket, { httpOnly: true })
}

/** Whether the call brings the present value of the rotating cookie. */
export function hasTicket(call: Call, { ticket }: Session, cookie: string): boolean {
  return ticket !== '' && call.cookies.get(cookie) === ticket
}

/** Issues a token valid for one call. */
export function newToken(session: Session): string {
  session.token = randomUUID()
  return session.token
}

/** Whether this is the session's token; it is used up either way. */
export function takeToken(session: Session, token: unknown): boolean {
  const isRight = session.token !== '' && token === session.token
  session.token = ''
  return isRight
}
