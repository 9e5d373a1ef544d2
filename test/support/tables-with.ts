import { gunzipSync } from 'node:zlib'
import { QueryTypes } from 'sequelize'
import type { Database } from '../../db/database.ts'

const TABLES = 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()'

/** Returns the tables that hold such a text anywhere, compressed texts included. */
export async function tablesWith({ sequelize }: Database, pattern: RegExp): Promise<string[]> {
  const holding: string[] = []
  for (const { name } of await sequelize.query<{ name: string }>(TABLES, { type: QueryTypes.SELECT })) {
    const rows = await sequelize.query<Record<string, unknown>>(`SELECT * FROM ${name}`, { type: QueryTypes.SELECT })
    if (rows.some((row) => Object.values(row).some((value) => pattern.test(textOf(value))))) holding.push(name)
  }
  return holding
}

function textOf(value: unknown): string {
  if (!Buffer.isBuffer(value)) return String(value)
  return value[0] === 0x1f && value[1] === 0x8b ? gunzipSync(value).toString() : value.toString('latin1')
}
