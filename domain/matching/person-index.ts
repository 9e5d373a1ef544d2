import { AgreeingNames } from './agreeing-names.ts'
import { NumberSet } from './number-set.ts'
import { comparePerson, type PersonDetails, preparePerson } from './person.ts'
import { type Found, foundIn, inUse, postingsByScript } from './postings.ts'

/** Many watched persons, looked up at once: the same verdicts as `comparePerson` with each of them. */
export class PersonIndex {
  /** As they are given: read again for a comparison, because a hundred thousand prepared ones take twice the memory. */
  private readonly persons: readonly PersonDetails[]
  private readonly found = new NumberSet()
  private readonly byTaxNumber = new Map<string, number[]>()
  /** The names of each script. */
  private readonly scripts: readonly AgreeingNames[]

  constructor(watched: readonly PersonDetails[]) {
    this.persons = watched
    const byScript = postingsByScript({ isPersonal: true })
    for (const [at, details] of watched.entries()) {
      const { names, script, taxNumbers } = preparePerson(details)
      for (const name of names) byScript[script].add(at, name)
      for (const { identity } of taxNumbers)
        this.byTaxNumber.set(identity, [...(this.byTaxNumber.get(identity) ?? []), at])
    }
    this.scripts = inUse(byScript).map((postings) => new AgreeingNames(postings))
  }

  /** Every person that the party may be, from 60 points on, best first. */
  find(asWritten: string | PersonDetails): Found[] {
    const party = preparePerson(typeof asWritten === 'string' ? { name: asWritten } : asWritten)
    const candidates = this.found.empty(this.persons.length)
    for (const { identity } of party.taxNumbers)
      for (const at of this.byTaxNumber.get(identity) ?? []) candidates.add(at)
    for (const name of party.names) for (const names of this.scripts) names.add(name, party.script, candidates)
    return foundIn(candidates.values, (at) => {
      const person = this.persons[at]
      return person && comparePerson(preparePerson(person), party)
    })
  }
}
