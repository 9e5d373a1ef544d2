/** One way to name a case in each type of court; the sandbox knows all of them. */
export const NAMED: Record<string, Record<string, string>> = {
  DC: { cnr: 'DLND019000012024' },
  SC: { diaryNumber: '900001/2024' },
  HC: { establishmentCode: 'DLHC01', caseType: 'W.P.(C)', registrationNumber: '900001/2024' },
  CC: { registrationNumber: 'DC/525/CC/900001/2024' },
  NCLT: { filingNumber: '2709139000012024', establishmentCode: '9' },
  NCLAT: { filingNumber: '2709139000012024', establishmentCode: 'delhi' },
  GSTAT: { filingNumber: '0710019000012024', establishmentCode: 'principal' },
  DRT: { diaryNumber: '900001/2024', establishmentCode: '1' },
  DRAT: { diaryNumber: '900001/2024', establishmentCode: '100' },
  CESTAT: { diaryNumber: '900001/2024', establishmentCode: 'delhi' },
}

/** The fields that only some types of court have. */
const ONLY_OF: Record<string, { value: string; courtTypes: string[] }> = {
  cnr: { value: 'DLND019000012024', courtTypes: ['DC', 'SC', 'HC'] },
  filingNumber: { value: '2709139000012024', courtTypes: ['NCLT', 'NCLAT', 'GSTAT'] },
  diaryNumber: { value: '900001/2024', courtTypes: ['SC', 'DRT', 'DRAT', 'CESTAT'] },
}

interface Misfit {
  words: string
  identifier: Record<string, string>
}

/** Identifiers that do not name a case of their court, each with what is wrong. */
export const MISFITS: Misfit[] = [
  { words: 'a court type that does not exist', identifier: { courtType: 'MOON', cnr: 'DLND019000012024' } },
  { words: 'an identifier without a court type', identifier: { cnr: 'DLND019000012024' } },
  {
    words: 'a case of HC without a CNR and without its establishment',
    identifier: { courtType: 'HC', caseType: 'W.P.(C)', registrationNumber: '900001/2024' },
  },
  ...Object.keys(NAMED).map((courtType) => ({
    words: `a case of ${courtType} that nothing names`,
    identifier: { courtType },
  })),
  ...Object.entries(NAMED)
    .filter(([courtType]) => courtType.startsWith('NCL') || courtType.endsWith('AT') || courtType === 'DRT')
    .map(([courtType, { establishmentCode: _, ...rest }]) => ({
      words: `a case of ${courtType} without its bench`,
      identifier: { courtType, ...rest },
    })),
  ...Object.entries(ONLY_OF).flatMap(([field, { value, courtTypes }]) =>
    Object.entries(NAMED)
      .filter(([courtType]) => !courtTypes.includes(courtType))
      .map(([courtType, identifier]) => ({
        words: `a case of ${courtType} with a \`${field}\``,
        identifier: { courtType, ...identifier, [field]: value },
      })),
  ),
]

/** A case number that no other run uses. */
export function aCnr(): string {
  const serial = String(Math.floor(Math.random() * 900_000)).padStart(6, '0')
  return `DLHC01${serial}${2000 + Math.floor(Math.random() * 24)}`
}
