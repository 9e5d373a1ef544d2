import type { CallContext, Provider } from '../../domain/source.ts'
import { openAttestr } from './attestr/source.ts'
import { openEcourtsIndia } from './ecourtsindia/source.ts'
import type { ProviderSettings } from './provider.ts'
import type { SourceOf } from './source.ts'

/** How each provider is opened. Fails when its token cannot be sent. */
export const OPEN_PROVIDER: { [Name in Provider]: (settings: ProviderSettings, calls: CallContext) => SourceOf<Name> } =
  {
    ecourtsindia: openEcourtsIndia,
    attestr: openAttestr,
  }
