/** Words for numbers, English and Hindi, each with its value. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = inNormalForm([
  ...counted(
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  ),
  ...counted('thirty forty fifty sixty seventy eighty ninety').map(([word, at]) => [word, 20 + 10 * at] as const),
  ...counted(
    'एक दो तीन चार पांच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस ' +
      'इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस ' +
      'इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ ' +
      'इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी अस्सी ' +
      'इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे',
  ),
  ...Object.entries({ fourty: 40, पाँच: 5, छः: 6, छ: 6, पन्द्रह: 15, डेढ़: 1.5, डेढ: 1.5, ढाई: 2.5 }),
])

/** Words that multiply what stands before them. */
export const MULTIPLIERS: ReadonlyMap<string, number> = inNormalForm(
  Object.entries({
    hundred: 1e2,
    thousand: 1e3,
    lakh: 1e5,
    lakhs: 1e5,
    lac: 1e5,
    lacs: 1e5,
    million: 1e6,
    millions: 1e6,
    mn: 1e6,
    crore: 1e7,
    crores: 1e7,
    cr: 1e7,
    arab: 1e9,
    // "Rs 10L", "Rs. 45K"
    l: 1e5,
    k: 1e3,
    billion: 1e9,
    bn: 1e9,
    सौ: 1e2,
    हजार: 1e3,
    हज़ार: 1e3,
    लाख: 1e5,
    करोड़: 1e7,
    करोड: 1e7,
    अरब: 1e9,
  }),
)

/** Each word with its place in the row, from 1. */
function counted(words: string): [string, number][] {
  return words.split(' ').map((word, at) => [word, at + 1])
}

/** Dots below letters stand apart, as in the plain texts that are read. */
function inNormalForm(words: readonly (readonly [string, number])[]): ReadonlyMap<string, number> {
  return new Map(words.map(([word, value]) => [word.normalize('NFKC'), value]))
}

/**
 * Writes numbers in words as digits, as courts spell out days and years: `second day of May, two thousand seventeen` is
 * `2 day of May, 2017`, and `nineteen ninety-nine` is `1999`.
 */
export function inDigits(text: string): string {
  return text.replace(NUMBER, (words) => {
    const value = numberFrom(words.toLowerCase().split(/[\s-]+/))
    return value === undefined ? words : String(value)
  })
}

const ORDINALS = [
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth',
  'seventeenth eighteenth nineteenth twentieth',
]
  .join(' ')
  .split(' ')

const CARDINAL_VALUES = new Map([['zero', 0] as const, ...[...NUMBER_WORDS].filter(([word]) => /^[a-z]+$/.test(word))])
/** An ordinal ends a number: `second two thousand` are two. */
const ORDINAL_VALUES = new Map([...ORDINALS.map((word, at) => [word, at + 1] as const), ['thirtieth', 30] as const])

const CARDINAL = `(?:${[...CARDINAL_VALUES.keys()].join('|')}|hundred|thousand)`
const ORDINAL = `(?:${[...ORDINAL_VALUES.keys()].join('|')})`
const NUMBER = new RegExp(
  String.raw`\b(?:${CARDINAL}(?:[\s-]+(?:and[\s-]+)?${CARDINAL})*(?:[\s-]+${ORDINAL})?|${ORDINAL})\b`,
  'gi',
)

/** Returns undefined for other words. Two tens are the halves of a year. */
function numberFrom(words: string[]): number | undefined {
  let thousands = 0
  let value = 0
  let last = 0
  for (const word of words) {
    if (word === 'and') continue
    if (word === 'thousand') {
      thousands += (value || 1) * 1000
      value = 0
    } else if (word === 'hundred') value = (value || 1) * 100
    else {
      const next = CARDINAL_VALUES.get(word) ?? ORDINAL_VALUES.get(word)
      if (next === undefined) return undefined
      const isSecondHalf = next >= 10 && value >= 10 && value < 100 && last !== 0
      value = isSecondHalf ? value * 100 + next : value + next
      last = next
    }
  }
  return thousands + value
}
