import '../platform/small-heap.ts'
import { openConsole } from '../console/console.ts'
import { openDatabase } from '../db/database.ts'
import { openStore } from '../documents/open-store.ts'
import {
  ConfigurationError,
  databaseSettings,
  documentStoreSettings,
  readConfiguration,
} from '../platform/configuration.ts'
import { createLog } from '../platform/log.ts'
import { runMain } from '../platform/main.ts'
import { buildInfo } from '../platform/metrics.ts'
import { serveOperations } from '../platform/operations-listener.ts'
import { connectTemporal } from '../platform/temporal.ts'
import { startTraces } from '../platform/traces.ts'
import { buildOf } from '../platform/version.ts'
import { startApi } from './server.ts'

/** A small part of a client's maximum wait: a statement that takes longer is a search that no client should repeat. */
const MAX_STATEMENT_MS = 10_000

await runMain(async () => {
  const configuration = readConfiguration()
  const log = createLog('api', configuration.LOG_LEVEL)
  const build = buildOf(configuration)
  buildInfo.set({ process: 'api', ...build }, 1)
  const stopTraces = await startTraces('courtpulse-api', build.version, log)
  const db = openDatabase({ ...databaseSettings(configuration), longestStatementMs: MAX_STATEMENT_MS })
  const unfit = await db.unfitness()
  if (unfit) throw new ConfigurationError(unfit)
  const temporal = connectTemporal(configuration.TASK_QUEUE_PREFIX, {
    log,
    payloadKeys: configuration.TEMPORAL_PAYLOAD_KEYS,
  })
  const documents = await openStore(documentStoreSettings(configuration))
  const services = { configuration, db, temporal, documents, log }
  const api = await startApi(services, configuration.CONSOLE ? openConsole : undefined)
  const { HOST, METRICS_PORT } = configuration
  const metrics = METRICS_PORT === undefined ? undefined : await serveOperations(HOST, METRICS_PORT, { build })
  log.info({ port: configuration.PORT }, 'api is up')
  return {
    async stop() {
      await api.close()
      await metrics?.close()
      await temporal.close()
      await db.close()
      await stopTraces()
      log.info('api has stopped')
    },
  }
})
