import {
  type CaseIdentifier,
  COURT_TYPES,
  type CourtType,
  IDENTIFIER_FIELDS,
  type IdentifierField,
} from '../../domain/courts/types.ts'
import type { SearchFields } from './search/searched.ts'
import { column } from './table.ts'

/** The fields of a case identifier, each in its column, so that searches can filter by them. */
export type IdentifierColumns = { [Field in IdentifierField]: string | null }

export const identifierColumns = {
  cnr: column.text(100),
  registrationNumber: column.text(100),
  filingNumber: column.text(100),
  diaryNumber: column.text(100),
  establishmentCode: column.text(100),
  caseType: column.text(100),
} as const

/** Returns the columns of a case identifier. */
export function columnsOf(identifier: CaseIdentifier): IdentifierColumns & { courtType: CourtType } {
  const { courtType } = identifier
  const columns = Object.fromEntries(IDENTIFIER_FIELDS.map((field) => [field, identifier[field] ?? null]))
  return { courtType, ...(columns as IdentifierColumns) }
}

/** Returns the case identifier that columns hold. */
export function identifierOf(row: IdentifierColumns & { courtType: CourtType }): CaseIdentifier {
  const identifier: CaseIdentifier = { courtType: row.courtType }
  for (const field of IDENTIFIER_FIELDS) {
    const value = row[field]
    if (value !== null) identifier[field] = value
  }
  return identifier
}

const identifierField = { type: 'text', nullable: true } as const

/** The search fields of a case identifier. */
export const identifierFields = {
  'caseIdentifier.courtType': { type: COURT_TYPES, value: 't.court_type' },
  'caseIdentifier.cnr': { ...identifierField, value: 't.cnr' },
  'caseIdentifier.registrationNumber': { ...identifierField, value: 't.registration_number' },
  'caseIdentifier.filingNumber': { ...identifierField, value: 't.filing_number' },
  'caseIdentifier.diaryNumber': { ...identifierField, value: 't.diary_number' },
  'caseIdentifier.establishmentCode': { ...identifierField, value: 't.establishment_code' },
  'caseIdentifier.caseType': { ...identifierField, value: 't.case_type' },
} as const satisfies SearchFields
