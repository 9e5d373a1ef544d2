import { isIndic, toLatin } from './latin.ts'
import { soundOf, sparseSound } from './sound.ts'
import { slipsBetween } from './spelling.ts'
import { districtNames, districtOf, isDistrict } from './words/districts.ts'
import { ELECTRICITY_COMPANIES } from './words/electricity-companies.ts'
import { familiesOf } from './words/lexicon.ts'
import { romanNumeral } from './words/numbers.ts'
import { OFFICE_QUALIFIERS, OFFICES } from './words/phrases.ts'
import { placeNames, placeOf } from './words/places.ts'
import { POSTS_OF_PLACES } from './words/posts.ts'
import {
  AGENCIES,
  BANKS,
  COMPANIES,
  LOCAL_BODIES,
  LOCAL_KINDS,
  MINISTRIES,
  OWN_BODY_WORDS,
  POST_WORDS,
  STATES,
  UNION,
} from './words/public-bodies.ts'
import { publicWordsInEnglish } from './words/public-words-of-india.ts'
import { REGULATORS } from './words/regulators.ts'
import { LETTERS_OF_STATES, STATE_BODIES } from './words/state-bodies.ts'
import { TOWN_BODIES } from './words/town-bodies.ts'
import { wordSet } from './words/word-set.ts'

type BodyKind = 'post' | 'union' | 'state' | 'ministry' | 'department' | 'agency' | 'company' | 'local'

/** A public body that an entry names. */
export interface PublicBody {
  kind: BodyKind
  /** The body whatever it is called there: two entries that have one key name one body. */
  key: string
}

/** The public bodies of an entry. */
export interface PublicBodies {
  /** What the entry is about: the most special of the bodies it names before who speaks for them. */
  principal: PublicBody
  /** All of them, also those that the Union or a State is sued through. */
  all: readonly PublicBody[]
  /** The entry has words besides that neither belong to the body nor tell another. */
  isVague: boolean
  /** A number or place of the post (`Ward 2`), which only matters where it is watched. */
  post: readonly string[]
  /** Every word besides the bodies, of which a post that is watched must find its own. */
  said: readonly string[]
}

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

/** `J.D.A., Jaipur` as `jaipur development authority`: the first letter stands for a place that the entry names. */
function withPlaces(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const [, letter, kind = ''] = LETTERS_OF_PLACE.exec(word) ?? []
    const place = letter && words.find((other) => other.startsWith(letter) && placeOf(other) !== undefined)
    return place ? [place, ...(LOCAL_LETTERS[kind] ?? [])] : [word]
  })
}

const LETTERS_OF_PLACE = /^([a-z])(da|mc|it)$/
const LOCAL_LETTERS: Record<string, string[]> = {
  da: ['development', 'authority'],
  mc: ['municipal', 'corporation'],
  it: ['improvement', 'trust'],
}

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

/** Words without dots, letters in a row as one word, a comma for every mark that sets words apart. */
function wordsOf(text: string): string[] {
  const marks = toLatin(text)
    .replace(OPENING, '')
    .replace(/\b(union|state|government|govt)of\b/g, '$1 of')
    .replace(/(?<=[a-z]{2})-(?=[a-z]{2})/g, ' ')
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/\b([a-z])\/([a-z])\b/g, '$1$2')
    .replace(/[-–/,()[\]:;]+/g, ' , ')
    .replace(/\./g, ' . ')
    .match(/[a-z]+|\d+|,/g)
  const words: string[] = []
  let run: string[] = []
  const endRun = () => {
    if (run.length > 0) words.push(lettersOf(run))
    run = []
  }
  for (const [at, mark] of (marks ?? []).entries()) {
    const isLetter = /^[a-z]$/.test(mark)
    const isJoint = mark === 'and' && run.length > 0 && /^[a-z]$/.test(marks?.[at + 1] ?? '')
    if (isLetter || isJoint) run.push(mark)
    else {
      endRun()
      words.push(mark)
    }
  }
  endRun()
  return isIndic(text) ? publicWordsInEnglish(words.map(withoutLastVowel)).map(asPlace) : words
}

