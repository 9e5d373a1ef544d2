import type { FoundCase } from '../found-cases/found-case.ts'
import { companyAsWritten } from '../found-cases/party.ts'
import { partiesOf, placeOf } from '../historical-search/result.ts'
import type { PartyType } from '../historical-search/search.ts'
import { type Comparison, compareCompany } from '../matching/company.ts'
import { comparePerson, type PersonDetails, preparePerson } from '../matching/person.ts'
import { type NameDetails, prepareName } from '../matching/prepare.ts'
import { NEAR_FROM, POSSIBLE_FROM } from '../matching/thresholds.ts'
import { type Discovered, identifyFound, type MatchVerdict } from '../review/candidate.ts'
import type { WatchlistEntity } from '../watchlist/watchlist.ts'

/** A watched entity, read once and compared with the parties of many cases. */
export interface TargetEntity {
  /** How well a party, as its court at that place wrote it, fits. */
  compare: (party: string, place: string | undefined) => Comparison
}

/** The details that distinguish an entity from its namesakes. */
export type NamedEntity = Pick<
  WatchlistEntity,
  'entityType' | 'name' | 'nameVariations' | 'fatherName' | 'birthDate' | 'location' | 'registrationNumber'
>

/** Prepares an entity: a company with its name variations, a person with father's name, birth date and address. */
export function prepareEntity(entity: NamedEntity): TargetEntity {
  const compare = entity.entityType === 'PERSON' ? comparerOfPerson(entity) : comparerOfCompany(entity)
  // The same entity, the same opponents: most names of an answer come more than once, and comparing them is most of its work.
  const known = new Map<string, Comparison>()
  return {
    compare(party, place) {
      const key = `${party}\n${place ?? ''}`
      const comparison = known.get(key) ?? compare(party, place)
      known.set(key, comparison)
      return comparison
    },
  }
}

function comparerOfCompany(entity: NamedEntity): TargetEntity['compare'] {
  const company = prepareName(companyDetails(entity))
  return (party, place) => compareCompany(company, companyAsWritten(party, place))
}

/** What a watched company is compared by. */
export function companyDetails({ name, nameVariations, registrationNumber, location }: NamedEntity): NameDetails {
  return {
    name,
    variations: nameVariations,
    ...(registrationNumber === null ? {} : { registrationNumber }),
    ...(location === null ? {} : { location }),
  }
}

/** The place of a court says nothing about where a person lives: a person's place is read from the entry itself. */
function comparerOfPerson(entity: NamedEntity): TargetEntity['compare'] {
  const person = preparePerson(personDetails(entity))
  return (party) => comparePerson(person, party)
}

/** What a watched person is compared by. */
export function personDetails({ name, ...entity }: NamedEntity): PersonDetails {
  const { fatherName, birthDate, location, registrationNumber } = entity
  return {
    name,
    ...(fatherName === null ? {} : { fatherName }),
    ...(birthDate === null ? {} : { birthDate }),
    ...(location === null ? {} : { location }),
    ...(registrationNumber === null ? {} : { registrationNumber }),
  }
}

/**
 * What becomes of a found case for an entity: a match, something possible that a person looks at, or undefined when no party fits
 * or its court is one that a watchlist does not know.
 */
export function discover(found: FoundCase, target: TargetEntity): Discovered | undefined {
  return discoverAs(found, target, ({ verdict }) => VERDICTS[verdict])
}

/** The same for a case of which no party fits, but one nearly does: what the sample of dropped cases is drawn from. */
export function nearMiss(found: FoundCase, target: TargetEntity): Discovered | undefined {
  return discoverAs(found, target, ({ score }) => (score >= NEAR_FROM && score < POSSIBLE_FROM ? 'sample' : undefined))
}

type Judge = (comparison: Comparison) => MatchVerdict | undefined

function discoverAs(found: FoundCase, target: TargetEntity, judge: Judge): Discovered | undefined {
  const place = placeOf(found)
  const petitioner = bestOf(found.petitioners, place, target, judge)
  const respondent = bestOf(found.respondents, place, target, judge)
  const [best] = [petitioner, respondent].filter((fit) => fit !== undefined).sort((a, b) => b.score - a.score)
  if (!best) return undefined
  const identified = identifyFound(found)
  const partyRole: PartyType = petitioner && respondent ? 'BOTH' : petitioner ? 'PETITIONER' : 'RESPONDENT'
  return identified && { ...identified, found, ...best, partyRole }
}

interface Fit {
  matchedParty: string
  score: number
  verdict: MatchVerdict
  reasons: Comparison['reasons']
}

const VERDICTS: Record<Comparison['verdict'], MatchVerdict | undefined> = {
  MATCH: 'match',
  POSSIBLE: 'possible',
  DIFFERENT: undefined,
}

/** The party of one side that fits best, the first one of those that fit equally; undefined when none does. */
function bestOf(
  names: readonly string[],
  place: string | undefined,
  { compare }: TargetEntity,
  judge: Judge,
): Fit | undefined {
  let best: Fit | undefined
  for (const matchedParty of partiesOf(names)) {
    const comparison = compare(matchedParty, place)
    const { score, reasons } = comparison
    const verdict = judge(comparison)
    if (verdict && score > (best?.score ?? 0)) best = { matchedParty, score, verdict, reasons }
  }
  return best
}
