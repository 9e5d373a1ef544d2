import type { CaseIdentifier } from '../../domain/courts/types.ts'
import { type CaseAnswer, fetchCase } from '../case-answers.ts'
import type { Sandbox } from '../sandbox.ts'
import type { Call } from '../simulated-source.ts'
import type { WorldCase } from '../world/case.ts'
import { ERRORS } from './errors.ts'
import type { Session } from './session.ts'

/**
 * Finds the case that a form names and opens it in the session. Answers the call and returns undefined when the site
 * fails or has no matching case; `none` words the latter.
 */
export async function openCase(
  call: Call,
  sandbox: Sandbox,
  session: Session,
  identifier: CaseIdentifier,
  none: () => void,
): Promise<WorldCase | undefined> {
  const answer: CaseAnswer = await fetchCase(sandbox, call, withoutBlanks(identifier))
  if (answer.kind === 'found') {
    session.page = answer.case
    return answer.case
  }
  if (answer.kind === 'fails') ERRORS.internal(call)
  else none()
  return undefined
}

function withoutBlanks({ courtType, ...fields }: CaseIdentifier): CaseIdentifier {
  return { courtType, ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) }
}

/** Whether all of these are numbers, as the form's options are. Any other value finds no case. */
export function areNumbers(...fields: (string | undefined)[]): boolean {
  return fields.every((field) => field !== undefined && /^\d+$/.test(field))
}

/** The fields of the call's form, or of its JSON. */
export function formOf(call: Call): Record<string, string> {
  return (call.state.json ?? {}) as Record<string, string>
}

export function html(call: Call, body: string): void {
  call.type = 'html'
  call.body = `<!doctype html><html><body>${body}</body></html>`
}
