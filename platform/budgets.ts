import { type Budget, SHARE_OF_AN_ACCOUNT } from '../domain/account/budget.ts'
import { isProvider } from '../domain/source.ts'
import { type Configuration, enabledProviders, providerSettings } from './configuration.ts'

/** Returns the daily spend cap of a source, in paise; undefined if its calls cost nothing. */
export function capPaise(configuration: Configuration, source: string): number | undefined {
  if (source === 'model') return configuration.MODEL_DAILY_SPEND_CAP_PAISE
  return isProvider(source) ? providerSettings(configuration, source).dailySpendCapPaise : undefined
}

/**
 * Returns the default daily budgets of an account, for a plan that sets none: small enough that one account cannot use
 * up the cap of any source.
 */
export function budgetShares(configuration: Configuration): Record<Budget, number> {
  // The calls of the courts' own API are free: it has no cap to share.
  const courtData = enabledProviders(configuration)
    .filter((provider) => provider !== 'napix')
    .map((provider) => providerSettings(configuration, provider).dailySpendCapPaise)
  if (courtData.length === 0) courtData.push(0)
  return {
    COURT_DATA: shareOf(Math.min(...courtData)),
    MODEL: shareOf(configuration.MODEL_DAILY_SPEND_CAP_PAISE),
  }
}

/** At least 1: if a cap leaves nothing to any account, the cap refuses, not the account's budget. */
function shareOf(capPaise: number): number {
  return Math.max(1, Math.floor(capPaise * SHARE_OF_AN_ACCOUNT))
}
