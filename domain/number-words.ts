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

const UNITS = 'zero one two three four five six seven eight nine'.split(' ')
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ORDINALS = [
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth',
  'seventeenth eighteenth nineteenth twentieth',
]
  .join(' ')
  .split(' ')

const CARDINAL_VALUES = new Map([
  ...[...UNITS, ...TEENS].map((word, value) => [word, value] as const),
  ...TENS.map((word, at) => [word, 20 + 10 * at] as const),
  ['fourty', 40] as const,
])
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
