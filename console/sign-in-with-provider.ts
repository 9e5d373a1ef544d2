import type { Context } from 'koa'
import { z } from 'zod'
import type { Inside } from '../api/http/pages.ts'
import { createCookie } from './cookie.ts'
import { type IdentityProvider, openIdentityProvider, PendingSignIn } from './identity-provider.ts'
import type { Session, Sessions } from './session.ts'

/** The path of the redirect URI, below the console. */
export const CALLBACK = '/sign-in/callback'

/** How long a person may take at the provider. */
const PENDING_MS = 10 * 60_000

/** A sign-in that was not completed; the message is a sentence for the person. */
export class NotSignedIn extends Error {
  override name = 'NotSignedIn'
}

/**
 * Signs staff in with the identity provider of the settings: the session belongs to the operator's key that names the
 * person. Undefined if the settings name no provider.
 */
export function createSignInWithProvider({ services }: Inside, sessions: Sessions) {
  const { OIDC_ISSUER, OIDC_CLIENT_ID = '', OIDC_CLIENT_SECRET = '', PUBLIC_URL } = services.configuration
  if (OIDC_ISSUER === undefined) return undefined
  const provider = openIdentityProvider({
    issuer: OIDC_ISSUER,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    redirectUri: new URL(`/console${CALLBACK}`, PUBLIC_URL).href,
  })
  // `lax`: the browser comes back from the provider's site, and a strict cookie would stay behind.
  const cookie = createCookie(PUBLIC_URL, 'courtpulse-sign-in', 'lax', PENDING_MS)

  return {
    /**
     * Returns the address at which a person signs in, and remembers the attempt and the requested page in a cookie.
     * @throws NotSignedIn when the provider does not answer
     */
    async begin(context: Context, goOn: string): Promise<string> {
      const { url, pending } = await orNotSignedIn('The identity provider does not answer. Try again later.', () =>
        provider.begin(),
      )
      const text = Buffer.from(JSON.stringify({ ...pending, goOn })).toString('base64url')
      cookie.write(context, text)
      return url
    },

    /**
     * Completes the attempt of this browser: opens a session, and returns it with the requested page.
     * @throws NotSignedIn
     */
    async complete(context: Context): Promise<{ session: Session; goOn: string }> {
      const attempt = readAttempt(cookie.read(context))
      cookie.write(context, null)
      if (!attempt) throw new NotSignedIn('The sign-in took too long, or began in another browser. Begin again.')
      const { goOn, ...pending } = attempt
      const person = await orNotSignedIn('The identity provider did not complete the sign-in. Begin again.', () =>
        provider.identify(context.querystring, pending),
      )
      const hash = await services.db.operatorKeys.hashForPerson(person, Date.now())
      if (!hash) throw new NotSignedIn(unknownPerson(person))
      return { session: await sessions.openWith(context, { kind: 'operator', hash }), goOn }
    },
  }

  async function orNotSignedIn<T>(sentence: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      services.log.warn({ err: error }, 'a sign-in with the identity provider failed')
      throw new NotSignedIn(sentence, { cause: error })
    }
  }
}

function unknownPerson({ subject, verifiedEmail }: Awaited<ReturnType<IdentityProvider['identify']>>): string {
  const name = verifiedEmail ?? subject
  const why = verifiedEmail ? '' : ' The identity provider has not verified an e-mail address of yours.'
  return `No operator key that is valid is meant for ${name}.${why} An operator with the role keys creates one.`
}

const Attempt = PendingSignIn.extend({ goOn: z.string() })

function readAttempt(text: string | undefined): z.infer<typeof Attempt> | undefined {
  if (text === undefined) return undefined
  try {
    return Attempt.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch {
    // Only this service writes the cookie; a changed one is as good as none.
    return undefined
  }
}
