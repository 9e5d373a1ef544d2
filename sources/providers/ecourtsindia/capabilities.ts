import { z } from 'zod'
import type { SourceAnswer } from '../../../domain/source.ts'
import { Count, NeededRows, NeededText, Texts } from '../../readings.ts'
import type { CallOptions } from '../provider-call.ts'
import { call, reading } from './call.ts'
import type { EcourtsIndiaContext } from './config.ts'

/** The search's present abilities, as the source itself lists them. */
export interface Capabilities {
  sortableFields: string[]
  nameMatchModes: string[]
  maxPageSize?: number
}

const CapabilitiesData = z.object({
  sortableFields: NeededRows(NeededText),
  nameMatchModes: Texts,
  partnerMaxPageSize: Count,
})

/** Reads the fields the search can sort by and the ways it can match names. Free. */
export function readCapabilities(
  context: EcourtsIndiaContext,
  options: CallOptions = {},
): Promise<SourceAnswer<Capabilities>> {
  return call(
    context,
    { operation: 'capabilities', subject: 'search', method: 'GET', path: '/api/partner/search/capabilities' },
    reading(CapabilitiesData, ({ sortableFields, nameMatchModes, partnerMaxPageSize }) => ({
      kind: 'found',
      value: {
        sortableFields: sortableFields.kept,
        nameMatchModes: nameMatchModes.kept,
        ...(partnerMaxPageSize !== undefined && { maxPageSize: partnerMaxPageSize }),
      },
    })),
    options,
  )
}
