import { foreign, type Html, html } from '../html.ts'
import type { Visit } from '../page.ts'
import { instant } from '../times.ts'
import { formTo } from './form.ts'

interface Claim {
  operatorKeyId: string
  by: string | null
  until: number
}

/** Whether somebody else works on a thing now. */
export function isOthers({ who }: Visit, claim: Claim | null): claim is Claim {
  return claim !== null && who.kind === 'operator' && claim.operatorKeyId !== who.operator.keyId
}

/** Who else works on a thing, in a list. */
export function claimNote(visit: Visit, claim: Claim | null): Html {
  return isOthers(visit, claim) ? html`<br><small>${foreign(claim.by ?? 'another operator')} is on it</small>` : html``
}

/** Who else works on a thing, until when, and the way to take it over. `path` is where that is sent to. */
export function takingOver(visit: Visit, { by, until }: Claim, path: string): Html {
  return html`<p>${foreign(by ?? 'Another operator')} works on this, until ${instant(until)}.</p>
${formTo(visit, path, html`<button>Take over</button>`)}`
}
