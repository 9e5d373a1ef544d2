import type { Answer, Service } from './service.ts'

export interface LookedUp {
  searchId: string
  orders: { orderId: string; orderDate: string; number: string }[]
}

/** Looks a case up and returns the ids by which its orders are downloaded. */
export async function lookUp(service: Service, key: string, caseIdentifier: object): Promise<LookedUp> {
  const answer = await service.call('POST /case-lookup', { key, body: { caseIdentifier } })
  if (answer.status !== 200) throw new Error(`the lookup failed: ${JSON.stringify(answer.body)}`)
  return answer.body as LookedUp
}

/** Asks for an order's document. */
export function download(service: Service, key: string, searchId: string, orderId = 'none'): Promise<Answer> {
  return service.call('POST /case-lookup/orders/download', { key, body: { searchId, orderId } })
}

/** Where a signed link leads at the API of this test, whose port its configuration does not know. */
export function linkAt(service: Service, url: string): string {
  return url.replace(/^.*?\/v1/, service.api.baseUrl)
}

/** Follows the link of a download. */
export function open(service: Service, { body }: Answer): Promise<Response> {
  return fetch(linkAt(service, (body as { url: string }).url))
}

/** The body of a 422 with this reason. */
export function refused(reason: string) {
  return {
    httpStatusCode: 422,
    code: 60433,
    message: 'The document of this order cannot be downloaded.',
    appError: true,
    details: { label: 'ORDER_DOWNLOAD_FAILED', reason },
  }
}
