import { placeOf } from '../words/places.ts'
import { OWN_BODY_WORDS } from '../words/public-bodies.ts'
import { wordSet } from '../words/word-set.ts'
import { withPlaces, wordsOf } from './body-words.ts'
import { DEPARTMENT_WORDS, departmentIn } from './department.ts'
import { localBodyIn } from './local-body.ts'
import { ministryAt } from './ministry.ts'
import { namedAt } from './named-body.ts'
import { isRoman } from './one-spelling.ts'
import { inOneSpellingEach, POSTS, postIn, postOfPlaceIn, ranksIn } from './post.ts'
import type { BodyKind, Match, PublicBodies, PublicBody } from './public-body.ts'
import { stateAt, stateNamedAt } from './state.ts'
import { stateBodyAt } from './state-body.ts'

/** Reads the public bodies that an entry names: undefined when it names none, or one that only contains their name. */
export function readPublicBodies(asWritten: string): PublicBodies | undefined {
  const words = withPlaces(wordsOf(asWritten))
  const speaks = words.findIndex((word, at) => at > 0 && SPEAKS.has(word))
  const through = speaks < 0 ? words.length : speaks
  const isBareState = words.slice(0, through).every((word) => BARE_STATE.has(word))
  const head = readPart(isBareState ? words.slice(through + 1) : words.slice(0, through))
  if (!head) return isBareState ? stateOfPolice(words.slice(through + 1)) : undefined
  const government = head.bodies.find(({ kind }) => kind === 'union' || kind === 'state')
  const tail = government && !isBareState ? readPart(words.slice(through + 1), government)?.bodies : undefined
  const principal = [...head.bodies].sort((one, other) => rankOf(one) - rankOf(other))[0]
  if (!principal) return undefined
  const all = [...head.bodies, ...(tail ?? [])]
  return { principal, all: withGovernment(all), isVague: head.isVague, post: head.post, said: head.said }
}

/** `The State rep. by the Inspector of Police, Salem, Tamil Nadu`: only the address says which State prosecutes. */
function stateOfPolice(words: readonly string[]): PublicBodies | undefined {
  if (!words.some((word) => POLICE.has(word))) return undefined
  const states = words.flatMap((_, at) => stateNamedAt(words, at, false)?.body ?? [])
  const [principal] = states
  return principal && { principal, all: [principal], isVague: false, post: [], said: [] }
}

const POLICE = wordSet('police sho inspector prosecutor')

/** `The State through CBI`: the State is not named, only who acts for it. */
const BARE_STATE = wordSet('the state ,')

/** A ministry is the Union, as a department of a State is the State. */
function withGovernment(bodies: PublicBody[]): PublicBody[] {
  const isUnion = bodies.some(({ kind }) => kind === 'union')
  const isMinistry = bodies.some(({ kind }) => kind === 'ministry') && !bodies.some(({ kind }) => kind === 'state')
  return isMinistry && !isUnion ? [...bodies, UNION_BODY] : bodies
}

const UNION_BODY: PublicBody = { kind: 'union', key: 'union' }

const RANKS: BodyKind[] = ['post', 'local', 'company', 'agency', 'department', 'ministry', 'state', 'union']

function rankOf({ kind }: PublicBody): number {
  return RANKS.indexOf(kind)
}

const SPEAKS = wordSet('through thru th thr thro th by rep repd reptd represented dvara dwara throught tr dvar')

interface Part {
  bodies: PublicBody[]
  isVague: boolean
  post: string[]
  said: string[]
}

/** Reads the words before, or after, who speaks for a party. Undefined when they make a body of their own, or name none. */
function readPart(words: readonly string[], government?: PublicBody): Part | undefined {
  const found: PublicBody[] = []
  const rest: string[] = []
  const apart: string[] = []
  let isApart = false
  for (let at = 0; at < words.length; ) {
    const match = bodyAt(words, at)
    if (match) {
      found.push(...match.bodies)
      at += match.length
      isApart = false
      continue
    }
    const word = words[at] ?? ''
    if (word === ',') isApart = found.length > 0
    else (isApart ? apart : rest).push(word)
    at++
  }
  const post = postOfPlaceIn(words, found)
  if (post) return { bodies: [...found, post], isVague: false, post: [], said: [] }
  const local = found.length === 0 ? localBodyIn(words) : undefined
  if (local) return { bodies: [local.body], isVague: false, post: local.seat, said: local.seat }
  if (found.length === 0 && !government) return undefined
  const others = [...rest, ...apart]
  const isCompany = found.some(({ kind }) => kind === 'company')
  const hasDepartment = others.some((word) => DEPARTMENT_WORDS.has(word))
  const isOfBody = (word: string) => found.some(({ key }) => key.split(/[: ]/).includes(word))
  const isOwn = (word: string) =>
    OWN_BODY_WORDS.has(word) &&
    !(isCompany && (FORMS.has(word) || isOfBody(word))) &&
    !(hasDepartment && TOPICS.has(word))
  if (others.some(isOwn)) return undefined
  const isPlain = (word: string) =>
    POSTS.has(word) || /^\d+$/.test(word) || placeOf(word) !== undefined || (isCompany && FORMS.has(word))
  const unknown = rest.filter((word) => !isPlain(word) && !isOfBody(word))
  const department = hasDepartment ? departmentIn(words, government ? [...found, government] : found) : undefined
  return {
    bodies: department ? [...found, department] : found,
    isVague: unknown.length > 0 && !hasDepartment && !rest.some((word) => OFFICE_WORDS.has(word)),
    post: postIn(
      others,
      words,
      apart.filter((word) => !isPlain(word) && !isRoman(word)),
    ),
    said: [...inOneSpellingEach(others), ...ranksIn(words)],
  }
}

const FORMS = wordSet('limited ltd pvt private company co corporation corpn')

const OFFICE_WORDS = wordSet('branch office police ps station thana circle range ward zone zonal division court')
/** Subjects of departments of a government, with which separate bodies deal too. */
const TOPICS = wordSet(
  'cooperative panchayat panchayats housing finance insurance general welfare transmission press distribution generation employees workers academic',
)

/** The body whose name begins at this word, the longest name first. */
function bodyAt(words: readonly string[], at: number): Match | undefined {
  return ministryAt(words, at) ?? namedAt(words, at) ?? stateBodyAt(words, at) ?? stateAt(words, at)
}