/** The place that an Indian script spells by ear (`jayapur`), or the word itself. */
function asPlace(word: string): string {
  if (word.length < 4 || placeOf(word) !== undefined) return word
  placesBySound ??= new Map([...placeNames(), ...districtNames()].map((name) => [sparseSound(soundOf(name)), name]))
  return placesBySound.get(sparseSound(soundOf(word))) ?? word
}

let placesBySound: Map<string, string> | undefined

/** What may stand before the title of a case. */
const OPENING = /^\s*in (?:re|the matters? of)\b[\s:.,-]*/

/** An Indian script writes a short vowel that nobody speaks (`shasana`), but for that behind two consonants (`rajya`). */
function withoutLastVowel(word: string): string {
  return word.length > 4 && /[^ay]a$/.test(word) && placeOf(word) === undefined ? word.slice(0, -1) : word
}

/** `j and k` is `jandk` and no run of three letters. */
function lettersOf(run: readonly string[]): string {
  return run.join('')
}

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
  if (local) return { bodies: [local], isVague: false, post: [], said: [] }
  if (found.length === 0 && !government) return undefined
  const others = [...rest, ...apart]
  const isCompany = found.some(({ kind }) => kind === 'company')
  const hasDepartment = others.some((word) => DEPARTMENT_WORDS.has(word))
  const isOwn = (word: string) =>
    OWN_BODY_WORDS.has(word) && !(isCompany && FORMS.has(word)) && !(hasDepartment && TOPICS.has(word))
  if (others.some(isOwn)) return undefined
  const isPlain = (word: string) =>
    POSTS.has(word) || /^\d+$/.test(word) || placeOf(word) !== undefined || (isCompany && FORMS.has(word))
  const isOfBody = (word: string) => found.some(({ key }) => key.split(/[: ]/).includes(word))
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

/** Numbers and places of a post and, with them, its rank; empty for a body as a whole. */
function postIn(others: readonly string[], words: readonly string[], unknown: readonly string[]): string[] {
  const ranks = ranksIn(words)
  const isSite = (word: string) =>
    /^\d+$/.test(word) || placeOf(word) !== undefined || (ranks.length > 0 && (isRoman(word) || unknown.includes(word)))
  const site = others.filter(isSite)
  return site.length === 0 ? [] : [...inOneSpellingEach(site), ...ranks]
}

function ranksIn(words: readonly string[]): string[] {
  return words.map((word) => RANK_LETTERS[word] ?? word).filter((word) => RANKS_OF_POSTS.has(word))
}

/** Each word in its one spelling, and all numbers together: `Circle 1(1)` is not `Circle 2(1)`. */
function inOneSpellingEach(words: readonly string[]): string[] {
  const read = words.map(inOneSpelling)
  const numbers = read.filter((word) => /^\d{1,4}$/.test(word))
  const others = read.filter((word) => !/^\d+$/.test(word))
  return numbers.length > 0 ? [...others, numbers.join('.')] : others
}

/** A place by its present name, a number in figures, any other word by its sound. */
function inOneSpelling(word: string): string {
  if (isRoman(word)) return String(romanNumeral(word))
  return placeOf(word) ?? (/^\d+$/.test(word) ? word : soundOf(districtOf(word)))
}

function isRoman(word: string): boolean {
  return /^[ivx]+$/.test(word) && romanNumeral(word) !== undefined
}

const RANKS_OF_POSTS = wordSet(
  'commissioner officer director manager collector magistrate inspector superintendent registrar',
)
const RANK_LETTERS: Record<string, string> = {
  ito: 'officer',
  cit: 'commissioner',
  pcit: 'commissioner',
  ccit: 'commissioner',
  acit: 'commissioner',
  dcit: 'commissioner',
  rpfc: 'commissioner',
}

const POSTS = new Set([...POST_WORDS, ...OFFICES, ...OFFICE_QUALIFIERS])
const FORMS = wordSet('limited ltd pvt private company co corporation corpn')
const DEPARTMENT_WORDS = wordSet('department departments dept deptt vibhag directorate secretary secy')
const OFFICE_WORDS = wordSet('branch office police ps station thana circle range ward zone zonal division court')
/** What departments of a government deal with, though bodies of their own do too. */
const TOPICS = wordSet(
  'cooperative panchayat panchayats housing finance insurance general welfare transmission press distribution generation employees workers academic',
)

