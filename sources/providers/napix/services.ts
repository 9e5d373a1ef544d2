import { courtTypeOfCnr } from '../../../domain/courts/cnr.ts'
import { isHighCourtCode } from '../../../domain/courts/hc-benches.ts'
import type { NapixOperation } from './config.ts'

/** The two sets of services: of High Courts and of district courts. */
export type CourtLevel = 'HC' | 'DC'

export const TOKEN_PATH = '/oauth2/token'

/**
 * All services that are asked, by their paths, in which case counts. Services about accused persons, land, caveats and advocates are not
 * among them.
 */
export const SERVICES: Record<CourtLevel, Record<Exclude<NapixOperation, 'token'>, string>> = {
  HC: {
    caseRecord: '/hc-cnr-api/CNR',
    caseStates: '/hc-current-status-api/currentStatus',
    orderDocument: '/hc-order-api/order',
    nameSearch: '/hc-party-name-api/partyname',
  },
  DC: {
    caseRecord: '/dc-cnr-api/cnr',
    caseStates: '/dc-current-status-api/currentStatus',
    // The gateway's own spelling.
    orderDocument: '/dc-oreder-api/order',
    nameSearch: '/dc-party-name-api/partyName',
  },
}

/** Whose services know a case; undefined for the Supreme Court's. */
export function levelOfCnr(cnr: string): CourtLevel | undefined {
  const courtType = courtTypeOfCnr(cnr)
  return courtType === 'HC' || courtType === 'DC' ? courtType : undefined
}

/** Whose services know an establishment, such as `DLHC01`. */
export function levelOfEstablishment(code: string): CourtLevel {
  return isHighCourtCode(code) ? 'HC' : 'DC'
}
