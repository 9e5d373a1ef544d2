import type { PublicBodies } from './public-body/public-body.ts'
import type { Scored } from './registration-and-address.ts'

/** The body is named by what the entry is about, or only by who the Union or a State is sued through. */
const NAMED = 96
const NAMED_THROUGH = 92
/** Words that neither belong to the body nor name another: a person looks. */
const VAGUE = 80
/** Another body, another post, or the government without the ministry that is watched. */
const ANOTHER = 30
/** What names no public body we know is at most a spelling of the watched one that a person should see. */
export const UNREAD = 80

/** Whether an entry names the public body watched, by what it is instead of by its words. */
export function comparePublicBody(watched: PublicBodies, found: PublicBodies): Scored {
  const { principal, post } = watched
  const names = { watched: nameOf(principal.key), asWritten: found.all.map(({ key }) => nameOf(key)).join(', ') }
  const isNamed = found.all.some(({ key }) => key === principal.key)
  if (!isNamed || !post.every((word) => found.said.includes(word)))
    return { score: ANOTHER, reasons: [{ kind: 'public-body-disagrees', ...names }] }
  const score = found.isVague ? VAGUE : found.principal.key === principal.key ? NAMED : NAMED_THROUGH
  return { score, reasons: [{ kind: 'public-body-agrees', ...names }] }
}

/** The body without the kind that its key begins with. */
function nameOf(key: string): string {
  return key.slice(key.lastIndexOf(':') + 1)
}
