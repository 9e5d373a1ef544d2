import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js'
import { QueryTypes } from 'sequelize'
import type { Service } from './service.ts'

/** The positions in a service that name one of these persons: `table.column`, a file, or a workflow. */
export async function placesThatName(service: Service, names: readonly string[]): Promise<string[]> {
  const words = new Set(names.flatMap((name) => name.toLowerCase().split(' ')))
  const isNamed = (text: string) =>
    text
      .toLowerCase()
      .split(/\\[nrt]|[^a-z]+/)
      .some((word) => words.has(word))
  const places = new Set<string>()
  for await (const [place, text] of everyText(service)) if (isNamed(text)) places.add(place)
  return [...places].toSorted()
}

/**
 * Each text that the service keeps, with its position: of every column of the database, of stored files, and of
 * histories, payloads unpacked.
 */
async function* everyText(service: Service): AsyncGenerator<[place: string, text: string]> {
  yield* textsOfDatabase(service)
  yield* textsOfFiles(service)
  yield* textsOfHistories(service)
}

async function* textsOfDatabase({ db }: Service): AsyncGenerator<[string, string]> {
  const columns = await db.sequelize.query<{ tableName: string; name: string }>(
    `SELECT table_name AS tableName, column_name AS name FROM information_schema.columns WHERE table_schema = DATABASE()
     AND data_type IN ('varchar', 'char', 'text', 'mediumtext', 'longtext', 'blob', 'mediumblob', 'longblob', 'varbinary', 'binary')`,
    { type: QueryTypes.SELECT },
  )
  for (const { tableName, name } of columns) {
    const rows = await db.sequelize.query<{ value: string | Buffer | null }>(
      `SELECT ${name} AS value FROM ${tableName} WHERE ${name} IS NOT NULL`,
      { type: QueryTypes.SELECT },
    )
    for (const { value } of rows) if (value !== null) yield [`${tableName}.${name}`, await textOf(value)]
  }
}

async function textOf(value: string | Buffer): Promise<string> {
  if (!Buffer.isBuffer(value)) return value
  const isGzip = value[0] === 0x1f && value[1] === 0x8b
  return String(isGzip ? await promisify(gunzip)(value) : value)
}

async function* textsOfFiles({ configuration }: Service): AsyncGenerator<[string, string]> {
  const found = await readdir(configuration.DOCUMENTS_PATH, { recursive: true, withFileTypes: true })
  for (const file of found)
    if (file.isFile()) yield ['documents', String(await readFile(join(file.parentPath, file.name)))]
}

async function* textsOfHistories({ configuration, temporal: { client } }: Service): AsyncGenerator<[string, string]> {
  const query = `TaskQueue = '${configuration.TASK_QUEUE_PREFIX}-core'`
  for await (const { workflowId, runId, type, memo, searchAttributes } of client.workflow.list({ query })) {
    const place = `history of ${type}`
    yield [place, JSON.stringify([workflowId, memo, searchAttributes])]
    const history = historyToJSON(await client.workflow.getHandle(workflowId, runId).fetchHistory())
    yield [place, history]
    for (const [, data = ''] of history.matchAll(/"data":\s*"([A-Za-z0-9+/=]+)"/g))
      yield [place, String(Buffer.from(data, 'base64'))]
  }
}
