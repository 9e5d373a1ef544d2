import type { TrackedHearing } from './hearing.ts'

/** A hearing of a calendar, with data of its case. Texts are spelled as by the court or a client. */
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
