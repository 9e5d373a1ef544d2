import { coined, type Draw, drawer } from './coined-words.ts'
import { findHits, type Title, type Watched } from './find-hits.ts'

/** How many true hits of a stream are found, and how many hits a reviewer sees for each. */
export interface StreamFigures {
  titles: number
  /** Pairs of a title and a watched entity that it names. */
  truths: number
  found: number
  hits: number
  /** Of each way to write a name: how many were written so, and how many were found. */
  byWay: Map<string, { written: number; found: number }>
}

/** An entity that is watched, and a title that names it, with the way in which it is written there. */
interface Truth {
  titleId: number
  entityId: number
  way: string
}

/** Of ten titles four name somebody watched, as in a list that was asked for by name; two name somebody like them. */
const SHARE = { watched: 0.4, like: 0.2 }
const WATCHED = { companies: 120, persons: 120, bodies: 12 }

/**
 * Looks a stream of invented titles up among invented watched entities, the same for a seed. Each watched entity is written in one of the
 * ways in which clerks write; beside them stand strangers who share words of trade, given names or family names with those watched.
 */
export async function measureStream(count: number, seed: number): Promise<StreamFigures> {
  const draw = drawer(seed)
  const watched = watchedEntities(draw)
  const { titles, truths } = titlesFor(watched, count, draw)
  const found = new Set<string>()
  let hits = 0
  for await (const { titleId, entityId } of findHits(watched, fromArray(titles))) {
    hits++
    found.add(`${titleId} ${entityId}`)
  }
  const byWay: StreamFigures['byWay'] = new Map()
  for (const { titleId, entityId, way } of truths) {
    const figures = byWay.get(way) ?? { written: 0, found: 0 }
    figures.written++
    if (found.has(`${titleId} ${entityId}`)) figures.found++
    byWay.set(way, figures)
  }
  const foundTruths = [...byWay.values()].reduce((sum, figures) => sum + figures.found, 0)
  return { titles: count, truths: truths.length, found: foundTruths, hits, byWay }
}

/** Prints what a stream of so many titles says. */
export async function reportStream(count: number, seed: number): Promise<void> {
  const { titles, truths, found, hits, byWay } = await measureStream(count, seed)
  console.log(`${titles} titles (seed ${seed}), which name somebody watched ${truths} times`)
  for (const [way, figures] of [...byWay].sort())
    console.log(`  ${way.padEnd(36)} ${figures.found} of ${figures.written}`)
  console.log(`  recall ${(found / truths).toFixed(3)}, ${(hits / truths).toFixed(2)} candidates for each true case`)
}

async function* fromArray<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items
}

interface Person {
  given: string
  father: string
  family: string
}

function personOf(draw: Draw): Person {
  return { given: draw(GIVEN), father: draw(GIVEN), family: coined(draw, ENDS) + draw(FAMILY_ENDS) }
}

function watchedEntities(draw: Draw): Watched[] {
  const companies = Array.from(
    { length: WATCHED.companies },
    () => `${coined(draw, ENDS)} ${draw(TRADES)} ${draw(FORMS)}`,
  )
  const persons = Array.from({ length: WATCHED.persons }, () => personOf(draw))
  return [
    ...companies.map((name) => ({ name, entityType: 'BUSINESS' as const })),
    ...BODIES.slice(0, WATCHED.bodies).map(({ name }) => ({ name, entityType: 'BUSINESS' as const })),
    ...persons.map(({ given, father, family }) => ({
      name: `${given} ${family}`,
      entityType: 'PERSON' as const,
      fatherName: father,
    })),
  ].map((entity, id) => ({ id, ...entity }))
}

function titlesFor(watched: readonly Watched[], count: number, draw: Draw): { titles: Title[]; truths: Truth[] } {
  const truths: Truth[] = []
  const titles = Array.from({ length: count }, (_, titleId): Title => {
    const sides: [string, string] = [stranger(draw), draw([stranger(draw), draw(STATES_AS_PARTIES)])]
    const part = draw(HUNDREDTHS)
    const entity = draw(watched)
    const side = draw([0, 1] as const)
    if (part < SHARE.watched) {
      const [way, text] = written(entity, draw)
      sides[side] = text
      truths.push({ titleId, entityId: Number(entity.id), way })
    } else if (part < SHARE.watched + SHARE.like) sides[side] = someoneLike(entity, draw)
    return { id: titleId, petitioners: [sides[0]], respondents: [sides[1]] }
  })
  return { titles, truths }
}

