import type { IsoDate } from '../../domain/case.ts'
import type { Provider } from '../../domain/source.ts'
import type { ForumType } from './forums.ts'
import type { PartyName } from './parties.ts'

/** What is settled about a case before its court, numbers and hearings: who fights whom, since when, and who knows of it. */
export interface CaseOutline {
  petitioners: readonly PartyName[]
  respondents: readonly PartyName[]
  filingDate: IsoDate
  disposed: boolean
  /** The providers that can find the case by a party's name. */
  knownTo: readonly Provider[]
  /** The courts it may be in; any when absent. */
  forumTypes?: readonly [ForumType, ...ForumType[]]
}
