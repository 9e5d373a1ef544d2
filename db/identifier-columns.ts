import { type CaseIdentifier, type CourtType, IDENTIFIER_FIELDS, type IdentifierField } from '../domain/courts/types.ts'
import { column } from './rows.ts'

/** The fields of a case identifier, each in a column of its own, so that searches can filter by them. */
export type IdentifierColumns = { [Field in IdentifierField]: string | null }

export const identifierColumns = {
  cnr: column.text(100),
  registrationNumber: column.text(100),
  filingNumber: column.text(100),
  diaryNumber: column.text(100),
  establishmentCode: column.text(100),
  caseType: column.text(100),
} as const

/** A case identifier as columns hold it. */
export function columnsOf(identifier: CaseIdentifier): IdentifierColumns & { courtType: CourtType } {
  const { courtType } = identifier
  const columns = Object.fromEntries(IDENTIFIER_FIELDS.map((field) => [field, identifier[field] ?? null]))
  return { courtType, ...(columns as IdentifierColumns) }
}

/** The case identifier that columns hold. */
export function identifierOf(row: IdentifierColumns & { courtType: CourtType }): CaseIdentifier {
  const identifier: CaseIdentifier = { courtType: row.courtType }
  for (const field of IDENTIFIER_FIELDS) {
    const value = row[field]
    if (value !== null) identifier[field] = value
  }
  return identifier
}
