/**
 * `npm run proofs -- evenings [evenings [seed]]`: plays random evenings of a court (by default 10,000) with late,
 * revised, cut and missing lists, and compares the service's notifications with the court's lists. The exit code is 0
 * when they agree.
 */
import { playEvening } from './hearings/court-evening.ts'

const MINUTE = 60_000
const MAX_SHOWN = 20

const [count = 10_000, seed = 1] = process.argv.slice(2).map(Number)
if (!Number.isInteger(count) || !Number.isInteger(seed)) {
  console.log('Usage: npm run proofs -- evenings [evenings [seed]]: two whole numbers, 10000 and 1 by default.')
  process.exit(1)
}
const problems: string[] = []
let [listings, looks, latest] = [0, 0, 0]
for (let evening = 0; evening < count; evening++) {
  const played = playEvening(seed + evening)
  problems.push(...played.problems)
  looks += played.looks
  listings += played.delays.length
  latest = Math.max(latest, ...played.delays)
}
console.log(
  `${count} evenings, ${looks} looks, ${listings} listings, each told within ${(latest / MINUTE).toFixed(1)} minutes`,
)
console.log(`${problems.length} problems`)
for (const problem of problems.slice(0, MAX_SHOWN)) console.log(`  ${problem}`)
if (problems.length > 0) process.exitCode = 1
