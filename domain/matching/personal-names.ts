import { align, type Pair } from './align.ts'
import type { Script } from './latin.ts'
import { LIKENESS } from './likeness.ts'
import { isMiddleFiller } from './person-entry.ts'
import type { Reason } from './reasons.ts'
import { freeSound, personalSound, southernSound, withoutInnerA } from './sound.ts'
import { spell, type Token } from './token.ts'
import { FILLERS, NAME_ENDINGS, TITLES_AS_NAMES, withoutNameEnding } from './words/person-phrases.ts'

/** How two personal names agree, and what only one of them has. */
export interface NameAgreement {
  /** 0 to 75. */
  points: number
  reasons: Reason[]
  /** Parts that only one name has: words, fillers left out, and initials. */
  ownWords: Token[]
  otherWords: Token[]
  ownInitials: Token[]
  otherInitials: Token[]
}

/** A name alone is shared by many: however well it agrees, a person looks. */
export const NAME_POINTS = 75
/** Two names that may be one person's are shown, however incomplete. */
const SHOWN = 60
/** Two persons who share a part of their names. */
const APART = 45
/** One word of a longer name. */
const ONE_WORD = 40

/** What each difference takes from the points. */
const COSTS = { sound: 1, slip: 4, joined: 1, initial: 6, filler: 7, addedInitial: 8, middle: 9, last: 14 }

/**
 * Compares two personal names part by part. The order of given and family name is free, but father and son, who change theirs round,
 * are two; a middle name or initial that only one side has is possible where it stands in the middle. `script` is the less certain one
 * of the two.
 */
export function comparePersonalNames(own: readonly Token[], other: readonly Token[], script: Script): NameAgreement {
  const { same, left, right } = pairParts(own, other, script)
  const initials = pairInitials(left, right)
  const lone = {
    own: left.filter((token) => !isMiddleFiller(token)),
    other: right.filter((token) => !isMiddleFiller(token)),
  }
  const agreement = {
    ownWords: lone.own.filter(({ kind }) => kind !== 'initials'),
    otherWords: lone.other.filter(({ kind }) => kind !== 'initials'),
    ownInitials: lone.own.filter(({ kind }) => kind === 'initials'),
    otherInitials: lone.other.filter(({ kind }) => kind === 'initials'),
  }
  const reasons: Reason[] = [
    ...same.map(
      ({ watched, found, likeness }): Reason => ({
        kind: likeness.kind,
        watched: spell(watched),
        asWritten: spell(found),
      }),
    ),
    ...initials.map(([a, b]): Reason => ({ kind: 'initial', watched: a.text, asWritten: b.text })),
    ...left.map(({ text }): Reason => ({ kind: 'name-part-missing', watched: text })),
    ...right.map(({ text }): Reason => ({ kind: 'name-part-missing', asWritten: text })),
  ]
  const telling = tellingPairs(own, other, { same, left, right })
  if (telling.length === 0) return { ...agreement, points: 0, reasons: [{ kind: 'nothing-in-common' }] }
  const isApart =
    (lone.own.length > 0 && lone.other.length > 0) ||
    haveOtherSecondNames(left, right) ||
    areOfTwoSexes(left, right) ||
    isRelative(own, other, same, agreement)
  if (isApart) {
    const share = telling.length / (telling.length + Math.max(1, lone.own.length, lone.other.length))
    return { ...agreement, points: Math.round(APART * share), reasons }
  }
  if (telling.length + initials.length === 1) {
    return { ...agreement, points: oneWordPoints({ own, other, left, right }, agreement), reasons }
  }
  const cost =
    sum(same, ({ likeness }) => costOf(likeness.kind)) +
    COSTS.initial * initials.length +
    COSTS.filler * [...left, ...right].filter(isMiddleFiller).length +
    COSTS.addedInitial * (agreement.ownInitials.length + agreement.otherInitials.length) +
    sum(agreement.ownWords, (token) => costOfWord(own, token)) +
    sum(agreement.otherWords, (token) => costOfWord(other, token))
  return { ...agreement, points: Math.max(SHOWN, NAME_POINTS - cost), reasons }
}

/**
 * The pairs that tell whose name it is. A part that thousands share tells nothing beside others. Where neither name has others
 * (`Ram Lal`), the given name tells, if all of one name stands in the other.
 */
function tellingPairs(own: readonly Token[], other: readonly Token[], { same, left, right }: Parts): Pair[] {
  const telling = same.filter((pair) => ![...pair.watched, ...pair.found].every(isShared))
  if (telling.length > 0 || ![...own, ...other].every(isShared)) return telling
  const isWhole = left.length === 0 || right.length === 0
  const isOfOneWord = own.length !== other.length && Math.min(own.length, other.length) === 1
  if (!isWhole || isOfOneWord) return []
  const [ownGiven, otherGiven] = [own, other].map((name) => name.find(({ kind }) => kind !== 'initials'))
  return same.filter(({ watched, found }) => watched[0] === ownGiven && found[0] === otherGiven)
}

interface Parts {
  same: Pair[]
  left: Token[]
  right: Token[]
}

