import { ENTITY_FIELDS } from '../../db/watchlist/watchlist-entities.ts'
import { entityRecord } from '../../domain/watchlist/watchlist-records.ts'
import { endpoint } from '../http/endpoint.ts'
import { searchAnswer, searchBody } from '../http/search.ts'
import { EntityRecord } from './entity-record.ts'

/**
 * `POST /watchlist/entities/search`: finds the account's entities and those shared with the caller, without archived
 * ones.
 */
export const searchEntities = endpoint({
  method: 'POST',
  path: '/watchlist/entities/search',
  summary: 'Search entities',
  weight: 1,
  looksThrough: true,
  product: 'WATCHLIST',
  permission: 'watchlist.read',
  body: searchBody(ENTITY_FIELDS),
  returns: 'The matching entities.',
  replies: { 200: searchAnswer(EntityRecord) },
  errors: [],
  async handle({ body, caller }, { db }) {
    const { recordsFiltered, records } = await db.watchlistEntities.search(caller, body)
    return { recordsFiltered, records: records.map(entityRecord) }
  },
})
