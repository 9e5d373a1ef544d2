import type { Database } from '../../db/database.ts'
import type { DocumentStore } from '../../documents/store.ts'
import type { Configuration } from '../../platform/configuration.ts'
import type { Log } from '../../platform/log.ts'
import type { Temporal } from '../../platform/temporal.ts'

/** The services that handlers use, created once by the process. */
export interface Services {
  configuration: Configuration
  db: Database
  temporal: Temporal
  documents: DocumentStore
  log: Log
}
