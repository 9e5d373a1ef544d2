import { randomUUID } from 'node:crypto'
import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { CourtPulse, HistoricalResult, HistoricalSearch } from '../../typescript/index.ts'
import { addTool } from '../tool.ts'

const Year = z.int().exactOptional()

/** Adds the tools that search the court history of a company, page by page. */
export function addHistoricalSearchTools(server: McpServer, { historicalSearches }: CourtPulse): void {
  addTool(
    server,
    {
      name: 'start_historical_search',
      title: 'Search the court history of a company',
      description:
        'Searches all courts for cases of a company. Returns the first page with up to 100 cases, newest first. It ' +
        'can take a minute. If the page is not ready in time, the details of the error have a ' +
        'searchId and a nextPageToken to continue with. It works for companies only, not for persons.',
      input: z.strictObject({
        name: z.string().meta({ description: 'The full name of the company.' }),
        nameVariations: z.array(z.string()).exactOptional().meta({ description: 'Other names or spellings.' }),
        partyType: z
          .enum(['PETITIONER', 'RESPONDENT', 'BOTH'])
          .exactOptional()
          .meta({ description: 'The side the company must be on. The default is BOTH.' }),
        registrationNumber: z.string().exactOptional().meta({ description: 'Makes matching more precise.' }),
        location: z.string().exactOptional().meta({ description: 'Makes matching more precise.' }),
        fromYear: Year.meta({ description: 'Returns cases filed in this year or later. At least 1950.' }),
        toYear: Year.meta({ description: 'Returns cases filed in this year or earlier.' }),
        caseStatus: z.enum(['ALL', 'PENDING', 'DISPOSED']).exactOptional(),
      }),
      cost: 'one page or one search of the account, by its plan',
    },
    async ({ fromYear, toYear, caseStatus, ...rest }) => {
      const filters = {
        ...(fromYear === undefined ? {} : { fromYear }),
        ...(toYear === undefined ? {} : { toYear }),
        ...(caseStatus === undefined ? {} : { caseStatus }),
      }
      // If the call is sent again on the way, its reference makes it join the same search.
      return shorter(await historicalSearches.start({ ...rest, filters, clientReference: randomUUID() }))
    },
  )
  addTool(
    server,
    {
      name: 'read_historical_results',
      title: 'Read a page of a historical search',
      description:
        'Returns a page of a search: the first page, or the page of a nextPageToken. A new page can take a ' +
        'minute. If nextPageToken is null, there are no more pages.',
      input: z.strictObject({ searchId: z.string(), pageToken: z.string().exactOptional() }),
      cost: 'one page of the account if its plan charges by page; a page that was read before is free',
    },
    async (page) => shorter(await historicalSearches.listResults(page)),
  )
}

/** Drops empty fields and the full lists of parties, which would make a page five times as long. */
function shorter<Page extends HistoricalSearch & { results?: HistoricalResult[] }>(page: Page) {
  const results = page.results?.map(({ petitioners: _, respondents: __, ...result }) => withoutNulls(result))
  return { ...page, results }
}

function withoutNulls(record: object): object {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null))
}
