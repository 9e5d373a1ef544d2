import type { CourtCase } from '../../domain/case.ts'

/** A record that says nothing but these facts. */
export function aCourtCase(facts: Partial<CourtCase> = {}): CourtCase {
  return {
    identifier: { courtType: 'HC', cnr: 'DLHC010000012024' },
    courtType: 'HC',
    court: 'High Court of Delhi',
    petitioners: [],
    respondents: [],
    acts: [],
    hearings: [],
    orders: [],
    interlocutoryApplications: [],
    linkedCases: [],
    ...facts,
  }
}
