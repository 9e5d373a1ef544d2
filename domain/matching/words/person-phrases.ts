import { phraseFinder } from './phrase-finder.ts'
import { wordSet } from './word-set.ts'

/**
 * How Indian courts write a person: what stands before a name, what says how another name is related to it, and what ends it. From the
 * forms of address of the States' government gazettes and the cause lists of the High Courts; all in the Latin letters of `toLatin`.
 */

/** Courtesies, titles, ranks and callings that stand before a name. */
export const HONORIFICS = wordSet(`
  shri sri shree shre sh shriman shreeman smt smti shrimati shrimathi shrimoti srimati srimathi mr mrs ms miss mst mstt mustt must mussamat
  musammat km kum ku kumari sushri dr prof adv advocate ca cs cma er ar pt pandit haji hajji alhaj hafiz maulana moulana moulvi
  maulvi mufti janab sardar sardarni thiru thirumathi thirumati tmt tmty thirumigu selvi selvan sow sou saubhagyavati chi chiranjeevi rev fr
  sr bro bishop capt captain col colonel lt gen maj major brig brigadier wg cdr sqn ldr flt cmde hav havildar subedar nk lnk sepoy
  constable const justice honble hon late m/s messrs the master minor baby ch chaudhri th gh dewan diwan lala babu munshi mahant sant
  shrimant raja srijut srijukta janaba mohtarma do ex sub gyani giani chaudhary chaudhari choudhary chowdhary thakur kunwar kanwar baba swami
  acharya hakim vaidya ustad sarpanch insp inspector psi
  sau thirumadi tirumati tiru srimathi garu shrimathy naib nb asi sgt cpl jwo mwo dfr swr sigmn hony gd clk rfn retd rtd sep
`)

/** Titles that are given names too (`Babu Lal`, `Major Singh`). */
export const TITLES_AS_NAMES = wordSet(`
  babu raja lala munshi sant diwan dewan sardar master major captain colonel subedar havildar chiranjeevi bishop justice baby haji mahant
  kumari gyani giani chaudhary chaudhari choudhary chowdhary thakur kunwar kanwar baba swami acharya hakim vaidya ustad
`)

/** Letters that clerks write for a common part of a name. */
export const SHORTENED: ReadonlyMap<string, string> = new Map([
  ['kr', 'kumar'],
  ['pd', 'prasad'],
  ['pr', 'prasad'],
  ['sk', 'sheikh'],
  ['md', 'mohammad'],
  ['mohd', 'mohammad'],
  ['mohmd', 'mohammad'],
  ['mhd', 'mohammad'],
  ['mo', 'mohammad'],
  ['chd', 'chand'],
  ['sgh', 'singh'],
])

/**
 * Parts of a name that thousands share and that are given or left out at will. Nobody is another's child because both have one.
 */
export const FILLERS = wordSet(`
  kumar kumari devi bai ben behn bhai lal singh kaur prasad chand chandra ram nath rao das dev begum khatun khatoon bano bibi
  mohammad sheikh abdul dutt datt swaroop sarup narayan pal raj dass saran sewak sharan ji
`)
/** The fillers that stand in the middle: nobody's father. */
export const MIDDLE_FILLERS = wordSet(`
  kumar kumari devi bai ben behn bhai lal singh kaur prasad chand chandra ram nath rao das begum khatun khatoon bano bibi mohammad
  sheikh abdul dutt datt narayan pal dass ji
`)

/** Courtesies and second names that are written to the end of a given name, or left out. */
export const NAME_ENDINGS = [
  'bhai',
  'bai',
  'mma',
  'ammal',
  'appa',
  'anna',
  'ayya',
  'akka',
  'kumari',
  'devi',
  'kaur',
  'babu',
  'gouda',
  'gowda',
  'swamy',
  'swami',
  'garu',
  'kutty',
  'kutti',
  'chandra',
  'ben',
  'behn',
  'rao',
  'ji',
  'lal',
  'chand',
  'kumar',
  'das',
  'nath',
  'singh',
]

/** A name without such an ending. */
export function withoutNameEnding(text: string): string {
  const ending = NAME_ENDINGS.find((one) => text.endsWith(one) && text.length > one.length)
  return ending === undefined ? text : text.slice(0, -ending.length)
}

