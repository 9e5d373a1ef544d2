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
  return {
    COURT_DATA: courtData.length > 0 ? Math.floor(Math.min(...courtData) * SHARE_OF_AN_ACCOUNT) : 0,
    MODEL: Math.floor(caps.model * SHARE_OF_AN_ACCOUNT),
  }
}
