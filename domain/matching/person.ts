import type { IsoDate } from '../case.ts'
import type { Comparison } from './company.ts'
import { lessCertain, type Script, scriptOf } from './latin.ts'
import { isMiddleFiller, readPersonEntry } from './person-entry.ts'
import { compareFatherNames, comparePersonalNames, type FatherAgreement, type NameAgreement } from './personal-names.ts'
import type { Reason } from './reasons.ts'
import {
  compareRegisteredNumbers,
  type RegisteredNumber,
  registeredNumbers,
  withoutRegisteredNumbers,
} from './registered-numbers.ts'
import { placesIn } from './registration-and-address.ts'
import { verdictOf } from './thresholds.ts'
import { spell, type Token } from './token.ts'

/** What is known of a person, watched or as a court wrote them. */
export interface PersonDetails {
  name: string
  fatherName?: string
  birthDate?: IsoDate
  location?: string
  /** A text with the person's PAN, if it is known. */
  registrationNumber?: string
}

/**
 * What each thing known of both persons adds to the score or takes from it; all add up to the score, which ends at
 * 100.
 */
export interface PersonComparison extends Comparison {
  contributions: { name: number; fatherName: number; birthDate: number; location: number; taxNumber: number }
}

/** A person's names and relatives, read once and compared with many. */
export interface PreparedPerson {
  names: readonly (readonly Token[])[]
  father: readonly Token[]
  spouse: readonly Token[]
  birthDate: IsoDate | undefined
  taxNumbers: readonly RegisteredNumber[]
  places: ReadonlySet<string>
  script: Script
}

const FATHER_POINTS = 20
/** A father given by an initial, or in part. */
const FATHER_FITS_POINTS = 10
const BIRTH_DATE_POINTS = 25
const LOCATION_POINTS = 5
/** What is left to two persons with another father, or another birth date, however alike their names. */
const OTHER_FATHER = 45
const OTHER_BIRTH_DATE = 35
/** Nobody has two PANs, and no two persons have one. */
const SAME_TAX_NUMBER = 100
const OTHER_TAX_NUMBER = 45

/**
 * Is the person as written the person watched? The name weighs most, but settles nothing: `Ramesh Kumar` alone is thousands, and scores
 * 75 at most. Father's name and address are read from the entry itself (`A S/o B, R/o C`) where they are not given beside it; a father
 * or husband may also stand as the middle name. Every alias (`A @ B`) is tried.
 */
export function comparePerson(
  watched: PersonDetails | PreparedPerson,
  asWritten: string | PersonDetails | PreparedPerson,
): PersonComparison {
  const target = prepared(watched)
  const found = prepared(typeof asWritten === 'string' ? { name: asWritten } : asWritten)
  const { name, father } = compareNames(target, found)
  const saysTax = compareRegisteredNumbers(target.taxNumbers, found.taxNumbers)
  if (name.points === 0 && saysTax !== 'agree')
    return { score: 0, verdict: verdictOf(0), reasons: name.reasons, contributions: NO_CONTRIBUTIONS }
  const birthDate = compareBirthDates(target.birthDate, found.birthDate, name.points + father.points)
  const location = compareLocations(target.places, found.places)
  const named = sumOf([name, father, birthDate, location])
  const taxNumber = compareTaxNumbers(saysTax, named)
  const parts = [name, father, birthDate, location, taxNumber]
  const score = Math.min(100, sumOf(parts))
  return {
    score,
    verdict: verdictOf(score),
    reasons: parts.flatMap(({ reasons }) => reasons),
    contributions: {
      name: name.points,
      fatherName: father.points,
      birthDate: birthDate.points,
      location: location.points,
      taxNumber: taxNumber.points,
    },
  }
}

const NO_CONTRIBUTIONS = { name: 0, fatherName: 0, birthDate: 0, location: 0, taxNumber: 0 }

function sumOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { points }) => sum + points, 0)
}

