import test from 'ava'
import { rememberPages } from '../../../clients/mcp/remember-pages.ts'

const PAGES = { provenance: 'CourtPulse', pages: ['Ordered accordingly.'] }

test('the pages of an order are read once within their time, and again after it', async (t) => {
  let [now, reads] = [1_000, 0]
  const remembered = rememberPages(300, () => now)
  const read = async () => {
    reads += 1
    return PAGES
  }
  for (now of [1_000, 1_200, 1_299]) t.is(await remembered('an order', read), PAGES)
  t.is(reads, 1)
  now = 1_300
  await remembered('an order', read)
  t.is(reads, 2)
})
