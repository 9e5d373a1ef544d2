import { z } from 'zod'
import { readIdentifier } from '../../domain/courts/index.ts'
import type { CaseIdentifier } from '../../domain/courts/types.ts'
import { fetchCase } from '../case-lookup/fetch-case.ts'
import { refuse } from '../errors/refusal.ts'
import { operatorEndpoint } from '../http/endpoint.ts'
import { malformed } from '../http/malformed.ts'
import type { Services } from '../http/services.ts'
import { existingCandidate } from './existing-candidate.ts'
import { RecordHeld, recordHeld } from './record-held.ts'

const DESCRIPTION =
  'Looks the case up live for its account, as `POST /case-lookup` does. The account is not charged. The cost of the source counts in its budget.'

const Shared = {
  method: 'POST',
  description: DESCRIPTION,
  params: z.strictObject({ id: z.string() }),
  returns: 'The hearings and orders as the court shows them now.',
  replies: { 200: RecordHeld },
} as const

/** `POST /backoffice/candidates/{id}/record`: fetches the court's record of a candidate now. */
export const fetchCandidateRecord = operatorEndpoint({
  ...Shared,
  path: '/backoffice/candidates/:id/record',
  summary: 'Fetch the hearings and orders of a candidate from its court',
  errors: ['CANDIDATE_NOT_FOUND', 'CASE_NOT_FOUND', 'LOOKUP_FAILED'],
  async handle({ params, requestId }, services) {
    return fetchRecord(services, await existingCandidate(services.db, params.id), requestId)
  },
})

/** `POST /backoffice/cases/{id}/record`: fetches the court's record of a tracked case now. */
export const fetchCaseRecord = operatorEndpoint({
  ...Shared,
  path: '/backoffice/cases/:id/record',
  summary: 'Fetch the hearings and orders of a tracked case from its court',
  errors: ['TRACKED_CASE_NOT_FOUND', 'CASE_NOT_FOUND', 'LOOKUP_FAILED'],
  async handle({ params, requestId }, services) {
    const tracked = await services.db.trackedCases.find(params.id)
    if (!tracked) throw refuse('TRACKED_CASE_NOT_FOUND')
    return fetchRecord(services, tracked, requestId)
  },
})

interface OfCase {
  accountId: string
  identityKey: string
  caseIdentifier: CaseIdentifier
}

async function fetchRecord(
  services: Services,
  { accountId, identityKey, caseIdentifier }: OfCase,
  requestId: string,
): Promise<z.infer<typeof RecordHeld>> {
  const reading = readIdentifier(caseIdentifier)
  if (!reading.ok) throw malformed('The court needs more numbers than are known of this case.')
  const { identifier, identity } = reading
  const waited = await fetchCase(services, { accountId, identifier, identity, requestId })
  if (waited.kind === 'done' && waited.result.outcome === 'NOT_FOUND') throw refuse('CASE_NOT_FOUND')
  const record = waited.kind === 'done' ? await recordHeld(services, accountId, identityKey, caseIdentifier) : undefined
  if (!record) throw refuse('LOOKUP_FAILED')
  return record
}
