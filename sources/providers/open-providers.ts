import type { Provider } from '../../domain/source.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { openAttestr } from './attestr/source.ts'
import { openEcourtsIndia } from './ecourtsindia/source.ts'
import type { NapixSettings } from './napix/config.ts'
import { openNapix } from './napix/source.ts'
import type { SourceOf } from './provider-source.ts'

/** How each provider is opened. Fails when its token cannot be sent. */
export const OPEN_PROVIDER: { [Name in Provider]: (settings: NapixSettings, gateway: Gateway) => SourceOf<Name> } = {
  ecourtsindia: openEcourtsIndia,
  attestr: openAttestr,
  napix: openNapix,
}
