import type { z } from 'zod'
import type { ReviewHistory } from '../../api/review/review-history.ts'
import { foreign, type Html, html } from '../html.ts'
import { instant } from '../times.ts'

/** The acts of a history, in a word each. */
export const ACTS: Record<string, string> = {
  APPROVE: 'Approved',
  REJECT: 'Rejected',
  REOPEN: 'Taken back',
  SET_ASIDE: 'Left to another reader',
  CONFIRM: 'Added',
  DECLINE: 'Declined',
  CREATE: 'Created',
  UPDATE: 'Changed',
}

/** Returns who did what, newest first. */
export function historyList(history: z.infer<typeof ReviewHistory>): Html {
  return html`${history.map(
    ({ action, at, actor, reason }) =>
      html`<p><strong>${ACTS[action] ?? action}</strong> by ${actor.name === null ? `${actor.type === 'USER' ? 'user ' : ''}${actor.id ?? ''}` : foreign(actor.name)}, ${instant(at)}${reason ? html`: “${foreign(reason)}”` : ''}</p>`,
  )}`
}
