import type { Provider } from '../../domain/source.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { openAttestr } from './attestr/source.ts'
import { openEcourtsIndia } from './ecourtsindia/source.ts'
import type { ProviderSettings } from './provider.ts'
import type { SourceOf } from './source.ts'

/** How each provider is opened. Fails when its token cannot be sent. */
export const OPEN_PROVIDER: { [Name in Provider]: (settings: ProviderSettings, gateway: Gateway) => SourceOf<Name> } = {
  ecourtsindia: openEcourtsIndia,
  attestr: openAttestr,
}
