import { type CodeTables, codeTable, type KnownCode } from './codes.ts'
import type { FieldContext, FieldReader } from './fields.ts'
import type { KeyMaker } from './same-case-keys.ts'
import {
  type CaseIdentifier,
  type CaseIdentity,
  type Court,
  type CourtType,
  IDENTIFIER_FIELDS,
  type IdentifierField,
  type IdentifierIssue,
  type IdentifierReading,
  type Sighting,
} from './types.ts'

/** The differences between court types, as data. */
export interface CourtRules {
  courtType: CourtType
  name: string
  /** See `Court.requires`. */
  requires: IdentifierField[][]
  establishments: readonly KnownCode[]
  caseTypes: readonly KnownCode[]
  /** The reader of each field. A field without a reader is rejected. */
  fields: { [Field in IdentifierField]?: FieldReader }
  /** The identity keys made from the fields, the best key first. */
  keys: readonly KeyMaker[]
}

/** Creates a court type from its rules. */
export function defineCourt(rules: CourtRules): Court {
  const tables = { establishments: codeTable(rules.establishments), caseTypes: codeTable(rules.caseTypes) }
  const readFields = (written: CaseIdentifier) => readEachField(rules, { ...tables, written })
  const identify = (identifier: CaseIdentifier) => identityOf(rules, identifier, tables)
  return {
    courtType: rules.courtType,
    name: rules.name,
    requires: rules.requires,
    establishments: tables.establishments.list,
    caseTypes: () => tables.caseTypes.list,
    findCaseType: tables.caseTypes.find,
    printsCaseType: tables.caseTypes.isPrinted,

    read(written): IdentifierReading {
      const { identifier, issues, isConfirmed } = readFields(written)
      const allIssues = [...issues, ...missingFields(rules, written)]
      const identity = identify(identifier)
      // Every combination of `requires` makes a key, so a case without an issue always has an identity.
      if (allIssues.length > 0 || !identity) return { ok: false, issues: allIssues }
      return { ok: true, identifier, identity, isConfirmed }
    },

    recognise(written): Sighting {
      const { identifier } = readFields(written)
      const identity = identify(identifier)
      return identity ? { identifier, identity } : { identifier }
    },

    formCodes({ establishmentCode = '', caseType = '' }) {
      return {
        establishment: tables.establishments.formCode(establishmentCode),
        caseType: tables.caseTypes.formCode(caseType),
      }
    },
  }
}

interface FieldsRead {
  identifier: CaseIdentifier
  issues: IdentifierIssue[]
  isConfirmed: boolean
}

function readEachField(rules: CourtRules, context: FieldContext): FieldsRead {
  const { courtType } = rules
  const read: FieldsRead = { identifier: { courtType }, issues: [], isConfirmed: true }
  for (const field of IDENTIFIER_FIELDS) {
    const written = context.written[field]
    if (written === undefined) continue
    const reader = rules.fields[field]
    if (!reader) {
      read.issues.push({ field, message: `Court type ${courtType} does not use \`${field}\`. ${advice(rules)}` })
      continue
    }
    const reading = reader(written, context)
    if (!reading.ok) {
      read.issues.push({ field, message: reading.message })
      continue
    }
    read.identifier[field] = reading.value
    if (reading.isUnlisted) read.isConfirmed = false
    // A number may name its type itself; the field `caseType`, read after it, decides.
    if (reading.caseType) read.identifier.caseType = reading.caseType
  }
  return read
}

/**
 * Returns an issue with advice for each missing field; of several ways to name a case, for the one the caller came
 * closest to.
 */
function missingFields(rules: CourtRules, written: CaseIdentifier): IdentifierIssue[] {
  const ways = rules.requires.map((way) => ({
    given: way.filter((field) => written[field] !== undefined).length,
    missing: way.filter((field) => written[field] === undefined),
  }))
  if (ways.some(({ missing }) => missing.length === 0)) return []
  const closest = ways.reduce((best, way) => (way.given > best.given ? way : best))
  return closest.missing.map((field) => ({ field, message: `\`${field}\` is missing. ${advice(rules)}` }))
}

/** For example: give `cnr`, or `establishmentCode` with `caseType` and `registrationNumber`. */
function advice({ requires }: CourtRules): string {
  return `Send ${requires.map(describe).join(', or ')}.`
}

function describe([first, ...others]: IdentifierField[]): string {
  const rest = others.map((field) => `\`${field}\``).join(' and ')
  return rest ? `\`${first}\` with ${rest}` : `\`${first}\``
}

function identityOf(
  { courtType, keys }: CourtRules,
  identifier: CaseIdentifier,
  tables: CodeTables,
): CaseIdentity | undefined {
  const made = keys.flatMap((make) => make(identifier, tables) ?? [])
  const [key, ...aliases] = made.map((key) => `${courtType}:${key}`)
  return key === undefined ? undefined : { key, aliases }
}
