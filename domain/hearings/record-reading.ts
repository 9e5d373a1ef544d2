import type { CourtCase, IsoDate } from '../case.ts'
import { readDate } from '../dates.ts'
import type { Snapshot } from '../risk/first-level.ts'
import { oneLine } from './one-line.ts'

/** What a case's record states about its next hearing; null where it states nothing. */
export interface RecordReading {
  nextHearingDate: IsoDate | null
  isDisposed: boolean
  court: string | null
  bench: string | null
  stage: string | null
}

/** Reads the record from a court or provider. */
export function readingOfRecord({ nextHearingDate, status, court, bench, stage }: CourtCase): RecordReading {
  return {
    nextHearingDate: nextHearingDate ?? null,
    isDisposed: status === 'DISPOSED',
    ...texts({ court, bench, stage }),
  }
}

/** Reads a client's snapshot. It can hold anything; only texts and days count. */
export function readingOfSnapshot(snapshot: Snapshot | null): RecordReading {
  const { nextHearingDate, caseStatus, court, bench, stage } = snapshot ?? {}
  const day = typeof nextHearingDate === 'string' ? readDate(nextHearingDate.slice(0, MAX_TEXT)) : undefined
  return { nextHearingDate: day ?? null, isDisposed: caseStatus === 'DISPOSED', ...texts({ court, bench, stage }) }
}

/** Longer than the name of any court, bench or stage. */
const MAX_TEXT = 255

function texts({ court, bench, stage }: Record<'court' | 'bench' | 'stage', unknown>) {
  return { court: oneLine(court, MAX_TEXT), bench: oneLine(bench, MAX_TEXT), stage: oneLine(stage, MAX_TEXT) }
}
