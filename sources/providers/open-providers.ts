import type { Provider } from '../../domain/source.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { openAttestr } from './attestr/source.ts'
import { openEcourtsIndia } from './ecourtsindia/source.ts'
import type { NapixSettings } from './napix/config.ts'
import { openNapix } from './napix/source.ts'
import type { SourceOf } from './provider-source.ts'

/** The function that opens each provider. Fails when its token is not a valid header value. */
export const OPEN_PROVIDER: { [Name in Provider]: (settings: NapixSettings, gateway: Gateway) => SourceOf<Name> } = {
  ecourtsindia: openEcourtsIndia,
  attestr: openAttestr,
  napix: openNapix,
}
