/** Numbers as names write them: figures, words, ordinals and roman numerals, all read to one form. */
const UNITS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const TEENS = ['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen']
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const ORDINALS = [
  'zeroth',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]
const MORE_ORDINALS: ReadonlyArray<[string, number]> = [
  ['eleventh', 11],
  ['twelfth', 12],
  ['twentieth', 20],
  ['thirtieth', 30],
  ['fourty', 40],
  ['hundred', 100],
  ['thousand', 1000],
]

const values = new Map<string, number>([
  ...[...UNITS, ...TEENS].map((word, index): [string, number] => [word, index]),
  ...TENS.map((word, index): [string, number] => [word, (index + 2) * 10]),
  ...ORDINALS.map((word, index): [string, number] => [word, index]),
  ...MORE_ORDINALS,
])

/** The value of a number word (`seven`, `twelfth`), or undefined. */
export function numberWord(word: string): number | undefined {
  return values.get(word)
}

/** The value of figures with or without an ordinal ending (`21`, `21st`), or undefined. */
export function figures(word: string): number | undefined {
  const found = /^0*(\d{1,9})(?:st|nd|rd|th)?$/.exec(word)
  return found ? Number(found[1]) : undefined
}

/**
 * The value of a roman numeral up to 39 in the common spelling (`iv`, `xii`, `iind`), or undefined. Larger ones are
 * initials more often.
 */
export function romanNumeral(word: string): number | undefined {
  const [, tens = '', ones = '', ending] = /^(x{0,3})(ix|iv|v?i{0,3})(st|nd|rd|th)?$/.exec(word) ?? []
  const value = tens.length * 10 + ROMAN_ONES.indexOf(ones)
  if (value === 0 || (ending !== undefined && ending !== (['', 'st', 'nd', 'rd'][value] ?? 'th'))) return undefined
  return value
}

const ROMAN_ONES = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix']
