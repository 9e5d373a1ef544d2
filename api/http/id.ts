import { z } from 'zod'

/**
 * An id as clients send it. Ids are ASCII without blanks: the database refuses to compare them with other letters, and forgets blanks at
 * their end. Any such character becomes one that stands in no id, so that such an id is not there, as any wrong one.
 */
export const Id = z.string().overwrite(asId)

/** The same for a parameter of the path, each of which is an id or a name in ASCII. */
export function asId(text: string): string {
  return text.replaceAll(/[^\x21-\x7e]/g, '?')
}
