import { MONITORED_COURTS } from '../../domain/watchlist/watchlist.ts'
import { columnKey } from '../http/tables/headings.ts'
import type { Column, Table } from '../http/tables/table.ts'
import type { NewEntityField } from './entity-details.ts'

/** The columns of a list of entities, the one that no row is without first, with other headings that back offices use. */
const COLUMNS: Record<NewEntityField, Omit<Column, 'name'>> = {
  name: { headings: ['company name', 'name of company', 'name of the company', 'entity name', 'party name', 'नाम'] },
  entityType: { headings: ['type', 'प्रकार'] },
  location: { headings: ['address', 'place', 'city', 'पता', 'स्थान'] },
  registrationNumber: {
    headings: ['registration no', 'reg no', 'registration', 'CIN', 'CIN no', 'LLPIN', 'पंजीकरण संख्या'],
  },
  fatherName: { headings: ["father's name", 'name of father', 'पिता का नाम'] },
  birthDate: { headings: ['date of birth', 'DOB', 'जन्म तिथि'], isDate: true },
  monitoredCourts: { headings: ['courts', 'न्यायालय'] },
  sharedWith: {},
  fetchHistoricalCases: { headings: ['historical cases'] },
}

/** Serial numbers, and what only our exports have. */
const IGNORED = [
  ...['sr', 'sr no', 'sl', 'sl no', 's no', 'ser no', 'serial', 'serial no', 'serial number', 'no', '#', '№'],
  ...['क्र', 'क्र सं', 'क्रम', 'क्रम सं', 'क्रमांक', 'क्रम संख्या'],
  ...['_id', 'number', 'accountId', 'status', 'nameVariations', 'lastCourtSyncAt'],
  ...['created', 'createdBy', 'updated', 'updatedBy'],
]

/** How lists of entities are read from CSV and workbooks. */
export const ENTITY_TABLE: Omit<Table, 'mostRows'> = {
  columns: Object.entries(COLUMNS).map(([name, column]) => ({ name, ...column })),
  ignored: new Set(IGNORED.map(columnKey)),
  fromCells: (cells) =>
    Object.fromEntries(Object.entries(cells).map(([column, cell]) => [column, fromCell(column, cell)])),
}

/**
 * In a cell a list is separated by semicolons (a grantee as `team:<id>` or `user:<id>`), a switch is written out, and
 * codes may be in small letters.
 */
function fromCell(column: string, cell: string): unknown {
  if (column === 'entityType') return cell.toUpperCase()
  if (column === 'monitoredCourts')
    return itemsOf(cell, /[;,|]/).map((court) => COURTS.get(court.toUpperCase()) ?? court)
  if (column === 'sharedWith') return itemsOf(cell, ';').map(granteeOf)
  if (column === 'fetchHistoricalCases') return SWITCHES.get(cell.toLowerCase()) ?? cell
  return cell
}

const COURTS = new Map(MONITORED_COURTS.map((court) => [court.toUpperCase(), court]))

const SWITCHES = new Map([
  ...['true', 'yes', 'y', '1'].map((word): [string, boolean] => [word, true]),
  ...['false', 'no', 'n', '0'].map((word): [string, boolean] => [word, false]),
])

function itemsOf(cell: string, separator: string | RegExp): string[] {
  return cell
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

function granteeOf(item: string): object {
  const [type, ...id] = item.split(':')
  return { type, id: id.join(':') }
}
