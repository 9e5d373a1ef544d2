import { z } from 'zod'
import type { AccountSettings as StoredSettings } from '../../db/account/accounts.ts'
import type { Account } from '../../domain/account/account.ts'
import { refuse } from '../errors/refusal.ts'
import { Id } from '../http/id.ts'
import type { Services } from '../http/services.ts'
import { visibleText } from '../http/text.ts'

/** The account settings that an operator sets. */
export const AccountSettings = z.strictObject({
  name: visibleText(1, 255),
  planId: Id,
  reviewer: z
    .enum(['CUSTOMER', 'OPERATOR'])
    .meta({ description: 'Who decides about new cases and candidates of the account.' }),
})

export const AccountAnswer = z
  .strictObject({ accountId: z.string(), ...AccountSettings.shape, created: z.int() })
  .meta({ id: 'Account' })

export function presentAccount({ id, name, planId, reviewer, created }: Account): z.infer<typeof AccountAnswer> {
  return { accountId: id, name, planId, reviewer, created }
}

/** @throws Refusal 400 when the settings name a plan that does not exist */
export async function requirePlan({ planId }: StoredSettings, { db }: Services): Promise<void> {
  if (!(await db.accounts.findPlan(planId)))
    throw refuse('MALFORMED', { issues: [{ path: 'planId', message: 'No plan with this ID exists.' }] })
}
