import type { CourtCase } from '../../domain/case.ts'
import type { CaseIdentifier, CourtType } from '../../domain/courts/types.ts'
import type { Reading } from '../http-answer.ts'
import type { Visit } from './visit.ts'

/** A court's web site: how to reach a case on it, and the documents of its orders. */
export interface CourtSite {
  courtType: CourtType
  /** The site's address, without a trailing slash. */
  address: string
  /** Navigates to a case. The `reference` of its orders says where their documents are, for the rest of this visit. */
  readCase(visit: Visit, identifier: CaseIdentifier): Promise<Reading<CourtCase>>
  /** Fetches the document of an order of the case that was reached; `none` when the site has none. */
  readDocument(visit: Visit, reference: string): Promise<Reading<Uint8Array>>
}