function prepared(person: PersonDetails | PreparedPerson): PreparedPerson {
  return 'names' in person ? person : preparePerson(person)
}

/** Reads a person once, to be compared with many. */
export function preparePerson({
  name,
  fatherName,
  birthDate,
  location,
  registrationNumber = '',
}: PersonDetails): PreparedPerson {
  const taxNumbers = registeredNumbers(`${registrationNumber} ${name}`).filter(isPersons)
  const { names, impliedNames, father, spouse, rest } = readPersonEntry(
    taxNumbers.length > 0 ? withoutRegisteredNumbers(name) : name,
  )
  const [known = father] = readPersonEntry(fatherName ?? '').names
  const allNames = [...names, ...impliedNames]
  // What a relative's name implies is only the party's where the party has no family name of their own.
  const familyNames = names.some((tokens) => tokens.length > 1) ? names : allNames
  return {
    names: allNames,
    father: withoutFamilyName(known, familyNames),
    spouse: withoutFamilyName(spouse, familyNames),
    places: placesIn(location ?? rest.join(' ')),
    script: scriptOf(name),
    birthDate,
    taxNumbers,
  }
}

/** The fourth letter of a person's PAN is P. A firm's or company's beside a name is not the person's own. */
function isPersons({ kind, number }: RegisteredNumber): boolean {
  return kind === 'PAN' && number[3] === 'P'
}

/**
 * A relative is often written without the surname that both bear, so it is left out on both sides. The second half of a given name is no
 * surname: the father of `Bhola Nath` may be a `Ram Nath`.
 */
function withoutFamilyName(relative: readonly Token[], names: readonly (readonly Token[])[]): readonly Token[] {
  const family = new Set(names.flatMap((tokens) => tokens.slice(1).map(({ text }) => text)))
  const ownNames = relative.filter((token) => isMiddleFiller(token) || !family.has(token.text))
  return ownNames.length > 0 ? ownNames : relative
}

interface Part {
  points: number
  reasons: Reason[]
}

const SILENT: Part = { points: 0, reasons: [] }

/** The two names that agree best, with what they say of the father. */
function compareNames(target: PreparedPerson, found: PreparedPerson): { name: Part; father: Part } {
  const script = lessCertain(target.script, found.script)
  let best: { name: Part; father: Part } = {
    name: { points: 0, reasons: [{ kind: 'nothing-in-common' }] },
    father: SILENT,
  }
  for (const own of target.names) {
    for (const other of found.names) {
      const agreement = comparePersonalNames(own, other, script)
      const father = agreement.points === 0 ? SILENT : compareFathers({ target, found, own, other, agreement, script })
      if (agreement.points + father.points > best.name.points + best.father.points)
        best = { name: { points: agreement.points, reasons: agreement.reasons }, father }
    }
  }
  return best
}

interface Compared {
  target: PreparedPerson
  found: PreparedPerson
  own: readonly Token[]
  other: readonly Token[]
  agreement: NameAgreement
  script: Script
}

/**
 * What the two say of father or husband: named as such on both sides, or named on one and standing on the other as the middle name or
 * its initial.
 */
