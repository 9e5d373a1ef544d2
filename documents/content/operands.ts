import type { Operation } from './content-lexer.ts'

/**
 * Whether an operator has the operands it needs (ISO 32000-1, annex A); viewers take the last ones. Some stop drawing a page at one that
 * has not; unknown operators are passed over by all.
 */
export function hasItsOperands({ operator, operands }: Operation): boolean {
  return operands.endsWith(OPERANDS.get(operator) ?? '')
}

/** What an operator takes, in the letters of `Operation`. */
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