interface Match {
  bodies: PublicBody[]
  length: number
}

/** The body whose name begins at this word, the longest name first. */
function bodyAt(words: readonly string[], at: number): Match | undefined {
  return ministryAt(words, at) ?? namedAt(words, at) ?? stateBodyAt(words, at) ?? stateAt(words, at)
}

const named = new Map<string, { words: string[]; body: PublicBody }[]>()
for (const [kind, list] of [
  ['agency', AGENCIES],
  ['agency', REGULATORS],
  ['company', ELECTRICITY_COMPANIES],
  ['local', TOWN_BODIES],
  ['company', BANKS],
  ['company', COMPANIES],
  ['local', LOCAL_BODIES],
  ['union', UNION.join(', ')],
] as const) {
  for (const line of list.trim().split('\n')) {
    const names = line.split(',').map((name) => name.trim())
    const key = kind === 'union' ? 'union' : `${kind}:${names[0]}`
    for (const name of names) {
      const words = name.split(' ')
      const first = words[0] ?? ''
      const entries = [...(named.get(first) ?? []), { words, body: { kind, key } }]
      named.set(
        first,
        entries.sort((one, other) => other.words.length - one.words.length),
      )
    }
  }
}

/** Names of two words by the second, for a slip in the first. */
const misspeltFirst = Map.groupBy(
  [...named.values()].flat().filter(({ words }) => words.length === 2),
  ({ words }) => words[1] ?? '',
)

/** `govt` and its like as the lists spell them. */
const SPELT: Record<string, string> = {
  govt: 'government',
  gov: 'government',
  goverment: 'government',
  corpn: 'corporation',
  corp: 'corporation',
  natl: 'national',
  auth: 'authority',
  dev: 'development',
  commr: 'commissioner',
  comm: 'commissioner',
  dept: 'department',
  deptt: 'department',
  insu: 'insurance',
  ins: 'insurance',
  co: 'company',
  bd: 'board',
  muncipal: 'municipal',
  mun: 'municipal',
  min: 'ministry',
  organization: 'organisation',
  sarkaar: 'sarkar',
  sarakar: 'sarkar',
  rly: 'railway',
  rlys: 'railway',
  railways: 'railway',
  supdt: 'superintendent',
  suptd: 'superintendent',
  supdtt: 'superintendent',
  distt: 'district',
  dist: 'district',
  zilla: 'zila',
  jila: 'zila',
  stae: 'state',
  sate: 'state',
  stat: 'state',
  staet: 'state',
  govenment: 'government',
  govermnent: 'government',
  goverenment: 'government',
  bnak: 'bank',
  bnk: 'bank',
  assce: 'assurance',
  assu: 'assurance',
  assur: 'assurance',
  assnce: 'assurance',
  mahanagarapalika: 'mahanagarpalika',
  mahanagarpalike: 'mahanagarpalika',
  nagarapalika: 'nagarpalika',
  vitaran: 'vitran',
  rd: 'road',
  edn: 'education',
  engr: 'engineer',
  offr: 'officer',
  dy: 'deputy',
  asst: 'assistant',
  asstt: 'assistant',
  addl: 'additional',
  jt: 'joint',
  supt: 'superintendent',
}

function namedAt(words: readonly string[], at: number): Match | undefined {
  const read = (word: string | undefined) => SPELT[word ?? ''] ?? word
  const entry =
    named.get(read(words[at]) ?? '')?.find(({ words: name }) => isWrittenAt(words, at, name)) ??
    misspeltFirst.get(words[at + 1] ?? '')?.find(({ words: name }) => isWrittenAt(words, at, name))
  if (entry) return { bodies: [entry.body], length: entry.words.length }
  const body = words.some((word) => OFFICERS.has(word)) ? byInitials.get(words[at] ?? '') : undefined
  return body && { bodies: [body], length: 1 }
}

/** Who makes it certain that letters beside them are those of a public body. */
const OFFICERS = wordSet(
  'secretary secy commissioner director chairman chairperson registrar superintendent engineer region regional zonal divisional',
)

