import { Op, QueryTypes, type Sequelize } from 'sequelize'
import type { CourtCase } from '../../../domain/case.ts'
import { caseRef } from '../../../domain/courts/case-ref.ts'
import type { CaseIdentifier } from '../../../domain/courts/types.ts'
import { findTarget, type PossibleTarget } from '../../../domain/families/find-target.ts'
import { identifierNamedBy, type Relation, type RelationState } from '../../../domain/families/relation.ts'
import {
  isAboutItself,
  keysNamedBy,
  keysOfMember,
  type Statement,
  statementsOf,
} from '../../../domain/families/statements.ts'
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

  /** Which of these relations, with their keys, are about cases that the account has erased. */
  async function erasedAmong(accountId: string, keysOf: ReadonlyMap<string, string[]>, tx?: Tx): Promise<Set<string>> {
    const refs = [...keysOf].map(([id, ofOne]) => [id, ofOne.map(caseRef)] as const)
    const erased = await erasures.erasedCases(accountId, [...new Set(refs.flatMap(([, ofOne]) => ofOne))], tx)
    return new Set(refs.filter(([, ofOne]) => ofOne.some((ref) => erased.has(ref))).map(([id]) => id))
  }

  /**
   * Writes what a record says for the first time, without its own case and those that the account has erased: they are
   * not suggested again. Returns the ids of these relations.
   */
  async function enterStatements(fetched: Fetched, at: number, tx: Tx): Promise<Set<string>> {
    const { id, accountId, identifier, courtCase } = fetched
    const stated = statementsOf(courtCase).map(cut)
    if (stated.length === 0) return new Set()
    const known = await readAll(relations, { where: { accountId, caseId: id }, transaction: tx })
    const knownAs = new Map(known.map((relation) => [nameOf(relation), relation]))
    await addCnrs(stated, knownAs, fetched, tx)
    const rows = stated
      .filter((statement) => !knownAs.has(nameOf(statement)) && !isAboutItself(statement, identifier, courtCase))
      .map((statement): Relation => {
        const undecided = { targetCaseId: null, state: firstState(statement, identifier), saidAt: at, decidedAt: null }
        return { ...statement, id: newId(), accountId, caseId: id, ...undecided }
      })
    const named = new Map(rows.map((row) => [row.id, keysNamedBy(row, identifier)]))
    const erased = await erasedAmong(accountId, named, tx)
    const kept = rows.filter((row) => !erased.has(row.id))
    await relations.bulkCreate(kept, { ignoreDuplicates: true, transaction: tx })
    for (const row of kept) await enterRelationKeys(row, named.get(row.id) ?? [], tx)
    return new Set(kept.map((row) => row.id))
  }

  /** A record may name a case by its words first, and by its CNR later. */
  async function addCnrs(
    stated: readonly Statement[],
    knownAs: ReadonlyMap<string, Relation>,
    { identifier }: Fetched,
    tx: Tx,
  ): Promise<void> {
    for (const statement of stated) {
      const relation = knownAs.get(nameOf(statement))
      if (!relation || relation.cnr !== null || statement.cnr === null || relation.decidedAt !== null) continue
      const state = relation.targetCaseId === null ? firstState(statement, identifier) : relation.state
      await relations.update({ cnr: statement.cnr, state }, { where: { id: relation.id }, transaction: tx })
      await enterRelationKeys(relation, keysNamedBy(statement, identifier), tx)
    }
  }

  async function enterRelationKeys({ id, accountId, caseId }: Relation, named: string[], tx: Tx): Promise<void> {
    const rows = named.map((familyKey) => ({ accountId, familyKey, caseId, relationId: id }))
    await keys.bulkCreate(rows, { ignoreDuplicates: true, transaction: tx })
  }

  /** Leaves out the relations about cases that their account has erased. */
  async function withoutErased(accountId: string, found: Relation[]): Promise<Relation[]> {
    if (found.length === 0) return []
    const rows = await readAll(keys, { where: { relationId: { [Op.in]: found.map(({ id }) => id) } } })
    const keysOf = Map.groupBy(rows, ({ relationId }) => relationId)
    const named = new Map([...keysOf].map(([id, ofOne]) => [id, ofOne.map(({ familyKey }) => familyKey)]))
    const erased = await erasedAmong(accountId, named)
    return found.filter(({ id }) => !erased.has(id))
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
          const { court, district, decisionDate } = records.get(caseId)?.courtCase ?? {}
          return { id: caseId, court, district, decisionDate }
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
        if (target !== undefined) {
          // A user may have decided about it in the meantime.
          const [changed] = await relations.update(
            { targetCaseId: target, state: 'KNOWN' },
            { where: { id, state: relation.state }, transaction: tx },
          )
          if (changed === 0) continue
        }
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
      const found = await readAll(relations, {
        where: { accountId, [Op.or]: [{ caseId: ids }, { targetCaseId: ids }] },
        order: ['id'],
      })
      return withoutErased(accountId, found)
    },

    /** One relation that the record of a case states. */
    async findRelation(caseId: string, id: string): Promise<Relation | undefined> {
      const relation = await readOne(relations, { where: { id, caseId } })
      return relation && (await withoutErased(relation.accountId, [relation]))[0]
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

function firstState(statement: Statement, saidBy: CaseIdentifier): RelationState {
  return identifierNamedBy(statement, saidBy) === undefined ? 'OPEN' : 'SUGGESTED'
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