export type PersonTurn = 'child' | 'spouse' | 'alias' | 'heir' | 'through' | 'proprietor' | 'cut'

const PHRASES: ReadonlyArray<readonly [PersonTurn, string]> = [
  [
    'child',
    's/o, d/o, s/of, d/of, son of, sons of, daughter of, daughters of, minor son of, minor daughter of, child of, putra, putri, suput, suputra, suputri',
  ],
  ['spouse', 'w/o, wd/o, wd/of, wid/o, w/of, h/o, wife of, widow of, wd of, husband of, patni, dharmapatni, vidhva'],
  [
    'alias',
    `@, alias, urf, urph, urfe, urfa, urpha, a/k/a, aka, also known as, known as, nee, ne, formerly known as, formerly, maiden name, earlier known as,
    earlier, previously known as, previously, now known as, now, also called, called, popularly known as`,
  ],
  [
    'heir',
    `through lrs, through lr, through his lrs, through her lrs, through their lrs, through legal heirs, through his legal heirs,
    through her legal heirs, through legal representatives, through his legal representatives, by lrs, by his lrs, by her lrs, by legal heirs,
    thr lrs, thr his lrs, thr legal heirs, thru lrs, rep by lrs, rep by his lrs, rep by her lrs, rep by legal heirs,
    represented by lrs, represented by his lrs, represented by legal heirs, th lrs, lrs of, lrs, lr, heirs of, legal heirs of, legal heirs,
    legal representatives`,
  ],
  [
    'through',
    'through, thru, thr, thro, th, by, rep, repd, reptd, represented, dwara, dvara, on behalf of, for and on behalf of',
  ],
  ['proprietor', 'proprietor, prop, propr, props, proprietress, proprietrix, sole proprietor, its proprietor'],
  [
    'cut',
    `aged, age, about, occ, occupation, r/o, resident, residing, address, adult, accused, applicant, appellant, petitioner, respondent,
    plaintiff, defendant, complainant, opponent, c/o, care of, f/o, m/o, b/o, father of, mother of, brother of, sister of, working as,
    posted as, retired, retd, director of, partner of, partner in, manager of, ors, anr, others, another, etc, anrs, ano, otrs, othres, vill, village, tehsil,
    distt, caste, by caste, inhabitant, in person, party in person, u/t, utp, undertrial, karta of, years, yrs, yr, h no, hno, house no, vpo, v p o, ward no, gali no, plot no, flat no`,
  ],
]

interface PersonPhrase {
  turn: PersonTurn
  words: string[]
}

/** The longest phrase about a person that begins at this place, or undefined. */
export const personPhraseAt = phraseFinder(
  PHRASES.flatMap(([turn, list]) =>
    list.split(',').map((phrase): PersonPhrase => ({ turn, words: phrase.trim().split(/\s+/) })),
  ),
)

/** What somebody is or does, behind a comma. */
export const CALLINGS = wordSet(`
  director manager partner secretary chairman president sarpanch pradhan mukhiya member officer clerk teacher tahsildar engineer doctor
  advocate agent attorney employee ex former retired owner driver constable inspector contractor businessman agriculturist housewife student
  adult major minor aged son daughter wife prop proprietor m/s
`)

/** What is written where a name is not known. A part of an entry that has nothing else names nobody. */
export const UNKNOWN = wordSet(`
  not known unknown mentioned available given disclosed applicable stated recorded name na n/a nil none null agyat ajnata xx xxx xxxx xyz
`)

/** Posts in a firm that are no part of a name, as `Md` is. */
export const HELD = wordSet(
  'director ceo cfo cmd chairman chairperson manager partner owner secretary signatory president trustee',
)

/** Callings and services written behind a name without a comma, which are no family names. */
export const CALLINGS_BEHIND = wordSet('advocate sarpanch lambardar mla mlc mp ias ips irs ifs pcs')

/** Callings that are family names too. Behind a given name they name no firm. */
export const SURNAMES = wordSet(`engineer contractor printer builder jeweller broker farmer trader transporter`)

/** What makes a family's firm of a name (`& Sons`). */
export const FIRM_ENDINGS = wordSet('sons son co company brothers bros associates family daughters partners huf')
