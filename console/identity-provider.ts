import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration as Client,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { z } from 'zod'

/** The identity provider of the settings, with the console as its client. */
export interface IdentityProviderSettings {
  issuer: string
  clientId: string
  clientSecret: string
  /** The address to which the provider sends people back. */
  redirectUri: string
}

/** The data of a sign-in between the two requests of a browser. */
export const PendingSignIn = z.strictObject({ state: z.string(), nonce: z.string(), codeVerifier: z.string() })
export type PendingSignIn = z.infer<typeof PendingSignIn>

/** A person as the provider identifies them. */
export interface Person {
  /** The provider's own ID of the person, which never changes. */
  subject: string
  /** In lower case; undefined unless the provider has verified it. */
  verifiedEmail?: string
}

export type IdentityProvider = ReturnType<typeof openIdentityProvider>

/** Signs people in by OpenID Connect: the code flow with PKCE, state and nonce. */
export function openIdentityProvider({ issuer, clientId, clientSecret, redirectUri }: IdentityProviderSettings) {
  let known: Promise<Client> | undefined

  /** Reads the provider's metadata once; a failed attempt is repeated by the next sign-in. */
  function client(): Promise<Client> {
    // Only a provider on this machine may have an issuer without TLS.
    const execute = new URL(issuer).protocol === 'http:' ? [allowInsecureRequests] : []
    known ??= discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: TIMEOUT_S })
    known.catch(() => {
      known = undefined
    })
    return known
  }

  return {
    /**
     * Returns the address at which a person signs in, and what `identify` needs afterwards.
     * @throws an error of the library when the provider does not answer
     */
    async begin(): Promise<{ url: string; pending: PendingSignIn }> {
      const pending = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() }
      const url = buildAuthorizationUrl(await client(), {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await calculatePKCECodeChallenge(pending.codeVerifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, pending }
    },

    /**
     * Returns the person whom the provider has sent back.
     * @param query the query of that request
     * @throws an error of the library when the query does not belong to this sign-in, or the provider refuses it
     */
    async identify(query: string, { state, nonce, codeVerifier }: PendingSignIn): Promise<Person> {
      const provider = await client()
      // The address as configured: behind a balancer the request has another scheme and host.
      const url = new URL(`${redirectUri}?${query}`)
      const checks = {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      }
      const tokens = await authorizationCodeGrant(provider, url, checks)
      const claims = Claims.parse(tokens.claims())
      // Many providers name the address only here.
      const { email, email_verified: isVerified } =
        claims.email === undefined && provider.serverMetadata().userinfo_endpoint
          ? Claims.parse(await fetchUserInfo(provider, tokens.access_token, claims.sub))
          : claims
      return { subject: claims.sub, ...(email && isVerified === true && { verifiedEmail: email.toLowerCase() }) }
    },
  }
}

const TIMEOUT_S = 10

const Claims = z.object({ sub: z.string(), email: z.string().optional(), email_verified: z.boolean().optional() })
