import { z } from 'zod'
import type { Challenge } from '../../db/challenges.ts'
import { COURT_TYPES } from '../../domain/courts/types.ts'
import { operatorEndpoint } from '../frame/endpoint.ts'
import type { Services } from '../frame/services.ts'
import { workflowUrl } from './workflow-url.ts'

/** More pictures than this are never looked at in one go. */
const MOST = 50

const ChallengeAnswer = z
  .strictObject({
    challengeId: z.string(),
    orderId: z.string(),
    courtType: z.enum(COURT_TYPES),
    workflowUrl: z.string().meta({ description: "The download that waits, in Temporal's Web UI." }),
    picture: z.strictObject({ contentType: z.string(), base64: z.string() }),
    createdAt: z.int(),
  })
  .meta({ id: 'Challenge' })

/** `GET /backoffice/challenges`: the verification pictures that courts ask a person to read, the oldest first. */
export const listChallenges = operatorEndpoint({
  method: 'GET',
  path: '/backoffice/challenges',
  summary: "List the courts' verification pictures that wait for a person",
  replies: { 200: z.strictObject({ challenges: z.array(ChallengeAnswer) }) },
  errors: [],
  async handle(_request, services) {
    const open = await services.db.challenges.listOpen(MOST)
    return { challenges: open.map((challenge) => presentChallenge(challenge, services)) }
  },
})

function presentChallenge(challenge: Challenge, services: Services): z.infer<typeof ChallengeAnswer> {
  return {
    challengeId: challenge.id,
    orderId: challenge.orderId,
    courtType: challenge.courtType,
    workflowUrl: workflowUrl(services, challenge.workflowId),
    picture: { contentType: challenge.pictureType, base64: Buffer.from(challenge.picture).toString('base64') },
    createdAt: challenge.created,
  }
}
