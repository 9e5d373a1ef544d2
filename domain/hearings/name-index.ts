import { companyDetails, type NamedEntity, personDetails } from '../discovery/discover.ts'
import { companyAsWritten } from '../found-cases/party.ts'
import { CompanyIndex } from '../matching/company-index.ts'
import { PersonIndex } from '../matching/person-index.ts'
import { MATCH_FROM } from '../matching/thresholds.ts'

/** A watched name, with its entity. */
export interface WatchedName extends NamedEntity {
  id: string
}

/** All watched names, compared at once: the same verdicts as `discover` for each of them. */
export class NameIndex {
  private readonly companies: readonly string[]
  private readonly persons: readonly string[]
  private readonly companyIndex: CompanyIndex
  private readonly personIndex: PersonIndex

  constructor(watched: readonly WatchedName[]) {
    const companies = watched.filter(({ entityType }) => entityType !== 'PERSON')
    const persons = watched.filter(({ entityType }) => entityType === 'PERSON')
    this.companies = companies.map(({ id }) => id)
    this.persons = persons.map(({ id }) => id)
    this.companyIndex = new CompanyIndex(companies.map(companyDetails))
    this.personIndex = new PersonIndex(persons.map(personDetails))
  }

  /**
   * Returns the entities that one of these parties may be: companies from a possible match on, persons only from a
   * match on, because thousands share a bare name on a list.
   */
  find(parties: readonly string[]): string[] {
    const ids = new Set<string | undefined>()
    for (const party of parties) {
      for (const { at } of this.companyIndex.find(companyAsWritten(party, undefined))) ids.add(this.companies[at])
      for (const { at, score } of this.personIndex.find(party)) if (score >= MATCH_FROM) ids.add(this.persons[at])
    }
    return [...ids].filter((id) => id !== undefined)
  }
}
