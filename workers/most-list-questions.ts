import { LIST_QUESTION_TIMES } from '../domain/hearings/list-times.ts'
import { LISTING_READER } from '../domain/provider-traits.ts'
import { type Configuration, enabledProviders, providerSettings, readsLists } from '../platform/configuration.ts'
import { ECOURTSINDIA_DEFAULTS } from '../sources/providers/ecourtsindia/config.ts'

/** The maximum questions of one run, however cheap: a workflow holds their numbers. */
const MOST = 10_000

/**
 * Returns how many cases a run of `listQuestions` may ask about, so that the runs of a day stay below their cap; 0 if
 * lists are not read or the provider is off.
 */
export function mostListQuestions(configuration: Configuration): number {
  if (!readsLists(configuration) || !enabledProviders(configuration).includes(LISTING_READER)) return 0
  const { causeListBatch } = {
    ...ECOURTSINDIA_DEFAULTS.pricesPaise,
    ...providerSettings(configuration, LISTING_READER).pricesPaise,
  }
  const ofARun = configuration.HEARINGS_DAILY_SPEND_CAP_PAISE / LIST_QUESTION_TIMES.length
  return Math.min(MOST, Math.floor(ofARun / causeListBatch))
}
