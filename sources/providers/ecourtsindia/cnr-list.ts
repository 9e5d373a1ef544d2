import { readCnr } from '../../../domain/courts/cnr.ts'

/**
 * Reads the CNRs of a batch: upper case, each once, within the source's limits; returns a sentence when they cannot be
 * sent.
 */
export function readCnrList(written: readonly string[], { min, max }: { min: number; max: number }): string[] | string {
  const read = written.map((each) => readCnr(each)?.cnr)
  const cnrs = [...new Set(read.filter((cnr) => cnr !== undefined))]
  const misfits = read.filter((cnr) => cnr === undefined).length
  if (misfits > 0) return `${misfits} of ${written.length} are not CNRs.`
  if (cnrs.length < min || cnrs.length > max)
    return `Send between ${min} and ${max} different CNRs, not ${cnrs.length}.`
  return cnrs
}

/** How a batch appears in the call log, which has no room for a hundred CNRs; the raw answer names them all. */
export function batchSubject([first = 'none', ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first} and ${others.length} more`
}
