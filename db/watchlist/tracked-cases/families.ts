import { Op, QueryTypes, type Sequelize } from 'sequelize'
import type { CourtCase } from '../../../domain/case.ts'
import { caseRef } from '../../../domain/courts/case-ref.ts'
import type { CaseIdentifier } from '../../../domain/courts/types.ts'
import { findTarget, type PossibleTarget } from '../../../domain/families/find-target.ts'
import { identifierNamedBy, type Relation, type RelationState } from '../../../domain/families/relation.ts'
import { keysNamedBy, keysOfMember, type Statement, statementsOf } from '../../../domain/families/statements.ts'
import { column, newId, readAll, readOne, type Tx, table } from '../../base/table.ts'
import type { Events } from '../../events/events.ts'
import type { Erasures } from '../../privacy/erasures.ts'

interface FamilyKeyRow {
  accountId: string
  familyKey: string
  caseId: string
  relationId: string
}

/** A case whose record was fetched. */
interface Fetched {
  id: string
  accountId: string
  identifier: CaseIdentifier
  courtCase: CourtCase
}

/** The key row of a case itself, which no relation looks for. */
const ITSELF = ''

/** The last records of cases from their courts. */
type ReadsRecords = (ids: string[], tx?: Tx) => Promise<ReadonlyMap<string, { courtCase: CourtCase }>>

export type CaseFamilies = ReturnType<typeof caseFamilies>

