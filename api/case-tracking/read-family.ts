import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import type { Caller } from '../../domain/account/account.ts'
import {
  identifierNamedBy,
  RELATION_STATES,
  type Relation,
  type RelationState,
} from '../../domain/families/relation.ts'
import { RELATION_KINDS } from '../../domain/families/statements.ts'
import { isVisibleTo } from '../../domain/watchlist/sharing.ts'
import { CASE_STATUSES, type TrackedCase } from '../../domain/watchlist/watchlist.ts'
import { CaseIdentifierAnswer } from '../case-lookup/case-identifier.ts'
import { endpoint } from '../http/endpoint.ts'
import { visibleCase } from '../watchlist/visible.ts'

/** A family is read in so many steps from its case, and up to so many cases. */
const DEPTH = 4
const MOST_MEMBERS = 200

const Member = z
  .strictObject({
    caseId: z.string(),
    caseIdentifier: CaseIdentifierAnswer,
    status: z.enum(CASE_STATUSES),
    distance: z
      .int()
      .meta({ description: 'The number of relations between the case and this one. 0 is the case itself.' }),
  })
  .meta({ id: 'FamilyMember', description: 'A tracked case of the family.' })

const CaseRelation = z
  .strictObject({
    relationId: z.string(),
    caseId: z.string().meta({ description: 'The tracked case whose court record states the relation.' }),
    kind: z.enum(RELATION_KINDS).meta({
      description:
        'What the other case is to the case. `LINKED`: connected with it. `MAIN`: its main matter. `APPEAL`: the case that it is an appeal from. `TRANSFER`: a case that it was transferred from or to.',
    }),
    number: z.string().meta({ description: 'The number of the other case, in the words of the court.' }),
    court: z.string().nullable().meta({ description: 'The other court. Null for the same court.' }),
    decisionDate: z.iso
      .date()
      .nullable()
      .meta({ description: 'When the other court decided, YYYY-MM-DD. Null if the record does not say.' }),
    state: z.enum(RELATION_STATES).meta({
      description:
        '`KNOWN`: the other case is tracked. `SUGGESTED`: it can be followed. `OPEN`: the record does not name one case for sure. `FOLLOWED` and `DISMISSED`: this was decided.',
    }),
    relatedCaseId: z.string().nullable().meta({ description: 'The other case, if it is tracked.' }),
    caseIdentifier: CaseIdentifierAnswer.nullable().meta({
      description: 'How the other case can be followed. Null if the record says too little.',
    }),
    saidAt: z.int().meta({ description: 'When the record first stated this, in epoch milliseconds.' }),
    decidedAt: z
      .int()
      .nullable()
      .meta({ description: 'When it was followed or dismissed, in epoch milliseconds. Null before.' }),
  })
  .meta({ id: 'CaseRelation', description: 'What the court record of a tracked case states of another case.' })

/** `GET /watchlist/cases/{id}/family`: the cases that belong to a case, as the courts' records say. */
export const readFamily = endpoint({
  method: 'GET',
  path: '/watchlist/cases/:id/family',
  summary: 'Get the cases that belong to a tracked case',
  weight: 1,
  product: 'WATCHLIST',
  permission: 'case.read',
  params: z.strictObject({ id: z.string() }),
  returns: `The tracked cases of the family, up to ${DEPTH} relations away and ${MOST_MEMBERS} in all, and the relations that the records of these cases state.`,
  replies: {
    200: z
      .strictObject({
        members: z.array(Member).meta({ description: 'The tracked cases, near ones first.' }),
        relations: z.array(CaseRelation).meta({ description: 'The statements that connect them, dismissed ones too.' }),
      })
      .meta({ id: 'CaseFamily', description: 'The cases that belong to a case.' }),
  },
  errors: ['TRACKED_CASE_NOT_FOUND', 'NOT_SHARED'],
  async handle({ params, caller }, { db }) {
    const tracked = await visibleCase(db, caller, params.id)
    const { members, relations } = await familyOf(db, caller, tracked)
    return {
      members: members.map(({ tracked: { id, caseIdentifier, status }, distance }) => ({
        caseId: id,
        caseIdentifier,
        status,
        distance,
      })),
      relations: relations.map((relation) => presentRelation(relation, members)),
    }
  },
})

interface FamilyMember {
  tracked: TrackedCase
  distance: number
}

/** Walks from case to case, step by step, over relations that nobody dismissed; cases that the caller may not see are left out. */
async function familyOf(
  db: Database,
  caller: Caller,
  tracked: TrackedCase,
): Promise<{ members: FamilyMember[]; relations: Relation[] }> {
  const members = new Map<string, FamilyMember>([[tracked.id, { tracked, distance: 0 }]])
  const relations = new Map<string, Relation>()
  let edge = [tracked.id]
  for (let distance = 1; edge.length > 0 && distance <= DEPTH + 1; distance++) {
    const said = await db.trackedCases.relationsOf(tracked.accountId, edge)
    const next = said
      .filter(({ state }) => state !== 'DISMISSED')
      .flatMap(({ caseId, targetCaseId }) => [caseId, targetCaseId ?? []].flat())
    const ids = [...new Set(next)].filter((id) => !members.has(id))
    const room = distance > DEPTH ? 0 : MOST_MEMBERS - members.size
    const found = (await db.trackedCases.findMany(ids.slice(0, room))).filter((other) => isVisibleTo(caller, other))
    for (const other of found) members.set(other.id, { tracked: other, distance })
    for (const relation of said) if (members.has(relation.caseId)) relations.set(relation.id, relation)
    edge = found.map(({ id }) => id)
  }
  return { members: [...members.values()], relations: [...relations.values()] }
}

function presentRelation(relation: Relation, members: readonly FamilyMember[]): z.infer<typeof CaseRelation> {
  const { id, caseId, kind, number, court, decisionDate, targetCaseId, saidAt, decidedAt } = relation
  const of = (wanted: string | null) => members.find(({ tracked }) => tracked.id === wanted)?.tracked
  const saidBy = of(caseId)?.caseIdentifier
  const named = saidBy && identifierNamedBy(relation, saidBy)
  const related = of(targetCaseId)
  // A guest does not learn that the account tracks a case which it does not share; a tracked case may also be gone.
  const isUntracked = !related && TRACKED_STATES.has(relation.state)
  const untracked = { state: named ? ('SUGGESTED' as const) : ('OPEN' as const), decidedAt: null }
  return {
    relationId: id,
    caseId,
    kind,
    number,
    court,
    decisionDate,
    relatedCaseId: related?.id ?? null,
    caseIdentifier: related?.caseIdentifier ?? named ?? null,
    saidAt,
    ...(isUntracked ? untracked : { state: relation.state, decidedAt }),
  }
}

const TRACKED_STATES: ReadonlySet<RelationState> = new Set(['KNOWN', 'FOLLOWED'])