/** Without letters of their own in the letters of a name. */
const SMALL_WORDS = wordSet('of and for the')
/** The letters of names that have no other body's letters, three at least; without small words. */
const byInitials = initialsOfNames()

function initialsOfNames(): Map<string, PublicBody> {
  const bodies = new Map<string, PublicBody | undefined>()
  for (const { words, body } of [...named.values()].flat()) {
    const telling = words.filter((word) => !SMALL_WORDS.has(word))
    const letters = telling.map((word) => word[0]).join('')
    if (telling.length < 3 || words.some((word) => word.length === 1)) continue
    const other = bodies.has(letters) && bodies.get(letters)?.key !== body.key
    bodies.set(letters, other ? undefined : body)
  }
  return new Map([...bodies].flatMap(([letters, body]) => (body ? [[letters, body] as const] : [])))
}

/** So many words make a name in which one may be written with a slip, and so many letters a word that may be. */
const SLIP_IN = { words: 3, letters: 5 }
/** So many letters a word must have in which a name of two words may be written with a slip (`Canra Bank`). */
const SLIP_IN_TWO = 6

/** Whether a name stands here; in a long one fingers may have slipped once. */
function isWrittenAt(words: readonly string[], at: number, name: readonly string[]): boolean {
  let slips = 0
  for (const [index, meant] of name.entries()) {
    const word = words[at + index] ?? ''
    if ((SPELT[word] ?? word) === meant) continue
    slips++
    const letters =
      name.length >= SLIP_IN.words ? SLIP_IN.letters : name.length === 2 ? SLIP_IN_TWO : Number.POSITIVE_INFINITY
    const mayBeSlip = slips === 1 && meant.length >= letters
    if (!mayBeSlip || slipsBetween(word, meant, 1)?.likely !== true) return false
  }
  return true
}

const ministries = MINISTRIES.trim()
  .split('\n')
  .map((line) => {
    const [names = '', letters = ''] = line.split('|')
    const all = names.split(',').map((name) => name.trim())
    return { key: all[0] ?? '', names: all, letters: letters.trim().split(/\s+/).filter(Boolean) }
  })
const byLetters = new Map(
  ministries.flatMap(({ key, letters }) => letters.map((word): [string, string] => [word, key])),
)

/** `Ministry of X` and the letters of a ministry. */
function ministryAt(words: readonly string[], at: number): Match | undefined {
  const word = words[at] ?? ''
  const key = byLetters.get(word)
  if (key !== undefined) return { bodies: [{ kind: 'ministry', key: `ministry:${key}` }], length: 1 }
  if (!MINISTRY_MARKS.has(word)) return undefined
  const from = words[at + 1] === 'of' ? at + 2 : at + 1
  let end = from
  while (end < words.length && !MINISTRY_ENDS.has(words[end] ?? '') && !(words[end] === ',' && !isList(words, end)))
    end++
  const topics = words.slice(from, end).filter((topic) => topic !== ',')
  if (topics.length === 0) return undefined
  return { bodies: [{ kind: 'ministry', key: `ministry:${ministryOf(topics.join(' '))}` }], length: end - at }
}

const MINISTRY_MARKS = wordSet('ministry min mo mantralaya')
const MINISTRY_ENDS = wordSet('government govt union through department dept deptt new ors and.ors')

/** `Environment, Forest and Climate Change`: the comma stands in a list that `and` ends. */
function isList(words: readonly string[], comma: number): boolean {
  const next = words.slice(comma + 1, comma + 4)
  return (
    next.includes('and') &&
    !next.includes(',') &&
    !next.some((word) => MINISTRY_ENDS.has(word) || POSTS_ALONE.has(word))
  )
}

const POSTS_ALONE = wordSet('secretary ors others anr another')

/** The ministry that deals with this under one of its names: one that is equal, or whose words begin the text. */
function ministryOf(text: string): string {
  const tidy = text.replace(/\b(?:ors|anr|others|another|and)\s*(?:ors|anr|others|another)?$/, '').trim()
  const exact = ministries.find(({ names }) => names.includes(tidy))
  if (exact) return exact.key
  const longest = ministries
    .flatMap(({ key, names }) => names.map((name) => ({ key, name })))
    .filter(({ name }) => tidy.startsWith(`${name} `))
    .sort((one, other) => other.name.length - one.name.length)[0]
  return longest?.key ?? tidy
}

