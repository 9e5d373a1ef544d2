import type { CourtCase, IsoDate, LinkedCase } from '../case.ts'
import { parseWholeCaseNumber } from '../courts/case-number.ts'
import { courtTypeOfCnr, establishmentOfCnr, readCnr } from '../courts/cnr.ts'
import { identityOfCase, keysOf, recogniseCase } from '../courts/index.ts'
import type { CaseIdentifier } from '../courts/types.ts'
import { sameText } from '../same-text.ts'

/** What another case is to a case: connected with it, its main matter, the case that it is an appeal from, or one that it was transferred from or to. */
export const RELATION_KINDS = ['LINKED', 'MAIN', 'APPEAL', 'TRANSFER'] as const
export type RelationKind = (typeof RELATION_KINDS)[number]

/** What a court's record says of another case, in the court's words. Nothing is ever inferred. */
export interface Statement {
  kind: RelationKind
  number: string
  cnr: string | null
  /** Another court than the record's own. */
  court: string | null
  decisionDate: IsoDate | null
}

const KINDS: Record<LinkedCase['relation'], RelationKind> = {
  LINKED: 'LINKED',
  TAGGED: 'LINKED',
  MAIN: 'MAIN',
  EARLIER_COURT: 'APPEAL',
  SUBORDINATE_COURT: 'APPEAL',
  TRANSFER: 'TRANSFER',
}

/** What a record says of other cases, each statement once. */
export function statementsOf({ court, linkedCases }: CourtCase): Statement[] {
  const linked = linkedCases.map((row): Statement => {
    const kind = KINDS[row.relation]
    const isElsewhere = row.court !== undefined && (kind === 'APPEAL' || !sameText(row.court, court))
    return {
      kind,
      number: row.number,
      cnr: readCnr(row.cnr ?? row.number)?.cnr ?? null,
      court: isElsewhere ? (row.court ?? null) : null,
      decisionDate: row.decisionDate ?? null,
    }
  })
  const all = linked.map((each) => [`${each.kind} ${each.number}`, each] as const)
  return [...new Map(all).values()]
}

/** Writes a number under which a case was filed: another case may be registered under the same one. */
export function filedNumber(number: string): string {
  return `Filing No. ${number}`
}

const FILED = /^filing no\.? /i

/** Whether a number is one of filing. */
export function isFiledNumber(number: string): boolean {
  return FILED.test(number)
}

/** Whether a statement is about a case of another court, which it names only by that court's words. */
export function isElsewhere({ kind, cnr, court }: Pick<Statement, 'kind' | 'cnr' | 'court'>): boolean {
  return cnr === null && (kind === 'APPEAL' || court !== null)
}

/** Whether a record states its own case, as some do for a main matter. */
export function isAboutItself(statement: Statement, saidBy: CaseIdentifier, { caseNumber }: CourtCase): boolean {
  if (isElsewhere(statement) || isFiledNumber(statement.number)) return false
  const own = keysOf(identityOfCase(saidBy, caseNumber))
  return registeredKeys(statement, saidBy).some((key) => own.includes(key))
}

/**
 * The keys of the case that a statement names. A CNR names one case; a number names one of the record's own court, under which a case was
 * registered or filed; a number of another court stands alone, and the court has to be compared.
 */
export function keysNamedBy(statement: Statement, saidBy: CaseIdentifier): string[] {
  const { number, cnr } = statement
  if (cnr !== null) return registeredKeys(statement, saidBy)
  const alone = numberAlone(number)
  if (isElsewhere(statement)) return looseKeys([alone])
  const registered = registeredKeys(statement, saidBy)
  const registry = registryOf(saidBy)
  const filed = keysOf(recogniseCase(registry.courtType, { ...registry, filingNumber: alone }).identity)
  return [...new Set([...(isFiledNumber(number) ? [] : registered), ...filed, ...registered.map(asFiled)])]
}

/** The keys under which the named case is registered in the record's own court, or those of its CNR. */
function registeredKeys({ number, cnr }: Statement, saidBy: CaseIdentifier): string[] {
  if (cnr === null) return keysOf(identityOfCase(registryOf(saidBy), numberAlone(number)))
  const courtType = courtTypeOfCnr(cnr)
  return courtType ? keysOf(recogniseCase(courtType, { cnr }).identity) : []
}

/** A number without what courts write around it: `WP/12/2020 (Main)`, `WP/12/2020 dated 01-02-2020`. */
export function numberAlone(number: string): string {
  return number
    .replace(FILED, '')
    .replace(/\s+(?:dated|dt\.?|d\/d)\s.*$/i, '')
    .replace(/\s*[[(][A-Za-z .]+[\])]\s*$/, '')
}

/** The keys by which statements may name a case. */
export function keysOfMember(identifier: CaseIdentifier, courtCase: CourtCase | undefined): string[] {
  const { caseNumber, filingNumber, caseType, caseTypeName } = courtCase ?? {}
  const types = [caseType, caseTypeName, identifier.caseType].filter((type) => type !== undefined)
  const withTypes = (number: string | undefined) =>
    number === undefined ? [] : [number, ...types.map((type) => `${type}/${number}`)]
  const filed = withTypes(filingNumber).flatMap((number) => keysOf(identityOfCase(registryOf(identifier), number)))
  return [
    ...new Set([
      ...keysOf(identityOfCase(identifier, caseNumber)),
      ...filed.map(asFiled),
      ...looseKeys([caseNumber, ...withTypes(identifier.registrationNumber), ...withTypes(filingNumber)]),
    ]),
  ].filter((key) => key.length <= MAX_KEY_LENGTH)
}

const MAX_KEY_LENGTH = 190

/** What the numbers of a case's own registry have in common. */
function registryOf({ courtType, establishmentCode, cnr }: CaseIdentifier): CaseIdentifier {
  const code = establishmentCode ?? (cnr === undefined ? undefined : establishmentOfCnr(cnr))
  return code === undefined ? { courtType } : { courtType, establishmentCode: code }
}

function asFiled(key: string): string {
  return `filed ${key}`
}

function looseKeys(numbers: readonly (string | undefined)[]): string[] {
  const keys = numbers.flatMap((text) => {
    const { type, serial, year } = (text === undefined ? undefined : parseWholeCaseNumber(text)) ?? {}
    const letters = type?.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
    return letters && serial ? [`any:${letters}/${serial}/${year}`.slice(0, MAX_KEY_LENGTH)] : []
  })
  return [...new Set(keys)]
}
