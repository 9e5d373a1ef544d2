import { z } from 'zod'

/**
 * An id as clients send it. Ids are ASCII without blanks: the database refuses to compare them with other letters and
 * drops trailing blanks. Any such character is replaced by one that no id contains, so that the id is simply not found.
 */
export const Id = z.string().overwrite(asId)

/** Does the same for a path parameter, each of which is an id or an ASCII name. */
export function asId(text: string): string {
  return text.replaceAll(/[^\x21-\x7e]/g, '?')
}