interface State {
  key: string
  names: string[][]
  letters: string[]
}

const states: State[] = STATES.trim()
  .split('\n')
  .map((line) => {
    const [names = '', letters = ''] = line.split('|')
    const all = names.split(',').map((name) => name.trim())
    return { key: all[0] ?? '', names: all.map((name) => name.split(' ')), letters: letters.trim().split(' ') }
  })

/** The names of States by their first word, the longest first. */
const stateNames = Map.groupBy(
  states
    .flatMap(({ key, names }) => names.map((name) => ({ key, name })))
    .sort((one, other) => other.name.length - one.name.length),
  ({ name }) => name[0] ?? '',
)

/** Marks of a government that stand before a State's name, the longest first. */
const BEFORE_STATE = [
  'state government of',
  'state of union territory of',
  'union territory of',
  'union territory',
  'government of',
  'administration of',
  'state of',
  'ut of',
  'state government',
  'rajya',
  'shasan',
  'sarkar',
  'gnct of',
  'gnct',
  'government',
  'state',
  'ut',
].map((mark) => mark.split(' '))
/** Marks that stand behind it. */
const BEHIND_STATE = [
  'state government',
  'government',
  'state',
  'administration',
  'sarkar',
  'shasan',
  'rajya',
  'ut',
  'union territory',
].map((mark) => mark.split(' '))

/** A State or Union Territory with a mark of its government before or behind it. */
function stateAt(words: readonly string[], at: number): Match | undefined {
  if (words[at] === 'gnctd') return { bodies: [{ kind: 'state', key: 'state:delhi' }], length: 1 }
  const before = BEFORE_STATE.find((mark) => isAt(words, at, mark))
  if (before) {
    // `State (Govt. of NCT of Delhi)`: marks may follow one another.
    let from = at + before.length
    while (words[from] === ',' || words[from] === 'the' || words[from] === 'of') from++
    const again = BEFORE_STATE.find((mark) => isAt(words, from, mark))
    if (again) from += again.length
    const state = stateNamedAt(words, from, true)
    if (state) return { bodies: [state.body], length: from - at + state.length }
    return undefined
  }
  const state = stateNamedAt(words, at, false)
  if (state && words[at] === 'nct') return { bodies: [state.body], length: state.length }
  const behind = state && BEHIND_STATE.find((mark) => isAt(words, at + state.length, mark))
  if (!behind) return undefined
  return { bodies: [state.body], length: state.length + behind.length }
}

function isAt(words: readonly string[], at: number, phrase: readonly string[]): boolean {
  return phrase.every((word, index) => (SPELT[words[at + index] ?? ''] ?? words[at + index]) === word)
}

/** A State's name at this place; `isMarked` when a mark before it makes letters, cuts and slips certain. */
function stateNamedAt(
  words: readonly string[],
  at: number,
  isMarked: boolean,
): { body: PublicBody; length: number } | undefined {
  const longest = stateNames.get(words[at] ?? '')?.find(({ name }) => isAt(words, at, name))
  const word = words[at] ?? ''
  const next = words[at + 1] ?? ''
  const shortened = longest ? { key: longest.key, length: longest.name.length } : stateCut(word, next, isMarked)
  return shortened && { body: { kind: 'state', key: `state:${shortened.key}` }, length: shortened.length }
}

