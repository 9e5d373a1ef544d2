import { z } from 'zod'
import type { CodeName } from '../../../domain/courts/types.ts'
import type { SourceAnswer } from '../../../domain/source.ts'
import { decoded } from '../../http-answer.ts'
import { Rows, Text } from '../../readings.ts'
import type { CallOptions } from '../provider-call.ts'
import { call, reading } from './call.ts'
import type { EcourtsIndiaContext } from './config.ts'

/** The dictionaries of the source, `caseStatus`, `courtCode` and so on, each with its present codes. */
export interface Enums {
  groups: Record<string, CodeName[]>
  omittedRows: number
}

// A placeholder entry has the code UNKNOWN, which `Text` treats as empty: it is skipped and not counted.
const Entry = z.object({ code: Text, description: Text })

/** Live answers hold the groups under `enums`; the documentation shows them directly under `data`. */
const EnumsData = z
  .object({ enums: z.preprocess(decoded, z.record(z.string(), z.unknown())) })
  .transform((data) => data.enums)
  .or(z.record(z.string(), z.unknown()))
  .transform((groups) => Object.entries(groups).filter(([, group]) => Array.isArray(group)))
  .refine((groups) => groups.length > 0)

/** Reads all dictionaries. Free. */
export function readEnums(context: EcourtsIndiaContext, options: CallOptions = {}): Promise<SourceAnswer<Enums>> {
  return call(
    context,
    { operation: 'enums', subject: 'all', method: 'GET', path: '/api/partner/enums' },
    reading(EnumsData, (groups) => ({ kind: 'found', value: enumsOf(groups) })),
    options,
  )
}

function enumsOf(groups: [string, unknown][]): Enums {
  const read = groups.map(([name, group]) => [name, Rows(Entry).parse(group)] as const)
  return {
    groups: Object.fromEntries(read.map(([name, { kept }]) => [name, kept.flatMap(codeName)])),
    omittedRows: read.reduce((sum, [, { omitted }]) => sum + omitted, 0),
  }
}

function codeName({ code, description }: z.output<typeof Entry>): CodeName[] {
  return code === undefined ? [] : [{ code, name: description ?? code }]
}
