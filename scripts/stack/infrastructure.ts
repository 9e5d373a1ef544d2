import { join } from 'node:path'
import { prepareDatabase } from './database.ts'
import type { Part, Parts } from './process.ts'
import type { Say } from './progress.ts'
import { prepareTemporal } from './temporal.ts'
import type { Tools } from './tools.ts'

/** What the service stands on, running. */
export interface Ground {
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
 * `start`: on the usual ports, with the Web UI, on data that lasts. `test`: on free ports, with everything thrown away at the end
 * and Temporal in memory. `bench`: as `test`, but Temporal writes a file as it does for `start`, for figures that mean something.
 */
export type Purpose = 'start' | 'test' | 'bench'

/** Starts the database and the Temporal server side by side, with their data in `folder`. */
export async function startInfrastructure(
  parts: Parts,
  tools: Tools,
  { folder, purpose, say }: { folder: string; purpose: Purpose; say: Say },
): Promise<Ground> {
  const lasting = purpose === 'start'
  const startDatabase = async () => {
    const database = await prepareDatabase(parts, tools, {
      folder: join(folder, 'database'),
      disposable: !lasting,
      ...(lasting ? { preferredPort: DATABASE_PORT } : {}),
    })
    const part = await database.start()
    say(`Database        ${withoutPassword(database.url)}`)
    return { url: database.url, part, restart: database.start }
  }
  const startTemporal = async () => {
    const temporal = await prepareTemporal(parts, tools, {
      forTests: !lasting,
      webUi: lasting,
      ...(purpose === 'test' ? {} : { file: join(folder, 'temporal.db') }),
    })
    const part = await temporal.start()
    say(`Temporal        ${temporal.address}${lasting ? `, Web UI ${temporal.uiUrl}` : ''}`)
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

/** Beside the usual 3306, which a person's own server may have. */
const DATABASE_PORT = 33060

function withoutPassword(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}
