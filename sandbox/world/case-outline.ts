import type { IsoDate } from '../../domain/case.ts'
import type { Provider } from '../../domain/source.ts'
import type { ForumType } from './forums.ts'
import type { PartyName } from './parties.ts'

/**
 * The facts of a case before its court, numbers and hearings: the parties, the filing date, and the providers that know
 * it.
 */
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
