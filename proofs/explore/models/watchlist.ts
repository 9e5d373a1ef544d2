import type { NameVariationActivities } from '../../../activities/discovery/name-variations.ts'
import type { BulkExportActivities } from '../../../activities/watchlist/bulk-export.ts'
import type { BulkImportActivities } from '../../../activities/watchlist/bulk-import.ts'
import type { EntityOnboardingActivities } from '../../../activities/watchlist/entity-onboarding.ts'
import { type BulkExportInput, exportProgress } from '../../../workflows/watchlist/bulk-export.messages.ts'
import { type BulkImportInput, importProgress } from '../../../workflows/watchlist/bulk-import.messages.ts'
import type { EntityOnboardingInput } from '../../../workflows/watchlist/entity-onboarding.messages.ts'
import type { Answers, Model } from '../model.ts'

interface Export {
  pages: number[]
  stored: number
  fails: number
}

const exporting: Answers<BulkExportActivities, Export> = {
  writePage: ({ position }, written) => {
    const write = () => {
      written.pages.push(position)
    }
    return [
      { says: 'the last page', result: { records: 1, last: null }, changes: write },
      ...(position < 2 ? [{ says: 'a page', result: { records: 2, last: `after ${position}` }, changes: write }] : []),
      { failure: 'ExportTooLarge' },
    ]
  },
  storeFile: (_, written) => [
    {
      result: undefined,
      changes: () => {
        written.stored++
      },
    },
  ],
  failExport: (_, written) => [
    {
      result: undefined,
      changes: () => {
        written.fails++
      },
    },
  ],
}

interface Import {
  pending: number
}

const importing: Answers<BulkImportActivities, Import> = {
  importNextRows: (_, rows) => [
    {
      says: 'a page of rows',
      result: { done: 5, pending: Math.max(0, rows.pending - 1) },
      changes: () => {
        rows.pending = Math.max(0, rows.pending - 1)
      },
    },
  ],
  widenNextNames: ({ after }) => [
    { says: 'the last names', result: null },
    ...(after < 2 ? [{ says: 'names', result: after + 1 }] : []),
  ],
}

interface Entity {
  /** How often it was renamed. */
  token: number
  /** The name that was onboarded to the end. */
  onboarded: number
}

const onboarding: Answers<EntityOnboardingActivities & NameVariationActivities, Entity> = {
  suggestNameVariations: (_, { token }) => [
    { says: 'widened', result: { wantsHistoricalLook: true, token: String(token) } },
    { says: 'without a look', result: { wantsHistoricalLook: false, token: String(token) } },
  ],
  addSuggestedVariations: () => [{ result: undefined }, { failure: 'Refused' }],
  endOnboarding: ({ token }, entity) => {
    const isLast = token === String(entity.token)
    const end = () => {
      if (isLast) entity.onboarded = entity.token
    }
    return [{ result: isLast, changes: end }]
  },
}

export const BULK_EXPORT: Model<Export> = {
  name: 'bulkExport',
  type: 'bulkExport',
  input: { exportId: 'export' } satisfies BulkExportInput,
  world: () => ({ pages: [], stored: 0, fails: 0 }),
  answers: exporting,
  query: exportProgress.name,
  fails: ['writePage ExportTooLarge', 'writePage Timeout', 'storeFile Timeout'],
  check: ({ world, ending }) => [
    world.stored + world.fails > 1 && 'the export was ended twice',
    ending.kind !== 'cancelled' && world.stored + world.fails === 0 && 'it ends without an end of the export',
    new Set(world.pages).size < world.pages.length && 'a page was written twice',
  ],
}

export const BULK_IMPORT: Model<Import> = {
  name: 'bulkImport',
  type: 'bulkImport',
  input: { importId: 'import' } satisfies BulkImportInput,
  world: () => ({ pending: 2 }),
  answers: importing,
  query: importProgress.name,
  check: ({ world, ending }) => [ending.kind === 'completed' && world.pending > 0 && 'rows have no outcome'],
}

export const ENTITY_ONBOARDING: Model<Entity> = {
  name: 'entityOnboarding',
  type: 'entityOnboarding',
  input: { entityId: 'entity' } satisfies EntityOnboardingInput,
  world: () => ({ token: 1, onboarded: 0 }),
  answers: onboarding,
  children: { entitySync: [] },
  messages: [
    {
      event: 'the entity is renamed',
      isPossible: ({ token, onboarded }) => onboarded < token,
      happens: (entity) => {
        entity.token++
      },
    },
  ],
  check: ({ world, ending }) => [
    ending.kind === 'completed' && world.onboarded < world.token && 'a renamed entity is not onboarded',
  ],
}
