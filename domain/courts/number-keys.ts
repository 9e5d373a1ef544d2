import { readIdentifier } from './index.ts'
import { COURT_TYPES, IDENTIFIER_FIELDS } from './types.ts'

/** The identity keys of all cases, of whichever court, that this number alone can name; none for a number that needs more beside it. */
export function keysOfNumber(number: string): string[] {
  const readings = COURT_TYPES.flatMap((courtType) =>
    IDENTIFIER_FIELDS.map((field) => readIdentifier({ courtType, [field]: number })),
  )
  const keys = readings.flatMap((reading) => (reading.ok ? [reading.identity.key, ...reading.identity.aliases] : []))
  return [...new Set(keys)]
}
