import type { PartyType, SearchCriteria } from '../historical-search/search.ts'
import { compareCompany } from '../matching/company.ts'
import { type NameDetails, prepareName } from '../matching/prepare.ts'

/** The side of the searched company in a case, and its name as the court spells it. */
export interface FoundParty {
  role: PartyType
  matchedParty: string
}

/** A searched company, read once and compared with many cases. */
export interface TargetCompany {
  partyType: PartyType
  /** Returns whether a party of a case, as spelled by a court in that town, is the company. */
  isCompany: (party: string, place: string | undefined) => boolean
}

/** Prepares a search: the name with all its variations, narrowed by registration number and location if known. */
export function prepareCompany(criteria: SearchCriteria): TargetCompany {
  const { name, nameVariations, generatedVariations, registrationNumber, location, partyType } = criteria
  const company = prepareName({
    name,
    variations: [...nameVariations, ...generatedVariations],
    ...(registrationNumber === undefined ? {} : { registrationNumber }),
    ...(location === undefined ? {} : { location }),
  })
  // Most names of a page repeat, because a company meets the same opponents; comparing them is most of the work.
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

/** The parties of a case, and the location of its court, which is compared with a searched location. */
export interface CaseParties {
  petitioners: readonly string[]
  respondents: readonly string[]
  place?: string
}

/** Finds the company among a case's parties; undefined if it is not on the searched side. Only a full match counts. */
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

/** Returns a company's name as a court spells it, with the location of the court. */
export function companyAsWritten(party: string, place: string | undefined): NameDetails {
  return { name: party, ...(place === undefined ? {} : { location: place }) }
}

function roleOf(petitioner: string | undefined, respondent: string | undefined): PartyType {
  if (petitioner === undefined) return 'RESPONDENT'
  return respondent === undefined ? 'PETITIONER' : 'BOTH'
}
