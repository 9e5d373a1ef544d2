import type { KnownCode } from './codes.ts'

/**
 * The NCLT's case types. The code is the head printed in case numbers where it is unambiguous, else the number in the
 * search form, which is accepted for all. Petitions under the Code are `CP(IB)`, `CP(IBC)`, `(IB)` or `IBA`, in some
 * lists with a small L instead of the I. `IA` alone could be five rows and matches none.
 */
export const NCLT_CASE_TYPES: readonly KnownCode[] = [
  { code: '1', name: 'Transfer Petition (Companies Act)' },
  { code: '2', name: 'Company Petition (Companies Act)' },
  { code: '4', name: 'Interlocutory Application (Companies Act)' },
  { code: '6', name: 'Restoration Application (Companies Act)' },
  { code: '7', name: 'Intervention Petition (Companies Act)' },
  { code: '9', name: 'Contempt Petition (Companies Act)' },
  { code: '11', name: 'Company Appeal (Companies Act)' },
  { code: '13', name: 'Company Application (Companies Act)' },
  { code: 'C.A.(CAA)', name: 'Company Application, Merger and Amalgamation (Companies Act)', also: ['14'] },
  { code: 'C.P.(CAA)', name: 'Company Petition, Merger and Amalgamation (Companies Act)', also: ['15'] },
  {
    code: 'C.P.(IB)',
    name: 'Company Petition (IBC)',
    also: ['16', 'Company Petition IB (IBC)', 'C.P.(IBC)', 'C.P.(lB)', 'C.P.(lBC)', 'IB', 'IBA'],
  },
  { code: '22', name: 'Restoration Application (IBC)' },
  { code: '23', name: 'Intervention Petition (IBC)' },
  { code: '25', name: 'Contempt Petition (IBC)' },
  { code: '27', name: 'Company Appeal (IBC)' },
  { code: '29', name: 'Transfer Petition (IBC)', also: ['TP(IBC)', 'TP(lBC)'] },
  { code: '30', name: 'Execution Petition' },
  { code: 'IA(IBC)', name: 'Interlocutory Application (IBC)', also: ['31', 'IA(lBC)'] },
  { code: '32', name: 'Transfer Application' },
  { code: '34', name: 'Transfer Application (IBC)' },
  { code: '36', name: 'Restored Company Petition (IBC)' },
  { code: '37', name: 'Company Application (Companies Act)' },
  { code: '38', name: 'Interlocutory Application (IBC) (Plan)' },
  { code: '39', name: 'Interlocutory Application (IBC) (Liquidation)' },
  { code: '40', name: 'Interlocutory Application (IBC) (Dissolution)' },
  { code: '41', name: 'Interlocutory Application (Liquidation) Progress Report' },
]
