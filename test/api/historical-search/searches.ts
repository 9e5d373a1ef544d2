import type { Answer, Service } from '../../support/service.ts'

/** A page of results as tests read it. */
export interface Page {
  searchId: string
  status: string
  delivered: number
  pageSize: number
  warnings: { code: string }[]
  results: Result[]
  nextPageToken: string | null
}

export interface Result extends Record<string, unknown> {
  caseRef: string
  filingDate: string | null
  matchedParty: string
  partyRole: string
}

export const SAFFRON = 'Saffron Textiles Private Limited'

/** Starts a search for a company. */
export function start(service: Service, key: string, body: object): Promise<Answer> {
  return service.call('POST /historical-search', { key, body })
}

export function readPage(service: Service, key: string, searchId: string, token?: string | null): Promise<Answer> {
  const query = token ? `?${new URLSearchParams({ pageToken: token })}` : ''
  return service.call(`GET /historical-search/${searchId}/results${query}`, { key })
}

/** Returns every page of a SYNC search, from its start to its end. */
export async function readAllPages(service: Service, key: string, body: object): Promise<Page[]> {
  const first = await start(service, key, body)
  if (first.status !== 200) throw new Error(`the start answered ${first.status} ${JSON.stringify(first.body)}`)
  const pages = [first.body as Page]
  for (let page = pages[0]; page?.nextPageToken; page = pages.at(-1)) {
    const next = await readPage(service, key, page.searchId, page.nextPageToken)
    if (next.status !== 200) throw new Error(`a page answered ${next.status} ${JSON.stringify(next.body)}`)
    pages.push(next.body as Page)
  }
  return pages
}

/** Waits until an ASYNC search has ended. */
export async function finished(service: Service, key: string, searchId: string): Promise<Record<string, unknown>> {
  for (;;) {
    const { body } = await service.call(`GET /historical-search/${searchId}`, { key })
    const record = body as Record<string, unknown>
    if (record.status !== 'RUNNING') return record
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Returns the units in the ledger of an account; its count, which enforces the allowance, must be equal. */
export async function unitsOf({ db }: Service, accountId: string): Promise<number> {
  const [charged, { historicalUnits }] = await Promise.all([
    db.usageLedger.unitsOf(accountId, 'HISTORICAL_SEARCH'),
    db.accounts.get(accountId),
  ])
  if (charged !== historicalUnits) throw new Error(`the ledger says ${charged} and the account ${historicalUnits}`)
  return charged
}