/** `M.P.`, `Raj.`, `Maharastra`, `Uttarpradesh`: letters, the beginning of one State's name, or a slip in it. */
function stateCut(word: string, next: string, isMarked: boolean): { key: string; length: number } | undefined {
  const byLetter = states.find(({ letters }) => letters.includes(word))
  if (byLetter && (isMarked || BEHIND_LETTERS.has(next))) return { key: byLetter.key, length: 1 }
  if (!isMarked || word.length < 2) return undefined
  const cut = states.filter(({ names: [name = []] }) => word.length >= 3 && (name[0] ?? '').startsWith(word))
  if (cut.length === 1 && cut[0]) return { key: cut[0].key, length: 1 }
  for (const { key, names } of states) {
    for (const name of names) {
      const whole = name.join('')
      // A letter left out or swapped, in a name that no other one is like.
      if (word.length >= SHORTEST_SLIP && whole.length > SHORTEST_SLIP && slipsBetween(word, whole, 1)?.likely === true)
        return { key, length: 1 }
      if (isSpeltAs(word, whole)) return { key, length: 1 }
      if (name.length === 2 && isSpeltAs(word + next, whole)) return { key, length: 2 }
    }
  }
  return undefined
}

const SHORTEST_SLIP = 4

const BEHIND_LETTERS = wordSet('government govt state administration sarkar shasan rajya')

/** Long enough for a slip; shorter names of States differ in one. */
const LONG = 6

function isSpeltAs(word: string, name: string): boolean {
  if (word.length < LONG) return false
  return (
    word === name || soundOf(word) === soundOf(name) || slipsBetween(word, name, word.length > 8 ? 2 : 1) !== undefined
  )
}

interface StateBody {
  kind: string
  words: string[]
}

const stateBodies = STATE_BODIES.trim()
  .split('\n')
  .map((line) => {
    const [names = '', letters = ''] = line.split('|')
    const all = names.split(',').map((name) => name.trim())
    return {
      kind: all[0] ?? '',
      names: all.map((name) => name.split(' ')),
      letters: letters.trim().split(/\s+/).filter(Boolean),
    }
  })
/** Names of bodies of States by their first word, the longest first. */
const stateBodyNames = Map.groupBy(
  stateBodies
    .flatMap(({ kind, names }) => names.map((words): StateBody => ({ kind, words })))
    .sort((one, other) => other.words.length - one.words.length),
  ({ words }) => words[0] ?? '',
)
/** Bodies of States by their letters, several where two States have the same. */
const stateBodyLetters = lettersOfStateBodies()

function lettersOfStateBodies(): Map<string, PublicBody[]> {
  const bodies = new Map<string, PublicBody[]>()
  for (const line of LETTERS_OF_STATES.trim().split('\n')) {
    const [state = '', ofState = ''] = line.split('|').map((part) => part.trim())
    for (const { kind, letters } of stateBodies) {
      const body = stateBody(kind, state)
      for (const own of ofState.split(' '))
        for (const behind of letters)
          for (const whole of [own + behind, `${own}s${behind}`])
            bodies.set(whole, [...(bodies.get(whole) ?? []), body])
    }
  }
  return bodies
}

function stateBody(kind: string, state: string): PublicBody {
  return { kind: 'agency', key: `agency:${state} ${kind}` }
}

/** A body that most States have: `Kerala Water Authority`, `Housing Board, Haryana`, `KSPCB`, `Maha RERA`. */
function stateBodyAt(words: readonly string[], at: number): Match | undefined {
  const byLetters = stateBodyLetters.get(words[at] ?? '')
  if (byLetters) return { bodies: byLetters, length: 1 }
  const state = stateOfBodyAt(words, at)
  if (state) {
    let from = at + state.length
    while (BETWEEN_STATE_AND_BODY.has(words[from] ?? '')) from++
    const name = stateBodyNameAt(words, from)
    return name && { bodies: [stateBody(name.kind, state.key)], length: from - at + name.words.length }
  }
  const from = words[at] === 'state' ? at + 1 : at
  const name = stateBodyNameAt(words, from)
  if (!name) return undefined
  let behind = from + name.words.length
  while (BETWEEN_BODY_AND_STATE.has(words[behind] ?? '')) behind++
  const of = stateOfBodyAt(words, behind)
  return of && { bodies: [stateBody(name.kind, of.key)], length: behind - at + of.length }
}

const BETWEEN_STATE_AND_BODY = wordSet('state rajya')
const BETWEEN_BODY_AND_STATE = wordSet('of , the state')

function stateBodyNameAt(words: readonly string[], at: number): StateBody | undefined {
  const first = words[at] ?? ''
  return stateBodyNames.get(SPELT[first] ?? first)?.find(({ words: name }) => isWrittenAt(words, at, name))
}

