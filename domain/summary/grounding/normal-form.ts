import { replaceDates } from '../extract-dates.ts'
import { wordsWithQuantities } from '../extract-quantities.ts'
import { plainText } from '../plain-text.ts'
import type { CaseFacts } from '../types.ts'
import { PARTY, withVerbSigns } from './verbs.ts'

/** What the case record says of an order: by it a court's and a party's name are told from a stranger's. */
export interface OrderRecord {
  court: string
  petitioners: readonly string[]
  respondents: readonly string[]
}

/** The record of a looked-up case. */
export function orderRecord({
  court,
  petitioners,
  respondents,
}: Pick<CaseFacts, 'court' | 'petitioners' | 'respondents'>): OrderRecord {
  const namesOf = (parties: CaseFacts['petitioners']) => parties.map(({ name }) => name)
  return { court, petitioners: namesOf(petitioners), respondents: namesOf(respondents) }
}

/**
 * Words of a sentence in the form in which two sentences are compared, one blank between any two: dates and sums as values, words of one
 * meaning as one word, without articles and the like. Commas and semicolons stand as words. What is left out here cannot change a meaning:
 * negations, modal verbs, prepositions, limits and conditions are words.
 */
export type NormalForm = string

/** Whose words these are: in a summary, "the court" is the court of the order; in an order it can be another one. */
export type Writer = 'order' | 'model'

export interface Reading {
  writer: Writer
  record: OrderRecord
  /** The words of the whole order, small and joined by blanks. */
  orderWords: string
}

