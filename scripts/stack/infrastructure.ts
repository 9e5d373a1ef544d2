import { join } from 'node:path'
import { prepareDatabase } from './database.ts'
import type { Part, Parts } from './process.ts'
import type { Progress } from './progress.ts'
import { prepareTemporal } from './temporal.ts'
import type { Tools } from './tools.ts'

/** The running database and Temporal server that the service needs. */
export interface Infrastructure {
  databaseUrl: string
  temporal: { address: string; namespace: string; uiUrl: string }
  database: StartedPart
  temporalServer: StartedPart
}

/** A running part, and the way to start it again on the same data and port. */
export interface StartedPart {
  part: Part
  restart(): Promise<Part>
}

/**
 * `start`: usual ports, the Web UI, and data that lasts. `test`: free ports, Temporal in memory, and everything deleted
 * at the end. `bench`: as `test`, but Temporal writes a file as it does for `start`, so that the figures are realistic.
 */
export type Purpose = 'start' | 'test' | 'bench'

/** Starts the database and the Temporal server in parallel, with their data in `folder`. */
export async function startInfrastructure(
  parts: Parts,
  tools: Tools,
  { folder, purpose, progress }: { folder: string; purpose: Purpose; progress: Progress },
): Promise<Infrastructure> {
  const lasting = purpose === 'start'
  const startDatabase = async () => {
    const database = await prepareDatabase(parts, tools, {
      folder: join(folder, 'database'),
      disposable: !lasting,
      ...(lasting ? { preferredPort: DATABASE_PORT } : {}),
    })
    const part = await database.start()
    progress(`Database        ${withoutPassword(database.url)}`)
    return { url: database.url, part, restart: database.start }
  }
  const startTemporal = async () => {
    const temporal = await prepareTemporal(parts, tools, {
      forTests: !lasting,
      webUi: lasting,
      ...(purpose === 'test' ? {} : { file: join(folder, 'temporal.db') }),
    })
    const part = await temporal.start()
    progress(`Temporal        ${temporal.address}${lasting ? `, Web UI ${temporal.uiUrl}` : ''}`)
    return { ...temporal, part, restart: temporal.start }
  }
  const [database, temporal] = await Promise.all([startDatabase(), startTemporal()])
  return {
    databaseUrl: database.url,
    temporal: { address: temporal.address, namespace: temporal.namespace, uiUrl: temporal.uiUrl },
    database,
    temporalServer: temporal,
  }
}

/**
 * Not the usual 3306, which a person's own server may use, and below the ports that systems use for outgoing
 * connections.
 */
const DATABASE_PORT = 13306

function withoutPassword(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}
