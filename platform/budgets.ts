import { type Budget, SHARE_OF_AN_ACCOUNT } from '../domain/budget.ts'
import type { Provider } from '../domain/source.ts'
import { type Configuration, enabledProviders } from './configuration.ts'

/** The most that may be spent at each paid source a day, in paise. */
export function capsPaise(configuration: Configuration): Record<Provider | 'model', number> {
  return {
    attestr: configuration.ATTESTR_DAILY_SPEND_CAP_PAISE,
    ecourtsindia: configuration.ECOURTSINDIA_DAILY_SPEND_CAP_PAISE,
    model: configuration.MODEL_DAILY_SPEND_CAP_PAISE,
  }
}

/** What an account may spend a day whose plan sets no figure: so little that one account cannot empty the cap of any source. */
export function budgetShares(configuration: Configuration): Record<Budget, number> {
  const caps = capsPaise(configuration)
  const courtData = enabledProviders(configuration).map((provider) => caps[provider])
  if (courtData.length === 0) courtData.push(0)
  return {
    COURT_DATA: shareOf(Math.min(...courtData)),
    MODEL: shareOf(caps.model),
  }
}

/** Never nothing: where a cap leaves nothing to anybody, that is the cap's doing and no account's. */
function shareOf(capPaise: number): number {
  return Math.max(1, Math.floor(capPaise * SHARE_OF_AN_ACCOUNT))
}
