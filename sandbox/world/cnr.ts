import type { CaseIdentifier } from '../../domain/courts/types.ts'

const CNR = /^[A-Z]{2}[A-Z0-9]{14}$/

/** Reads a CNR as the providers do, with blanks, hyphens and small letters; undefined when it has not the form of one. */
export function readCnr(written: string): Required<Pick<CaseIdentifier, 'courtType' | 'cnr'>> | undefined {
  const cnr = written.replace(/[\s-]/g, '').toUpperCase()
  if (!CNR.test(cnr)) return undefined
  return { courtType: courtTypeOf(cnr), cnr }
}

/** A High Court shows itself by HC in front or behind the state's letters (`HCBM01`, `DLHC01`); Calcutta's letters are moved by one. */
function courtTypeOf(cnr: string): 'SC' | 'HC' | 'DC' {
  if (cnr.startsWith('SCIN')) return 'SC'
  return /^(HC|..HC|WBCHC)/.test(cnr) ? 'HC' : 'DC'
}
