import { readFile } from 'node:fs/promises'
import test from 'ava'
import { FAULT_KINDS } from '../../sandbox/sandbox.ts'
import { RESERVED_CASES } from '../../sandbox/world/reserved-cases.ts'
import { RESERVED_NAMES } from '../../sandbox/world/reserved-names.ts'

const page = await readFile('docs/sandbox.md', 'utf8')

test('the description puts every reserved case into one of its ranges', (t) => {
  const ranges = [...page.matchAll(/^\| (\d\d) to (\d\d) \|/gm)].map(
    ([, first, last]) => [Number(first), Number(last)] as const,
  )
  const rangesOf = (number: number) => ranges.filter(([first, last]) => first <= number && number <= last)
  for (const number of Object.keys(RESERVED_CASES)) t.is(rangesOf(Number(number)).length, 1, number)
  for (const [first, last] of ranges) t.true(first in RESERVED_CASES && last in RESERVED_CASES)
})

test('the description names every fault and every reserved company', (t) => {
  for (const kind of FAULT_KINDS) t.regex(page, new RegExp(`^\\| \`${kind}\` \\|`, 'm'))
  for (const { name } of RESERVED_NAMES) t.true(page.includes(`| ${name} |`), name)
})
