import { type FoundCase, partiesOf, placeOf } from '../found-cases/found-case.ts'
import { companyAsWritten } from '../found-cases/party.ts'
import type { PartyType } from '../historical-search/search.ts'
import { type Comparison, compareCompany } from '../matching/company.ts'
import { comparePerson, type PersonDetails, preparePerson } from '../matching/person.ts'
import { type NameDetails, prepareName } from '../matching/prepare.ts'
import { NEAR_FROM, POSSIBLE_FROM } from '../matching/thresholds.ts'
import { type Discovered, identifyFound, type MatchVerdict } from '../review/candidate.ts'
import type { WatchlistEntity } from '../watchlist/watchlist.ts'

/** A watched entity, read once and compared with the parties of many cases. */
export interface TargetEntity {
  /** Compares a party, as spelled by a court in that town, with the entity. */
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
  // Most names of an answer repeat, because an entity meets the same opponents; comparing them is most of the work.
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

/** Returns the details by which a watched company is compared. */
export function companyDetails({ name, nameVariations, registrationNumber, location }: NamedEntity): NameDetails {
  return {
    name,
    variations: nameVariations,
    ...(registrationNumber === null ? {} : { registrationNumber }),
    ...(location === null ? {} : { location }),
  }
}

/** The location of a court does not show where a person lives: a person's location is read from the entry itself. */
function comparerOfPerson(entity: NamedEntity): TargetEntity['compare'] {
  const person = preparePerson(personDetails(entity))
  return (party) => comparePerson(person, party)
}

/** Returns the details by which a watched person is compared. */
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
 * Returns a found case for an entity: a match, a possible match for a reviewer, or undefined if no party matches or
 * watchlists do not know its court.
 */
export function discover(found: FoundCase, target: TargetEntity): Discovered | undefined {
  return discoverAs(found, target, ({ verdict }) => VERDICTS[verdict])
}

/**
 * Does the same for a case without a matching party but with a near match: the sample of dropped cases is drawn from
 * these.
 */
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

/** Returns the best party of one side, the first of equal ones; undefined when none matches. */
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
