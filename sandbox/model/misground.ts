import { extractDates } from '../../domain/summary/extract-dates.ts'
import { extractQuantities } from '../../domain/summary/extract-quantities.ts'

/** A sentence whose meaning one change has turned. */
export interface Misgrounding {
  kind: string
  sentence: string
}

/**
 * Every single change of meaning of an order's sentence: another day, sum, number or party of the order, the opposite, another outcome, a
 * condition or a limit left out, a party's words as the court's, a wish or a duty as done, a cause, a stranger. A reader would be misled by each.
 * @param order all sentences of the order, from which days, sums and parties are taken
 */
export function misgroundings(sentence: string, order: readonly string[]): Misgrounding[] {
  const all = order.join(' ')
  const changes: [kind: string, sentences: string[]][] = [
    [
      'other date',
      exchanged(
        sentence,
        DATE,
        [...found(all, DATE), '17-11-2018', '1 April 2016', '30-09-2025', '8th May 2021'],
        haveSameValue,
      ),
    ],
    [
      'other amount',
      exchanged(
        sentence,
        SUM,
        [...found(all, SUM), 'Rs. 77,31,000', 'Rs. 4.2 crore', 'Rs. 910', '₹6,05,000'],
        haveSameValue,
      ),
    ],
    [
      'other number',
      exchanged(
        sentence,
        COUNT,
        [...found(all, COUNT), '17 days', '13%', 'nine weeks', '100 years', '2.5%'],
        haveSameValue,
      ),
    ],
    ['other party', [...exchanged(sentence, PARTY, PARTIES), swapped(sentence)]],
    ['negated', NEGATIONS.map(([from, to]) => sentence.replace(from, to))],
    [
      'wrong outcome',
      exchanged(sentence, OUTCOME, OUTCOMES, (one, other) =>
        SAME.some((words) => words.test(one) && words.test(other)),
      ),
    ],
    ['condition dropped', LIMITS.map((limit) => closed(sentence.replace(limit, '')))],
    [
      'claim as finding',
      ATTRIBUTIONS.flatMap((speaker) => FINDERS.map((finder) => capital(sentence.replace(speaker, finder)))),
    ],
    ['interim as final', FINAL.map(([from, to]) => sentence.replace(from, to))],
    ['not done told as done', DONE.map(([from, to]) => sentence.replace(from, to))],
    ['cause added', CAUSES.map((cause) => closed(`${sentence.replace(/[.।]$/, '')} ${cause}`))],
    ['stranger added', ADDED.map((added) => sentence.replace(/ (?=[a-z])/, ` ${added} `))],
    ['quantity added', QUANTIFIERS.map((word) => sentence.replace(/\b(?:the|a|an) (?=[a-z])/i, `${word} `))],
  ]
  return changes.flatMap(([kind, sentences]) =>
    [...new Set(sentences)]
      .filter((changed) => bare(changed) !== bare(sentence) && changed.split(' ').length > 2)
      .map((changed) => ({ kind, sentence: changed })),
  )
}

const DATE =
  /\b\d{1,2}[-/.]\d{1,2}[-/.]\d{4}\b|\b\d{1,2}(?:st|nd|rd|th)? (?:January|February|March|April|May|June|July|August|September|October|November|December),? \d{4}\b/g
const SUM = /(?:Rs\.? ?|₹ ?)\d[\d,.]*\d(?: (?:lakh|crore)s?)?/g
const COUNT =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|thirty|sixty|ninety|forty-five) (?:hours?|days?|weeks?|months?|years?)\b|\b\d+(?:\.\d+)? ?%/gi
const PARTIES = [
  'petitioner',
  'respondent',
  'plaintiff',
  'defendant',
  'appellant',
  'complainant',
  'opposite party',
  'accused',
  'applicant',
  'State',
  'bank',
]
const PARTY =
  /\b(?:petitioner|respondent|plaintiff|defendant|appellant|complainant|opposite party|accused|applicant|State|bank)\b/g
const OUTCOMES = [
  'dismissed',
  'allowed',
  'partly allowed',
  'withdrawn',
  'remanded',
  'set aside',
  'upheld',
  'stayed',
  'admitted',
  'decreed',
  'disposed of',
  'granted',
  'acquitted',
  'convicted',
  'closed',
  'adjourned',
  'settled',
]
/** Words for one thing: a change between them changes nothing. */
const SAME = [/^(?:dismissed|rejected|declined)$/, /^(?:quashed|set aside|quashed and set aside)$/]
const OUTCOME =
  /\b(?:dismissed|partly allowed|allowed|withdrawn|remanded|quashed and set aside|quashed|set aside|upheld|stayed|admitted|partly decreed|decreed|disposed of|granted|acquitted|convicted|rejected|declined|confirmed|condoned|appointed|suspended)\b/g

const NEGATIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(is|are|was|were|has|have|had|shall|may|can|does|did|will|must)\b (?!not\b|no\b)/, '$1 not '],
  [/ not /, ' '],
  [/\b(?:No|no) (?!\d)/, 'a '],
  [/\bnever /, ''],
  [/\bnobody\b/i, 'somebody'],
  [/\bnothing\b/i, 'something'],
  [/\bwithout\b/, 'with'],
  [/\bwith\b/, 'without'],
  [/^The /, 'No '],
  [/\b(submits|contends|argues|states|says|alleges|claims)\b/, 'denies'],
  [/\b(submits|contends|argues|states|says|alleges|claims) that\b/, '$1 not that'],
  [/\bshall\b(?! not)/, 'need not'],
  [/\bbefore\b/, 'after'],
  [/\bafter\b/, 'before'],
  [/\bwithin\b/, 'after'],
  [/\bagainst\b/, 'in favour of'],
  [/\bin favour of\b/, 'against'],
  [/\bopposes\b/, 'supports'],
]