/** A State's name before or behind one of its bodies, in full or as its letters. */
function stateOfBodyAt(words: readonly string[], at: number): { key: string; length: number } | undefined {
  const name = stateNames.get(words[at] ?? '')?.find(({ name }) => isAt(words, at, name))
  if (name) return { key: name.key, length: name.name.length }
  const word = words[at] ?? ''
  const cut =
    word.length > 1
      ? states.find(({ key, letters }) => letters.includes(word) || (word === 'maha' && key === 'maharashtra'))
      : undefined
  return cut && { key: cut.key, length: 1 }
}

const posts = POSTS_OF_PLACES.trim()
  .split('\n')
  .flatMap((line) => {
    const names = line.split(',').map((name) => name.trim())
    return names.map((name) => ({ kind: names[0] ?? '', words: name.split(' ') }))
  })
  .sort((one, other) => other.words.length - one.words.length)

/**
 * A post of one place, which is a body of its own: `The Tahsildar, Haveli`, `D.M. Meerut`. Letters are initials of a name as well, so that they need a
 * place that we know.
 */
function postOfPlaceIn(words: readonly string[], found: readonly PublicBody[]): PublicBody | undefined {
  if (found.some(({ kind }) => kind !== 'state')) return undefined
  for (let at = 0; at < words.length; at++) {
    const first = SPELT[words[at] ?? ''] ?? words[at] ?? ''
    const post = postsByWord.get(first)?.find(({ words: name }) => isAt(words, at, name))
    if (!post) continue
    const others = [...words.slice(0, at), ',', ...words.slice(at + post.words.length)]
    const rest = others.filter((word) => word !== ',' && !isOfPost(word))
    const site = withoutState(rest.filter((word) => word !== 'pwd'))
    if (site.length === 0 || site.some((word) => OWN_BODY_WORDS.has(word))) return undefined
    if (!site.every((word) => isSiteOf(post.words[0] ?? '', word))) return undefined
    const place = [...new Set(site.map(inOneSpelling))].sort().join(' ')
    return { kind: 'post', key: `post:${post.kind} ${place}` }
  }
  return undefined
}

/** The words of a site without the State that it is in: `Nagaur, Rajasthan`. */
function withoutState(words: readonly string[]): readonly string[] {
  for (let at = 1; at < words.length; at++) {
    const state = stateNames.get(words[at] ?? '')?.find(({ name }) => isAt(words, at, name))
    if (state) return [...words.slice(0, at), ...words.slice(at + state.name.length)]
  }
  return words
}

/** Whether a word may be where a post is: of two letters only a place that we know, of more no trade. */
function isSiteOf(post: string, word: string): boolean {
  if (post.length > LETTERS_OF_POST || /^\d+$/.test(word) || placeOf(word) !== undefined || isDistrict(word))
    return true
  return post.length > 2 && familiesOf(word).length === 0
}

const postsByWord = Map.groupBy(posts, ({ words }) => words[0] ?? '')
const LETTERS_OF_POST = 4

function isOfPost(word: string): boolean {
  return NO_PLACE.has(word) && !isRoman(word)
}

const localKinds = LOCAL_KINDS.trim()
  .split('\n')
  .flatMap((line) => {
    const names = line.split(',').map((name) => name.trim())
    return names.map((name) => ({ kind: names[0] ?? '', words: name.split(' ') }))
  })
  .sort((one, other) => other.words.length - one.words.length)
const localKindsByWord = Map.groupBy(localKinds, ({ words }) => words[0] ?? '')

/** A local body by its kind and its place: `Nagar Nigam Jaipur`, `The Commissioner, Jaipur Municipal Corporation`. */
function localBodyIn(words: readonly string[]): PublicBody | undefined {
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const kind = localKindsByWord.get(SPELT[word] ?? word)?.find(({ words: name }) => isAt(words, at, name))
    if (!kind || (kind.words[0] === 'corporation' && at > 1)) continue
    const others = [...words.slice(0, at), ',', ...withoutKind(words.slice(at + kind.words.length), kind.kind)]
    const rest = withoutState(others.filter((word) => word !== ',' && !NO_PLACE.has(word) && !/^\d+$/.test(word)))
    if (rest.length === 0 || rest.some((word) => OWN_BODY_WORDS.has(word))) return undefined
    const place = [...new Set(rest.map((word) => placeOf(word) ?? soundOf(districtOf(word))))].sort().join(' ')
    return { kind: 'local', key: `local:${kind.kind} ${place}` }
  }
  return undefined
}

