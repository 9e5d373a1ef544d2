import { isName, isText, type Operand, type Operation } from './content-lexer.ts'

/**
 * Whether an operator has the operands it needs (ISO 32000-1, annex A). Some viewers stop drawing a page at one that has not; unknown
 * operators are passed over by all.
 */
export function hasItsOperands({ operator, operands }: Operation): boolean {
  const needed = OPERANDS.get(operator)
  if (needed === undefined) return true
  const first = operands.length - needed.length
  if (first < 0) return false
  // Viewers take the last ones.
  for (let at = 0; at < needed.length; at += 1) if (!isOfKind(needed[at], operands[first + at])) return false
  return true
}

/** What an operator takes, a letter each: a number, a name, a string, an array. */
const OPERANDS = new Map(
  [
    'w:0 J:0 j:0 M:0 d:a0 ri:n i:0 gs:n cm:000000',
    'm:00 l:00 c:000000 v:0000 y:0000 re:0000',
    `Tc:0 Tw:0 Tz:0 TL:0 Tf:n0 Tr:0 Ts:0 Td:00 TD:00 Tm:000000 Tj:s TJ:a ':s ":00s`,
    'CS:n cs:n G:0 g:0 RG:000 rg:000 K:0000 k:0000 sh:n Do:n BMC:n MP:n',
  ]
    .flatMap((row) => row.split(' '))
    .map((entry) => entry.split(':') as [operator: string, operands: string]),
)

function isOfKind(kind: string | undefined, operand: Operand | undefined): boolean {
  if (kind === '0') return typeof operand === 'number'
  if (kind === 'n') return isName(operand)
  if (kind === 's') return isText(operand)
  return Array.isArray(operand)
}