function compareFathers(compared: Compared): Part {
  const { target, found, own, other, agreement, script } = compared
  const compare = (
    one: readonly Token[],
    another: readonly Token[],
  ): [FatherAgreement, readonly Token[], readonly Token[]] => [compareFatherNames(one, another, script), one, another]
  const candidates: [FatherAgreement, readonly Token[], readonly Token[]][] = []
  if (target.father.length > 0 && found.father.length > 0) candidates.push(compare(target.father, found.father))
  else if (target.father.length > 0)
    candidates.push(
      ...standingFor(target.father, other, agreement.otherWords, agreement.otherInitials).map((middle) =>
        compare(target.father, middle),
      ),
    )
  else if (found.father.length > 0)
    candidates.push(
      ...standingFor(found.father, own, agreement.ownWords, agreement.ownInitials).map((middle) =>
        compare(middle, found.father),
      ),
    )
  // A husband speaks for her, but another man may be her father: he never speaks against.
  const husbands = [
    ...(found.spouse.length > 0
      ? [...middlesOf(own), ...agreement.ownInitials].map((middle) => compare([middle], found.spouse))
      : []),
    ...(target.spouse.length > 0
      ? [...middlesOf(other), ...agreement.otherInitials].map((middle) => compare(target.spouse, [middle]))
      : []),
    ...(target.spouse.length > 0 && found.spouse.length > 0 ? [compare(target.spouse, found.spouse)] : []),
  ].filter(([said]) => said !== 'disagrees')
  const isHusband = (middle: readonly Token[]) =>
    found.spouse.some(({ text }) => middle.some((token) => token.text === text))
  const all = [...candidates.filter(([said, , middle]) => !(said === 'disagrees' && isHusband(middle))), ...husbands]
  for (const said of ['agrees', 'fits', 'disagrees'] as const) {
    const first = all.find(([answer]) => answer === said)
    if (!first) continue
    const names = { watched: spell(first[1]), asWritten: spell(first[2]) }
    if (said === 'disagrees') {
      return { points: Math.min(0, OTHER_FATHER - agreement.points), reasons: [{ kind: 'father-disagrees', ...names }] }
    }
    const points = said === 'agrees' ? FATHER_POINTS : FATHER_FITS_POINTS
    return { points, reasons: [{ kind: said === 'agrees' ? 'father-agrees' : 'father-fits', ...names }] }
  }
  return SILENT
}

/** What may stand in a name for the father: its middle name, or else an initial that the other side does not have. */
function standingFor(
  father: readonly Token[],
  name: readonly Token[],
  words: readonly Token[],
  initials: readonly Token[],
): Token[][] {
  const middles = middlesOf(name)
  const agreed = middles.filter((middle) => compareFatherNames(father, [middle], 'latin') === 'agrees')
  if (agreed.length > 0) return [agreed]
  const inMiddle = words.filter((word) => middles.includes(word))
  if (inMiddle.length > 0) return [inMiddle]
  return initials.length > 0 ? [[...initials]] : []
}

/** The parts between the first and the last, also behind the given name where the family name stands first. */
function middlesOf(name: readonly Token[]): Token[] {
  const words = name.filter((token) => token.kind !== 'initials' && !isMiddleFiller(token))
  return words.length < 3 ? [] : words.slice(1)
}

function compareBirthDates(target: IsoDate | undefined, found: IsoDate | undefined, soFar: number): Part {
  if (target === undefined || found === undefined) return SILENT
  const dates = { watched: target, asWritten: found }
  if (target === found) return { points: BIRTH_DATE_POINTS, reasons: [{ kind: 'birth-date-agrees', ...dates }] }
  return { points: Math.min(0, OTHER_BIRTH_DATE - soFar), reasons: [{ kind: 'birth-date-disagrees', ...dates }] }
}

function compareTaxNumbers(said: ReturnType<typeof compareRegisteredNumbers>, soFar: number): Part {
  if (said === 'agree')
    return { points: Math.max(0, SAME_TAX_NUMBER - soFar), reasons: [{ kind: 'registration-number-agrees' }] }
  if (said === undefined) return SILENT
  return { points: Math.min(0, OTHER_TAX_NUMBER - soFar), reasons: [{ kind: 'registration-number-disagrees' }] }
}

function compareLocations(target: ReadonlySet<string>, found: ReadonlySet<string>): Part {
  if (target.size === 0 || found.size === 0) return SILENT
  const shared = [...target].filter((place) => found.has(place))
  if (shared.length === 0) return { points: 0, reasons: [{ kind: 'location-disagrees' }] }
  return { points: LOCATION_POINTS, reasons: [{ kind: 'location-agrees', watched: shared.join(' ') }] }
}
