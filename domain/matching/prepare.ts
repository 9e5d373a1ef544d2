import { type Script, scriptOf } from './latin.ts'
import { splitForm } from './legal-form.ts'
import type { NameKind, Party } from './parts-of-party.ts'
import { readParty } from './party.ts'
import { mayNamePublicBody } from './public-body/may-name.ts'
import type { PublicBodies } from './public-body/public-body.ts'
import { readPublicBodies } from './public-body/read-public-bodies.ts'
import { withStateName } from './public-body/state.ts'
import { type RegisteredNumber, registeredNumbers, withoutRegisteredNumbers } from './registered-numbers.ts'
import { soundOf } from './sound.ts'
import { editDistance, slipsBetween } from './spelling.ts'
import { spokenKey, type Token, tamilKey, tamilSound } from './token.ts'
import { joinLetters, tokensOf } from './tokens.ts'
import { spellingsOf } from './words/distinguishing.ts'
import { isKnownName } from './words/known-names.ts'
import { COMPANY_WORDS, type LegalForm } from './words/legal-forms.ts'
import { type FamilyWord, familyWords } from './words/lexicon.ts'
import { isCountry } from './words/places.ts'

/** One name of a party, ready to be compared. */
export interface NameVersion {
  kind: NameKind
  /** As they are read, without the legal form. */
  words: readonly string[]
  tokens: readonly Token[]
  /** The legal form as written; empty without one. */
  form: string
  formClass: LegalForm | undefined
}

/** A party's names, read once and compared with many. */
export interface PreparedName {
  asWritten: string
  versions: readonly NameVersion[]
  dropped: Party['dropped']
  isPerson: boolean
  script: Script
  registeredNumbers: readonly RegisteredNumber[]
  location: string | undefined
  /** Its address is in another country (`GmbH, Germany`). */
  isAbroad: boolean
  /** The width of a field may have cut it off. */
  mayBeCut: boolean
  /** The public bodies that it names. */
  publicBodies: PublicBodies | undefined
}

/** A name with what else is known of its bearer. */
export interface NameDetails {
  name: string
  /** Other names and spellings to be taken for the same. */
  variations?: readonly string[]
  registrationNumber?: string
  location?: string
}

/**
 * Reads a name so that it can be compared with many. Give a watched entity's whole details; an entry of a cause list
 * needs only its text.
 */
export function prepareName(details: string | NameDetails): PreparedName {
  const {
    name,
    variations = [],
    registrationNumber = '',
    location,
  } = typeof details === 'string' ? { name: details } : details
  const registered = registeredNumbers(`${registrationNumber} ${name}`)
  const party = readParty(registered.length > 0 ? withoutRegisteredNumbers(name) : name)
  const script = scriptOf(name)
  const own = party.names.map(({ kind, words }) => {
    const read = version(kind, words, script)
    const isOfParty = party.isUnincorporated && kind === 'NAME' && read.formClass === undefined
    return isOfParty ? { ...read, formClass: 'unincorporated' as const } : read
  })
  const others = variations.flatMap((other) =>
    readParty(other)
      .names.filter(({ kind }) => kind !== 'PART')
      .map(({ words }) => version('NAME', words, scriptOf(other))),
  )
  const versions = [...own, ...others].filter(({ tokens }) => tokens.length > 0)
  return {
    asWritten: name,
    versions,
    dropped: party.dropped,
    isPerson: party.isPerson,
    script,
    registeredNumbers: registered,
    location,
    mayBeCut: party.dropped.length === 0 && mayBeCut(name, versions),
    isAbroad: party.dropped.some(({ kind, words }) => kind === 'address' && words.some(isCountry)),
    publicBodies:
      script !== 'latin' ||
      party.isByOffice ||
      LETTERS_IN_A_LIST.test(name) ||
      own.some(({ words }) => mayNamePublicBody(words)) ||
      party.dropped.some(({ words }) => mayNamePublicBody(words))
        ? readPublicBodies(name)
        : undefined,
  }
}

/** A field of a court's database ends somewhere; shorter names stand in it whole. */
const SHORTEST_CUT = 25

/** Whether a name may have been cut off by the width of a field: long, without a legal form, and nothing behind it. */
function mayBeCut(asWritten: string, [version, another]: readonly NameVersion[]): boolean {
  if (asWritten.length < SHORTEST_CUT || version === undefined || another !== undefined) return false
  return version.form === '' && version.tokens.length > 1
}

