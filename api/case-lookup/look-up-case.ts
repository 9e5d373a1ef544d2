import { z } from 'zod'
import { lookupBillingKey } from '../../domain/account/billing.ts'
import { refuse } from '../errors/refusal.ts'
import { endpoint } from '../http/endpoint.ts'
import { requireBudget } from '../http/spending-budgets.ts'
import { CaseIdentifierInput } from './case-identifier.ts'
import { fetchCase } from './fetch-case.ts'
import { LookupAnswer, presentLookup } from './present-case.ts'

/**
 * `POST /case-lookup`: fetches a case live and stores it. The same case again refreshes the same record; equal
 * concurrent requests share one fetch. Only a 200 is charged, and each fetch once.
 */
export const lookUpCase = endpoint({
  method: 'POST',
  path: '/case-lookup',
  summary: 'Look up a case live by its identifier',
  weight: 10,
  product: 'LIVE_CASE_LOOKUP',
  permission: 'case.write',
  body: z.strictObject({ caseIdentifier: CaseIdentifierInput }),
  returns: 'The case as its court shows it now, with its orders.',
  replies: { 200: LookupAnswer },
  takesIdempotencyKey: true,
  errors: ['CASE_NOT_FOUND', 'LOOKUP_FAILED', 'BUDGET_USED_UP'],
  async handle({ body, caller, requestId, keep, begin }, services) {
    const { identifier, identity } = body.caseIdentifier
    const { accountId, keyId: apiKeyId } = caller
    const askedAt = await begin()
    const waited = await fetchCase(services, { accountId, identifier, identity, requestId, askedAt })
    if (waited.kind === 'failed') await requireBudget(services, caller, 'COURT_DATA')
    if (waited.kind !== 'done') throw refuse('LOOKUP_FAILED')
    if (waited.result.outcome === 'NOT_FOUND') throw refuse('CASE_NOT_FOUND')
    const { searchId } = waited.result
    const found = await services.db.lookedUpCases.readBack(accountId, searchId)
    if (!found) throw new Error('the looked-up case was not found right after it was stored')
    const billingKey = lookupBillingKey(waited.result)
    const charge = { accountId, product: 'LIVE_CASE_LOOKUP', billingKey, units: 1, apiKeyId } as const
    return services.db.transaction(async (tx) => {
      await services.db.usageLedger.charge(charge, tx)
      return keep(presentLookup(found), tx)
    })
  },
})
