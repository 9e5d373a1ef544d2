import { COMPANY_COUNT, companyName, PERSON_COUNT, personName } from './names.ts'
import type { Random } from './random.ts'

/** A party by its legal name, and the clerk's spelling of it where that is fixed. */
export interface PartyName {
  name: string
  written?: string
  /** Reserved names are never mistyped, because their cases are counted. */
  neverMistyped?: true
}

/** A party: a company in two of five cases, a person in one of four, else a public office. */
export function someParty(seed: string, random: Random, label: string): PartyName {
  const kind = random.fraction(`${label}/kind`)
  if (kind < 0.4) return { name: someCompany(seed, random, label) }
  if (kind < 0.65) return { name: personName(seed, random.whole(`${label}/person`, 0, PERSON_COUNT - 1)) }
  return { name: random.pick(`${label}/office`, PUBLIC_OFFICES) }
}

/** A company; the square of the random number makes some litigate far more than others. */
export function someCompany(seed: string, random: Random, label: string): string {
  return companyName(seed, Math.floor(random.fraction(`${label}/company`) ** 2 * COMPANY_COUNT))
}

const PUBLIC_OFFICES = [
  'State of Maharashtra',
  'State (NCT of Delhi)',
  'State of Gujarat through Principal Secretary',
  'Union of India',
  'Commissioner of Customs',
  'Assistant Commissioner of State Tax',
  'Municipal Corporation through its Commissioner',
  'Regional Provident Fund Commissioner',
  'District Collector',
  'Pollution Control Board',
] as const
