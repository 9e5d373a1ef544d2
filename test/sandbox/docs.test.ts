import { readFile } from 'node:fs/promises'
import test from 'ava'
import { FAULT_KINDS } from '../../sandbox/sandbox.ts'
import { RESERVED_CASES } from '../../sandbox/world/reserved-cases.ts'
import { RESERVED_NAMES } from '../../sandbox/world/reserved-names.ts'

const page = await readFile('docs/sandbox.md', 'utf8')

test('the description has a row for every reserved case, in the words of the code', (t) => {
  const rows = [...page.matchAll(/^\| (\d\d) \| (.+) \|$/gm)].map(([, number, text]) => [Number(number), text])
  t.deepEqual(
    rows,
    Object.entries(RESERVED_CASES).map(([number, { title }]) => [Number(number), title]),
  )
})

test('the description names every fault and every reserved company', (t) => {
  for (const kind of FAULT_KINDS) t.regex(page, new RegExp(`^\\| \`${kind}\` \\|`, 'm'))
  for (const { name } of RESERVED_NAMES) t.true(page.includes(`| ${name} |`), name)
})