/** The parts that both names have, and those that only one has. */
function pairParts(own: readonly Token[], other: readonly Token[], script: Script): Parts {
  const { pairs, watched, found } = align(own, other, script)
  const same = pairs.filter((pair) => isOnePart(pair, script))
  const apart = pairs.filter((pair) => !isOnePart(pair, script))
  const left = [...watched, ...apart.flatMap((pair) => pair.watched)]
  const right = [...found, ...apart.flatMap((pair) => pair.found)]
  for (const a of [...left]) {
    const b = right.find((token) => isFreelySpelt(a, token))
    if (!b) continue
    same.push({ watched: [a], found: [b], likeness: LIKENESS.regional })
    left.splice(left.indexOf(a), 1)
    right.splice(right.indexOf(b), 1)
  }
  const title = titleBefore(own, left, other, right)
  if (title) left.splice(left.indexOf(title), 1)
  const otherTitle = titleBefore(other, right, own, left)
  if (otherTitle) right.splice(right.indexOf(otherTitle), 1)
  return { same, left, right }
}

/** A title before a name, which only this side has and behind which the other begins. Elsewhere the same word is a name. */
function titleBefore(
  [first, ...others]: readonly Token[],
  lone: readonly Token[],
  [begins]: readonly Token[],
  otherLone: readonly Token[],
): Token | undefined {
  if (!first || !begins || others.length === 0 || !TITLES_AS_NAMES.has(first.text)) return undefined
  return lone.includes(first) && !otherLone.includes(begins) ? first : undefined
}

/** One name in two regions' spellings, or with a courtesy written to its end (`Kiranbhai`). */
function isFreelySpelt(a: Token, b: Token): boolean {
  if (a.kind === 'initials' || b.kind === 'initials') return false
  const [short, long] = a.text.length < b.text.length ? [a.text, b.text] : [b.text, a.text]
  if (short.length < FREE_LENGTH) return false
  if (withoutInnerA(a.text) === withoutInnerA(b.text)) return true
  const southern = a.isKnown && b.isKnown ? undefined : southernSound(a.text)
  if (southern !== undefined && southern === southernSound(b.text)) return true
  if (long.startsWith(short) && NAME_ENDINGS.includes(long.slice(short.length))) return true
  if (isCourteous(a.text, b.text) || (freeSound(a.text) === freeSound(b.text) && !(a.isKnown && b.isKnown))) return true
  return isVowel(short.at(-1)) === isVowel(long.at(-1)) || /nd(?:ra|er|ar)$/.test(long)
    ? personalSound(a.text) === personalSound(b.text)
    : false
}

const FREE_LENGTH = 4

/** `Kantibhai` is what `Kantilal` is called. */
function isCourteous(one: string, other: string): boolean {
  return COURTEOUS.test(one) !== COURTEOUS.test(other) && withoutNameEnding(one) === withoutNameEnding(other)
}

const COURTEOUS = /(?:bhai|ben|behn)$/

function costOf(kind: Pair['likeness']['kind']): number {
  if (kind === 'matched') return 0
  if (kind === 'joined') return COSTS.joined
  return kind === 'sound-alike' ? COSTS.sound : COSTS.slip
}

function costOfWord(name: readonly Token[], token: Token): number {
  return name.at(-1) === token ? COSTS.last : COSTS.middle
}

type Lone = Pick<NameAgreement, 'ownWords' | 'otherWords'>

/** Two names and the parts that only one of them has, titles left out. */
interface Compared extends Pick<Parts, 'left' | 'right'> {
  own: readonly Token[]
  other: readonly Token[]
}

/** One word of both names is all that agrees: enough for a single name that few bear, with an initial or a father's name beside it. */
function oneWordPoints({ own, other, left, right }: Compared, { ownWords, otherWords }: Lone): number {
  const single = [own, other].find((name) => name.filter(({ kind }) => kind !== 'initials').length === 1)
  if (ownWords.length === 0 && otherWords.length === 0) {
    return left.length === right.length ? NAME_POINTS : SHOWN + 4
  }
  const word = single?.find(({ kind }) => kind !== 'initials')
  const isRare = word !== undefined && !word.isKnown && word.text.length >= RARE_LENGTH
  return isRare && single === own ? SHOWN : ONE_WORD
}

/** Shorter single names are given names of thousands. */
const RARE_LENGTH = 8

const ONE_PART: ReadonlySet<Pair['likeness']['kind']> = new Set([
  'matched',
  'sound-alike',
  'joined',
  'typing-slip',
  'misread',
] as const)

/** Whether two words are one part of a name. A last vowel makes a woman's name of a man's, unless a script was spelt by ear. */
function isOnePart({ watched, found, likeness }: Pair, script: Script): boolean {
  if (!ONE_PART.has(likeness.kind)) return false
  if (likeness.kind === 'matched' || likeness.kind === 'joined' || script !== 'latin') return true
  if (watched.length === 1 && found.length === 1 && watched[0]?.sound === found[0]?.sound) return true
  const [one = '', other = ''] = [spell(watched), spell(found)]
  return isVowel(one.at(-1)) === isVowel(other.at(-1))
}

