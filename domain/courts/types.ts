/** The ten court types a case can be looked up in (Specification, "Case identifier"). */
export const COURT_TYPES = ['DC', 'SC', 'HC', 'CC', 'NCLT', 'NCLAT', 'GSTAT', 'DRT', 'DRAT', 'CESTAT'] as const
export type CourtType = (typeof COURT_TYPES)[number]

/** The fields of a case identifier besides `courtType`, in the Specification's order. */
export const IDENTIFIER_FIELDS = [
  'cnr',
  'registrationNumber',
  'filingNumber',
  'diaryNumber',
  'establishmentCode',
  'caseType',
] as const
export type IdentifierField = (typeof IDENTIFIER_FIELDS)[number]

/** Identifies one case in one court type; fields are absent, never blank. `readIdentifier` normalises written forms. */
export type CaseIdentifier = { courtType: CourtType } & { [Field in IdentifierField]?: string }

/** An error in an identifier: the field, and a sentence about what would be accepted. */
export interface IdentifierIssue {
  field: IdentifierField | 'courtType'
  message: string
}

/**
 * The identity of a case. `key` is its identity in its forum, written `<courtType>:<kind>:<value>`, in characters
 * allowed in a workflow id. `aliases` are its other keys in the same notation, without `key`.
 */
export interface CaseIdentity {
  key: string
  aliases: string[]
}

export type IdentifierReading =
  /**
   * An identifier with codes missing from the court's own lists is accepted unconfirmed: no complete list is public.
   */
  | { ok: true; identifier: CaseIdentifier; identity: CaseIdentity; isConfirmed: boolean }
  | { ok: false; issues: IdentifierIssue[] }

/**
 * The identity of a case in a source's words. `identifier` holds the readable fields only; `identity` is absent if
 * these identify no case.
 */
export interface Sighting {
  identifier: CaseIdentifier
  identity?: CaseIdentity
}

/** A code with its name: a case type or an establishment (bench, tribunal, commission). */
export interface CodeName {
  code: string
  name: string
}

/** The rules of one court type. Each file of this folder defines one. */
export interface Court {
  courtType: CourtType
  name: string
  /** The combinations of identifier fields that identify a case here, the preferred one first. */
  requires: IdentifierField[][]
  /** Establishments known by code; others are accepted too. */
  establishments: CodeName[]
  /** Case types, of one establishment where lists differ; unknown ones are accepted too. */
  caseTypes(establishmentCode?: string): CodeName[]
  /** Finds a case type by its code, another spelling or its name; undefined if it is unknown. */
  findCaseType(written: string): CodeName | undefined
  /** Returns whether this is a case type in the letters of the court's lists, in any spelling. */
  printsCaseType(written: string): boolean
  /** Checks and normalises an identifier of this court type without its blank fields. */
  read(identifier: CaseIdentifier): IdentifierReading
  /**
   * Reads what it can of a source's fields, whether or not `read` would accept them. Blank fields were removed before.
   */
  recognise(identifier: CaseIdentifier): Sighting
  /** Returns bench and case type for the court's own search form; undefined where an entry of the form is unknown. */
  formCodes(identifier: CaseIdentifier): { establishment: string | undefined; caseType: string | undefined }
}
