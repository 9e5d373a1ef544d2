import type { HistoricalPage, HistoricalResult } from './specification.ts'

/** Every case of a search, page after page. A page that is not assembled yet is waited for by the retries underneath. */
export async function* pagesOf(
  searchId: string,
  read: (path: string) => Promise<HistoricalPage>,
): AsyncGenerator<HistoricalResult> {
  const path = `/historical-search/${encodeURIComponent(searchId)}/results`
  for (let token: string | null | undefined; token !== null; ) {
    const page: HistoricalPage = await read(token ? `${path}?pageToken=${encodeURIComponent(token)}` : path)
    yield* page.results
    token = page.nextPageToken
  }
}
