import type { CourtType } from '../../domain/courts/types.ts'
import { cc } from './cc/site.ts'
import { cestat } from './cestat/site.ts'
import { dc } from './dc/site.ts'
import { drat, drt } from './drt/site.ts'
import { gstat } from './gstat/site.ts'
import { hc } from './hc/site.ts'
import { nclat } from './nclat/site.ts'
import { nclt } from './nclt/site.ts'
import { sc } from './sc/site.ts'
import type { CourtSite } from './site.ts'

/** Every court type's site. */
export const SITES: Record<CourtType, CourtSite> = {
  DC: dc,
  SC: sc,
  HC: hc,
  CC: cc,
  NCLT: nclt,
  NCLAT: nclat,
  GSTAT: gstat,
  DRT: drt,
  DRAT: drat,
  CESTAT: cestat,
}

/** The hosts of all sites, without their ports; with a `baseUrl`, its host alone. */
export function siteHosts(baseUrl?: string): string[] {
  const addresses = baseUrl ? [baseUrl] : Object.values(SITES).map(({ address }) => address)
  return [...new Set(addresses.map((address) => new URL(address).hostname))]
}
