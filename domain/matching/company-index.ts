import { acronymsOf, singleWordOf } from './acronym.ts'
import { compareCompany } from './company.ts'
import { isNoCompanys } from './distinctions.ts'
import { NumberSet } from './number-set.ts'
import { type Found, foundIn, inUse, postingsByScript } from './postings.ts'
import { type NameDetails, type PreparedName, prepareName } from './prepare.ts'
import { Sharing } from './sharing.ts'

/**
 * Many watched companies, looked up at once: the same verdicts as `compareCompany` with each of them. A party is compared with those
 * alone that may reach 60 points by the words they share, in whatever spelling.
 */
export class CompanyIndex {
  /** As they are given: read again for a comparison, because a hundred thousand prepared ones take twice the memory. */
  private readonly companies: readonly (string | NameDetails)[]
  /** The names of each script. */
  private readonly scripts: readonly Sharing[]
  /** Companies by public body, registered number, and the letters of an acronym. */
  private readonly byKey = new Map<string, number[]>()
  private readonly found = new NumberSet()

  constructor(watched: readonly (string | NameDetails)[]) {
    this.companies = watched
    const byScript = postingsByScript({ isPersonal: false })
    for (const [at, details] of watched.entries()) {
      const company = prepareName(details)
      for (const version of company.versions) {
        byScript[company.script].add(at, version.tokens)
        for (const letters of acronymsOf(version)) this.put(`letters ${letters}`, at)
        const single = singleWordOf(version)
        if (single) this.put(`single ${single}`, at)
      }
      const body = company.publicBodies?.isVague ? undefined : company.publicBodies
      if (body) this.put(`body ${body.principal.key}`, at)
      for (const { kind, identity } of company.registeredNumbers) this.put(`${kind} ${identity}`, at)
    }
    this.scripts = inUse(byScript).map((postings) => new Sharing(postings))
  }

  private put(key: string, at: number): void {
    const all = this.byKey.get(key)
    if (all) all.push(at)
    else this.byKey.set(key, [at])
  }

  /** Every company that the party may be, from 60 points on, best first. */
  find(asWritten: string | NameDetails): Found[] {
    const party = prepareName(asWritten)
    return foundIn(this.candidates(party), (at) => {
      const company = this.companies[at]
      return company === undefined ? undefined : compareCompany(prepareName(company), party)
    })
  }

  /** Every company that `find` may answer, and some more. */
  private candidates(party: PreparedName): readonly number[] {
    const candidates = this.found.empty(this.companies.length)
    const take = (key: string) => {
      for (const at of this.byKey.get(key) ?? []) candidates.add(at)
    }
    for (const { key } of party.publicBodies?.all ?? []) take(`body ${key}`)
    for (const { kind, identity } of party.registeredNumbers) take(`${kind} ${identity}`)
    for (const version of party.versions) {
      for (const letters of acronymsOf(version)) take(`single ${letters}`)
      const single = singleWordOf(version)
      if (single) take(`letters ${single}`)
      if (isNoCompanys(version, party.isPerson)) continue
      for (const sharing of this.scripts) {
        sharing.add(version.tokens, party.script, candidates)
        if (party.mayBeCut) sharing.addCutOff(version.tokens, candidates)
      }
    }
    return candidates.values
  }
}
