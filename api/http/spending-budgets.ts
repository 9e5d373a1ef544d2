import { z } from 'zod'
import type { Tx } from '../../db/base/table.ts'
import type { Plan } from '../../domain/account/account.ts'
import { BUDGETS, type Budget, type BudgetStatus, isUsedUp } from '../../domain/account/budget.ts'
import { endOfIndianDay, indianDay } from '../../domain/dates.ts'
import { budgetShares } from '../../platform/budgets.ts'
import { refuseForNow } from '../errors/refusal.ts'
import type { Services } from './services.ts'

/** A budget as answers show it. */
export const BudgetAnswer = z
  .strictObject({
    budget: z
      .enum(BUDGETS)
      .meta({ description: 'What the budget is for: live court data, or the language model that writes summaries.' }),
    limitPaise: z
      .int()
      .meta({ description: 'The maximum that can be spent for the account in one day of Indian time.' }),
    spentPaise: z.int(),
    until: z.int().meta({ description: 'When the day ends, in epoch milliseconds.' }),
  })
  .meta({ id: 'Budget' })

export type OnPlan = { accountId: string; plan: Pick<Plan, 'courtDataBudgetPaise' | 'modelBudgetPaise'> }

/** Returns the budget status of an account today. */
export async function budgetsOf(services: Services, account: OnPlan, tx?: Tx): Promise<BudgetStatus[]> {
  const { db, configuration } = services
  const { accountId, plan } = account
  const now = Date.now()
  const spent = await db.sourceSpend.ofAccount(accountId, indianDay(now), tx)
  const shares = budgetShares(configuration)
  const limits: Record<Budget, number | null> = { COURT_DATA: plan.courtDataBudgetPaise, MODEL: plan.modelBudgetPaise }
  return BUDGETS.map((budget): BudgetStatus => {
    const spend = spent.find((each) => each.budget === budget)
    const limitPaise = limits[budget] ?? shares[budget]
    const { spentPaise = 0, refusedPaise = 0 } = spend ?? {}
    return { budget, limitPaise, spentPaise, refusedPaise, until: endOfIndianDay(now) }
  })
}

export function presentBudget({ refusedPaise: _, ...budget }: BudgetStatus): z.infer<typeof BudgetAnswer> {
  return budget
}

/**
 * Refuses with 429 60443 when the account has used up a budget. Called before work that cannot succeed without it, or
 * after a failure that the budget may have caused.
 */
export async function requireBudget(services: Services, account: OnPlan, needed: Budget, tx?: Tx): Promise<void> {
  const status = (await budgetsOf(services, account, tx)).find(({ budget }) => budget === needed)
  if (!status || !isUsedUp(status)) return
  const { budget, limitPaise, until } = status
  throw refuseForNow('BUDGET_USED_UP', Math.ceil((until - Date.now()) / 1000), { budget, limitPaise, until })
}

/** Does the same for an account other than the caller's, whose record may be shared with the caller. */
export async function requireOwnerBudget(services: Services, accountId: string, needed: Budget): Promise<void> {
  const plan = await services.db.accounts.findPlanOf(accountId)
  if (plan) await requireBudget(services, { accountId, plan }, needed)
}
