import { z } from 'zod'
import { IMPORT_STATUSES } from '../../db/watchlist/imports.ts'
import { endpoint } from '../http/endpoint.ts'
import { NextCursor, pageQuery, readPage } from '../http/page.ts'

const ImportRecord = z
  .strictObject({
    importId: z.string(),
    status: z.enum(IMPORT_STATUSES),
    created: z.int(),
    completedAt: z.int().nullable(),
  })
  .meta({ id: 'ImportRecord' })

/** `GET /watchlist/imports`: lists the imports of the account, newest first. */
export const listImports = endpoint({
  method: 'GET',
  path: '/watchlist/imports',
  summary: 'List imports, newest first',
  weight: 1,
  product: 'WATCHLIST',
  permission: 'watchlist.read',
  query: z.strictObject(pageQuery()),
  returns: 'A page of imports, newest first.',
  replies: { 200: z.strictObject({ imports: z.array(ImportRecord), nextCursor: NextCursor }) },
  errors: [],
  async handle({ query, caller: { accountId } }, services) {
    const { page, nextCursor } = await readPage(
      services,
      { list: ['imports', accountId], query },
      (range) => services.db.imports.list(accountId, range),
      ({ id }) => id,
    )
    const imports = page.map(({ id, status, created, completedAt }) => ({ importId: id, status, created, completedAt }))
    return { imports, nextCursor }
  },
})