const HUNDREDTHS = Array.from({ length: 100 }, (_, at) => at / 100)

/** A watched entity as a clerk writes it, and the way in which they do. */
function written(entity: Watched, draw: Draw): [way: string, text: string] {
  const body = BODIES.find(({ name }) => name === entity.name)
  if (body) return ['public body', draw(body.ways)]
  if (entity.entityType === 'PERSON') return asPerson(entity, draw)
  return asCompany(entity.name, draw)
}

function asCompany(name: string, draw: Draw): [string, string] {
  const [word = '', ...rest] = name.split(' ')
  const bare = name.replace(/ (?:Private Limited|Limited|LLP)$/, '')
  const short = name.replace('Private Limited', 'Pvt. Ltd.').replace('Limited', 'Ltd.')
  return draw<[string, string]>([
    ['legal form shortened', short.toUpperCase()],
    ['firm before the name, crowd behind', `M/S ${short} & ${draw(['ORS', 'ANR', '3 OTHERS'])}`],
    ['represented', `${short}, ${draw(['THROUGH ITS DIRECTOR', 'REP. BY ITS MANAGER', 'THR. AUTH. SIGNATORY'])}`],
    ['office of', `THE ${draw(['BRANCH MANAGER', 'MANAGING DIRECTOR', 'GENERAL MANAGER'])}, ${short}`],
    ['without its form', bare],
    ['two letters swapped', `${swapped(word, draw)} ${rest.join(' ')}`],
    ['letter left out', `${shortened(word, draw)} ${rest.join(' ')}`],
    ['spelt by ear', `${byEar(word)} ${rest.join(' ')}`],
    ['address', `${short}, ${draw(['PLOT 14, MIDC', 'NEW DELHI', 'OPP. BUS STAND'])}`],
    ['in insolvency', `${short} (IN LIQUIDATION)`],
    ['former name', `${coined(draw, ENDS)} Ventures Ltd. (FORMERLY ${name.toUpperCase()})`],
  ])
}

function asPerson({ name, fatherName }: Watched, draw: Draw): [string, string] {
  const [given = '', family = ''] = name.split(' ')
  return draw<[string, string]>([
    ['courtesy', `${draw(['SHRI', 'DR.', 'Thiru', 'ADV.'])} ${name.toUpperCase()}`],
    ['father named', `${name} S/O ${fatherName}`],
    ['father in the middle', `${given} ${fatherName} ${family}`.toUpperCase()],
    ['father as initial', `${given} ${fatherName?.slice(0, 1)}. ${family}`],
    ['family name first', `${family} ${given} ${fatherName}`],
    ['given name as initial', `${given.slice(0, 1)}. ${family}`],
    ['spelt by ear', `${byEar(given)} ${byEar(family)}`],
    ['crowd behind', `${name} AND ORS.`],
    ['legal heirs', `${name} (DECEASED) THROUGH LRS`],
    ['proprietor', `${name.toUpperCase()}, PROP. OF ${coined(draw, ENDS)} ${draw(TRADES)}`],
  ])
}

/** Somebody else who shares what many share. */
function someoneLike(entity: Watched, draw: Draw): string {
  const [first = '', second = ''] = entity.name.split(' ')
  if (entity.entityType === 'PERSON')
    return draw([`${draw(GIVEN)} ${second}`, `${first} ${coined(draw, ENDS)}${draw(FAMILY_ENDS)}`])
  return draw([
    `${coined(draw, ENDS)} ${second} Ltd`,
    `${first} Workers Union`,
    `${first.slice(0, 3)}${coined(draw, ENDS).toLowerCase()} ${second}`,
  ])
}

