import type { Sequelize } from 'sequelize'
import type { Share, Viewer } from '../../domain/watchlist/sharing.ts'
import { column, type Tx, table } from '../base/table.ts'

interface ShareRow {
  thingId: string
  grantee: string
  thingKind: ShareableKind
  position: number
}

export type ShareableKind = 'ENTITY' | 'CASE'

/** Grants on a record to other viewers: one row per record and team or user. */
export function sharesRepository(sequelize: Sequelize) {
  const shares = table<ShareRow>(sequelize, 'shares', ['thingId', 'grantee'], {
    thingId: column.id,
    grantee: column.text(80),
    thingKind: column.text(20),
    position: column.whole,
  })

  async function add(thingKind: ShareableKind, shared: Map<string, Share[]>, tx: Tx): Promise<void> {
    const rows = [...shared].flatMap(([thingId, sharedWith]) =>
      [...new Set(sharedWith.map(granteeOf))].map((grantee, position) => ({ thingId, grantee, thingKind, position })),
    )
    if (rows.length > 0) await shares.bulkCreate(rows, { transaction: tx })
  }

  return {
    /** Shares new records, each with its grantees. */
    add,

    /** Replaces the grantees of a record. */
    async replace(thingKind: ShareableKind, thingId: string, sharedWith: Share[], tx: Tx): Promise<void> {
      await shares.destroy({ where: { thingId }, transaction: tx })
      await add(thingKind, new Map([[thingId, sharedWith]]), tx)
    },
  }
}

export type Shares = ReturnType<typeof sharesRepository>

/** Returns the grantees through which this viewer sees a record, as `grantee` holds them. */
export function granteesOf({ userId, teamIds }: Viewer): string[] {
  return [granteeOf({ type: 'user', id: userId }), ...teamIds.map((id) => granteeOf({ type: 'team', id }))]
}

/** A team or user as `grantee` holds it. */
export function granteeOf({ type, id }: Share): string {
  return `${type}:${id}`
}

/** Parses a value of `grantee`. */
export function shareOf(grantee: string): Share {
  const [type, id = ''] = grantee.split(':')
  return { type: type === 'team' ? 'team' : 'user', id }
}
