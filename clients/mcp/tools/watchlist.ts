import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { CourtPulse } from '../../typescript/index.ts'
import { addTool } from '../tool.ts'

const Page = {
  skip: z.int().min(0).default(0).meta({ description: 'How many records to skip at the beginning.' }),
  limit: z.int().min(1).max(100).default(20),
}
const RiskLevel = z.enum(['VERY_HIGH', 'HIGH', 'MODERATE', 'LOW', 'UNCLASSIFIED'])
const Id = z.strictObject({ id: z.string() })
const Day = z.iso.date().meta({ description: 'A day in India, YYYY-MM-DD.' })

/** Adds the tools that read the watchlist: its entities, the cases found and tracked for them, and their changes. */
export function addWatchlistTools(
  server: McpServer,
  { entities, candidates, trackedCases, hearings }: CourtPulse,
): void {
  addTool(
    server,
    {
      name: 'search_watchlist_entities',
      title: 'Search the watchlist',
      description: 'Lists the companies and persons on the watchlist that the API key can see, except archived ones.',
      input: z.strictObject({
        name: z.string().exactOptional().meta({ description: 'A part of the name to search for.' }),
        entityType: z.enum(['PERSON', 'BUSINESS']).exactOptional(),
        status: z.enum(['ACTIVE', 'PAUSED']).exactOptional(),
        ...Page,
      }),
      cost: null,
    },
    ({ name, skip, limit, ...filter }) => {
      const like = name === undefined ? {} : { name }
      return entities.search({ $filter: filter, $like: like, $skip: skip, $limit: limit })
    },
  )
  addTool(
    server,
    {
      name: 'read_watchlist_entity',
      title: 'Read a watchlist entity',
      description:
        'Returns one company or person of the watchlist with its risk level and the number of cases per risk level.',
      input: Id,
      cost: null,
    },
    (entity) => entities.get(entity),
  )
  addTool(
    server,
    {
      name: 'search_candidates',
      title: 'Search the candidates of an entity',
      description: 'Lists cases that were found for an entity of the watchlist and are not tracked yet.',
      input: z.strictObject({
        entityId: z.string(),
        tab: z.enum(['historical', 'pendingReview']).meta({
          description:
            'historical: from the one-time search for past cases, and declined candidates. pendingReview: found recently and waiting for a decision.',
        }),
        ...Page,
      }),
      cost: null,
    },
    ({ entityId, tab, skip, limit }) => candidates.search({ id: entityId, tab, $skip: skip, $limit: limit }),
  )
  addTool(
    server,
    {
      name: 'search_tracked_cases',
      title: 'Search tracked cases',
      description:
        'Lists the cases that are tracked for the watchlist, except archived ones. Send the ID of an entity to list only its cases.',
      input: z.strictObject({
        entityId: z.string().exactOptional(),
        riskLevel: RiskLevel.exactOptional(),
        ...Page,
      }),
      cost: null,
    },
    ({ entityId, skip, limit, ...rest }) => {
      const filter = { ...rest, ...(entityId === undefined ? {} : { watchlistEntityIds: entityId }) }
      return trackedCases.search({ $filter: filter, $skip: skip, $limit: limit })
    },
  )
  addTool(
    server,
    {
      name: 'read_case_family',
      title: 'Read the family of a tracked case',
      description:
        'Returns the cases that belong to a tracked case: connected matters, its main matter, appeals and transfers, as the records of the courts state it. A case with the state SUGGESTED is not tracked.',
      input: Id,
      cost: null,
    },
    (tracked) => trackedCases.getFamily(tracked),
  )
  addTool(
    server,
    {
      name: 'read_tracked_case',
      title: 'Get a tracked case',
      description: 'Returns one tracked case with its risk level, status and snapshot.',
      input: Id,
      cost: null,
    },
    (trackedCase) => trackedCases.get(trackedCase),
  )
  addTool(
    server,
    {
      name: 'list_case_changes',
      title: 'List the changes of a tracked case',
      description: 'Lists what changed in a tracked case, newest first.',
      input: Id.extend({
        cursor: z.string().exactOptional().meta({
          description: 'The nextCursor of the previous response. The response continues with older changes.',
        }),
      }),
      cost: null,
    },
    (page) => trackedCases.listChanges(page),
  )
  addTool(
    server,
    {
      name: 'list_hearings',
      title: 'List hearings',
      description:
        'Lists the hearings of tracked cases, earliest day first: whether each is on a cause list, with court room and item. Without days it covers the next 30.',
      input: z.strictObject({
        from: Day.exactOptional(),
        to: Day.exactOptional(),
        caseId: z.string().exactOptional(),
        entityId: z.string().exactOptional(),
        cursor: z.string().exactOptional().meta({
          description: 'The nextCursor of the previous response. The response continues with later hearings.',
        }),
      }),
      cost: null,
    },
    (wanted) => hearings.list(wanted),
  )
  addTool(
    server,
    {
      name: 'read_hearing_coverage',
      title: 'Read which cause lists are known',
      description:
        "Returns how far the cause lists of the next seven days are known, in each court of the tracked cases. A hearing that is on no list is certain only where the court's lists are READ.",
      input: z.strictObject({}),
      cost: null,
    },
    () => hearings.getCoverage(),
  )
}