function stranger(draw: Draw): string {
  const { given, father, family } = personOf(draw)
  return draw([
    `${given} ${family}`,
    `${given} S/o ${father} ${family}`,
    `${coined(draw, ENDS)} ${draw(TRADES)} ${draw(['Pvt Ltd', 'LTD.', ''])}`.trim(),
  ])
}

function swapped(word: string, draw: Draw): string {
  const at = draw([2, 3, 4])
  return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
}

function shortened(word: string, draw: Draw): string {
  const at = draw([3, 4, 5])
  return word.slice(0, at) + word.slice(at + 1)
}

/** As another hand transliterates. */
function byEar(word: string): string {
  return word.replace(/v/g, 'w').replace(/sh/g, 's').replace(/ee/g, 'i').replace(/th/g, 't').replace(/dh/g, 'd')
}

const ENDS = ['ka', 'ni', 'van', 'ta', 'dev', 'sh', 'm', 'na', 'li', 'giri']
const FAMILY_ENDS = ['kar', 'wala', 'iya', 'war', 'de']
const GIVEN = [
  ...[
    'Ramesh',
    'Suresh',
    'Anil',
    'Sunita',
    'Kavita',
    'Mahendra',
    'Gopal',
    'Lakshmi',
    'Rajesh',
    'Vijay',
    'Meena',
    'Harish',
  ],
  ...[
    'Dinesh',
    'Usha',
    'Prakash',
    'Savita',
    'Mohan',
    'Rohan',
    'Kiran',
    'Arvind',
    'Bhavesh',
    'Nilesh',
    'Jayant',
    'Shanta',
  ],
]
const TRADES = [
  ...[
    'Textiles',
    'Chemicals',
    'Motors',
    'Foods',
    'Finance',
    'Cement',
    'Logistics',
    'Pharma',
    'Traders',
    'Engineering Works',
  ],
  ...['Builders', 'Agro Foods', 'Steel', 'Paper Mills'],
]
const FORMS = ['Private Limited', 'Limited', 'LLP']
const STATES_AS_PARTIES = [
  'STATE OF GUJARAT',
  'STATE OF BIHAR & ORS.',
  'STATE OF TAMIL NADU REP. BY INSPECTOR OF POLICE',
  'THE STATE OF ODISHA',
]
const BODIES = [
  { name: 'Union of India', ways: ['UOI & ORS', 'U.O.I. THROUGH SECRETARY', 'GOVT. OF INDIA', 'THE UNION OF INDIA'] },
  { name: 'State of Madhya Pradesh', ways: ['STATE OF M.P.', 'The State of MP and others', 'GOVT. OF M.P.'] },
  { name: 'State of Maharashtra', ways: ['STATE OF MAH.', 'STATE OF MAHARASTRA', 'The State of Maharashtra thr. PSO'] },
  { name: 'State of Karnataka', ways: ['STATE OF KARNATAKA BY HALSUR PS', 'Govt. of Karnataka'] },
  { name: 'State Bank of India', ways: ['S.B.I.', 'SBI THR. BRANCH MANAGER', 'STATE BANK OF INDIA, ZONAL OFFICE'] },
  { name: 'Punjab National Bank', ways: ['P.N.B.', 'THE MANAGER, PUNJAB NATIONAL BANK'] },
  { name: 'National Highways Authority of India', ways: ['NHAI', 'N.H.A.I. THROUGH PROJECT DIRECTOR'] },
  {
    name: 'Income Tax Department',
    ways: ['PR. CIT-3', 'THE COMMISSIONER OF INCOME-TAX', 'INCOME TAX OFFICER, WARD 2(1)'],
  },
  { name: 'Employees Provident Fund Organisation', ways: ['EPFO', 'REGIONAL PROVIDENT FUND COMMISSIONER-I'] },
  { name: 'Food Corporation of India', ways: ['F.C.I.', 'FOOD CORPN. OF INDIA THR. DISTRICT MANAGER'] },
  { name: 'Western Railway', ways: ['W. RAILWAY', 'GENERAL MANAGER, WESTERN RAILWAY'] },
  { name: 'Life Insurance Corporation of India', ways: ['LIC OF INDIA', 'L.I.C. THROUGH ITS BRANCH MANAGER'] },
]
