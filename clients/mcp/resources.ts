import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/server'
import type { CourtPulse } from '../typescript/index.ts'
import { marked } from './court-data.ts'
import { readOrderPages } from './order-pages.ts'
import type { OrderReading } from './remember-pages.ts'
import { partOf } from './tools/orders.ts'

/**
 * Adds the records that the account has already, for assistants that attach them to a conversation. Reading them costs
 * nothing.
 */
export function addResources(server: McpServer, courtPulse: CourtPulse, { open }: OrderReading): void {
  const readCase = (searchId: string) => courtPulse.cases.get({ searchId })

  addResource(
    server,
    'case',
    'courtpulse://cases/{searchId}',
    'A looked-up case as it was at its last lookup.',
    ({ searchId = '' }) => readCase(searchId),
  )
  addResource(
    server,
    'order',
    'courtpulse://orders/{searchId}/{orderId}',
    'The text of a court order whose document the account has downloaded.',
    async ({ searchId = '', orderId = '' }) => {
      const { orders } = await readCase(searchId)
      const url = orders.find((order) => order.orderId === orderId)?.attachment
      if (!url)
        throw new Error('This order has not been downloaded. The tool read_order_text downloads it, which is charged.')
      return partOf(await readOrderPages(await open(url)), 1)
    },
  )
  addResource(
    server,
    'summary',
    'courtpulse://summaries/{summaryId}',
    'A summary of a case or an order, with its state.',
    ({ summaryId = '' }) => courtPulse.summaries.get({ id: summaryId }),
  )
}

function addResource(
  server: McpServer,
  name: string,
  uri: string,
  description: string,
  read: (ids: Record<string, string>) => Promise<unknown>,
): void {
  const about = { description: `Free. ${description}`, mimeType: 'text/plain' }
  server.registerResource(name, new ResourceTemplate(uri, { list: undefined }), about, async (address, variables) => {
    const ids = Object.fromEntries(Object.entries(variables).map(([id, value]) => [id, String(value)]))
    const text = marked(await read(ids)).join('\n')
    return { contents: [{ uri: address.href, mimeType: 'text/plain', text }] }
  })
}
