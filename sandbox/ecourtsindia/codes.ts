import { ALL_FORUMS, CASE_TYPES } from '../world/forums.ts'

/** One entry of a dictionary. */
export interface Code {
  code: string
  description: string
}

const UNKNOWN: Code = { code: 'UNKNOWN', description: 'Unknown' }

/** The service's dictionaries. A search with a code outside them finds nothing, without a reason. */
export const DICTIONARIES: Readonly<Record<string, readonly Code[]>> = {
  caseStatus: [{ code: 'PENDING', description: 'Pending' }, { code: 'DISPOSED', description: 'Disposed' }, UNKNOWN],
  caseType: unique(
    Object.values(CASE_TYPES).flatMap((types) => types.map(({ code, name }) => ({ code, description: name }))),
  ),
  courtCode: ALL_FORUMS.map(({ code, name }) => ({ code, description: name })),
  judicialSection: [
    { code: 'CIV', description: 'Civil' },
    { code: 'CRIM', description: 'Criminal' },
  ],
  caseCategory: [UNKNOWN],
  benchType: [
    { code: 'SINGLE', description: 'Single Bench' },
    { code: 'DIVISION', description: 'Division Bench' },
  ],
  stateCode: unique(ALL_FORUMS.flatMap(({ state }) => (state ? [{ code: state.code, description: state.name }] : []))),
}

function unique(codes: readonly Code[]): Code[] {
  return [...new Map(codes.map((code) => [code.code, code])).values()]
}
