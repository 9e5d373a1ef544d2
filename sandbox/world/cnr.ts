import type { CaseIdentifier } from '../../domain/courts/types.ts'

const CNR = /^[A-Z]{2}[A-Z0-9]{14}$/

/**
 * Reads a CNR as the providers do, with spaces, hyphens and lower case; undefined when it does not have the form of
 * one.
 */
export function readCnr(written: string): Required<Pick<CaseIdentifier, 'courtType' | 'cnr'>> | undefined {
  const cnr = written.replace(/[\s-]/g, '').toUpperCase()
  if (!CNR.test(cnr)) return undefined
  return { courtType: courtTypeOf(cnr), cnr }
}

/**
 * A High Court is marked by HC before or after the state's letters (`HCBM01`, `DLHC01`); Calcutta's letters are shifted
 * by one.
 */
function courtTypeOf(cnr: string): 'SC' | 'HC' | 'DC' {
  if (cnr.startsWith('SCIN')) return 'SC'
  return /^(HC|..HC|WBCHC)/.test(cnr) ? 'HC' : 'DC'
}
