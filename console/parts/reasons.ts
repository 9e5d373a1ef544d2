import type { Reviewed } from './comparison.ts'

/** The reasons for rejecting a candidate. Each keeps its digit permanently, because operators learn it by heart. */
export const REJECTIONS = [
  ['1', 'another company'],
  ['2', 'another person'],
  ['3', 'another place or branch'],
  ['4', 'only named, no party'],
  ['5', 'union, trust or society'],
  ['6', 'duplicate'],
  ['7', 'record unusable'],
  ['8', 'wrong court'],
  ['9', 'something else'],
] as const

/** Returns whether a reason can apply: a watched company is not another person. */
export function fits(digit: string, { entity }: Reviewed): boolean {
  return entity.entityType === 'PERSON' ? digit !== '1' && digit !== '5' : digit !== '2'
}

const SUGGESTED_BY: Record<string, string> = {
  'location-disagrees': '3',
  'place-disagrees': '3',
  'place-added': '3',
  'other-body': '5',
  'officer-of': '4',
}

/** Returns the digit of the reason that the strongest difference suggests. */
export function suggested({ comparison, entity }: Reviewed): string {
  const differences = comparison.reasons.filter(({ effect }) => effect === 'DIFFERS')
  const found = differences.map(({ kind }) => SUGGESTED_BY[kind]).find((digit) => digit !== undefined)
  return found ?? (entity.entityType === 'PERSON' ? '2' : '1')
}
