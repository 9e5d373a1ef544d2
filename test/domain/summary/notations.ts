import fc from 'fast-check'

/** A calendar day. */
export interface Day {
  year: number
  month: number
  day: number
}

/** Days that exist in every month, of years that two digits tell. */
export const aDay = fc.record({
  year: fc.integer({ min: 1990, max: 2040 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
})

/** Sums of rupees as orders have them, from some thousand to hundreds of crores. */
export const anAmount = fc.oneof(
  fc.integer({ min: 1_001, max: 9_99_999 }),
  fc.integer({ min: 11, max: 9_999 }).map((thousands) => thousands * 1_000),
  fc.integer({ min: 11, max: 99_999 }).map((lakhs) => lakhs * 1_00_000),
)

/** The ways in which orders and summaries write a day. */
export const DATE_NOTATIONS: readonly ((day: Day) => string)[] = [
  ({ year, month, day }) => `${two(day)}-${two(month)}-${year}`,
  ({ year, month, day }) => `${day}/${month}/${year}`,
  ({ year, month, day }) => `${two(day)}.${two(month)}.${year}`,
  ({ year, month, day }) => `${two(day)}.${two(month)}.${two(year % 100)}`,
  ({ year, month, day }) => `${year}-${two(month)}-${two(day)}`,
  ({ year, month, day }) => `${ordinal(day)} ${ENGLISH[month - 1]} ${year}`,
  ({ year, month, day }) => `${ordinal(day)} day of ${ENGLISH[month - 1]}, ${year}`,
  ({ year, month, day }) => `${day} ${ENGLISH[month - 1]?.slice(0, 3)}${month === 5 ? '' : '.'} ${year}`,
  ({ year, month, day }) => `${day}-${ENGLISH[month - 1]?.slice(0, 3)}-${year}`,
  ({ year, month, day }) => `${ENGLISH[month - 1]} ${day}, ${year}`,
  ({ year, month, day }) => `${ENGLISH[month - 1]?.toUpperCase()} ${ordinal(day)} ${year}`,
  ({ year, month, day }) => `${day} ${HINDI[month - 1]} ${year}`,
  ({ year, month, day }) => devanagari(`${two(day)}-${two(month)}-${year}`),
  ({ year, month, day }) => inDigitsFrom(0x660, `${day}/${month}/${year}`),
  ({ year, month, day }) => devanagari(`${day} ${HINDI[month - 1]}, ${year}`),
]

/** The ways in which orders and summaries write a sum of rupees. */
export const AMOUNT_NOTATIONS: readonly ((rupees: number) => string)[] = [
  (rupees) => `Rs. ${grouped(rupees)}`,
  (rupees) => `Rs.${grouped(rupees)}/-`,
  (rupees) => `Rs ${rupees}`,
  (rupees) => `₹${grouped(rupees)}`,
  (rupees) => `INR ${rupees}.00`,
  (rupees) => `${grouped(rupees)} rupees`,
  (rupees) => `Rs. ${rupees / 1_00_000} lakh`,
  (rupees) => `₹ ${rupees / 1_00_00_000} crore`,
  (rupees) => `${rupees / 1_00_000} lakhs of rupees or Rs. ${grouped(rupees)}`,
  (rupees) => `Rupees ${inWords(rupees)} only`,
  (rupees) => devanagari(`रु. ${grouped(rupees)}`),
  (rupees) => `${devanagari(grouped(rupees))} रुपये`,
  (rupees) => inDigitsFrom(0x6f0, `Rs. ${grouped(rupees)}`),
  (rupees) => inDigitsFrom(0xbe6, `Rs. ${grouped(rupees)}`),
]

const ENGLISH = 'January February March April May June July August September October November December'.split(' ')
const HINDI = 'जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' ')

function two(number: number): string {
  return String(number).padStart(2, '0')
}

function ordinal(day: number): string {
  if (day === 1 || day === 21) return `${day}st`
  if (day === 2 || day === 22) return `${day}nd`
  return day === 3 || day === 23 ? `${day}rd` : `${day}th`
}

function devanagari(text: string): string {
  return inDigitsFrom(0x966, text)
}

/** With the digits of another script, whose zero is the given character. */
function inDigitsFrom(zero: number, text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
}

/** The last three figures, then pairs: `1,23,45,678`. */
function grouped(rupees: number): string {
  return rupees.toLocaleString('en-IN')
}

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

function inWords(rupees: number): string {
  const parts: string[] = []
  let left = rupees
  for (const [size, word] of [
    [1_00_00_000, 'Crore'],
    [1_00_000, 'Lakh'],
    [1_000, 'Thousand'],
    [100, 'Hundred'],
  ] as const) {
    if (left >= size) parts.push(`${below(Math.floor(left / size))} ${word}`)
    left %= size
  }
  if (left > 0) parts.push(below(left))
  return parts.join(' ')
}

function below(number: number): string {
  if (number >= 100) return inWords(number)
  if (number < 20) return SMALL[number] ?? ''
  const unit = number % 10
  return `${TENS[Math.floor(number / 10) - 2]}${unit > 0 ? `-${SMALL[unit]}` : ''}`
}
