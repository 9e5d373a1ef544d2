import { stringify } from 'csv-stringify/sync'
import type { Export } from '../../db/watchlist/exports.ts'
import { IDENTIFIER_FIELDS } from '../../domain/courts/types.ts'
import type { Share } from '../../domain/sharing.ts'
import type { CaseRecord, EntityRecord } from '../../domain/watchlist-records.ts'

/** A table's columns: the fields of the record, a case's identifier in its parts and without its snapshot. */
const COLUMNS: Record<Export['what'], readonly string[]> = {
  entities: [
    '_id',
    'number',
    'accountId',
    'name',
    'entityType',
    'fatherName',
    'birthDate',
    'location',
    'registrationNumber',
    'monitoredCourts',
    'status',
    'nameVariations',
    'lastCourtSyncAt',
    'sharedWith',
    'created',
    'createdBy',
    'updated',
    'updatedBy',
  ],
  cases: [
    '_id',
    'number',
    'accountId',
    'watchlistEntityIds',
    'courtType',
    ...IDENTIFIER_FIELDS,
    'riskLevel',
    'status',
    'reviewedAt',
    'sharedWith',
    'created',
    'createdBy',
    'updated',
    'updatedBy',
  ],
}

/** The line of headings. */
export function csvHeadings(what: Export['what']): string {
  return stringify([[...COLUMNS[what]]])
}

/** A line for each record. What a spreadsheet would run as a formula begins with an apostrophe. */
export function csvLines(what: Export['what'], records: (EntityRecord | CaseRecord)[]): string {
  return stringify(records.map(cellsOf), { columns: [...COLUMNS[what]], escape_formulas: true })
}

function cellsOf(record: EntityRecord | CaseRecord): Record<string, unknown> {
  const flat = 'caseIdentifier' in record ? { ...record, ...record.caseIdentifier } : record
  return Object.fromEntries(
    Object.entries(flat).map(([field, value]) => [field, Array.isArray(value) ? value.map(itemOf).join(';') : value]),
  )
}

/** Lists stand in one cell, as imports take them. */
function itemOf(item: string | Share): string {
  return typeof item === 'string' ? item : `${item.type}:${item.id}`
}
