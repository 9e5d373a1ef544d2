import { answerChallenge } from './backoffice/answer-challenge.ts'
import { listChallenges } from './backoffice/list-challenges.ts'
import { downloadOrder } from './case-lookup/download-order.ts'
import { listCaseTypes } from './case-lookup/list-case-types.ts'
import { lookUpCase } from './case-lookup/look-up-case.ts'
import { readLookup } from './case-lookup/read-lookup.ts'
import { readDocumentReference } from './documents/read-reference.ts'
import type { AnyEndpoint } from './frame/endpoint.ts'

/** Every endpoint that needs a key, fixed paths before those with parameters. */
export const ENDPOINTS: readonly AnyEndpoint[] = [
  // Live case lookup
  lookUpCase,
  listCaseTypes,
  downloadOrder,
  readLookup,

  // Documents
  readDocumentReference,

  // Backoffice: courts' verification pictures
  listChallenges,
  answerChallenge,
]
