import { type Html, html } from '../html.ts'
import { address } from '../page.ts'
import { whatWasSent } from '../parts/sent.ts'

/** Longer than any key. */
export const MAX_KEY_LENGTH = 120

interface Told {
  problem?: string | undefined
  /** Whether staff can sign in with an identity provider. */
  hasProvider: boolean
  /** The form that was submitted without a session. */
  sent?: URLSearchParams | undefined
}

/** Returns the page that asks for a key. `goOn` is the requested page. */
export function signInPage(goOn: string, { problem, hasProvider, sent = new URLSearchParams() }: Told): Html {
  return html`<section class="sign-in">
<h1>Sign in to the console</h1>
${problem ? html`<p class="problem" role="alert">${problem}</p>` : ''}
${hasProvider ? html`<p><a class="button strong" href="${address(`/sign-in/provider?${new URLSearchParams({ goOn })}`)}">Sign in with your organisation’s account</a></p>` : ''}
<form method="post" action="${address('/sign-in')}">
<input type="hidden" name="goOn" value="${goOn}">
<label class="field"><span>Your key</span><input name="key" type="password" maxlength="${MAX_KEY_LENGTH}" autocomplete="current-password"${hasProvider ? '' : html` autofocus`} required></label>
<button${hasProvider ? '' : html` class="strong"`}>Sign in${hasProvider ? ' with a key' : ''}</button>
</form>
<p class="quiet">An operator’s key, or a key of an account with the permission <code>account.admin</code>. The session ends after 30 minutes without use, after 12 hours, and with the key.</p>
${whatWasSent(sent)}
</section>`
}
