import { readList } from '../../sources/cause-lists/read-list.ts'
import type { Service } from './service.ts'

/** Reads the only list of a court's day, with these numbers on it, as a poll does, without the court's site. */
export async function readListOf(
  { db }: Pick<Service, 'db'>,
  court: string,
  day: string,
  numbers: readonly string[],
): Promise<void> {
  const at = Date.now()
  await db.lists.openDay(court, day, at)
  const watchVersion = await db.lists.watchVersion(court)
  const value = [{ slot: 'main', kind: 'DAILY' as const, number: 1, bench: null }]
  const named = await db.transaction((tx) => db.lists.recordIndex(court, day, { kind: 'found', value }, at, tx))
  for (const document of named) {
    const rows = [...numbers, ...OTHERS].map((number, n) => `${n + 1}. ${number} SAFFRON Vs. KAVERI`)
    const reading = readList([`CAUSE LIST FOR ${day}\nCOURT NO. 4\n${rows.join('\n')}`])
    const hits = await db.lists.findHits(court, document, reading)
    const said = { reading, sha256: String(at).padEnd(64, '0'), etag: null, hits }
    await db.transaction((tx) => db.lists.recordReading({ court, day }, document, said, at, tx))
  }
  await db.lists.recordPoll(court, day, { at, watchVersion }, at)
}

/** A list is never empty, and never much shorter than the version before. */
const OTHERS = ['CS(OS) 7/1998', 'CS(OS) 8/1998', 'CS(OS) 9/1998']
