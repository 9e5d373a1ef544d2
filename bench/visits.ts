/**
 * `npm run proofs -- bench visits`: 500 visits to a court's site, four at once, through one browser of this process. (a) its memory stays
 * bounded however many visits there were; (b) nothing of it is left at the end.
 */
import { readFile } from 'node:fs/promises'
import { startSandbox } from '../sandbox/start.ts'
import { createBrowser } from '../sources/court-sites/browser.ts'
import { createCourtSites } from '../sources/court-sites/client.ts'
import { browsersOf, profilesOf } from '../test/support/browsers.ts'
import { FREE_GATEWAY } from '../test/support/free-gateway.ts'
import { testStack } from '../test/support/stack.ts'
import { createTargets, throughput } from './support/figures.ts'

const VISITS = 500
const AT_ONCE = 4
/** Four pages of a hundred MiB and the browser itself. */
const MAX_MIB = 1_000

const sandbox = await startSandbox({})
const browser = createBrowser({ executablePath: testStack().chromium, hosts: ['127.0.0.1'] })
const sites = createCourtSites(browser, FREE_GATEWAY, `${sandbox.url}/courts`)
const targets = createTargets()

const samples: number[] = []
const perSecond = await throughput(VISITS, AT_ONCE, async (index) => {
  const answer = await sites.readCase({ courtType: 'NCLT', establishmentCode: '9', filingNumber: '2709139000012024' })
  if (answer.kind !== 'found') throw new Error(`a visit ended as ${answer.kind}`)
  if (index % 20 === 19) samples.push(await browserMiB())
})
const half = samples.length / 2
console.log(`  ${perSecond.toFixed(1)} visits a second; MiB of the browser: ${samples.join(' ')}`)
targets.atMost('(a) most memory of the browser in MiB', Math.max(...samples), MAX_MIB)
targets.atMost(
  '(a) most memory, second half to first',
  Math.max(...samples.slice(half)) / Math.max(...samples.slice(0, half)),
  1.2,
)

await browser.close()
targets.atMost('(b) browser processes left', (await browsersOf(process.pid)).length, 0)
targets.atMost('(b) profiles left', (await profilesOf(process.pid)).length, 0)
await sandbox.close()
process.exit(targets.exitCode())

/** What the browser's processes hold of memory for themselves: pages that they share are counted for each in its part only. */
async function browserMiB(): Promise<number> {
  const sizes = await Promise.all((await browsersOf(process.pid)).map(proportionalKb))
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024)
}

async function proportionalKb(pid: number): Promise<number> {
  try {
    const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')
    return Number(/^Pss:\s+(\d+) kB$/m.exec(text)?.[1] ?? 0)
  } catch {
    // It ended while the list was read.
    return 0
  }
}
