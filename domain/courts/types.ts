/** The ten court types a case can be looked up in (Specification, "Case identifier"). */
export const COURT_TYPES = ['DC', 'SC', 'HC', 'CC', 'NCLT', 'NCLAT', 'GSTAT', 'DRT', 'DRAT', 'CESTAT'] as const
export type CourtType = (typeof COURT_TYPES)[number]

/** The fields of a case identifier beside `courtType`, in the Specification's order. */
export const IDENTIFIER_FIELDS = [
  'cnr',
  'registrationNumber',
  'filingNumber',
  'diaryNumber',
  'establishmentCode',
  'caseType',
] as const
export type IdentifierField = (typeof IDENTIFIER_FIELDS)[number]

/**
 * What names one case in one court type; fields are absent, never blank. Written forms are normalised by
 * `readIdentifier`.
 */
export type CaseIdentifier = { courtType: CourtType } & { [Field in IdentifierField]?: string }

/** One thing wrong with an identifier: the field, and a sentence that says what would do instead. */
export interface IdentifierIssue {
  field: IdentifierField | 'courtType'
  message: string
}

/**
 * Who a case is. `key` is its identity in its forum, written `<courtType>:<kind>:<value>`, in characters that may
 * stand in a workflow id. `aliases` are the other keys it is known by in the same notation, `key` not among them.
 */
export interface CaseIdentity {
  key: string
  aliases: string[]
}

export type IdentifierReading =
  /** An identifier whose codes the court's own lists lack is accepted unconfirmed: no complete list is public. */
  | { ok: true; identifier: CaseIdentifier; identity: CaseIdentity; isConfirmed: boolean }
  | { ok: false; issues: IdentifierIssue[] }

/**
 * What a source's own words say about who a case is. `identifier` holds the fields that could be read, the others are
 * left out; `identity` is absent when what is left names no case.
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

/** What the service knows of one court type. One such constant stands in each file of this folder. */
export interface Court {
  courtType: CourtType
  name: string
  /** The combinations of identifier fields that name a case here, the preferred one first. */
  requires: IdentifierField[][]
  /** Establishments known by code; others are accepted too. */
  establishments: CodeName[]
  /** Case types, of one establishment where lists differ; unknown ones are accepted too. */
  caseTypes(establishmentCode?: string): CodeName[]
  /** The case type that is meant by a code, another spelling of it or a name; none where it is not known. */
  findCaseType(written: string): CodeName | undefined
  /** Whether this is a case type in the letters by which the court's lists print it, in any spelling. */
  printsCaseType(written: string): boolean
  /** Checks and normalises an identifier of this court type whose blank fields were already dropped. */
  read(identifier: CaseIdentifier): IdentifierReading
  /**
   * Makes what it can of the fields a source gave, whether or not `read` would take them. Blank fields were already
   * dropped.
   */
  recognise(identifier: CaseIdentifier): Sighting
  /** Bench and case type as the court's own search form takes them; undefined where an entry of the form is not known. */
  formCodes(identifier: CaseIdentifier): { establishment: string | undefined; caseType: string | undefined }
}