const LIMITS: readonly RegExp[] = [
  /,? subject to .*(?=\.)/,
  /,? provided that .*(?=\.)/,
  /,? failing which .*(?=\.)/,
  /,? unless .*(?=\.)/,
  /,? if .*(?=\.)/,
  /^If [^,]*, /,
  /^In (?:default|case|the event) [^,]*, /,
  /,? in (?:the event of|default of|default|case of) [^,.]*/,
  /,? on (?:furnishing|executing|payment of|deposit of|condition) .*(?=\.)/,
  /,? only\b/,
  /,? until [^,.]*/i,
  /,? till [^,.]*/i,
  /^(?:Until|Till) (?:the |further )?(?:next |final )?\w+(?: of \w+)?,? /,
  / at this stage/,
  /^At this stage, /,
  /,? without prejudice .*(?=\.)/,
  /,? after (?:giving|hearing) .*(?=\.)/,
  / to the extent .*(?=\.)/,
  / partly/,
  / in part/,
  /\bprima facie,? /i,
  / by way of (?:temporary|interim|ad interim) injunction/,
  /\b(?:interim|ad interim|provisional|temporary|anticipatory) /i,
  /,? or [^,.]*/,
  /,? in the alternative .*(?=\.)/,
  / with liberty .*(?=\.)/,
  / merely because .*(?=\.)/,
  / on conditions/,
]

const SPEECH =
  '(?:submits|submitted|contends|contended|argues|argued|states|stated|says|said|alleges|alleged|claims|asserts|points out) (?:[^.]{0,40}?)?that '
const ATTRIBUTIONS: readonly RegExp[] = [
  new RegExp(`^.*?\\b${SPEECH}`),
  /^It (?:is|was) (?:submitted|contended|argued|alleged)[^.]*? that /,
  /^The case of [^.]*? is that /,
  /^According to [^,]*, /,
]
const FINDERS = [
  '',
  'The court found that ',
  'It is proved that ',
  'The court held that ',
  'The other side admits that ',
]

const FINAL: readonly (readonly [RegExp, string])[] = [
  [/\b(is|are|stands) (?=\w+ed\b)/, '$1 finally '],
  [/\bis stayed\b/, 'is cancelled'],
  [/\bshall not\b/, 'shall never'],
  [/\bis restrained\b/, 'is permanently restrained'],
  [/\bsuspended\b/, 'set aside'],
  [/\binterim\b/i, 'final'],
  [/(?<=\w)\.$/, ' for good.'],
  [/(?<=\w)\.$/, ' for the time being.'],
]

const DONE: readonly (readonly [RegExp, string])[] = [
  [/\bshall (?:be )?(\w+?)e?\b(?= )/, 'has $1ed'],
  [/\bshall be\b(?! no)/, 'has been'],
  [/\bmay\b/, 'shall'],
  [/\bshall\b/, 'may'],
  [/\bseeks\b/, 'got'],
  [/\bis at liberty to\b/, 'is directed to'],
  [/\bis directed to\b/, 'is at liberty to'],
  [/\bproposed\b/, 'confirmed'],
  [/\bwas\b(?= [^ ]+(?: [^ ]+)? by\b(?! way))/, 'is'],
  [/\bis\b/, 'was never'],
]

const CAUSES = [
  'because the other side admitted it',
  'for want of evidence',
  'with costs of Rs. 9,99,000',
  'by consent',
  'as it was filed late',
  'and nothing remains due',
  'and the respondent agreed',
]
const ADDED = [
  'wilfully',
  'allegedly',
  'fraudulently',
  'Kiran Bhalla and',
  'repeatedly',
  'hardly',
  'never',
  'wrongly',
  'only',
  'almost',
  'second',
  'future',
  'former',
  'unpaid',
  'so-called',
  'jointly',
  'foreign',
]
const QUANTIFIERS = ['every', 'no', 'half of the', 'another', 'neither', 'some other', 'part of the', 'most of the']

/** The sentence with each thing of a kind exchanged for each other one, one at a time. */
function exchanged(
  sentence: string,
  kind: RegExp,
  others: readonly string[],
  areSame: (one: string, other: string) => boolean = (one, other) => bare(one) === bare(other),
): string[] {
  return [...sentence.matchAll(kind)].flatMap(({ 0: thing, index }) =>
    [...new Set(others)]
      .filter((other) => !areSame(thing, other) && bare(other) !== bare(thing))
      .map((other) => sentence.slice(0, index) + other + sentence.slice(index + thing.length)),
  )
}

/** The two parties of a sentence in each other's places. */
function swapped(sentence: string): string {
  const [one, other] = [...new Set(found(sentence, PARTY))]
  if (one === undefined || other === undefined) return sentence
  return sentence.replace(PARTY, (party) => (party === one ? other : party === other ? one : party))
}

function found(text: string, kind: RegExp): string[] {
  return text.match(kind) ?? []
}

function closed(sentence: string): string {
  return capital(`${sentence.trim().replace(/[.,\s]+$/, '')}.`)
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** "5 April 2023" and "5th April 2023", "8 weeks" and "eight weeks" are one. */
function haveSameValue(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => {
    const { dates, rest } = extractDates(text)
    return JSON.stringify([dates, extractQuantities(rest).quantities.map(({ value, unit }) => [value, unit])])
  })
  return first === second
}

function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
