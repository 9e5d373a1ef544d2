import type { Random } from './random.ts'

/**
 * A party's name as a court's clerk enters it: forms of company shortened in a dozen ways, `M/s` in front, a crowd or a
 * representative behind, capitals in most registries. One in twenty has a typing slip when `slips` is set.
 */
export function asClerksWrite(name: string, random: Random, options: { capitals: boolean; slips: boolean }): string {
  const shortened = shortenForm(name, random)
  const slipped = options.slips && random.happens('slip', 0.05) ? withSlip(shortened, random) : shortened
  const written = isCompany(name)
    ? `${random.pick('prefix', PREFIXES)}${slipped}${random.pick('suffix', SUFFIXES)}`
    : slipped
  return options.capitals ? written.toUpperCase() : written
}

function isCompany(name: string): boolean {
  return /\b(Limited|LLP|Union)$/.test(name)
}

function shortenForm(name: string, random: Random): string {
  return name
    .replace(/ Private Limited$/, ` ${random.pick('private', PRIVATE_FORMS)}`)
    .replace(/(?<!PRIVATE|Private) Limited$/, ` ${random.pick('limited', LIMITED_FORMS)}`)
    .replace(/ Company /, ` ${random.pick('company', ['Company', 'Co.'])} `)
}

/** Swaps two neighbouring letters inside the first word. */
function withSlip(name: string, random: Random): string {
  const at = random.whole('slip/at', 1, Math.max(1, name.indexOf(' ') - 2))
  return name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2)
}

// The empty and the full forms are repeated: most entries are plain.
const PREFIXES = ['', '', '', '', 'M/s ', 'M/S. ', 'M/s. ', 'Messrs ', 'The '] as const
const SUFFIXES = [
  '',
  '',
  '',
  '',
  '',
  ' and Ors.',
  ' & Anr.',
  ' and another',
  ' & Ors.',
  ' and 12 others',
  ' through its Authorised Representative',
  ' through its Director',
] as const
const PRIVATE_FORMS = [
  'Private Limited',
  'Pvt. Ltd.',
  'Pvt Ltd',
  '(P) Ltd.',
  'Pvt. Ltd.,',
  'PVT. LTD',
  'Private Limited',
] as const
const LIMITED_FORMS = ['Limited', 'Ltd.', 'Ltd', 'LTD.,'] as const
