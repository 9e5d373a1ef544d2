import type { IsoDate } from '../case.ts'
import type { Comparison } from './company.ts'
import { isIndic } from './latin.ts'
import { readParty } from './party.ts'
import { comparePersonalNames } from './personal-names.ts'
import type { Reason } from './reasons.ts'
import { placesIn } from './sharpen.ts'
import { verdictOf } from './thresholds.ts'
import { spell, type Token } from './token.ts'
import { personTokensOf } from './tokens.ts'

/** What is known of a person, watched or as a court wrote them. */
export interface PersonDetails {
  name: string
  fatherName?: string
  birthDate?: IsoDate
  location?: string
}

/**
 * What each thing known of both persons adds to the score or takes from it; the four add up to the score, which ends at
 * 100.
 */
export interface PersonComparison extends Comparison {
  contributions: { name: number; fatherName: number; birthDate: number; location: number }
}

export interface PreparedPerson {
  names: readonly (readonly Token[])[]
  father: readonly Token[]
  birthDate: IsoDate | undefined
  places: ReadonlySet<string>
  /** The name came from an Indian script, so that its vowels are uncertain. */
  spoken: boolean
}

/**
 * A name alone is shared by many: however well it agrees, a person looks. Only father or birth date make a match of it.
 */
const NAME_POINTS = 75
const FATHER_POINTS = 20
/** A father given by an initial, or in part. */
const FATHER_FITS_POINTS = 10
const BIRTH_DATE_POINTS = 25
const LOCATION_POINTS = 5
/** What is left to two persons with another father, or another birth date, however alike their names. */
const OTHER_FATHER = 45
const OTHER_BIRTH_DATE = 35

/**
 * Is the person as written the person watched? The name weighs most, but settles nothing: `Ramesh Kumar` alone is
 * thousands. Father's name and address are read from the entry itself (`A S/o B, R/o C`) where they are not given
 * beside it. Middle names such as Kumar or Devi may be missing, initials fit the names they begin, and every alias (`A
 * @ B`) is tried.
 */
export function comparePerson(
  watched: PersonDetails | PreparedPerson,
  asWritten: string | PersonDetails,
): PersonComparison {
  const target = 'names' in watched ? watched : preparePerson(watched)
  const found = preparePerson(typeof asWritten === 'string' ? { name: asWritten } : asWritten)
  const name = compareNames(target, found)
  if (name.points === 0)
    return { score: 0, verdict: verdictOf(0), reasons: name.reasons, contributions: NO_CONTRIBUTIONS }
  const father = compareFathers(target, found, name.points)
  const birthDate = compareBirthDates(target.birthDate, found.birthDate, name.points + father.points)
  const location = compareLocations(target.places, found.places)
  const parts = [name, father, birthDate, location]
  const score = Math.min(
    100,
    parts.reduce((sum, { points }) => sum + points, 0),
  )
  return {
    score,
    verdict: verdictOf(score),
    reasons: parts.flatMap(({ reasons }) => reasons),
    contributions: {
      name: name.points,
      fatherName: father.points,
      birthDate: birthDate.points,
      location: location.points,
    },
  }
}

const NO_CONTRIBUTIONS = { name: 0, fatherName: 0, birthDate: 0, location: 0 }

/** Reads a watched person once, to be compared with many. */
export function preparePerson({ name, fatherName, birthDate, location }: PersonDetails): PreparedPerson {
  const party = readParty(name)
  const relation = party.dropped.find(({ kind, words }) => kind === 'relation' && CHILD_OF.has(words[0] ?? ''))
  const father =
    fatherName === undefined ? (relation?.words.slice(1) ?? []) : (readParty(fatherName).names[0]?.words ?? [])
  const names = party.names.map(({ words }) => personTokensOf(words))
  const written = party.dropped.flatMap(({ kind, words }) => (kind === 'address' || kind === 'relation' ? words : []))
  return {
    names,
    father: withoutFamilyName(personTokensOf(father.filter((word) => !OF_RELATION.has(word))), names),
    places: placesIn(location ?? written.join(' ')),
    spoken: isIndic(name),
    birthDate,
  }
}

/** A father is often written without the surname that his child bears, so it is left out on both sides. */
function withoutFamilyName(father: Token[], names: readonly (readonly Token[])[]): Token[] {
  const family = new Set(names.flatMap((tokens) => tokens.map(({ text }) => text)))
  const ownNames = father.filter(({ text }) => !family.has(text))
  return ownNames.length > 0 ? ownNames : father
}

const CHILD_OF = new Set(['s/o', 'd/o', 'son', 'daughter', 'putra', 'putri'])
const OF_RELATION = new Set(['of', 'late', 'son', 'daughter'])

interface Part {
  points: number
  reasons: Reason[]
}

const SILENT: Part = { points: 0, reasons: [] }

function compareNames(target: PreparedPerson, found: PreparedPerson): Part {
  let best: Part = { points: 0, reasons: [{ kind: 'nothing-in-common' }] }
  for (const own of target.names) {
    for (const other of found.names) {
      const { share, reasons } = comparePersonalNames(own, other, target.spoken || found.spoken)
      const points = Math.round(NAME_POINTS * share)
      if (points > best.points) best = { points, reasons }
    }
  }
  return best
}

/** From this share two names are one name, of a father or of anybody. */
const SAME_NAME = 0.85

function compareFathers(target: PreparedPerson, found: PreparedPerson, soFar: number): Part {
  if (target.father.length === 0 || found.father.length === 0) return SILENT
  const { share, isApart } = comparePersonalNames(target.father, found.father, target.spoken || found.spoken)
  const names = { watched: spell(target.father), asWritten: spell(found.father) }
  if (isApart || share === 0) {
    return { points: Math.min(0, OTHER_FATHER - soFar), reasons: [{ kind: 'father-disagrees', ...names }] }
  }
  if (share >= SAME_NAME) return { points: FATHER_POINTS, reasons: [{ kind: 'father-agrees', ...names }] }
  return { points: FATHER_FITS_POINTS, reasons: [{ kind: 'father-fits', ...names }] }
}

function compareBirthDates(target: IsoDate | undefined, found: IsoDate | undefined, soFar: number): Part {
  if (target === undefined || found === undefined) return SILENT
  const dates = { watched: target, asWritten: found }
  if (target === found) return { points: BIRTH_DATE_POINTS, reasons: [{ kind: 'birth-date-agrees', ...dates }] }
  return { points: Math.min(0, OTHER_BIRTH_DATE - soFar), reasons: [{ kind: 'birth-date-disagrees', ...dates }] }
}

function compareLocations(target: ReadonlySet<string>, found: ReadonlySet<string>): Part {
  if (target.size === 0 || found.size === 0) return SILENT
  const shared = [...target].filter((place) => found.has(place))
  if (shared.length === 0) return { points: 0, reasons: [{ kind: 'location-disagrees' }] }
  return { points: LOCATION_POINTS, reasons: [{ kind: 'location-agrees', watched: shared.join(' ') }] }
}
