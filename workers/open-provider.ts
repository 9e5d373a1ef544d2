import { createHmac } from 'node:crypto'
import type { Provider } from '../domain/source.ts'
import { askNameServers, checkedAddresses } from '../platform/checked-addresses.ts'
import { type Configuration, napixAccount, providerSettings } from '../platform/configuration.ts'
import { sourceForms } from '../platform/metrics.ts'
import type { Gateway } from '../sources/gateway/gateway.ts'
import { openAttestr } from '../sources/providers/attestr/source.ts'
import { openEcourtsIndia } from '../sources/providers/ecourtsindia/source.ts'
import type { NapixSettings } from '../sources/providers/napix/config.ts'
import { openNapix } from '../sources/providers/napix/source.ts'
import type { ProviderSource, SourceOf } from '../sources/providers/provider-source.ts'
import { questionsToProvider, type TrialQuestion } from '../sources/trial-questions.ts'

/** The function that opens each provider. Fails when its token is not a valid header value. */
const OPEN_PROVIDER: { [Name in Provider]: (settings: NapixSettings, gateway: Gateway) => SourceOf<Name> } = {
  ecourtsindia: openEcourtsIndia,
  attestr: openAttestr,
  napix: openNapix,
}

/** Opens a provider as it is configured. */
export function openProvider(provider: Provider, configuration: Configuration, gateway: Gateway): ProviderSource {
  const { baseUrl, token, pricesPaise } = providerSettings(configuration, provider)
  const settings = {
    baseUrl,
    token,
    pricesPaise,
    addressesOf: addressesFor(baseUrl, configuration.DNS_SERVERS),
    userAgent: configuration.SOURCE_USER_AGENT,
    subjectKey: createHmac('sha256', configuration.SIGNING_SECRET).update('searched names').digest('hex'),
    napix: napixAccount(configuration),
    countForm: (form: string) => sourceForms.inc({ source: provider, form }),
  }
  return OPEN_PROVIDER[provider](settings, gateway)
}

/** The questions of a trial to a provider as it is configured. */
export function trialQuestions(provider: Provider, configuration: Configuration, gateway: Gateway): TrialQuestion[] {
  const { pricesPaise } = providerSettings(configuration, provider)
  return questionsToProvider(provider, openProvider(provider, configuration, gateway), pricesPaise)
}

/** Returns where links of a provider may lead: to public hosts by https. A sandbox on http may also link to itself. */
function addressesFor(baseUrl: string, nameServers: readonly string[]) {
  const { protocol, hostname } = new URL(baseUrl)
  const allowed = protocol === 'http:' ? [hostname] : []
  return (url: URL) =>
    checkedAddresses(url, allowed, askNameServers(nameServers, AbortSignal.timeout(RESOLVE_TIMEOUT_MS)))
}

/** A name that is not resolved in half the time of a case's answer will not be resolved in the other half. */
const RESOLVE_TIMEOUT_MS = 15_000
