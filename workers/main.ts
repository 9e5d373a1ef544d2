import '../platform/small-heap.ts'
import { parseArgs } from 'node:util'
import { openDatabase } from '../db/database.ts'
import { openStore } from '../documents/open-store.ts'
import { TASK_QUEUES } from '../domain/task-queue.ts'
import {
  ConfigurationError,
  databaseSettings,
  documentStoreSettings,
  readConfiguration,
} from '../platform/configuration.ts'
import { createLog } from '../platform/log.ts'
import { runMain } from '../platform/main.ts'
import { buildInfo } from '../platform/metrics.ts'
import { connectTemporal } from '../platform/temporal.ts'
import { startTraces } from '../platform/traces.ts'
import { buildOf } from '../platform/version.ts'
import { noticeConfinement } from './notice-confinement.ts'
import { noticeUnfairness } from './notice-unfairness.ts'
import { startWorkers } from './start.ts'

const { values } = parseArgs({ options: { queues: { type: 'string' } } })

await runMain(async () => {
  const configuration = readConfiguration()
  const log = createLog('worker', configuration.LOG_LEVEL)
  const build = buildOf(configuration)
  buildInfo.set({ process: 'worker', ...build }, 1)
  const stopTraces = await startTraces('courtpulse-worker', build.version, log)
  const db = openDatabase(databaseSettings(configuration))
  const unfit = await db.unfitness()
  if (unfit) throw new ConfigurationError(unfit)
  const temporal = connectTemporal(configuration.TASK_QUEUE_PREFIX, {
    log,
    payloadKeys: configuration.TEMPORAL_PAYLOAD_KEYS,
  })
  const documents = await openStore(documentStoreSettings(configuration))
  const services = { configuration, db, temporal, documents, log }
  const queues = values.queues?.split(',')
  const workers = await startWorkers(services, queues, (error) => {
    log.error({ err: error }, 'a worker failed, the process will exit')
    process.exit(1)
  })
  void noticeUnfairness(services)
  void noticeConfinement(services, queues ?? TASK_QUEUES)
  return {
    async stop() {
      await workers.stop()
      await temporal.close()
      await db.close()
      await stopTraces()
      log.info('workers have stopped')
    },
  }
})
