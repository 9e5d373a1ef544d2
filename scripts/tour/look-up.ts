import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { Tour } from './chapter.ts'

/** One case in three court types, each in the way that court names its cases. The sandbox knows all three. */
const CASES = [
  { words: 'a High Court case by its CNR', caseIdentifier: { courtType: 'HC', cnr: 'DLHC019000012024' } },
  {
    words: 'a case before the Company Law Tribunal by its filing number',
    caseIdentifier: { courtType: 'NCLT', filingNumber: '2709139000012024', establishmentCode: '10' },
  },
  {
    words: 'a Supreme Court case by its diary number',
    caseIdentifier: { courtType: 'SC', diaryNumber: '900001/2024' },
  },
]

const LookedUpCase = z.object({
  searchId: z.string(),
  court: z.string(),
  parties: z.object({ petitioner: z.string(), respondent: z.string() }),
  orders: z.array(z.object({ orderId: z.string(), orderDate: z.string(), number: z.string() })),
})

/** Looks a case up live in three court types, and reads each back as it was stored. */
export async function lookUp(tour: Tour): Promise<void> {
  for (const { words, caseIdentifier } of CASES) {
    tour.print(`POST /case-lookup: ${words}, ${Object.values(caseIdentifier).join(' ')}`)
    const { status, body } = await tour.call('POST', '/case-lookup', { caseIdentifier })
    tour.check('the case was fetched live and stored (200)', status === 200)
    const found = LookedUpCase.parse(body)

    tour.print(`    ${found.parties.petitioner} versus ${found.parties.respondent}`)
    tour.print(`    ${found.court}`)
    tour.print(`    orders: ${found.orders.map(({ number, orderDate }) => `${number} of ${orderDate}`).join(', ')}`)
    tour.check('the case has three orders', found.orders.length === 3)

    const stored = await tour.call('GET', `/case-lookup/${found.searchId}`)
    tour.check('the stored case can be read without a new lookup', isSameCase(stored.body, found))
  }
}

function isSameCase(body: unknown, found: z.infer<typeof LookedUpCase>): boolean {
  return isDeepStrictEqual(LookedUpCase.safeParse(body).data, found)
}
