import { readIdentifier } from './index.ts'
import { COURT_TYPES, IDENTIFIER_FIELDS } from './types.ts'

/** Returns the identity keys that this number alone can have, in any court; none for a number that needs more. */
export function keysOfNumber(number: string): string[] {
  const readings = COURT_TYPES.flatMap((courtType) =>
    IDENTIFIER_FIELDS.map((field) => readIdentifier({ courtType, [field]: number })),
  )
  const keys = readings.flatMap((reading) => (reading.ok ? [reading.identity.key, ...reading.identity.aliases] : []))
  return [...new Set(keys)]
}