/** Which cases of an account belong together, as courts' records say. A relation is never deleted while its case is there. */
export function caseFamilies(
  sequelize: Sequelize,
  { erasures, events, recordsOf }: { erasures: Erasures; events: Events; recordsOf: ReadsRecords },
) {
  const relations = table<Relation>(sequelize, 'case_relations', ['id'], {
    id: column.id,
    accountId: column.id,
    caseId: column.id,
    kind: column.text(20),
    number: column.text(255),
    cnr: column.text(16),
    court: column.text(500),
    decisionDate: column.day,
    targetCaseId: column.id,
    state: column.text(20),
    saidAt: column.time,
    decidedAt: column.time,
  })
  const keys = table<FamilyKeyRow>(sequelize, 'case_family_keys', ['accountId', 'familyKey', 'caseId', 'relationId'], {
    accountId: column.id,
    familyKey: column.text(190),
    caseId: column.id,
    relationId: column.id,
  })

  /** Writes the keys by which others name a case; those that it had stay. Returns all of them. */
  async function enterKeys({ id, accountId, identifier, courtCase }: Fetched, tx: Tx): Promise<string[]> {
    const own = keysOfMember(identifier, courtCase)
    const rows = own.map((familyKey) => ({ accountId, familyKey, caseId: id, relationId: ITSELF }))
    await keys.bulkCreate(rows, { ignoreDuplicates: true, transaction: tx })
    return own
  }

  /** Leaves out what is said of cases that the account has erased: they are not suggested again. */
  async function withoutErased({ accountId, identifier }: Fetched, said: Statement[], tx: Tx): Promise<Statement[]> {
    const refsOf = (statement: Statement) => keysNamedBy(statement, identifier).map(caseRef)
    const erased = await erasures.erasedCases(accountId, said.flatMap(refsOf), tx)
    return said.filter((statement) => !refsOf(statement).some((ref) => erased.has(ref)))
  }

  /** Writes what a record says for the first time. Returns the ids of these relations. */
  async function enterStatements(fetched: Fetched, at: number, tx: Tx): Promise<Set<string>> {
    const { id, accountId, identifier, courtCase } = fetched
    const stated = statementsOf(courtCase)
    if (stated.length === 0) return new Set()
    const known = await readAll(relations, { where: { accountId, caseId: id }, transaction: tx })
    const said = new Set(known.map(nameOf))
    const fresh = stated.map(cut).filter((statement) => !said.has(nameOf(statement)))
    const rows = (await withoutErased(fetched, fresh, tx)).map((statement): Relation => {
      const isFollowable = identifierNamedBy(statement, identifier) !== undefined
      const state: RelationState = isFollowable ? 'SUGGESTED' : 'OPEN'
      const undecided = { targetCaseId: null, state, saidAt: at, decidedAt: null }
      return { ...statement, id: newId(), accountId, caseId: id, ...undecided }
    })
    await relations.bulkCreate(rows, { ignoreDuplicates: true, transaction: tx })
    const named = rows.flatMap((row) =>
      keysNamedBy(row, identifier).map((familyKey) => ({ accountId, familyKey, caseId: id, relationId: row.id })),
    )
    await keys.bulkCreate(named, { ignoreDuplicates: true, transaction: tx })
    return new Set(rows.map(({ id }) => id))
  }

  /** The relations without a target that this case says, or that may be about it; one that was KNOWN lost it when that case was erased. */
  async function unresolved({ id, accountId }: Fetched, own: readonly string[], tx: Tx): Promise<Relation[]> {
    const replacements = { id, accountId, itself: ITSELF, keys: own.length > 0 ? own : [''] }
    const options = { replacements, type: QueryTypes.SELECT, transaction: tx } as const
    const rows = await sequelize.query<{ id: string }>(UNRESOLVED, options)
    return readAll(relations, { where: { id: { [Op.in]: rows.map((row) => row.id) } }, order: ['id'], transaction: tx })
  }

  async function possibleTargets(ids: readonly string[], tx: Tx): Promise<Map<string, PossibleTarget[]>> {
    if (ids.length === 0) return new Map()
    const options = { replacements: { ids, itself: ITSELF }, type: QueryTypes.SELECT, transaction: tx } as const
    const rows = await sequelize.query<{ relationId: string; caseId: string }>(POSSIBLE, options)
    const records = await recordsOf([...new Set(rows.map(({ caseId }) => caseId))], tx)
    const found = Map.groupBy(rows, ({ relationId }) => relationId)
    return new Map(
      [...found].map(([relationId, those]) => [
        relationId,
        those.map(({ caseId }) => {
          const { court, decisionDate } = records.get(caseId)?.courtCase ?? {}
          return { id: caseId, court, decisionDate }
        }),
      ]),
    )
  }

  return {
    /** Keeps what the record of a fetched case says of others, and what others' records say of it, and raises the events. */
    async learnFamily(fetched: Fetched, at: number, tx: Tx): Promise<void> {
      const { id: caseId, accountId } = fetched
      const own = await enterKeys(fetched, tx)
      const fresh = await enterStatements(fetched, at, tx)
      const open = await unresolved(fetched, own, tx)
      const possible = await possibleTargets(
        open.map(({ id }) => id),
        tx,
      )
      for (const relation of open) {
        const { id, kind } = relation
        const target = findTarget(relation, relation.caseId, possible.get(id) ?? [])
        if (target !== undefined)
          await relations.update({ targetCaseId: target, state: 'KNOWN' }, { where: { id }, transaction: tx })
        const isNew = relation.caseId === caseId && fresh.has(id) && relation.state === 'SUGGESTED'
        const state = target === undefined ? 'SUGGESTED' : 'KNOWN'
        if (target !== undefined || isNew)
          await events.raise(
            { accountId, type: 'case.related', data: { caseId: relation.caseId, relationId: id, kind, state } },
            tx,
          )
      }
    },

    /** The relations that these cases say, and those that are about them. */
    async relationsOf(accountId: string, caseIds: readonly string[]): Promise<Relation[]> {
      if (caseIds.length === 0) return []
      const ids = { [Op.in]: [...caseIds] }
      return readAll(relations, {
        where: { accountId, [Op.or]: [{ caseId: ids }, { targetCaseId: ids }] },
        order: ['id'],
      })
    },

    /** One relation that the record of a case states. */
    async findRelation(caseId: string, id: string): Promise<Relation | undefined> {
      return readOne(relations, { where: { id, caseId } })
    },

    /** Writes what somebody decided about a relation. */
    async decideRelation(
      id: string,
      decided: Pick<Relation, 'state' | 'decidedAt'> & { targetCaseId?: string },
      tx: Tx,
    ): Promise<void> {
      await relations.update(decided, { where: { id }, transaction: tx })
    },
  }
}

function nameOf({ kind, number }: Pick<Statement, 'kind' | 'number'>): string {
  return `${kind} ${number}`
}

/** Courts' words in the lengths of their columns. */
function cut(statement: Statement): Statement {
  return { ...statement, number: statement.number.slice(0, 255), court: statement.court?.slice(0, 500) ?? null }
}

const UNRESOLVED = `
  SELECT r.id FROM case_relations r
  WHERE r.account_id = :accountId AND r.target_case_id IS NULL AND r.state IN ('SUGGESTED', 'OPEN', 'KNOWN')
  AND (r.case_id = :id OR r.id IN (
    SELECT k.relation_id FROM case_family_keys k
    WHERE k.account_id = :accountId AND k.relation_id <> :itself AND k.family_key IN (:keys)))`

const POSSIBLE = `
  SELECT DISTINCT k.relation_id AS relationId, o.case_id AS caseId FROM case_family_keys k
  JOIN case_family_keys o ON o.account_id = k.account_id AND o.family_key = k.family_key AND o.relation_id = :itself
  WHERE k.relation_id IN (:ids)`
