import { mountAttestr } from './attestr/index.ts'
import { mountControl } from './control/index.ts'
import { mountCourts } from './courts/index.ts'
import { mountEcourtsIndia } from './ecourtsindia/index.ts'
import { mountLists } from './lists/index.ts'
import { mountModel } from './model/index.ts'
import { mountNapix } from './napix/index.ts'
import { mountWebhooks } from './webhooks/index.ts'

/** Every part of the outside world. A new one needs a folder here and a row in this table. */
export const SOURCES = [
  mountEcourtsIndia,
  mountAttestr,
  mountNapix,
  mountCourts,
  mountLists,
  mountModel,
  mountWebhooks,
  mountControl,
]