/** `The Municipal Commissioner, Nagpur Municipal Corporation`: the kind of body once more. */
function withoutKind(words: readonly string[], kind: string): string[] {
  const rest: string[] = []
  for (let at = 0; at < words.length; at++) {
    const again = localKinds.find((other) => other.kind === kind && isAt(words, at, other.words))
    if (again) at += again.words.length - 1
    else rest.push(words[at] ?? '')
  }
  return rest
}

/** Posts and small words, without those that tell one place from another. */
const OF_PLACES = wordSet('north south east west new rural urban')
const NO_PLACE = new Set([...POSTS].filter((word) => !OF_PLACES.has(word)))

/** The department of a State or of the Union that an entry names. */
function departmentIn(words: readonly string[], found: readonly PublicBody[]): PublicBody | undefined {
  const government = found.find(({ kind }) => kind === 'state' || kind === 'union')
  const at = words.findIndex((word) => DEPARTMENT_NAMES.has(word))
  if (!government || at < 0) return undefined
  const topics = words[at + 1] === 'of' ? until(words.slice(at + 2)) : until(words.slice(0, at).reverse()).reverse()
  const telling = topics.filter((word) => !BETWEEN_TOPICS.has(word)).map((word) => soundOf(word))
  if (telling.length === 0) return undefined
  return { kind: 'department', key: `department:${government.key}:${telling.sort().join(' ')}` }
}

const BETWEEN_TOPICS = wordSet('and of the')
const DEPARTMENT_NAMES = wordSet('department dept deptt vibhag')

/** Words up to a comma or a mark of a government. */
function until(words: readonly string[]): string[] {
  const end = words.findIndex((word) => word === ',' || STOPS.has(word))
  return words.slice(0, end < 0 ? words.length : end)
}

const STOPS = wordSet('state government govt union secretary secy commissioner director')

/** Words of which a name must have one to name a public body. */
const TRIGGERS: ReadonlySet<string> = new Set([
  ...named.keys(),
  ...byLetters.keys(),
  ...byInitials.keys(),
  ...localKinds.flatMap(({ words }) => words[0] ?? []),
  ...stateBodyNames.keys(),
  ...stateBodyLetters.keys(),
  // As the words of a name write them (`withStateName`).
  ...states.flatMap(({ names: [name] }) => (name && name.length > 1 ? name.join('') : [])),
  ...wordSet(
    'collector superintendent magistrate tahsildar tehsildar tahasildar registrar officer commissioner engineer schools court tribunal rly rlys adhikari adhikshak ayukt',
  ),
  ...[...postsByWord.keys()].filter((word) => word.length <= LETTERS_OF_POST),
  ...wordSet(
    'govt gov goverment muncipal mun corpn min mo state union ut gnct gnctd nct government administration sarkar shasan rajya ministry mantralaya department',
  ),
])

/** Whether words of a name make it worth while to look for public bodies in it. */
export function mayNamePublicBody(words: readonly string[]): boolean {
  return words.some((word) => TRIGGERS.has(word) || LETTERS_OF_PLACE.test(word))
}

/** `U.P. Power Corporation` as `uttarpradesh power corporation`: a State's letters before the name of a body of its own. */
export function withStateName(words: readonly string[]): readonly string[] {
  const [first = '', ...rest] = words
  if (first.length > 3 || !rest.some((word) => BODIES_OF_STATES.has(word))) return words
  const state = states.find(({ letters }) => letters.includes(first))
  const name = state?.names[0]?.join('') ?? ''
  return state && placeOf(name) !== undefined ? [name, ...rest] : words
}

const BODIES_OF_STATES = wordSet(
  'corporation corpn board nigam authority commission university council state vidyut rajya',
)
