import type { CaseIdentifier } from '../../domain/courts/types.ts'
import type { CaseTitle, WorldCase } from './case.ts'
import { findCaseType } from './forums.ts'
import { listingOn } from './hearings.ts'
import { ordersAt } from './orders.ts'
import type { Hit } from './search.ts'
import { indexOf, type SerialKind } from './serials.ts'
import { randomOfCase, titleAt } from './titles.ts'
import type { World } from './world.ts'

/** The whole case with this index on the world's present day; undefined where the world has none. */
export function caseAt(world: World, index: number): WorldCase | undefined {
  const title = titleAt(world, index)
  if (!title) return undefined
  const random = randomOfCase(world, index)
  const listing = listingOn(world.today, title, random)
  return {
    ...title,
    ...listing,
    acts: [random.pick('act', ACTS)],
    orders: ordersAt(listing.hearings, title, random),
    interlocutoryApplications: random.happens('application', 0.3)
      ? [
          {
            number: `${random.whole('application number', 1, 90_000)}/${title.filingDate.slice(0, 4)}`,
            status: 'Pending',
          },
        ]
      : [],
  }
}

/** The case that an identifier names, by any of its numbers; undefined where the world has none. Not the reserved cases 9000NN. */
export function findCase(world: World, identifier: CaseIdentifier): WorldCase | undefined {
  const index = indexNamedBy(identifier)
  const title = index === undefined ? undefined : titleAt(world, index)
  return index !== undefined && title && isNamedBy(title, identifier) ? caseAt(world, index) : undefined
}

/** The cases registered or filed under this number, then the near misses of a ranked search. */
export function casesNumberedLike(world: World, serial: number, year: number): Hit[] {
  const hits = [serial, serial + 1, serial * 10].flatMap((near) =>
    KINDS.flatMap((kind) => hitsAt(world, indexOf(near, kind))),
  )
  const isExact = ({ title }: Hit) =>
    [title.registrationNumber, title.filingNumber].some((number) => number?.endsWith(`${serial}/${year}`))
  return [...hits.filter(isExact), ...hits.filter((hit) => !isExact(hit))]
}

const KINDS = ['registration', 'filing'] as const

function hitsAt(world: World, index: number | undefined): Hit[] {
  const title = index === undefined ? undefined : titleAt(world, index)
  return index !== undefined && title ? [{ index, title }] : []
}

function indexNamedBy({
  courtType,
  cnr,
  filingNumber,
  registrationNumber,
  diaryNumber,
}: CaseIdentifier): number | undefined {
  if (cnr) return indexOfSerial(cnr, 'court')
  if (filingNumber) return indexOfSerial(filingNumber, 'filing')
  if (registrationNumber) return indexOfSerial(registrationNumber, 'registration')
  if (diaryNumber) return indexOfSerial(diaryNumber, courtType === 'SC' ? 'court' : 'filing')
  return undefined
}

/** The serial precedes the last slash, or is in characters 7 to 12 of a CNR or a filing number of sixteen digits. */
function indexOfSerial(number: string, kind: SerialKind): number | undefined {
  const serial = /(\d+)\/\d{4}$/.exec(number)?.[1] ?? /^\w{6}(\d{6})\d{4}$/.exec(number)?.[1]
  return serial === undefined ? undefined : indexOf(Number(serial), kind)
}

function isNamedBy(title: CaseTitle, { courtType, establishmentCode, caseType, ...numbers }: CaseIdentifier): boolean {
  const { forum } = title
  const named = [numbers.cnr, numbers.filingNumber, numbers.registrationNumber, numbers.diaryNumber]
  const own = [title.cnr, title.filingNumber, title.registrationNumber, title.diaryNumber]
  return (
    forum.type === courtType &&
    (!establishmentCode || [forum.code, forum.ownCode].includes(establishmentCode)) &&
    (!caseType || findCaseType(courtType, caseType)?.code === title.caseType.code) &&
    named.every((number) => number === undefined || own.includes(number))
  )
}

const ACTS = [
  'Code of Civil Procedure, 1908 - Section 9',
  'Negotiable Instruments Act, 1881 - Section 138',
  'Arbitration and Conciliation Act, 1996 - Section 34',
  'Insolvency and Bankruptcy Code, 2016 - Section 9',
  'Constitution of India - Article 226',
  'Indian Contract Act, 1872 - Sections 73, 74',
  '--',
] as const
