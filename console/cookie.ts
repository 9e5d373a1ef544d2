import type { Context } from 'koa'

/** Creates a cookie of the console, which no script reads. */
export function createCookie(publicUrl: string, what: string, sameSite: 'strict' | 'lax', maxAge?: number) {
  const isSecure = publicUrl.startsWith('https:')
  // The prefix makes browsers refuse the cookie from other hosts and without TLS.
  const name = isSecure ? `__Host-${what}` : what
  const options = { httpOnly: true, sameSite, secure: isSecure, path: '/', overwrite: true, maxAge }

  return {
    read(context: Context): string | undefined {
      return context.cookies.get(name)
    },

    /** Sets the cookie; null removes it. */
    write(context: Context, text: string | null): void {
      // TLS ends at the balancer: the library would refuse a secure cookie over what it takes for plain http.
      context.cookies.secure = isSecure
      context.cookies.set(name, text, options)
    },
  }
}
