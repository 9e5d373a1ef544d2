import { addDays, indianDay } from '../../domain/dates.ts'
import { NO_DETAILS } from '../../domain/hearings/listing-details.ts'
import type { FullAccount } from '../support/full-account.ts'
import type { Service } from '../support/service.ts'
import { aCase } from '../support/watchlist.ts'

/** The day of a listed and an unlisted hearing, at a court whose lists are read. */
export const TOMORROW = addDays(indianDay(Date.now()), 1)
export const COURT = 'HC-HCMA01'

/** Gives an account both hearings, and the lists of their court. */
export async function hearingsOf(service: Service, { key, accountId }: FullAccount): Promise<void> {
  const { db } = service
  const at = Date.now()
  for (const registrationNumber of ['840001/2024', '840002/2024']) {
    const caseIdentifier = { courtType: 'HC', establishmentCode: 'HCMA01', caseType: 'WP', registrationNumber }
    const snapshot = { nextHearingDate: TOMORROW, court: 'Madras High Court', riskLevel: 'LOW' }
    const id = await aCase(service, key, { caseIdentifier, snapshot })
    if (registrationNumber.startsWith('840002')) continue
    const bench = "HON'BLE THE CHIEF JUSTICE"
    const row = { ...NO_DETAILS, item: '56.10', courtRoom: '12', bench, stage: 'सुनवाई हेतु', slot: 'a' }
    const sighting = { ...row, listKind: 'SUPPLEMENTARY', listNumber: 2, takesOff: false } as const
    const tracked = { id, accountId, courtType: 'HC' } as const
    await db.transaction((tx) =>
      db.hearings.followLists(tracked, TOMORROW, { sightings: [sighting], isReadInFull: true }, at, tx),
    )
  }
  await db.lists.openDay(COURT, TOMORROW, at)
  const value = [
    { slot: 'a', kind: 'DAILY', number: null, bench: null } as const,
    { slot: 'b', kind: 'SUPPLEMENTARY', number: 2, bench: null } as const,
  ]
  await db.transaction((tx) => db.lists.recordIndex(COURT, TOMORROW, { kind: 'found', value }, at, tx))
  await db.lists.recordPoll(COURT, TOMORROW, { at, watchVersion: 'v' }, at)
}
