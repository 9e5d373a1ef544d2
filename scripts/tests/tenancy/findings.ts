import { CROSSINGS, OF_ALL_ACCOUNTS, WATCHED } from './accounted-for.ts'
import { readStatement, type Schema } from './crossings.ts'

/** A statement, with the file of `db/` that sends it. */
export interface SentStatement {
  sender: string
  sql: string
}

export interface Finding extends SentStatement {
  problem: string
}

/** Literal rows come from nowhere, and statements about tables or sessions have no rows. */
const MAY_CROSS = /^\(*\s*(?:SELECT|UPDATE|DELETE|WITH|INSERT\b.*\bSELECT)\b/is
/** They run once, before the version that sends the other statements. */
const MIGRATIONS = 'db/migrate.ts'

/** The faults of statements, except those accounted for. */
export function findingsIn(statements: readonly SentStatement[], schema: Schema): Finding[] {
  return statements
    .filter(({ sender, sql }) => sender !== MIGRATIONS && MAY_CROSS.test(sql))
    .flatMap((statement) => problemsOf(statement, schema).map((problem) => ({ ...statement, problem })))
}

function problemsOf({ sender, sql }: SentStatement, schema: Schema): string[] {
  let reading: ReturnType<typeof readStatement>
  try {
    reading = readStatement(sql, schema)
  } catch (error) {
    return [`it cannot be read: ${String(error)}`]
  }
  const crossings = reading.crossings.filter(
    (tables) => !CROSSINGS.some((known) => known.sender === sender && known.tables === tables),
  )
  const isListed = OF_ALL_ACCOUNTS.some((known) => known.sender === sender && sql.includes(known.has))
  const isReading = /^\(*\s*SELECT\b/i.test(sql)
  const ofAll = isListed || !isReading ? [] : WATCHED.filter((table) => reading.ofAllAccounts.includes(table))
  return [
    ...crossings.map((tables) => `goes from one account to another: ${tables}`),
    ...(ofAll.length > 0 ? [`reads ${ofAll.join(', ')} of all accounts, whatever their plans hold`] : []),
  ]
}
