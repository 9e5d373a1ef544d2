import { consonantsOf } from './sound.ts'
import { slipsBetween } from './spelling.ts'
import { spokenKey, type Token } from './tokens.ts'

/** How far two words are taken for one, the share of the weight that counts, and the most a name so matched may score. */
export interface Likeness {
  kind: 'matched' | 'sound-alike' | 'other-form' | 'abbreviation' | 'cut-off' | 'joined' | 'typing-slip' | 'translated' | 'derived' | 'near-word' | 'other-name'
  share: number
  ceiling: number
}

/** What each likeness is worth. Below 85 of ceiling a person looks, because two companies may be told apart by just that. */
const LIKENESSES = {
  'matched': [1, 100],
  'other-form': [0.98, 100],
  'joined': [0.98, 100],
  'sound-alike': [0.97, 100],
  'abbreviation': [0.96, 100],
  'cut-off': [0.95, 95],
  'typing-slip': [0.94, 98],
  'translated': [0.85, 80],
  'derived': [0.8, 82],
  'near-word': [0.65, 80],
  'other-name': [0.5, 75],
} as const

export function likeness(kind: Likeness['kind']): Likeness {
  const [share, ceiling] = LIKENESSES[kind]
  return { kind, share, ceiling }
}

/** How two words of two names may be one word, or undefined. `spoken` when one of the names came from an Indian script. */
export function likenessOf(a: Token, b: Token, spoken: boolean): Likeness | undefined {
  if (a.text === b.text) return likeness('matched')
  if (isExact(a) || isExact(b)) return undefined
  return sharedFamily(a, b) ?? sameSound(a, b, spoken) ?? abbreviated(a, b) ?? inflected(a, b) ?? misspelt(a, b)
}

/** Initials, numbers, places by name and compass words agree or disagree; nothing is almost the same. */
function isExact({ kind, isKnown }: Token): boolean {
  return kind === 'initials' || kind === 'number' || kind === 'direction' || (kind === 'optional' && isKnown)
}

function sharedFamily(a: Token, b: Token): Likeness | undefined {
  for (const first of a.families) {
    const second = b.families.find(({ family }) => family === first.family)
    if (!second) continue
    if (first.form === 'translation' || second.form === 'translation') return likeness('translated')
    return likeness(first.form === 'abbreviation' || second.form === 'abbreviation' ? 'abbreviation' : 'other-form')
  }
}

/** Short of this a shared sound without its short vowels is chance. */
const SPARSE_LENGTH = 6

function sameSound(a: Token, b: Token, spoken: boolean): Likeness | undefined {
  if (a.sound === b.sound && a.sound.length > 1) return likeness('sound-alike')
  const isLong = Math.min(a.text.length, b.text.length) >= SPARSE_LENGTH
  if (isLong && a.sparse === b.sparse && !(a.isKnown && b.isKnown)) return likeness('sound-alike')
  if (differInLastVowel(a, b) && !(a.isKnown && b.isKnown)) return likeness('sound-alike')
  if (!spoken) return undefined
  if (withoutShortVowels(a) === withoutShortVowels(b)) return likeness('sound-alike')
  const key = spokenKey(a.sound)
  return key.length > 2 && key === spokenKey(b.sound) ? likeness('sound-alike') : undefined
}

/** In a long word a last short `a` is spoken by some and written by others (`vastralay`); in a short one it makes another name. */
const LAST_VOWEL_LENGTH = 8

function differInLastVowel(a: Token, b: Token): boolean {
  const [short, long] = a.sparse.length < b.sparse.length ? [a, b] : [b, a]
  return short.text.length >= LAST_VOWEL_LENGTH && long.sparse === `${short.sparse}a`
}

function withoutShortVowels({ sound }: Token): string {
  return sound.replaceAll('a', '')
}

/** A common word shortened in a way no list foresees: its beginning, or its consonants in order. */
function abbreviated(a: Token, b: Token): Likeness | undefined {
  const [short, long] = a.text.length < b.text.length ? [a, b] : [b, a]
  if (long.kind !== 'common' || short.isKnown || short.text.length < 2) return undefined
  return isShortFor(short.text, long.text) ? likeness('abbreviation') : undefined
}

/** At most this share of the letters, or it is a slip of the hand. */
const ABBREVIATION_SHARE = 0.75

export function isShortFor(short: string, long: string): boolean {
  if (short[0] !== long[0] || short.length > long.length * ABBREVIATION_SHARE) return false
  if (short.length >= 3 && long.startsWith(short)) return true
  if (/[aeiou].*[aeiou]/.test(short.slice(1))) return false
  let at = 0
  for (const letter of long) if (letter === short[at]) at++
  return at === short.length
}

function inflected(a: Token, b: Token): Likeness | undefined {
  const [short, long] = a.text.length < b.text.length ? [a, b] : [b, a]
  if (short.text.length < 3 || !long.text.startsWith(short.text)) return undefined
  if (!ENDINGS.has(long.text.slice(short.text.length))) return undefined
  return likeness(short.kind === 'common' && long.kind === 'rare' ? 'other-form' : 'derived')
}

const ENDINGS = new Set(['s', 'es', 'ed', 'ing', 'er', 'ers'])

/** A coined word this long is not coined twice with a slip between; a short one may be. */
const LONG = 7
/** Long enough for two slips. */
const VERY_LONG = 9
/** A slip in a word that is known is seen in shorter words too, of a trade still shorter than in a personal name. */
const SHORTEST_SLIP = { ofCommonWord: 5, ofName: 6 }
const SHORTEST_NEAR = 4

function misspelt(a: Token, b: Token): Likeness | undefined {
  const length = Math.min(a.text.length, b.text.length)
  if (length < SHORTEST_NEAR || (a.isKnown && b.isKnown && a.kind !== 'rare' && b.kind !== 'rare')) return undefined
  const slips = slipsBetween(a.text, b.text, length >= VERY_LONG - 1 ? 2 : 1) ?? slipsBetween(a.sound, b.sound, 1)
  if (!slips) return heardAlike(a, b)
  if (a.isKnown && b.isKnown) return likeness('other-name')
  const oneIsKnown = a.isKnown || b.isKnown
  const oneIsCommon = a.kind === 'common' || b.kind === 'common'
  const longEnough = slips.count > 1 ? VERY_LONG : oneIsCommon ? SHORTEST_SLIP.ofCommonWord : oneIsKnown ? SHORTEST_SLIP.ofName : LONG
  if (slips.likely && length >= longEnough) return likeness('typing-slip')
  if (length >= VERY_LONG + 1 && slips.count === 1 && !oneIsKnown) return likeness('typing-slip')
  return likeness('near-word')
}

/** Same consonants throughout, three or more of them: `chemtech` and `kemtek`. */
function heardAlike(a: Token, b: Token): Likeness | undefined {
  const heard = consonantsOf(a.sound)
  return heard.length > 2 && heard === consonantsOf(b.sound) ? likeness('near-word') : undefined
}
