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
function numberWord(word: string): number | undefined {
  return values.get(word)
}

/**
 * The number that words spell from this place on, and how many words: `twenty first`, `one hundred and eight`, `three sixty` (360),
 * `twenty 4`. Undefined when none begins there.
 */
export function numberInWords(words: readonly string[], at: number): { value: number; length: number } | undefined {
  const first = numberWord(words[at] ?? '')
  if (first === undefined) return undefined
  let { value, length } = belowHundred(words, at, first)
  const next = words[at + length] ?? ''
  const tens = numberWord(next)
  const times = TIMES.get(next)
  if (times !== undefined && value < times) {
    value *= times
    length++
    const from = at + length + (words[at + length] === 'and' ? 1 : 0)
    const rest = numberWord(words[from] ?? '')
    if (rest !== undefined && rest < 100) {
      const more = belowHundred(words, from, rest)
      return { value: value + more.value, length: from - at + more.length }
    }
  } else if (first < 10 && first > 0 && length === 1 && tens !== undefined && tens >= 20 && tens < 100) {
    const more = belowHundred(words, at + 1, tens)
    return { value: first * 100 + more.value, length: 1 + more.length }
  }
  return { value, length }
}

const TIMES: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['lakh', 100_000],
])

/** A number up to 99 that begins with this value: tens take the ones behind them, also in figures. */
function belowHundred(words: readonly string[], at: number, first: number): { value: number; length: number } {
  const next = words[at + 1] ?? ''
  const ones = first >= 20 && first < 100 && first % 10 === 0 ? (numberWord(next) ?? figures(next)) : undefined
  if (ones !== undefined && ones > 0 && ones < 10) return { value: first + ones, length: 2 }
  return { value: first, length: 1 }
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
