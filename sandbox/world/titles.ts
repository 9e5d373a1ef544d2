import type { IsoDate, Party } from '../../domain/case.ts'
import type { CaseTitle } from './case.ts'
import type { CaseOutline } from './case-outline.ts'
import { addDays, daysBetween, yearOf } from './days.ts'
import { type CaseType, type Forum, type ForumType, hasCnr, pickCaseType, pickForum } from './forums.ts'
import { judgeName } from './names.ts'
import { outlineAt } from './outlines.ts'
import type { PartyName } from './parties.ts'
import { type Random, randomFor } from './random.ts'
import { serialOf } from './serials.ts'
import { asClerksWrite } from './spellings.ts'
import type { World } from './world.ts'

/**
 * The title line of the case with this index; undefined where the world has none, or none yet. Each is made once for a
 * world.
 */
export function titleAt(world: World, index: number): CaseTitle | undefined {
  const made = titles.get(world) ?? new Map<number, CaseTitle | undefined>()
  titles.set(world, made)
  if (!made.has(index)) made.set(index, makeTitle(world, index))
  return made.get(index)
}

/** About a kilobyte each: pages of one search need the same hundreds again and again. */
const titles = new WeakMap<World, Map<number, CaseTitle | undefined>>()

function makeTitle(world: World, index: number): CaseTitle | undefined {
  const outline = outlineAt(world, index)
  if (!outline) return undefined
  const random = randomOfCase(world, index)
  const forum = pickForum(random, outline.forumTypes)
  const caseType = pickCaseType(random, forum.type)
  const registrationDate = registrationDateOf(world, outline, random)
  const numbers = numbersOf(index, forum, caseType, outline.filingDate, registrationDate)
  return {
    key: keyOf(forum, caseType, numbers),
    forum,
    caseType,
    ...numbers,
    filingDate: outline.filingDate,
    registrationDate,
    ...endOf(world, outline, random),
    petitioners: outline.petitioners.map((party, i) => partyOf(party, forum, random, `petitioner ${i}`)),
    respondents: outline.respondents.map((party, i) => partyOf(party, forum, random, `respondent ${i}`)),
    knownTo: outline.knownTo,
  }
}

function keyOf(forum: Forum, caseType: CaseType, { cnr, filingNumber, registrationNumber }: Numbers): string {
  return `${forum.type}:${cnr ?? filingNumber ?? `${forum.code}:${caseType.code}:${registrationNumber}`}`
}

/** The random numbers of everything about a case beyond its outline. */
export function randomOfCase(world: World, index: number): Random {
  return randomFor(world.seed, 'details', index)
}

type Numbers = Pick<CaseTitle, 'cnr' | 'registrationNumber' | 'filingNumber' | 'diaryNumber'>

/** Every forum numbers its cases in its own way; a CNR's serial is never the filing or registration serial. */
function numbersOf(index: number, forum: Forum, caseType: CaseType, filed: IsoDate, registered: IsoDate): Numbers {
  const year = yearOf(filed)
  const courtSerial = String(serialOf(index, 'court')).padStart(6, '0')
  const filingSerial = serialOf(index, 'filing')
  const registrationNumber = `${serialOf(index, 'registration')}/${yearOf(registered)}`
  if (hasCnr(forum.type)) {
    const cnr = `${forum.code}${courtSerial}${year}`
    if (forum.type === 'SC') return { cnr, diaryNumber: `${Number(courtSerial)}/${year}`, registrationNumber }
    return { cnr, filingNumber: `${filingSerial}/${year}`, registrationNumber }
  }
  if (forum.commission) return { registrationNumber: `${forum.commission}/${caseType.printed}/${registrationNumber}` }
  if (forum.filingPrefix) {
    return { filingNumber: `${forum.filingPrefix}${String(filingSerial).padStart(6, '0')}${year}`, registrationNumber }
  }
  return HAS_DIARY.has(forum.type)
    ? { diaryNumber: `${filingSerial}/${year}`, registrationNumber }
    : { registrationNumber }
}

const HAS_DIARY: ReadonlySet<ForumType> = new Set(['DRT', 'DRAT', 'CESTAT'])

/**
 * Registration takes up to three weeks, until the next year in three of two hundred cases; a case filed today is
 * registered today.
 */
function registrationDateOf({ firstDay }: World, { filingDate }: CaseOutline, random: Random): IsoDate {
  const nextYear = `${yearOf(filingDate) + 1}-01-15`
  if (nextYear < firstDay && random.happens('registered late', 0.015)) return nextYear
  const date = addDays(filingDate, random.whole('registry', 0, 21))
  return date < firstDay ? date : filingDate
}

/** A disposed case ended on some day between its filing and the world's first day. */
function endOf(
  world: World,
  { filingDate, disposed }: CaseOutline,
  random: Random,
): Pick<CaseTitle, 'status' | 'decisionDate' | 'natureOfDisposal'> {
  if (!disposed) return { status: 'PENDING' }
  const ageDays = daysBetween(filingDate, world.firstDay)
  const tookDays = Math.min(ageDays - 1, random.whole('took', 120, 2_000))
  return {
    status: 'DISPOSED',
    decisionDate: addDays(filingDate, tookDays),
    natureOfDisposal: random.pick('disposal', DISPOSALS),
  }
}

const DISPOSALS = [
  'Contested--ALLOWED',
  'Contested--DISMISSED',
  'Contested--DISPOSED OFF',
  'Uncontested--DISMISSED AS WITHDRAWN',
  'Uncontested--DISMISSED IN DEFAULT',
  'Uncontested--SETTLED',
] as const

/** Two in three High Court registries and most tribunals write in capitals, district courts rarely. */
function partyOf({ name, written, neverMistyped }: PartyName, forum: Forum, random: Random, label: string): Party {
  const own = random.of(label)
  const capitals = own.happens('capitals', forum.type === 'DC' ? 0.2 : 0.67)
  const advocate = own.happens('advocate', 0.8) ? { advocate: judgeName(own, 'advocate') } : {}
  return { name: written ?? asClerksWrite(name, own, { capitals, slips: !neverMistyped }), ...advocate }
}
