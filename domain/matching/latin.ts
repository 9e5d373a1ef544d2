/**
 * A name in lower-case Latin letters without accents: remains of HTML are cleaned, Indian scripts and Cyrillic are
 * transliterated. Other scripts are kept as they are. Vowels that Hindi writes but does not speak are kept; the
 * comparison knows that they may fall.
 */
export function toLatin(text: string): string {
  if (isPlain(text)) return text.toLowerCase()
  const cleaned = withoutHtml(text)
  if (isPlain(cleaned)) return cleaned.toLowerCase()
  const latin = cleaned
    .normalize('NFC')
    .replace(/(?<=[\u0900-\u0d7f])0/g, '. ')
    .replace(TAMIL_S, '\u0bb8')
    .replace(TAMIL_NG, '$&\u0b95\u0bcd')
    .replace(OWN_LETTER, (letters) => OWN_LETTERS[letters] ?? letters)
    .replace(INDIC_RUN, transliterateIndic)
    .replace(CYRILLIC_RUN, transliterateCyrillic)
  return latin
    .replace(/[\u2018\u2019\u201b\u02bc\u0060\u00b4]/g, "'")
    .replace(/[\u2010-\u2015]/g, '-')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[øØ]/g, 'o')
    .replace(/[łŁ]/g, 'l')
    .toLowerCase()
    .replace(/\bsingha\b/g, (word) => (isEastern(text) || !isIndic(text) ? word : 'singh'))
}

/** Whether the text holds letters of an Indian script, so that its vowels are uncertain in Latin. */
export function isIndic(text: string): boolean {
  return /[\u0900-\u0d7f]/.test(text)
}

/**
 * Which script a name came from, as far as that leaves its sounds uncertain: an Indian script its short vowels; Bengali and Odia also `b`
 * and `v`, and `o` for `a`; Tamil what is voiced, because it writes `b` and `p`, `d` and `t`, `g`, `h` and `k`, `ch`, `j` and `s` with one
 * letter each.
 */
export type Script = (typeof SCRIPTS)[number]

/** The most certain first. */
const SCRIPTS = ['latin', 'indic', 'eastern', 'tamil'] as const

export function scriptOf(text: string): Script {
  if (!isIndic(text)) return 'latin'
  if (/[\u0b80-\u0bff]/.test(text)) return 'tamil'
  return isEastern(text) ? 'eastern' : 'indic'
}

/** Bengali, Assamese or Odia, where `singha` is Sinha; elsewhere the same letters are Singh. */
function isEastern(text: string): boolean {
  return /[\u0980-\u09ff\u0b00-\u0b7f]/.test(text)
}

/** The script of the two that leaves more uncertain. */
export function lessCertain(one: Script, other: Script): Script {
  return SCRIPTS.indexOf(one) > SCRIPTS.indexOf(other) ? one : other
}

/** Whether the text is ASCII without the characters that HTML escapes begin or tags end with. */
function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code > 126 || (code === AMPERSAND && text.charCodeAt(at + 1) !== SPACE) || code === LESS_THAN) return false
  }
  return !text.includes('039')
}

const AMPERSAND = 38
const SPACE = 32
const LESS_THAN = 60

