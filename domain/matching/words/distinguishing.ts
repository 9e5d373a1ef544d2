import { NAME_SPELLINGS } from './family-names.ts'
import { wordSet } from './word-set.ts'

/** Words that make another body of a name: what they stand beside is about a company, but is not the company. */
export const BODY_WORDS = wordSet(`
  union sangh sangathan sanghatana trust trusts nyas samiti society sabha federation mahasangh mandal foundation
  pratishthan club association assn assocn asscn assn employees employee workers worker workmen karmchari karmachari
  kamgar kamgaar mazdoor shramik staff officers officer pensioners shareholders depositors creditors investors consumers
  customers upbhokta owners residents allottees homebuyers buyers tenants members welfare provident gratuity
  superannuation canteen vidyalaya mahavidyalaya school college panchayat parishad sansthan sanstha sansthaan mandir
  auditor auditors committee guarantors borrowers promoters heirs unitholders bondholders policyholders flatbuyers
  temple masjid church gurudwara devasthan derasar math peeth
`)

/** Compass words in English and Hindi; the value is the direction. Two names that differ in one are two bodies. */
export const DIRECTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    north: 'north northern uttar uttari',
    south: 'south southern dakshin dakshini',
    east: 'east eastern purv purva poorv poorva purvanchal',
    west: 'west western paschim pashchim paschimi pashchimanchal',
    northeast: 'northeast northeastern purvottar',
    northwest: 'northwest northwestern',
    southeast: 'southeast southeastern',
    southwest: 'southwest southwestern',
    centre: 'madhya',
    upper: 'upper',
    lower: 'lower',
  }).flatMap(([direction, words]) => words.split(' ').map((word): [string, string] => [word, direction])),
)

/** Words that clerks add and leave out at will. */
export const OPTIONAL_WORDS = wordSet(`
  the shri shree sri shre sree shrimati smt mr mrs ms miss dr sh kumari km late maiser mesarsa mesars com
`)

/** Small words that join others; they are not compared. */
export const JOINING_WORDS = wordSet('and of for in the enda ainda evam aur va tatha und y et')

/** Families that name the kind of firm and say next to nothing else; a missing one is a small difference. */
export const KIND_FAMILIES = wordSet('corporation group')

/** Words read to one spelling before anything else, where no rule of sound brings them together. */
const SPELLINGS = [
  'om aum ohm',
  'shri sri shree sree shre',
  'ganpati ganapati ganapathi ganpathi ganapathy',
  'shiv shiva siva siv',
  'bihari behari vihari',
  'dattatraya dattatreya dattatray',
  'sarvoday sarvodaya',
  'abdul abdur abdus abdool',
  'raza reza',
  'xavier zavier seviyar saviyar',
  'fatima fathima fatema fatimah',
  'aisha ayesha ayisha aysha aishah',
  'ismail esmail ismayil ismaeel',
  'usman osman uthman othman',
  'umar omar umer',
  'ibrahim ebrahim ibraheem ebraheem ibrahem',
  'abubakar aboobacker abubacker aboobakar abubaker abubakkar abubackar',
  'faisal faizal phaisal faysal feisal faisel',
  'laxman lakshman laxaman lakshaman',
  'kaur kour',
  'prasad parsad parshad prashad',
  'prakash parkash prakas',
  'nair nayar',
  ...NAME_SPELLINGS.trim().split('\n'),
].map((line) => line.trim().split(/\s+/))

const spellings = new Map(SPELLINGS.flatMap((line) => line.map((word): [string, string[]] => [word, line])))

/** Every spelling of a word that is read as one, the one it is read to first. */
export function spellingsOf(word: string): readonly string[] {
  return spellings.get(word) ?? [word]
}
