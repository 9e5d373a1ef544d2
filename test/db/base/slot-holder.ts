/** A process that takes a slot and holds it until it is killed. */
import { openDatabase } from '../../../db/database.ts'

const db = openDatabase({ url: process.argv[2] ?? '', poolSize: 1 })
await db.slots.take('one', { most: 1 })
process.send?.('holding')