/** `C.B.I., A.C.B.`: a comma parts letters that the name's words run together. */
const LETTERS_IN_A_LIST = /\.[a-z]\.?\s*[,(]/i

function version(kind: NameKind, bare: string[], script: Script): NameVersion {
  const heard = script === 'latin' ? bare : bare.map((word) => asEnglish(word, script))
  const { words: named, form, formClass } = splitForm(inWords(joinLetters(heard)))
  const words = withStateName(named)
  return { kind, words, tokens: withIndia(tokensOf(words)), form: form.join(' '), formClass }
}

/** Letters behind a name that stand for words of every housing society (`Kalpavan C.H.S. Ltd`). */
const LETTERS_FOR_WORDS: ReadonlyMap<string, string[]> = new Map([
  ['chs', ['cooperative', 'housing', 'society']],
  ['chsl', ['cooperative', 'housing', 'society', 'limited']],
  ['fpc', ['producer', 'company']],
  ['fpo', ['producer', 'company']],
  ['fpcl', ['producer', 'company', 'limited']],
  ['arc', ['asset', 'reconstruction', 'company']],
  ['ssk', ['sahakari', 'sakhar', 'karkhana']],
  ['sskl', ['sahakari', 'sakhar', 'karkhana', 'limited']],
  ['pacs', ['primary', 'agricultural', 'cooperative', 'credit', 'society']],
  ['cghs', ['cooperative', 'group', 'housing', 'society']],
  ['chss', ['cooperative', 'housing', 'society']],
  ['mpcs', ['milk', 'producers', 'cooperative', 'society']],
  ['rwa', ['residents', 'welfare', 'association']],
  ['aoa', ['apartment', 'owners', 'association']],
  ['gic', ['general', 'insurance', 'company']],
  ['lic', ['life', 'insurance', 'company']],
  ['hfc', ['housing', 'finance', 'company']],
  ['spv', ['special', 'purpose', 'vehicle']],
])

/** A producer company is one of farmers, whether its name says so or not. */
function inWords(words: readonly string[]): string[] {
  const whole = words
    .filter((word, at) => !(isFarmers(word) && at > 0 && isProducerCompany(words, at + 1)))
    .flatMap((word, at) => (at > 0 && LETTERS_FOR_WORDS.get(word)) || [word])
  return togetherIn(whole)
}

/** Words that name one thing only together: `griha nirman` is `housing`, `hindu undivided family` an HUF. */
function togetherIn(words: readonly string[]): string[] {
  const joined: string[] = []
  for (let at = 0; at < words.length; ) {
    const phrase = WORDS_TOGETHER.get(words[at] ?? '')?.find(({ words: all }) =>
      all.every((word, i) => words[at + i] === word),
    )
    joined.push(...(phrase?.one ?? [words[at] ?? '']))
    at += phrase?.words.length ?? 1
  }
  return joined
}

const WORDS_TOGETHER = Map.groupBy(
  [
    ['hindu undivided family', 'huf'],
    ['hindu joint family', 'huf'],
    ['griha nirman', 'housing'],
    ['grih nirman', 'housing'],
    ['gruha nirman', 'housing'],
    ['gruh nirman', 'housing'],
    ['gruhnirman', 'housing'],
    ['grihnirman', 'housing'],
    ['gruhanirman', 'housing'],
    ['grihanirman', 'housing'],
    ['sakhar karkhana', 'sugar factory'],
    ['sakkare karkhane', 'sugar factory'],
    ['chini mills', 'sugar mills'],
    ['khand udyog', 'sugar industries'],
    ['soot girni', 'spinning mill'],
    ['sut girni', 'spinning mill'],
    ['sahkari mandali', 'cooperative society'],
    ['sahakari mandali', 'cooperative society'],
    ['dugdh utpadak', 'milk producers'],
    ['dudh utpadak', 'milk producers'],
    ['doodh utpadak', 'milk producers'],
    ['shikshan sanstha', 'education society'],
    ['shiksha sanstha', 'education society'],
    ['shikshan prasarak mandal', 'education society'],
    ['shiksha samiti', 'education society'],
    ['nagari sahakari bank', 'urban cooperative bank'],
    ['nagarik sahakari bank', 'urban cooperative bank'],
    ['pat sanstha', 'credit society'],
    ['patsanstha', 'credit society'],
    ['patpedhi', 'credit society'],
    ['pat pedhi', 'credit society'],
    ['primary agricultural cooperative credit society', 'primary agricultural credit society'],
  ].map(([phrase = '', one = '']) => ({ words: phrase.split(' '), one: one.split(' ') })),
  ({ words }) => words[0] ?? '',
)

function isProducerCompany(words: readonly string[], at: number): boolean {
  return /^producers?$/.test(words[at] ?? '') && COMPANY_WORDS.has(words[at + 1] ?? '')
}

function isFarmers(word: string): boolean {
  return word === 'farmer' || word === 'farmers'
}

/** `India` at the end says in which country the company of that name is; it can be left out. */
function withIndia(tokens: Token[]): Token[] {
  const last = tokens.at(-1)
  return last?.text === 'india' && tokens.length > 1 ? [...tokens.slice(0, -1), { ...last, kind: 'optional' }] : tokens
}

/** The English trade word that an Indian script spells by ear (`kemikalsa`), or the word itself; a known name is none (`singha`, `charana`). */
export function asEnglish(word: string, script: Script): string {
  if (isKnownName(word) || isKnownName(word.replace(/a$/, '')) || spellingsOf(word).length > 1) return word
  spokenWords ??= { indic: readSpokenWords(spokenKey), tamil: readSpokenWords(tamilKey) }
  const sound = soundOf(word)
  if (script === 'tamil') {
    const english = spokenWords.tamil.get(tamilKey(sound))?.find((one) => isSpokenLike(sound, soundOf(asSpoken(one))))
    return english ?? word
  }
  return nearestSpoken(sound, spokenWords.indic.get(spokenKey(sound)) ?? []) ?? word
}

/** Of the English words that an ear-written word may be the one that sounds most like it; none when it is too far, as a name with their consonants. */
function nearestSpoken(sound: string, words: readonly string[]): string | undefined {
  const spoken = withoutShortVowels(sound)
  let nearest: string | undefined
  let least = Math.max(1, Math.floor(spoken.length * MOST_UNLIKE)) + 1
  for (const word of words) {
    const english = withoutShortVowels(soundOf(asSpoken(word)))
    const steps = english[0] === spoken[0] ? editDistance(spoken, english) : least
    if (steps < least) [nearest, least] = [word, steps]
  }
  return nearest
}

/** A sound without the `a` that scripts write and nobody speaks; `e` and `a` begin one English word (`egro`, `aigro`). */
function withoutShortVowels(sound: string): string {
  const begun = sound.replaceAll('x', 'ks').replace(/^(?:ai|e|a)(?=[^aeiou])/, 'a')
  return begun.slice(0, 1) + begun.slice(1).replaceAll('a', '')
}

/** The share of its letters in which an ear-written word may differ: English vowels have many Indian spellings. */
const MOST_UNLIKE = 0.45

/** Whether the sounds agree but for a slip or two: by its consonants alone many a Tamil name is a trade (`chettiyar`, `store`). */
function isSpokenLike(sound: string, english: string): boolean {
  const [one, other] = [tamilSound(sound), tamilSound(english)]
  return slipsBetween(one, other, one.length < LONG_SOUND ? 1 : 2) !== undefined
}

/** In a shorter word two slips make another. */
const LONG_SOUND = 7

let spokenWords: { indic: Map<string, string[]>; tamil: Map<string, string[]> } | undefined

/** An English word as an Indian script spells its sounds. */
function asSpoken(word: string): string {
  return word
    .replace(/^ch(?=em|r|or)/, 'k')
    .replace(/tion/g, 'shan')
    .replace(/ture/g, 'char')
    .replace(/g(?=[eiy])/g, 'j')
}

/** Trade words by the sounds by which they are known again: English ones, else those of the Indian languages for them. */
function readSpokenWords(keyOf: (sound: string) => string): Map<string, string[]> {
  const bySound = new Map<string, string[]>()
  const isOf =
    (wanted: string) =>
    ([, families]: readonly [string, readonly FamilyWord[]]) =>
      families.every(({ form }) => form === wanted)
  const words = [...familyWords()]
  for (const [word] of [...words.filter(isOf('form')), ...words.filter(isOf('translation'))]) {
    const key = keyOf(soundOf(asSpoken(word)))
    if (key.length > 1) bySound.set(key, [...(bySound.get(key) ?? []), word])
  }
  return bySound
}
