import test from 'ava'
import { anAccount, type Service, sharedService } from '../../../support/service.ts'

let service: Service

test.before(async () => {
  service = await sharedService()
})
test.after.always(() => service?.close())

const NOWHERE = '0190f5e0b7a07c3c8a5d6e7f80912345'

test('GET /watchlist/imports/:id: 200 shows which rows still wait, and 404 60420 to another account', async (t) => {
  const { key } = await anAccount(service.db)
  const answer = await service.call('POST /watchlist/entities/import', { key, body: [{ name: 'X' }] })
  const { importId } = answer.body as { importId: string }
  t.is((await service.call(`GET /watchlist/imports/${importId}`, { key })).status, 200)
  const stranger = await anAccount(service.db)
  const hidden = await service.call(`GET /watchlist/imports/${importId}`, { key: stranger.key })
  const missing = await service.call(`GET /watchlist/imports/${NOWHERE}`, { key: stranger.key })
  t.deepEqual([hidden.status, hidden.body], [404, missing.body])
})

test('GET /watchlist/imports: 200 lists the imports of the account, newest first', async (t) => {
  const { key } = await anAccount(service.db)
  const [first, second] = [await anImport(key, [{}]), await anImport(key, [{}, {}])]
  const { status, body } = await service.call('GET /watchlist/imports', { key })
  const { imports, nextCursor } = body as { imports: { importId: string }[]; nextCursor: string | null }
  t.deepEqual([status, imports.map(({ importId }) => importId), nextCursor], [200, [second, first], null])
  const stranger = await anAccount(service.db)
  const other = await service.call('GET /watchlist/imports', { key: stranger.key })
  t.deepEqual(other.body, { imports: [], nextCursor: null })
})

interface Row {
  row: number
  issues: unknown[] | null
  issuesLeftOut: number
}
interface Page {
  counts: Record<string, number>
  rows: Row[]
  nextCursor: string | null
}

test('GET /watchlist/imports/:id: 200 with a limit reads its rows page by page, each once', async (t) => {
  const { key } = await anAccount(service.db)
  const importId = await anImport(
    key,
    Array.from({ length: 25 }, () => ({})),
  )
  const seen: number[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: Page = await read(key, importId, `?limit=10${cursor && `&cursor=${cursor}`}`)
    t.is(page.counts.INVALID, 25)
    seen.push(...page.rows.map(({ row }) => row))
    cursor = page.nextCursor
  }
  t.deepEqual(
    seen,
    Array.from({ length: 25 }, (_, index) => index + 1),
  )
})

test('GET /watchlist/imports/:id: 200 shows ten mistakes a row and a hundred an answer, and counts the others', async (t) => {
  const { key } = await anAccount(service.db)
  const row = Object.fromEntries(Array.from({ length: 28 }, (_, index) => [`${index}`.padEnd(200, 'x'), 1]))
  const importId = await anImport(
    key,
    Array.from({ length: 15 }, () => row),
  )
  // The type is missing as well.
  const { rows } = await read(key, importId)
  t.deepEqual(
    rows.map(({ issues, issuesLeftOut }) => [issues?.length, issuesLeftOut]),
    rows.map(({ row }) => (row <= 10 ? [10, 19] : [0, 29])),
  )
  const { nextCursor } = await read(key, importId, '?limit=10')
  const fewer = await read(key, importId, `?cursor=${nextCursor}&limit=3`)
  t.deepEqual(
    fewer.rows.map(({ row, issues, issuesLeftOut }) => [row, issues?.length, issuesLeftOut]),
    [11, 12, 13].map((row) => [row, 10, 19]),
  )
})

test('GET /watchlist/imports/:id: 200 counts the mistakes of rows that an older version stored in full', async (t) => {
  const { key } = await anAccount(service.db)
  const importId = await anImport(key, [{}])
  await service.db.sequelize.query('UPDATE import_rows SET issue_count = NULL WHERE import_id = ?', {
    replacements: [importId],
  })
  const { rows } = await read(key, importId)
  t.like(rows, [{ issuesLeftOut: 0 }])
  t.is(rows[0]?.issues?.length, 1)
})

async function anImport(key: string, body: object[]): Promise<string> {
  return ((await service.call('POST /watchlist/entities/import', { key, body })).body as { importId: string }).importId
}

async function read(key: string, importId: string, query = ''): Promise<Page> {
  return (await service.call(`GET /watchlist/imports/${importId}${query}`, { key })).body as Page
}
