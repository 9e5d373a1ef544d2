import { type Comparison, compareCompany } from '../../domain/matching/company.ts'
import { comparePerson } from '../../domain/matching/person.ts'
import type { LabelledPair } from './scorecard.ts'

/** Compares a pair as discovery compares a watched entity with a party: a person by name and father, any other by name. */
export function comparePair({ target, watched, asWritten, fatherName }: LabelledPair): Comparison {
  if (target !== 'person') return compareCompany(watched, asWritten)
  const { score, verdict, reasons } = comparePerson(
    { name: watched, ...(fatherName === undefined ? {} : { fatherName }) },
    asWritten,
  )
  return { score, verdict, reasons }
}
