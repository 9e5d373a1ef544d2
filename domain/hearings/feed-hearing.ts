import type { TrackedHearing } from './hearing.ts'

/** A hearing of a calendar, with what can be said of its case. Texts stand as the court or a client wrote them. */
export interface FeedHearing
  extends Pick<
    TrackedHearing,
    | 'id'
    | 'hearingDate'
    | 'state'
    | 'reason'
    | 'court'
    | 'bench'
    | 'stage'
    | 'listKind'
    | 'sittingTime'
    | 'sitting'
    | 'videoLink'
    | 'revision'
  > {
  uid: string
  caseId: string
  accountId: string
  caseNumber: string | null
  petitioner: string | null
  respondent: string | null
  /** When the hearing last changed, epoch ms. */
  updated: number
}
