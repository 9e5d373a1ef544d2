import type { Random } from './random.ts'

export const COMPANY_COUNT = 2000
export const PERSON_COUNT = 500

/**
 * The legal name of company `number` (0 to 1,999). Five companies in different trades share every stem, as groups of
 * companies do, so that a search for one of them always finds its sisters too.
 */
export function companyName(seed: string, number: number): string {
  const stem = (number + hashOf(seed)) % STEM_COUNT
  const sister = Math.floor(number / STEM_COUNT)
  const trade = TRADES[(stem * 7 + sister * 11) % TRADES.length]
  const form = FORMS[(stem + sister) % FORMS.length]
  return `${stemAt(stem)} ${trade} ${form}`
}

/** The name of person `number` (0 to 499). Surnames are invented, so that no real person is named. */
export function personName(seed: string, number: number): string {
  const given = GIVEN_NAMES[number % GIVEN_NAMES.length]
  const middle = MIDDLE_NAMES[(number + hashOf(seed)) % MIDDLE_NAMES.length]
  return `${given} ${middle} ${stemAt((number * 13 + hashOf(seed)) % STEM_COUNT)}kar`
}

/** An invented judge. Sitting judges are never named. */
export function judgeName(random: Random, label: string): string {
  return `${random.pick(`${label}/given`, GIVEN_NAMES)} ${stemAt(random.whole(`${label}/stem`, 0, STEM_COUNT - 1))}`
}

function stemAt(number: number): string {
  return `${FIRST_SYLLABLES[number % FIRST_SYLLABLES.length]}${LAST_SYLLABLES[Math.floor(number / FIRST_SYLLABLES.length)]}`
}

/** Another seed gives the same stems to other companies. */
function hashOf(seed: string): number {
  return [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100_003, 0)
}

// Twenty-five beginnings and sixteen endings give 400 stems that are not words of any language known to us.
const FIRST_SYLLABLES = [
  'Tarv',
  'Kesh',
  'Mudr',
  'Jalv',
  'Velm',
  'Zarn',
  'Heml',
  'Lomb',
  'Nabh',
  'Ordh',
  'Pilv',
  'Rudk',
  'Sovr',
  'Ubhr',
  'Yamd',
  'Bhelm',
  'Chirv',
  'Dhorn',
  'Fanv',
  'Gulm',
  'Ishv',
  'Khuml',
  'Phulv',
  'Thorm',
  'Vark',
] as const
const LAST_SYLLABLES = [
  'ani',
  'ora',
  'ika',
  'endra',
  'apur',
  'ashi',
  'omba',
  'illa',
  'esha',
  'urti',
  'avan',
  'oli',
  'intha',
  'udra',
  'emi',
  'ayan',
] as const
const STEM_COUNT = FIRST_SYLLABLES.length * LAST_SYLLABLES.length

const TRADES = [
  'Steels',
  'Textiles',
  'Cements',
  'Foods',
  'Chemicals',
  'Logistics',
  'Infra Projects',
  'Pharma',
  'Power',
  'Finance',
  'Housing',
  'Motors',
  'Plastics',
  'Paper Mills',
  'Sugar Mills',
  'Shipping',
  'Mining',
  'Electricals',
  'Software',
  'Ceramics',
  'Fertilisers',
  'Beverages',
  'Polymers',
  'Cables',
  'Tools',
  'Realty',
  'Airways',
  'Insurance Brokers',
  'Dairies',
  'Seeds',
] as const
const FORMS = ['Private Limited', 'Limited', 'Private Limited', 'LLP', 'Private Limited', 'Limited'] as const
const GIVEN_NAMES = [
  'Anil',
  'Bhavna',
  'Chetan',
  'Deepa',
  'Farhan',
  'Gauri',
  'Harish',
  'Indira',
  'Jayant',
  'Kavita',
  'Lalit',
  'Meena',
  'Nasreen',
  'Omkar',
  'Pooja',
  'Rajiv',
  'Sunita',
  'Tarun',
  'Usha',
  'Vinod',
] as const
const MIDDLE_NAMES = ['Kumar', 'Devi', 'Prasad', 'Lal', 'Chandra', 'Bai', 'Nath'] as const
