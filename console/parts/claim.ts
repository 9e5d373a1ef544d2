import { foreign, type Html, html } from '../html.ts'
import type { Visit } from '../page.ts'
import { instant } from '../times.ts'
import { formTo } from './form.ts'

interface Claim {
  operatorKeyId: string
  by: string | null
  until: number
}

/** Returns whether another operator works on a record now. */
export function isOthers({ who }: Visit, claim: Claim | null): claim is Claim {
  return claim !== null && who.kind === 'operator' && claim.operatorKeyId !== who.operator.keyId
}

/** Returns who else works on a record, for a list. */
export function claimNote(visit: Visit, claim: Claim | null): Html {
  return isOthers(visit, claim) ? html`<br><small>${foreign(claim.by ?? 'another operator')} is on it</small>` : html``
}

/** Returns who else works on a record, until when, and a button to take it over, which posts to `path`. */
export function takingOver(visit: Visit, { by, until }: Claim, path: string): Html {
  return html`<p>${foreign(by ?? 'Another operator')} works on this, until ${instant(until)}.</p>
${formTo(visit, path, html`<button>Take over</button>`)}`
}
