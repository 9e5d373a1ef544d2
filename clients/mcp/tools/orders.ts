import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { CourtPulse } from '../../typescript/index.ts'
import { type OpenDocument, type OrderPages, readOrderPages } from '../order-pages.ts'
import type { OrderReading } from '../remember-pages.ts'
import { addTool } from '../tool.ts'

/** Characters of one answer: some 15,000 tokens, a part of any assistant's memory and the whole of most orders. */
const MAX_CHARACTERS = 60_000

/** Adds the tools that read the text of court orders. */
export function addOrderTools(server: McpServer, courtPulse: CourtPulse, { open, remembered }: OrderReading): void {
  addTool(
    server,
    {
      name: 'read_order_text',
      title: 'Read the text of an order',
      description:
        'Returns the text of a court order, page by page. The first call fetches the document from the court. It can take ' +
        'minutes. On ORDER_DOWNLOAD_NOT_READY, call again: the call joins the running download. Long orders ' +
        'come in parts: continue with the page named at the end of the text. The first line says where the document comes from.',
      input: z.strictObject({
        searchId: z.string().meta({ description: 'The searchId of the looked-up case.' }),
        orderId: z.string().meta({ description: 'The orderId from the orders of that case.' }),
        fromPage: z.int().min(1).default(1),
      }),
      cost: 'one order download of the account, at the first call for an order',
    },
    async ({ searchId, orderId, fromPage }) =>
      partOf(await remembered(`${searchId}/${orderId}`, () => download(courtPulse, open, searchId, orderId)), fromPage),
  )
}

async function download(
  { orders }: CourtPulse,
  open: OpenDocument,
  searchId: string,
  orderId: string,
): Promise<OrderPages> {
  const { url } = await orders.download({ searchId, orderId })
  return readOrderPages(await open(url))
}

/** Returns as many whole pages from `fromPage` on as fit into an answer, at least one. */
export function partOf({ provenance, pages }: OrderPages, fromPage: number): string {
  if (fromPage > pages.length) return `The order has ${pages.length} pages.`
  const parts: string[] = []
  let length = 0
  for (const [index, text] of pages.entries()) {
    if (index + 1 < fromPage) continue
    if (parts.length > 0 && length + text.length > MAX_CHARACTERS) break
    parts.push(`[page ${index + 1} of ${pages.length}]\n${shown(text)}`)
    length += text.length
  }
  const next = fromPage + parts.length
  if (next <= pages.length) parts.push(`[continue with fromPage ${next}]`)
  return [`[${provenance}]`, ...parts].join('\n\n')
}

function shown(text: string): string {
  if (text.trim() === '') return '(this page has no text: it is an image, probably a scan)'
  if (text.length <= MAX_CHARACTERS) return text
  return `${text.slice(0, MAX_CHARACTERS)}\n(the rest of this page is omitted because it is too long)`
}
