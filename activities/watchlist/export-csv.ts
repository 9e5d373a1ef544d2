import { stringify } from 'csv-stringify/sync'
import type { Export } from '../../db/watchlist/exports.ts'
import { IDENTIFIER_FIELDS } from '../../domain/courts/types.ts'
import { shielded } from '../../domain/spreadsheet-cell.ts'
import type { Share } from '../../domain/watchlist/sharing.ts'
import type { EntityRecord, ExportedCase } from '../../domain/watchlist/watchlist-records.ts'

/** The columns of each field: one of the same name, or these. A new field does not compile until it is listed. */
type ColumnsOf<Fields> = Readonly<Record<keyof Fields, true | readonly string[]>>

const ENTITY_COLUMNS: ColumnsOf<EntityRecord> = {
  _id: true,
  number: true,
  accountId: true,
  name: true,
  entityType: true,
  fatherName: true,
  birthDate: true,
  location: true,
  registrationNumber: true,
  monitoredCourts: true,
  status: true,
  nameVariations: true,
  // Dates of names are for programs; an export as JSON has them.
  nameHistory: [],
  lastCourtSyncAt: true,
  sharedWith: true,
  created: true,
  createdBy: true,
  updated: true,
  updatedBy: true,
}

const CASE_COLUMNS: ColumnsOf<ExportedCase> = {
  _id: true,
  number: true,
  accountId: true,
  watchlistEntityIds: true,
  caseIdentifier: ['courtType', ...IDENTIFIER_FIELDS],
  // Too long for a cell; an export as JSON has it.
  snapshot: [],
  courtRecord: [],
  riskLevel: true,
  status: true,
  reviewedAt: true,
  sharedWith: true,
  created: true,
  createdBy: true,
  updated: true,
  updatedBy: true,
  notFoundSince: true,
}

const COLUMNS = { entities: namesOf(ENTITY_COLUMNS), cases: namesOf(CASE_COLUMNS) }

/** Returns the header line. */
export function csvHeadings(what: Export['what']): string {
  return stringify([COLUMNS[what]])
}

/** A line for each record. What a spreadsheet would run as a formula begins with an apostrophe, which imports remove. */
export function csvLines(what: Export['what'], records: (EntityRecord | ExportedCase)[]): string {
  return stringify(records.map(cellsOf), { columns: COLUMNS[what], cast: { string: shielded }, quoted_match: /\r/ })
}

function namesOf(columns: Readonly<Record<string, true | readonly string[]>>): string[] {
  return Object.entries(columns).flatMap(([field, names]) => (names === true ? field : names))
}

function cellsOf(record: EntityRecord | ExportedCase): Record<string, unknown> {
  const flat = 'caseIdentifier' in record ? { ...record, ...record.caseIdentifier } : record
  return Object.fromEntries(
    Object.entries(flat).map(([field, value]) => [field, Array.isArray(value) ? value.map(itemOf).join(';') : value]),
  )
}

/** A list is in one cell, as imports accept it. */
function itemOf(item: string | Share): string {
  return typeof item === 'string' ? item : `${item.type}:${item.id}`
}
