import type { CaseListing } from '../../../domain/hearings/case-listing.ts'
import type { SourceAnswer } from '../../../domain/source.ts'
import { present } from '../../readings.ts'
import type { CallOptions } from '../provider-call.ts'
import type { EcourtsIndia } from './client.ts'

/** Asks for the next listing of up to 100 cases. Returns the cases that have one. */
export async function listingsFromEcourtsIndia(
  { readListings }: EcourtsIndia,
  cnrs: readonly string[],
  options: CallOptions,
): Promise<SourceAnswer<Map<string, CaseListing>>> {
  const read = await readListings(cnrs, options)
  if (read.kind !== 'found') return read
  const listings = new Map<string, CaseListing>()
  for (const { cnr, listing } of read.value.cases) {
    if (!listing) continue
    const { date: day, purpose: stage, judge, court, courtNumber: courtRoom, item, caseNumber: number } = listing
    listings.set(cnr, present({ day, stage, bench: judge ?? court, courtRoom, item, number }))
  }
  return { ...read, value: listings }
}
