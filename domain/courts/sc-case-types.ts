import type { KnownCode } from './codes.ts'

/**
 * The Supreme Court's case types. The code is the abbreviation its lists print, where one is known, else the number
 * in its search form, which is accepted for all. The form's entry 31, "diary number", is a way to search and not a
 * type.
 */
export const SC_CASE_TYPES: readonly KnownCode[] = [
  { code: 'SLP(C)', name: 'Special Leave Petition (Civil)', also: ['1'] },
  { code: 'SLP(Crl)', name: 'Special Leave Petition (Criminal)', also: ['2'] },
  { code: 'C.A.', name: 'Civil Appeal', also: ['3'] },
  { code: 'Crl.A.', name: 'Criminal Appeal', also: ['4'] },
  { code: 'W.P.(C)', name: 'Writ Petition (Civil)', also: ['5'] },
  { code: 'W.P.(Crl.)', name: 'Writ Petition (Criminal)', also: ['6'] },
  { code: 'T.P.(C)', name: 'Transfer Petition (Civil)', also: ['7'] },
  { code: 'T.P.(Crl.)', name: 'Transfer Petition (Criminal)', also: ['8'] },
  { code: 'R.P.(C)', name: 'Review Petition (Civil)', also: ['9'] },
  { code: 'R.P.(Crl.)', name: 'Review Petition (Criminal)', also: ['10'] },
  { code: 'T.C.(C)', name: 'Transferred Case (Civil)', also: ['11'] },
  { code: '12', name: 'Transferred Case (Criminal)' },
  { code: '13', name: 'Special Leave to Petition (Civil)' },
  { code: '14', name: 'Special Leave to Petition (Criminal)' },
  { code: '15', name: 'Writ to Petition (Civil)' },
  { code: '16', name: 'Writ to Petition (Criminal)' },
  { code: '17', name: 'Original Suit' },
  { code: '18', name: 'Death Reference Case' },
  { code: 'CONMT.PET.(C)', name: 'Contempt Petition (Civil)', also: ['19'] },
  { code: '20', name: 'Contempt Petition (Criminal)' },
  { code: '21', name: 'Tax Reference Case' },
  { code: '22', name: 'Special Reference Case' },
  { code: '23', name: 'Election Petition (Civil)' },
  { code: 'ARBIT.CASE(C)', name: 'Arbitration Petition', also: ['24'] },
  { code: '25', name: 'Curative Petition (Civil)' },
  { code: '26', name: 'Curative Petition (Criminal)' },
  { code: '27', name: 'Reference under Article 317(1)' },
  { code: '28', name: 'Motion (Criminal)' },
  { code: 'SMW(C)', name: 'Suo Motu Writ Petition (Civil)', also: ['32'] },
  { code: '33', name: 'Suo Motu Writ Petition (Criminal)' },
  { code: '34', name: 'Suo Motu Contempt Petition (Civil)' },
  { code: '35', name: 'Suo Motu Contempt Petition (Criminal)' },
  { code: '36', name: 'Reference under Section 143' },
  { code: '37', name: 'Reference under Section 14, Right to Information Act' },
  { code: '38', name: 'Reference under Section 17, Right to Information Act' },
  { code: 'MA', name: 'Miscellaneous Application', also: ['39'] },
  { code: '40', name: 'Suo Motu Transfer Petition (Civil)' },
  { code: '41', name: 'Suo Motu Transfer Petition (Criminal)' },
]
