import { compareCompany } from '../matching/company.ts'
import { type NameDetails, type PreparedName, prepareName } from '../matching/prepare.ts'
import type { PartyType, SearchCriteria } from './search.ts'

/** Where the searched company stands in a case, and how the court wrote its name there. */
export interface FoundParty {
  role: PartyType
  matchedParty: string
}

/** A searched company, read once and looked for in many cases. */
export interface SoughtCompany {
  company: PreparedName
  partyType: PartyType
}

/** Prepares a search: the name with all its variations, sharpened by registration number and location where they are known. */
export function seekCompany(criteria: SearchCriteria): SoughtCompany {
  const { name, nameVariations, generatedVariations, registrationNumber, location, partyType } = criteria
  const details = {
    name,
    variations: [...nameVariations, ...generatedVariations],
    ...(registrationNumber === undefined ? {} : { registrationNumber }),
    ...(location === undefined ? {} : { location }),
  }
  return { company: prepareName(details), partyType }
}

/** The parties of a case, and the place its court stands at, which a searched location is compared with. */
export interface CaseParties {
  petitioners: readonly string[]
  respondents: readonly string[]
  place?: string
}

/** Finds the company among a case's parties; undefined when it is not on the searched side. Only a full match counts. */
export function findCompany(
  { company, partyType }: SoughtCompany,
  { petitioners, respondents, place }: CaseParties,
): FoundParty | undefined {
  const isCompany = (party: string) => compareCompany(company, detailsOf(party, place)).verdict === 'MATCH'
  const petitioner = petitioners.find(isCompany)
  const respondent = respondents.find(isCompany)
  const matchedParty = {
    PETITIONER: petitioner,
    RESPONDENT: respondent,
    BOTH: petitioner ?? respondent,
  }[partyType]
  if (matchedParty === undefined) return undefined
  return { role: roleOf(petitioner, respondent), matchedParty }
}

/** A company's number in the register, as some courts write it behind the name. */
const REGISTRATION_NUMBER = /\b[A-Z]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}\b/i

function detailsOf(party: string, place: string | undefined): NameDetails {
  const [registrationNumber] = REGISTRATION_NUMBER.exec(party) ?? []
  return {
    name: party,
    ...(registrationNumber === undefined ? {} : { registrationNumber }),
    ...(place === undefined ? {} : { location: place }),
  }
}

function roleOf(petitioner: string | undefined, respondent: string | undefined): PartyType {
  if (petitioner === undefined) return 'RESPONDENT'
  return respondent === undefined ? 'PETITIONER' : 'BOTH'
}