/** Reads one writer's sentences about one order. What its record and words mean for them is found once. */
export function sentenceReader(reading: Reading): (sentence: string) => NormalForm {
  const names = namesOf(reading)
  const ours = thisCourt(reading)
  return (sentence) => {
    const named = names.reduce((left, { name, role }) => left.replaceAll(name, role), plainText(sentence))
    const spelledOut = named
      .replace(/\bno\.\s*(?=[A-Z]\.)/gi, '')
      .replace(/\bp\.\s?a\b\.?/gi, 'per annum')
      .replaceAll('@', ' at ')
    const dated = replaceDates(spelledOut, (date) => ` <${date.replaceAll('-', '_')}> `)
    const spelled = wordsWithQuantities(dated.replace(/(?<=\p{L})['’]s\b/gu, ' s'))
    const words = spelled.filter((word) => !/^[."'*“”-]$/.test(word)).join(' ')
    const court = ` ${words} `.replace(ours, 'thiscourt')
    const one = withVerbSigns(applied(court, PHRASES).trim().split(/ +/)).join(' ')
    return applied(one, FRAMES).replace(/ +/g, ' ').trim()
  }
}

/** Whether two sentences are the same, word after word; commas and the endings of verbs ("shall not sell", "from selling") do not count. */
export function comparable(form: NormalForm): string {
  return form
    .split(' ')
    .filter((word) => !/^[,;]$/.test(word))
    .map((word, at, words) => (words[at - 1] === 'not' ? withoutPast(word) : withoutEnding(word)))
    .join(' ')
}

/** One after the other; each pattern stands between blanks, and what overlaps is found by the second run. */
function applied(text: string, rules: readonly (readonly [RegExp, string])[]): string {
  const spaced = ` ${text} `
  return rules.reduce((left, [pattern, by]) => left.replace(pattern, by).replace(pattern, by), spaced)
}

/** Names of the record, which give way to the word that the order has for the side, where it has only one. */
function namesOf({ record, orderWords }: Reading): { name: RegExp; role: string }[] {
  const sides = [
    { names: record.petitioners, roles: PETITIONERS },
    { names: record.respondents, roles: RESPONDENTS },
  ]
  return sides.flatMap(({ names: [name, ...others], roles }) => {
    const [role, ...otherRoles] = roles.filter((one) => orderWords.includes(` ${one} `))
    if (!name || !role || others.length > 0 || otherRoles.length > 0) return []
    if (role === 'applicant' || OFFICE.test(name)) return []
    return { name: new RegExp(escaped(plainText(name)), 'gi'), role: `the ${role}` }
  })
}

/** Who is on either side of a record, whoever applies: in a bail matter the State may stand first and the accused be the applicant. */
const OFFICE =
  /\b(?:State|Union of India|Government|Commissioner|Police|Republic|Prosecutor|Officer|Director|Authority)\b/i

const PETITIONERS = ['petitioner', 'appellant', 'applicant', 'plaintiff', 'complainant', 'claimant', 'decree holder']
const RESPONDENTS = ['respondent', 'defendant', 'opposite party', 'accused', 'judgment debtor', 'corporate debtor']

/** The words that mean the court of the order. */
function thisCourt({ writer, record, orderWords }: Reading): RegExp {
  const ours = [
    "this (?:hon'? ?(?:ble|'ble) )?(?:appellate |adjudicating )?(?:court|tribunal|commission|bench|authority|forum)",
  ]
  const kinds = ['court', 'tribunal', 'commission', 'bench', 'appellate tribunal', 'forum']
  if (writer === 'order') {
    ours.push(`we|i(?= (?:${OWN_WORDS}) )`)
    if (!/appellate/i.test(record.court))
      ours.push(...kinds.filter((kind) => isKind(record.court, kind)).map((kind) => `the ${kind}(?! of | below )`))
  } else {
    const ownKinds = kinds.filter((kind) => !orderWords.includes(` the ${kind} `) || isKind(record.court, kind))
    const own = [...ownKinds, ...['high court', 'supreme court'].filter((kind) => isKind(record.court, kind))]
    if (orderWords.includes(' this adjudicating authority ')) own.push('adjudicating authority')
    ours.push(`the (?:${own.join('|')})(?! of | below )`)
  }
  return new RegExp(`(?<= )(?:${ours.join('|')})(?= )`, 'g')
}

/** What a judge goes on with who says "I"; the letter alone is a number of a list. */
const OWN_WORDS =
  'am|have|do|see|find|hold|accept|reject|dismiss|allow|direct|set|order|grant|admit|condone|quash|uphold|affirm|restrain|appoint|remand|impose|award|stay|confirm|therefore|accordingly|hereby|also|partly'

function isKind(court: string, kind: string): boolean {
  return new RegExp(`\\b${kind}\\b`, 'i').test(court)
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function withoutEnding(word: string): string {
  if (KEPT_ENDINGS.has(word)) return word
  const bare = word.replace(/_$/, '').replace(/iz(?=e$|es$|ed$|ing$|ation$)/, 'is')
  const stem = /^[a-z]{3,}ing$/.test(bare) ? bare.slice(0, -3).replace(/([bdgklmnprt])\1$/, '$1') : bare
  return /^[a-z]{3,}e$/.test(stem) ? stem.slice(0, -1) : stem
}

/** "has not verified" and "did not verify" are one. */
function withoutPast(word: string): string {
  return withoutEnding(word.replace(/(?<=[a-z]{2})ied$/, 'y').replace(/(?<=[a-z]{3})ed$/, ''))
}

/** Words that end so and are no form of a verb. */
const KEPT_ENDINGS = new Set(
  'note during nothing according hearing proceeding following standing building being pending morning evening including notwithstanding'.split(
    ' ',
  ),
)

const THE_NAMES_OF_COSTS = 'no order (?:as to|regarding|on) costs'

/** What is one in meaning before verbs are looked up. Every row is a fact about the language of orders, in either writer's text. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/^ +stand over /, ' adjourned '],
  [
    / (?:the|a|an|hereby|herein|also|learned|ld|hon'?ble|honble|mr|ms|mrs|shri|smt|sri|dr|respectfully|thereby|m\/s) (?=.)/g,
    ' ',
  ],
  [/ (?:said|aforesaid|present|instant|captioned|aforementioned)(?= (?!that )[a-z])/g, ' '],
  [/ this (?!is |was |day |stage )/g, ' '],
  [/ above (?:named |mentioned )?(?=(?:[a-z]+ )?(?:petition|appeal|application|suit|case|complaint|matter) )/g, ' '],
  [/ so (?=(?:furnished|made|raised|filed|offered|advanced|given) )/g, ' '],
  [/(?<=[a-z]) ?\( ?s ?\) /g, 's '],
  [/ in sum of (?=<INR)/g, ' of '],
  [/ at rate of (?=<percent)/g, ' at '],
  [/ at rate of (?=<INR)/g, ' of '],
  [/ (?:a sum|sum|an amount|amount) of (?=<INR)/g, ' '],
  [/(?<= <percent:[\d.]+>) (?:per annum|per year|yearly|year|annually) /g, ' perannum '],
  [/ (?:till|until|upto) (?:such time as )?/g, ' until '],
  [/ until (?:actual |its |date of )?(?:payment|realisation|realization|recovery)(?= |$)/g, ' tillpayment'],
  [/ (?:dated|dt|dtd|bearing date|of date|of dated) (?=<\d{4}_)/g, ' of '],
  [/ (?:together with|alongwith|along with) /g, ' with '],
  [/ vide /g, ' by '],
  [/ (?:has |have |had )?(?:failed|fails|fail|omitted|neglected) to /g, ' not '],
  [/ did not /g, ' not '],
  [/ thiscourt (?:do|does) not /g, ' thiscourt not '],
  [/(?<= (?:remitted|remanded|sent|referred)) back (?=to )/g, ' '],
  [/ praying for /g, ' seeking '],
  [/ (?:has |have |had )?approached thiscourt (?:with prayer )?(?:seeking|for) /g, ' seek_ '],
  [/ period of (?=<(?:day|week|month|year|hour):)/g, ' '],
  [/ from date of receipt /g, ' from receipt '],
  [/ (?:stand|stands) over /g, ' is adjourned '],
  [/ (?:is|are|stand|stands) (?:directed|ordered) not to /g, ' shall not '],
  [
    /(?<=<\d{4}_\d\d_\d\d>) of (?=(?:[a-z]+ ){0,3}(?:commission|court|tribunal|forum|authority|officer|judge|commissioner|registrar|collector)(?: |$))/g,
    ' passed by ',
  ],
  [
    new RegExp(
      ` (${PARTY}) s (?!(?:case|submission|contention|stand|argument|counsel|advocate|senior) )(?=[a-z])([a-z]+) `,
      'g',
    ),
    ' $2 of $1 ',
  ],
  [/ (?:is|are) (jointly and severally|jointly|severally) directed to /g, ' shall $1 '],
  [/ directed (.{3,40}?) to (jointly and severally|jointly) /g, ' directed $1 to $2 '],
  [/ thiscourt (?:found|find) (?!that )/g, ' thiscourt finds '],
  [/ thiscourt (?:saw|sees) /g, ' thiscourt see '],
  [/ u\/s /g, ' under section '],
  [/ under sections /g, ' under section '],
  [/ (?:sec|s) (?=<\d+> of )/g, ' section '],
  [/ r\/w /g, ' read with '],
  [/ can ?not /g, ' can not '],
  [
    / (?:quashed and set aside|set aside and quashed|quashed|set aside|quashes|sets aside|quash|annulled) /g,
    ' setaside_ ',
  ],
  [/ (?:dispensed with|dispenses with|dispense with) /g, ' dispensewith_ '],
  [/ (?:disposed of|disposed|disposes of|dispose of|disposing of) /g, ' disposeof_ '],
  [/ (?:partially|in part) /g, ' partly '],
  [/ (allowed|decreed|admitted|granted|accepted|setaside_|upheld) partly /g, ' partly $1 '],
  [/ (?:his|her|their|its) /g, ' its '],
  [/ (?:has|have|had) been /g, ' was '],
  [/ (?:has|have|had) (not|already|never) been /g, ' was $1 '],
  [/ (?:are|am|stand|stands) /g, ' is '],
  [/ were /g, ' was '],
  [
    / (?:has|have|had)(?= (?:not |already |never |since )?(?:[a-z]+ed|led|put|sold|made|taken|given|paid|sent|sought|held|found|left|run|gone|come|shown|become|begun|lost|kept|met|stood|set|brought|withdrawn|taken|undertaken|drawn|written|known|seen|built|lent) )/g,
    ' ',
  ],
  [
    / (?:must|has to|have to|is required to|is under duty to|is obliged to|is to|is directed to|is ordered to|is called upon to|is hereby directed to|shall be directed to) /g,
    ' shall ',
  ],
  [
    / (?:is at liberty to|shall be at liberty to|is permitted to|is allowed to|is free to|is granted liberty to|is given liberty to|shall be entitled to|is entitled to) /g,
    ' may ',
  ],
  [/ (?:is|shall be) (?:injuncted|restrained|prohibited) from /g, ' shall not '],
  [/ liberty is (?:granted|given|reserved) to (.{3,40}?) to /g, ' $1 may '],
  [new RegExp(` there (?:is|shall be|will be|was) ${THE_NAMES_OF_COSTS} `, 'g'), ' no order as to costs '],
  [new RegExp(` ${THE_NAMES_OF_COSTS} is made `, 'g'), ' no order as to costs '],
  [/ (?:registry|office) is directed /g, ' registry is directed '],
  [/ (?:ad interim|ad-interim|adinterim) /g, ' adinterim '],
  [/ (?:prima facie) /g, ' primafacie '],
  [/ in (?:the )?event of /g, ' in event of '],
  [/ ,? (?:pending (?:, )?)?if any (?:, )?/g, ' '],
  [/ , ?,/g, ' ,'],
]

const SAYING =
  'submit_|submit|contend|argue|urge|say|allege|plead|assert|contends|contended|argues|argued|urges|urged|states|stated|says|said|asserts|asserted|avers|averred|alleges|alleged|pleads|pleaded|claim_|points out|pointed out|maintains|maintained'
const FINDING =
  'finds|found|holds|held|concludes|concluded|observes|observed|notes|noted|notices|noticed|find|hold|conclude|observe|note|notice'

/** Who says a thing, and how, after verbs are one: `petitioner says that`, `thiscourt finds that`. */
const FRAMES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      ` , (?:on instructions|on other hand|in reply|in turn|inter alia|in rejoinder|fairly) , (?=(?:${SAYING}) )`,
      'g',
    ),
    ' ',
  ],
  [
    / (?:vehemently|strenuously|strongly|fairly|further|specifically|forcefully|lastly|next) (?=(?:submit_|contends|contended|argues|argued|urges|urged|states|stated|says|said) )/g,
    ' ',
  ],
  [
    new RegExp(` (?:${SAYING})((?: (?:in|on|before|by|through|during)(?: [a-z_<>0-9:]+){1,6}?)?) that `, 'g'),
    ' says$1 that ',
  ],
  [
    new RegExp(
      ` it (?:is|was) (?:further )?(?:${SAYING}) (?:on behalf of|by|for)(?: senior)?(?: counsel| advocate)?(?: appearing)?(?: for| on behalf of| of)? ([a-z<>0-9 ]{3,40}?) that `,
      'g',
    ),
    ' $1 says that ',
  ],
  [
    / (?:it is )?([a-z<>0-9 ]{3,40}?) s (?:case|submission|contention|stand|argument) (?:is|was) that /g,
    ' $1 says that ',
  ],
  [
    / (?:it is )?(?:case|contention|submission|stand|argument) of ([a-z<>0-9 ]{3,40}?) (?:is |was )?that /g,
    ' $1 says that ',
  ],
  [/(?<=^ )according to ([a-z<>0-9 ]{3,40}?) , /g, '$1 says that '],
  [
    /(?<=^ )[^,]{3,60} , (?:senior |additional )?(?:counsel|advocate)(?: appearing)? (?:for|on behalf of|of) ([a-z<>0-9 ]{3,40}?) , says /g,
    '$1 says ',
  ],
  [
    /(?<! government| standing| additional| central| state)(?: senior)?(?: additional)? (?:counsel|advocate)(?: appearing)? (?:for|on behalf of|of) ([a-z<>0-9 ]{3,40}?) (?:, )?says /g,
    ' $1 says ',
  ],
  [/ (?:senior )?counsel of ([a-z<>0-9 ]{3,40}?) says /g, ' $1 says '],
  [
    new RegExp(
      `(?: [^, ]+){0,5}(?: ,)? (?:counsel|advocate)(?: appearing)? (?:for|on behalf of) (${PARTY}) (?:, )?(?=(?:seek_|pray_|oppose_|waives) )`,
      'g',
    ),
    ' $1 ',
  ],
  [/ ([a-z<>0-9 ]{3,40}?) s (?:senior )?(?:counsel|advocate) says /g, ' $1 says '],
  [new RegExp(` thiscourt (?:${FINDING}) that `, 'g'), ' thiscourt finds that '],
  [/ thiscourt is of (?:considered |clear |firm )?(?:view|opinion) that /g, ' thiscourt finds that '],
  [new RegExp(` it is (?:${FINDING}) that `, 'g'), ' thiscourt finds that '],
  [/ in (?:considered )?(?:view|opinion) of thiscourt (?:, )?/g, ' thiscourt finds that '],
  [/ in (?:our|my|considered) (?:considered )?(?:view|opinion) (?:, )?/g, ' thiscourt finds that '],
]
