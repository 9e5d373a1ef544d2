import { type Budget, SHARE_OF_AN_ACCOUNT } from '../domain/account/budget.ts'
import { isProvider } from '../domain/source.ts'
import { type Configuration, enabledProviders, providerSettings } from './configuration.ts'

/** The most that may be spent at a source a day, in paise; undefined for one whose calls cost nothing. */
export function capPaise(configuration: Configuration, source: string): number | undefined {
  if (source === 'model') return configuration.MODEL_DAILY_SPEND_CAP_PAISE
  return isProvider(source) ? providerSettings(configuration, source).dailySpendCapPaise : undefined
}

/** What an account may spend a day whose plan sets no figure: so little that one account cannot empty the cap of any source. */
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

/** Never nothing: where a cap leaves nothing to anybody, that is the cap's doing and no account's. */
function shareOf(capPaise: number): number {
  return Math.max(1, Math.floor(capPaise * SHARE_OF_AN_ACCOUNT))
}
