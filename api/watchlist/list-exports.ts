import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { NextCursor, pageQuery, readPage } from '../http/page.ts'
import { ExportRecord, presentExport } from './present-export.ts'

/** `GET /watchlist/exports`: lists the caller's own exports, newest first. */
export const listExports = endpoint({
  method: 'GET',
  path: '/watchlist/exports',
  summary: 'List your exports, newest first',
  description: 'An export belongs to the user who started it. Get one export for the link to its file.',
  weight: 1,
  product: 'WATCHLIST',
  permission: 'watchlist.read',
  query: z.strictObject(pageQuery()),
  returns: 'A page of exports, newest first.',
  replies: { 200: z.strictObject({ exports: z.array(ExportRecord), nextCursor: NextCursor }) },
  errors: [],
  async handle({ query, caller }, services) {
    const { page, nextCursor } = await readPage(
      services,
      { list: ['exports', caller.accountId, caller.userId], query },
      (range) => services.db.exports.list(caller, range),
      ({ id }) => id,
    )
    const now = Date.now()
    return { exports: page.map((each) => presentExport(each, now)), nextCursor }
  },
})
