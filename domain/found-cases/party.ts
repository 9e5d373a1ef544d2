import type { PartyType, SearchCriteria } from '../historical-search/search.ts'
import { compareCompany } from '../matching/company.ts'
import { type NameDetails, prepareName } from '../matching/prepare.ts'

/** Where the searched company stands in a case, and how the court wrote its name there. */
export interface FoundParty {
  role: PartyType
  matchedParty: string
}

/** A searched company, read once and looked for in many cases. */
export interface TargetCompany {
  partyType: PartyType
  /** Whether a party of a case, as its court at that place wrote it, is the company. */
  isCompany: (party: string, place: string | undefined) => boolean
}

/** Prepares a search: the name with all its variations, sharpened by registration number and location where they are known. */
export function prepareCompany(criteria: SearchCriteria): TargetCompany {
  const { name, nameVariations, generatedVariations, registrationNumber, location, partyType } = criteria
  const company = prepareName({
    name,
    variations: [...nameVariations, ...generatedVariations],
    ...(registrationNumber === undefined ? {} : { registrationNumber }),
    ...(location === undefined ? {} : { location }),
  })
  // The same company, the same opponents: most names of a page come more than once, and comparing them is most of its work.
  const answers = new Map<string, boolean>()
  return {
    partyType,
    isCompany(party, place) {
      const key = `${party}\n${place ?? ''}`
      const isMatch = answers.get(key) ?? compareCompany(company, companyAsWritten(party, place)).verdict === 'MATCH'
      answers.set(key, isMatch)
      return isMatch
    },
  }
}

/** The parties of a case, and the place its court stands at, which a searched location is compared with. */
export interface CaseParties {
  petitioners: readonly string[]
  respondents: readonly string[]
  place?: string
}

/** Finds the company among a case's parties; undefined when it is not on the searched side. Only a full match counts. */
export function findCompany(
  { partyType, isCompany }: TargetCompany,
  { petitioners, respondents, place }: CaseParties,
): FoundParty | undefined {
  const petitioner = petitioners.find((party) => isCompany(party, place))
  const respondent = respondents.find((party) => isCompany(party, place))
  const matchedParty = {
    PETITIONER: petitioner,
    RESPONDENT: respondent,
    BOTH: petitioner ?? respondent,
  }[partyType]
  if (matchedParty === undefined) return undefined
  return { role: roleOf(petitioner, respondent), matchedParty }
}

/** A company as a court wrote it, and the place of the court. */
export function companyAsWritten(party: string, place: string | undefined): NameDetails {
  return { name: party, ...(place === undefined ? {} : { location: place }) }
}

function roleOf(petitioner: string | undefined, respondent: string | undefined): PartyType {
  if (petitioner === undefined) return 'RESPONDENT'
  return respondent === undefined ? 'PETITIONER' : 'BOTH'
}
