import { mkdir, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Tour } from './chapter.ts'

/** The folder of the tour's documents. */
const FOLDER = '.dev/tour'

/** One order from a provider's store, one that only its tribunal's site has, which a browser visits. */
const CASES = [
  { words: 'a High Court order from a provider', caseIdentifier: { courtType: 'HC', cnr: 'DLHC019000012024' } },
  {
    words: "a Company Law Tribunal's order from its own site, through a browser",
    caseIdentifier: { courtType: 'NCLT', filingNumber: '2709139000012024', establishmentCode: '9' },
  },
]

const LookedUpCase = z.object({ searchId: z.string(), orders: z.array(z.object({ orderId: z.string() })) })
const StoredCase = z.object({
  orders: z.array(
    z.object({ orderId: z.string(), attachment: z.string().nullable(), downloadedAt: z.int().nullable() }),
  ),
})
const Download = z.object({ orderId: z.string(), url: z.url() })

/** Downloads orders, keeps the stamped documents for the reader, and finds them in the read-back. */
export async function downloadOrder(tour: Tour): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  for (const { words, caseIdentifier } of CASES) {
    const { searchId, orders } = LookedUpCase.parse((await tour.call('POST', '/case-lookup', { caseIdentifier })).body)
    const orderId = orders[0]?.orderId
    tour.print(`POST /case-lookup/orders/download: ${words}`)
    const answer = await tour.call('POST', '/case-lookup/orders/download', { searchId, orderId })
    tour.check('the document was downloaded, stamped and stored (200)', answer.status === 200)

    const { url } = Download.parse(answer.body)
    const file = await fetch(url)
    const bytes = new Uint8Array(await file.arrayBuffer())
    tour.check(
      'the signed link opens the PDF without an API key',
      file.ok && Buffer.from(bytes).toString('latin1', 0, 5) === '%PDF-',
    )
    const path = `${FOLDER}/order-${caseIdentifier.courtType}.pdf`
    await writeFile(path, bytes)
    tour.print(`    saved as ${path}, with its provenance along the left margin`)

    const changed = await fetch(url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))
    tour.check('a link with one changed character is refused (403)', changed.status === 403)
    const { body } = await tour.call('GET', `/case-lookup/${searchId}`)
    const read = StoredCase.parse(body).orders.find((order) => order.orderId === orderId)
    tour.check('the stored case has a new link and the time of the download', !!read?.attachment && !!read.downloadedAt)
  }
}