/** Entities, also those escaped twice or stripped of their `&#` and `;`, tags, and the byte order mark. */
function withoutHtml(text: string): string {
  return text
    .replace(/&amp;(?=#?\w+;)/gi, '&')
    .replace(/&(?:#0*38|amp);?/gi, '&')
    .replace(/&(?:#0*39|apos|rsquo|lsquo);?/gi, "'")
    .replace(/&(?:#0*34|quot|ldquo|rdquo);?/gi, ' ')
    .replace(/&(?:#0*160|nbsp);?/gi, ' ')
    .replace(/(?<=[a-z])039(?=s?\b)/gi, "'")
    .replace(/<\/?[a-z][^>]*>/gi, ' ')
    .replace(UNSEEN, '')
}

/** Marks that no reader sees and that come with pasted text: joiners, soft hyphens, directions, controls that are no white space. */
const UNSEEN = /\p{Cf}|\u034f|[\u115f\u1160\u3164\uffa0]|(?![\t-\r\u0085])\p{Cc}/gu

/** Devanagari to Malayalam: nine blocks of one layout, so that every letter is read as its Devanagari counterpart. */
const INDIC_RUN = /[\u0900-\u0d7f]+/g
/** Where Telugu, Kannada and Malayalam begin, which speak the nasal before `h` with the lips (`Narasimha`, `Singh`). */
const SOUTHERN = 0x0c00
const VIRAMA = 0x094d
const NUKTA = 0x093c
const CANDRABINDU = 0x0901
const ANUSVARA = 0x0902
const HA = 0x0939
const ZERO = 0x0966
const VISARGA = 0x0903

/**
 * Letters that have no place in the common layout, as others of it: the hard `r` of Punjabi, the tippi, the Assamese ra and wa, the letters
 * without a vowel. At the end those that are spoken otherwise together, as what is spoken: Malayalam `tt`, `nt` and `rs`, Tamil `tr` and `f`.
 */
const OWN_LETTERS: Record<string, string> = {
  '\u0972': '\u0905',
  '\u09ce': '\u09a4\u09cd',
  '\u09f0': '\u09b0',
  '\u09f1': '\u0935',
  '\u0a5c': '\u0a30',
  '\u0a70': '\u0a02',
  '\u0a71': '',
  '\u0b5f': '\u0b2f',
  '\u0b71': '\u0b35',
  '\u0d7a': '\u0d23\u0d4d',
  '\u0d7b': '\u0d28\u0d4d',
  '\u0d7c': '\u0d30\u0d4d',
  '\u0d7d': '\u0d32\u0d4d',
  '\u0d7e': '\u0d33\u0d4d',
  '\u0d7f': '\u0d15\u0d4d',
  '\u0d31\u0d4d\u0d31': '\u0d1f\u0d4d\u0d1f',
  '\u0d28\u0d4d\u0d31': '\u0d28\u0d4d\u0d1f',
  '\u0d7b\u0d4d\u0d31': '\u0d28\u0d4d\u0d1f',
  '\u0d7b\u0d31': '\u0d28\u0d4d\u0d1f',
  '\u0d34\u0d4d\u0d38': '\u0d30\u0d4d\u0d38',
  '\u0bb1\u0bcd\u0bb1': '\u0b9f\u0bcd\u0bb0',
  '\u0b83\u0baa': '\u0bab',
}
const OWN_LETTER = new RegExp(
  Object.keys(OWN_LETTERS)
    .sort((one, other) => other.length - one.length)
    .join('|'),
  'g',
)

/** The Tamil letter for `ch` and `s` where it is no `ch`: not doubled, and not behind a nasal or a `t`. */
const TAMIL_S = /(?<![\u0b9a\u0b9e\u0b9f\u0bb1]\u0bcd)\u0b9a(?!\u0bcd\u0b9a)/g

/** The Tamil letter for `ng` at the end of a word, which is written with the `k` that is spoken inside one (`ஸ்பின்னிங்`). */
const TAMIL_NG = /\u0b99\u0bcd(?![\u0b80-\u0bff])/g

function transliterateIndic(run: string): string {
  let latin = ''
  for (let at = 0; at < run.length; at++) {
    const code = devanagari(run.charCodeAt(at))
    const consonant = CONSONANTS[code]
    if (consonant === undefined) {
      const isSouthern = run.charCodeAt(at) >= SOUTHERN
      latin += signOf(code, devanagari(run.charCodeAt(at - 1)), devanagari(run.charCodeAt(at + 1)), isSouthern)
      continue
    }
    const dotted = devanagari(run.charCodeAt(at + 1)) === NUKTA
    if (dotted) at++
    latin += (dotted && DOTTED[consonant]) || consonant
    const next = devanagari(run.charCodeAt(at + 1))
    if (next === VIRAMA) at++
    else if (VOWEL_SIGNS[next] === undefined) latin += 'a'
    else {
      latin += VOWEL_SIGNS[next]
      at++
    }
  }
  return latin
}

/** What is no consonant: a vowel, a figure, or a sign that is read by the letter beside it. */
function signOf(code: number, before: number, next: number, isSouthern: boolean): string {
  if (code === ANUSVARA || code === CANDRABINDU) {
    if (next === HA) return isSouthern ? 'm' : 'ng'
    return LABIALS.has(next) ? 'm' : 'n'
  }
  // Clerks write a round zero for the dot of an abbreviation.
  if (code === ZERO && before < ZERO) return '. '
  // At the end of a word the sign is the dot of an abbreviation, as Bengali writes `প্রাঃ লিঃ`.
  if (code === VISARGA && Number.isNaN(next)) return ''
  return OTHER_SIGNS[code] ?? ''
}

/** From pa to ma: the nasal before them is spoken with the lips. */
const LABIALS = new Set([0x092a, 0x092b, 0x092c, 0x092d, 0x092e])

function devanagari(code: number): number {
  return code >= 0x0900 && code <= 0x0d7f ? 0x0900 + (code & 0x7f) : code
}

const CONSONANTS = table(
  0x0915,
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h',
)
const VOWEL_SIGNS = table(0x093e, 'a i i u u ri ri e e e ai o o o au')
const DOTTED: Record<string, string> = { ph: 'f', j: 'z', k: 'k', kh: 'kh', g: 'g', d: 'd', dh: 'dh', s: 'sh' }
const OTHER_SIGNS: Record<number, string> = {
  2307: 'h',
  ...table(0x0905, 'a a i i u u ri li e e e ai o o o au'),
  ...table(0x0966, '0 1 2 3 4 5 6 7 8 9'),
  2404: ' ',
  2416: '. ',
}

const CYRILLIC_RUN = /[\u0400-\u045f]+/g
const CYRILLIC = table(
  0x0430,
  'a b v g d e zh z i i k l m n o p r s t u f kh ts ch sh sch - y - e iu ia e io - - e - i yi - - - - - - u',
)

function transliterateCyrillic(run: string): string {
  return [...run.toLowerCase()].map((letter) => CYRILLIC[letter.charCodeAt(0)]?.replace('-', '') ?? '').join('')
}

/** Latin readings of consecutive code points from `first`. */
function table(first: number, readings: string): Record<number, string> {
  return Object.fromEntries(readings.split(' ').map((reading, index) => [first + index, reading]))
}
