/**
 * `npm run proofs -- planted-lists [lists [seed [court]]]`: prints lists of each court, by default 10,000, damages
 * them, and counts wrong readings and silent losses. The exit code is 0 when there are none.
 */
import { FORMS } from './hearings/list-forms.ts'
import { tryList } from './hearings/planted-lists.ts'

const MAX_SHOWN = 10

const [count = 10_000, seed = 1] = process.argv.slice(2, 4).map(Number)
const [, , , , only] = process.argv
if (!Number.isInteger(count) || !Number.isInteger(seed)) {
  console.log('Usage: [lists [seed [court]]]: two whole numbers, 10000 and 1 by default, and a court such as SC.')
  process.exit(1)
}
for (const form of FORMS.filter(({ court }) => only === undefined || court === only)) {
  const kinds = { 'lost in silence': 0, 'wrong number': 0, 'a stranger': 0, other: 0 }
  const shown: string[] = []
  let whole = 0
  for (let at = 0; at < count; at++) {
    const { reading, faults, damages } = await tryList(form, seed + at)
    if (!reading.isCut) whole += 1
    for (const fault of faults) {
      const kind = (Object.keys(kinds) as (keyof typeof kinds)[]).find((each) => fault.startsWith(each)) ?? 'other'
      kinds[kind] += 1
    }
    if (faults.length > 0) shown.push(`seed ${seed + at}, ${damages.join(', ')}: ${faults[0]}`)
  }
  const found = Object.entries(kinds).map(([kind, each]) => `${each} ${kind}`)
  console.log(`${form.court.padEnd(12)} ${count} lists, ${whole} read in full: ${found.join(', ')}`)
  for (const line of shown.slice(0, MAX_SHOWN)) console.log(`  ${line}`)
  if (shown.length > 0) process.exitCode = 1
}