function isVowel(letter: string | undefined): boolean {
  return letter !== undefined && 'aeiouy'.includes(letter)
}

/** Takes off both sides an initial and a name that begins with it. */
function pairInitials(left: Token[], right: Token[]): [Token, Token][] {
  const initials: [Token, Token][] = []
  for (const a of [...left]) {
    const b = right.find(
      (token) => token.text[0] === a.text[0] && (token.kind === 'initials') !== (a.kind === 'initials'),
    )
    if (!b) continue
    initials.push([a, b])
    left.splice(left.indexOf(a), 1)
    right.splice(right.indexOf(b), 1)
  }
  return initials
}

/** Whether thousands have the part. */
function isShared({ kind, text }: Token): boolean {
  return kind === 'initials' || FILLERS.has(text)
}

const OF_MEN = new Set(['kumar', 'lal', 'singh', 'chand', 'prasad', 'nath', 'dutt'])
const OF_WOMEN = new Set(['kumari', 'devi', 'bai', 'ben', 'behn', 'kaur', 'begum', 'khatun', 'khatoon', 'bano', 'bibi'])

/** Second halves of a given name: `Dinesh Kumar` is not `Dinesh Chandra`. Courtesies such as `bhai` are none. */
const SECOND_NAMES = new Set([
  'kumar',
  'lal',
  'chand',
  'chandra',
  'prasad',
  'nath',
  'narayan',
  'das',
  'pal',
  'ram',
  'dutt',
  'datt',
])

/** `Kailash Chand` is Kailash Chandra. */
const SHORT_SECOND_NAMES: Record<string, string> = { chandra: 'chand', datt: 'dutt' }

function haveOtherSecondNames(left: readonly Token[], right: readonly Token[]): boolean {
  const of = (tokens: readonly Token[]) =>
    new Set(tokens.flatMap(({ text }) => (SECOND_NAMES.has(text) ? (SHORT_SECOND_NAMES[text] ?? text) : [])))
  const [ours, theirs] = [of(left), of(right)]
  return ours.size > 0 && theirs.size > 0 && ours.isDisjointFrom(theirs)
}

/** `Raj Kumar` and `Raj Kumari`. */
function areOfTwoSexes(left: readonly Token[], right: readonly Token[]): boolean {
  const has = (tokens: readonly Token[], words: ReadonlySet<string>) => tokens.some(({ text }) => words.has(text))
  return (has(left, OF_MEN) && has(right, OF_WOMEN)) || (has(left, OF_WOMEN) && has(right, OF_MEN))
}

/**
 * Whether one name is the father's, husband's or son's of the other: all three parts are there with the first two changed round, or a
 * word stands before the given name.
 */
function isRelative(
  own: readonly Token[],
  other: readonly Token[],
  pairs: readonly Pair[],
  { ownWords, otherWords }: Lone,
): boolean {
  const places = pairs
    .filter(({ watched, found }) => ![...watched, ...found].every(isMiddleFiller))
    .map(({ watched, found }) => ({ own: placeIn(own, watched), other: placeIn(other, found) }))
    .sort((one, another) => one.own - another.own)
  if (places.length === 3 && ownWords.length + otherWords.length === 0)
    return isChangedRound(places.map((place) => place.other))
  if (places.length < 2) return false
  return (
    standsBefore(
      other,
      otherWords,
      places.map((place) => place.other),
    ) ||
    standsBefore(
      own,
      ownWords,
      places.map((place) => place.own),
    )
  )
}

function placeIn(name: readonly Token[], tokens: readonly Token[]): number {
  return tokens[0] ? name.indexOf(tokens[0]) : -1
}

/** Second, first, third; or third, second, first. */
function isChangedRound([a = 0, b = 0, c = 0]: readonly number[]): boolean {
  return (b < a && a < c) || (c < b && b < a)
}

/** Whether a word that only this name has stands before all that both have. */
function standsBefore(name: readonly Token[], words: readonly Token[], places: readonly number[]): boolean {
  return words.some((word) => name.indexOf(word) < Math.min(...places))
}

function sum<T>(items: readonly T[], amountOf: (item: T) => number): number {
  return items.reduce((total, item) => total + amountOf(item), 0)
}

/** What two fathers' names say: one man, one whose initial or part fits, two men, or nothing. */
export type FatherAgreement = 'agrees' | 'fits' | 'disagrees' | undefined

/** Compares two fathers' names, from which the family name was taken. A word that thousands share is no agreement. */
export function compareFatherNames(own: readonly Token[], other: readonly Token[], script: Script): FatherAgreement {
  if (own.length === 0 || other.length === 0) return undefined
  const { same, left, right } = pairParts(own, other, script)
  const isWhole = left.length + right.length === 0
  const initials = pairInitials(left, right)
  if (left.length > 0 && right.length > 0) return 'disagrees'
  const isNamed = same.some(({ watched, found }) => ![...watched, ...found].every(isShared))
  if (isNamed || (isWhole && same.some(({ watched }) => watched[0]?.kind !== 'initials'))) return 'agrees'
  return initials.length > 0 || same.some(({ watched }) => watched[0]?.kind === 'initials') ? 'fits' : undefined
}
