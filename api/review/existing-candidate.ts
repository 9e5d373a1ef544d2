import type { Database } from '../../db/database.ts'
import type { CandidateEvidence } from '../../db/review/case-candidates/reader.ts'
import { refuse } from '../errors/refusal.ts'

/** @throws Refusal 400 60410 when there is no candidate of this id */
export async function existingCandidate(db: Database, id: string): Promise<CandidateEvidence> {
  const candidate = await db.caseCandidates.find(id)
  if (!candidate) throw refuse('CANDIDATE_NOT_FOUND')
  return candidate
}
