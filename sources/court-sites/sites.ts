import type { CourtType } from '../../domain/courts/types.ts'
import { hc } from './hc/site.ts'
import type { CourtSite } from './site.ts'

/** Every court type's site. */
export const SITES: Record<CourtType, CourtSite> = {
  HC: hc,
} as never
