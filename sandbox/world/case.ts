import type { CaseStatus, CourtOrder, Hearing, InterlocutoryApplication, IsoDate, Party } from '../../domain/case.ts'
import type { Provider } from '../../domain/source.ts'
import type { CaseType, Forum } from './forums.ts'

/** The facts of a case's title line and of a row of search results. Numbers are absent where its court gives none. */
export interface CaseTitle {
  /** The case's identity in its court's terms (`HC:DLHC010001232024`); visits are counted by it. */
  key: string
  /** NN when this is the reserved case 9000NN. */
  reserved?: number
  forum: Forum
  caseType: CaseType
  cnr?: string
  registrationNumber?: string
  filingNumber?: string
  diaryNumber?: string
  filingDate: IsoDate
  registrationDate?: IsoDate
  status: CaseStatus
  decisionDate?: IsoDate
  natureOfDisposal?: string
  petitioners: Party[]
  respondents: Party[]
  /** The providers that hold the case and can find it by a party's name. */
  knownTo: readonly Provider[]
}

/** A whole case, as its court's page shows it on the world's present day. */
export interface WorldCase extends CaseTitle {
  stage?: string
  judge?: string
  acts: string[]
  firstHearingDate?: IsoDate
  previousHearingDate?: IsoDate
  nextHearingDate?: IsoDate
  hearings: Hearing[]
  orders: CourtOrder[]
  interlocutoryApplications: InterlocutoryApplication[]
  /** The numbers of connected cases, as the court prints them. */
  connected?: string[]
}
