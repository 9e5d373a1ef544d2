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
  'lakshmi luxmi lakshami laxami laksmi laxmee lakhmi',
  'om aum ohm',
  'shri sri shree sree shre',
  'singh sing sinh singha',
  'mohammad mohammed mohd mohamed muhammad muhammed mohamad md',
  'krishna krishan krishn kishan',
  'agarwal aggarwal agrawal agerwal aggrawal',
  'chaudhary choudhary chaudhury choudhury chowdhury chowdhary chaudhari choudhari chaudhuri',
  'ganpati ganapati ganapathi ganpathi ganapathy',
  'shiv shiva siva siv',
  'vishnu bishnu',
  'bihari behari vihari',
  'jyoti jyothi joti jothi',
  'venkatesh venkatesa vyankatesh venktesh',
  'dattatraya dattatreya dattatray',
  'sarvoday sarvodaya',
  'verma varma',
  'srivastava shrivastava srivastav shrivastav',
  'pandey pande panday',
  'dubey dube',
  'tiwari tewari',
  'mukherjee mukherji mukharji mukhopadhyay mukhopadhyaya mukhopadhay',
  'banerjee banerji byanarji bandyopadhyay bandyopadhyaya bandopadhyay bandopadhyaya bandhopadhyay',
  'chatterjee chatterji chattopadhyay chattopadhyaya chattapadhyay chattopadhay',
  'ganguly ganguli gangopadhyay gangopadhyaya',
  'bhattacharya bhattacharjee bhattacharyya',
  'syed sayyed sayed saiyed saiyad sayyad syyed sayyid',
  'sheikh shaikh shaik shekh sheik shaykh',
  'abdul abdur abdus abdool',
  'rahman rehman rahaman rehmaan',
  'hussain husain hussein husen hossain hosain',
  'ahmed ahmad ahamed ahmmed ahemad ahmmad',
  'raza reza',
  'yusuf yousuf yousaf yusouf',
  'siddiqui siddiqi siddique sidiqui siddiquee',
  'murthy murti moorthy moorthi murthi',
  'pillai pilla',
  'xavier zavier seviyar saviyar',
  'rao rav ravu',
  'naidu nayudu naydu',
  'fatima fathima fatema fatimah',
  'aisha ayesha ayisha aysha aishah',
  'ismail esmail ismayil ismaeel',
  'usman osman uthman othman',
  'umar omar umer',
  'riyaz reyaz riaz riyas',
  'ibrahim ebrahim ibraheem ebraheem ibrahem',
  'abubakar aboobacker abubacker aboobakar abubaker abubakkar abubackar',
  'faisal faizal phaisal faysal feisal faisel',
  'subramaniam subramanian subramanyam subrahmanyam subrahmaniam subramaniyan subramaniyam',
  'laxman lakshman laxaman lakshaman',
  'chauhan chouhan chohan chowhan',
  'kaur kour',
  'prasad parsad parshad prashad',
  'prakash parkash prakas',
  'roy ray',
  'dutta datta',
  'nair nayar',
].map((line) => line.split(' '))

const spellings = new Map(SPELLINGS.flatMap((line) => line.map((word): [string, string[]] => [word, line])))

/** Every spelling of a word that is read as one, the one it is read to first. */
export function spellingsOf(word: string): readonly string[] {
  return spellings.get(word) ?? [word]
}
