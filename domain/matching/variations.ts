import { compareCompany } from './company.ts'
import { readMarks } from './marks.ts'
import { readParty } from './party.ts'
import { prepareName } from './prepare.ts'
import { MATCH_FROM } from './thresholds.ts'
import { isLimited, isPrivate, LLP_WORDS } from './words/legal-forms.ts'
import { familiesOf } from './words/lexicon.ts'
import { figures, romanNumeral } from './words/numbers.ts'

/** As many as a search engine can be asked for one name. */
export const MAX_VARIATIONS = 10

/** Letters of a name on the watchlist (Specification, "Watchlist entity"); a legal form spelt out can take a variation beyond. */
const MAX_NAME_LENGTH = 255

/**
 * Other ways in which a clerk writes a company's name, for searches that compare letters: legal forms, `and`, initials,
 * numerals, the usual abbreviations, one other transliteration, and each of the names that the entry itself gives. At
 * most ten, likeliest first. None is kept that would not be taken for the company itself, so a bare name that could be
 * a person's, or is a single word, is not among them.
 */
export function nameVariations(name: string): string[] {
  const watched = prepareName(name)
  const whole = readParty(name).names.filter(({ kind }) => kind !== 'PART')
  const names = whole.map(({ words }) => words.map(capitalised).join(' '))
  const proposed =
    names.length > 1 ? names.flatMap((other) => [other, ...proposals(other)]) : [...proposals(tidy(name))]
  const seen = new Set([foldName(name)])
  const accepted: string[] = []
  for (const variation of proposed) {
    if (accepted.length === MAX_VARIATIONS) break
    if (variation.length > MAX_NAME_LENGTH || seen.has(foldName(variation))) continue
    if (compareCompany(watched, variation).score < MATCH_FROM) continue
    seen.add(foldName(variation))
    accepted.push(variation)
  }
  return accepted
}

function tidy(name: string): string {
  return name
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^M\/s\.?\s*/i, '')
}

/** Searches compare letters whatever their case; blanks at the ends and in a row do not count. */
export function foldName(name: string): string {
  return tidy(name).toLowerCase()
}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

function proposals(name: string): string[] {
  const { core, forms } = splitForm(name)
  const [written = '', short = written] = forms
  const stems = [withAnd(core), withInitials(core), withNumerals(core), abbreviated(core), transliterated(core)]
  return [
    ...forms.slice(1).map((form) => `${core} ${form}`),
    ...(core.includes(' ') ? [core] : []),
    ...stems.filter((stem) => stem !== core).map((stem) => `${stem} ${short}`.trim()),
  ]
}

/** The name before its legal form, and the ways to write that form, the given one first. */
function splitForm(name: string): { core: string; forms: string[] } {
  const words = name.split(' ')
  let end = words.length
  while (end > 1 && isFormPart(words[end - 1] ?? '')) end--
  const core = words
    .slice(0, end)
    .join(' ')
    .replace(/[,\s]+$/, '')
  const form = words.slice(end).join(' ')
  const parts = readMarks(form).filter((mark) => /[a-z]/.test(mark))
  const ways = parts.some((part) => LLP_WORDS.has(part) || part === 'partnership')
    ? LLP_WAYS
    : parts.some(isPrivate)
      ? PRIVATE_WAYS
      : LIMITED_WAYS
  if (form === '') return { core, forms: [''] }
  return { core, forms: [form, ...ways.filter((way) => foldName(way) !== foldName(form))] }
}

const PRIVATE_WAYS = ['Pvt Ltd', 'Private Limited', '(P) Ltd', 'Pvt. Ltd.']
const LIMITED_WAYS = ['Ltd', 'Limited']
const LLP_WAYS = ['LLP', 'Limited Liability Partnership']

function isFormPart(word: string): boolean {
  const [mark = '', ...more] = readMarks(word).filter((part) => /[a-z]/.test(part))
  if (mark === '') return true
  if (more.length > 0) return LLP_WORDS.has([mark, ...more].join(''))
  return isLimited(mark) || isPrivate(mark) || LLP_WORDS.has(mark) || mark === 'liability' || mark === 'partnership'
}

function withAnd(core: string): string {
  return core.includes('&') ? core.replace(/\s*&\s*/g, ' and ') : core.replace(/ and /gi, ' & ')
}

/** `A.B.K.` as one word, one word as letters with dots. */
function withInitials(core: string): string {
  return core
    .split(' ')
    .map((word) => {
      if (/^(?:[A-Z]\.){2,}[A-Z]?$/.test(word)) return word.replaceAll('.', '')
      return /^[B-DF-HJ-NP-TV-XZ]{2,3}$/.test(word) && !NUMERAL.test(word)
        ? [...word].map((letter) => `${letter}.`).join('')
        : word
    })
    .join(' ')
}

const NUMERAL = /^[IVX]+$/
const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

function withNumerals(core: string): string {
  const [first = '', ...rest] = core.split(' ')
  const turned = rest.map((word) => {
    const roman = NUMERAL.test(word) ? romanNumeral(word.toLowerCase()) : undefined
    if (roman !== undefined) return String(roman)
    const figure = /^\d+$/.test(word) ? figures(word) : undefined
    return (figure !== undefined && ROMAN[figure]) || word
  })
  return [first, ...turned].join(' ')
}

/** The abbreviations that clerks agree on; each stands for one word alone. */
const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ['engineering', 'Engg.'],
  ['shipping', 'Shpg.'],
  ['corporation', 'Corpn.'],
  ['industries', 'Inds.'],
  ['international', 'Intl.'],
  ['company', 'Co.'],
  ['manufacturing', 'Mfg.'],
  ['construction', 'Constn.'],
  ['development', 'Dev.'],
  ['insurance', 'Ins.'],
  ['association', 'Assn.'],
  ['pharmaceuticals', 'Pharma'],
  ['infrastructure', 'Infra'],
  ['cooperative', 'Co-op.'],
  ['co-operative', 'Co-op.'],
  ['housing', 'Hsg.'],
  ['brothers', 'Bros.'],
  ['electricals', 'Elec.'],
  ['transport', 'Tpt.'],
  ['chemicals', 'Chem.'],
])

function abbreviated(core: string): string {
  const [first = '', ...rest] = core.split(' ')
  return [first, ...rest.map((word) => ABBREVIATIONS.get(word.toLowerCase()) ?? word)].join(' ')
}

/** The other common spelling of a sound, where the name has one. Only pairs that are the same word in every name. */
const TRANSLITERATIONS: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bShri\b/g, 'Shree'],
  [/\bShree\b/g, 'Shri'],
  [/\bSri\b/g, 'Shri'],
  [/\bLakshmi\b/g, 'Laxmi'],
  [/\bLaxmi\b/g, 'Lakshmi'],
  [/ksh/g, 'x'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/aa/g, 'a'],
  [/(?<=[a-z])w(?=[aei])/g, 'v'],
  [/dh(?=[aeiou])/g, 'd'],
  [/th(?=[aeiou])/g, 't'],
  [/sh(?=[aeivw])/g, 's'],
]

/** The first word that can be written otherwise is; trades are English words and keep their spelling. */
function transliterated(core: string): string {
  const words = core.split(' ')
  for (const [at, word] of words.entries()) {
    if (familiesOf(word.toLowerCase()).length > 0) continue
    for (const [pattern, other] of TRANSLITERATIONS) {
      const turned = word.replace(pattern, other)
      if (turned !== word) return words.with(at, turned).join(' ')
    }
  }
  return core
}
