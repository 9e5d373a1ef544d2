import type { Random } from './random.ts'

/** The fifteen court types a historical result can have (Specification, "Historical search result"). */
export const FORUM_TYPES = [
  'DC',
  'HC',
  'SC',
  'CC',
  'NCLT',
  'NCLAT',
  'CESTAT',
  'DRT',
  'DRAT',
  'GSTAT',
  'ITAT',
  'APTEL',
  'NGT',
  'SAT',
  'OTHER',
] as const
export type ForumType = (typeof FORUM_TYPES)[number]

/** One court, bench, tribunal or commission. */
export interface Forum {
  type: ForumType
  /** The first six characters of its CNRs in the eCourts system; elsewhere the aggregator's code. */
  code: string
  /** The establishment's number in the court's system and with the second provider; absent where it is `code`. */
  ownCode?: string
  name: string
  /** Absent for courts of the whole country. */
  state?: { code: string; name: string }
  district?: string
  bench?: string
  /** The prefix of the serial in its filing numbers (company and goods-and-services tax tribunals). */
  filingPrefix?: string
  /** Level and location code in its case numbers, `DC/525` (consumer commissions). */
  commission?: string
}

/** A type of case: the aggregator's code, its printed form, and its name. */
export interface CaseType {
  code: string
  printed: string
  /** The code in the court's own search form, where it differs from the printed form. */
  ownCode?: string
  name: string
}

/** Courts whose cases carry a CNR. */
export function hasCnr(type: ForumType): boolean {
  return type === 'DC' || type === 'HC' || type === 'SC'
}

/** A court of the given types; without types, weighted by how common they are. */
export function pickForum(random: Random, types?: readonly [ForumType, ...ForumType[]]): Forum {
  const type = random.pick('forum type', types ?? COMMONNESS)
  return random.pick('forum', FORUMS[type])
}

export function pickCaseType(random: Random, type: ForumType): CaseType {
  return random.pick('case type', CASE_TYPES[type])
}

/** The type of this sort of court behind a code, name or printed form; undefined where the world has none. */
export function findCaseType(type: ForumType, written: string): CaseType | undefined {
  // Courts vary the dots, spaces and brackets of a case type, and so do clients.
  const bare = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return CASE_TYPES[type].find(({ code, printed, ownCode = code, name }) =>
    [code, printed, ownCode, name].some((known) => bare(known) === bare(written)),
  )
}

/** The court of this type with this code, the aggregator's or its own; undefined where the world has none. */
export function findForum(type: ForumType, code: string): Forum | undefined {
  return FORUMS[type].find((forum) => [forum.code, forum.ownCode].includes(code))
}

/** The establishment code that a live lookup in this court takes. */
export function establishmentCodeOf({ code, ownCode }: Forum): string {
  return ownCode ?? code
}

const STATES = {
  AS: { code: 'AS', name: 'Assam' },
  BR: { code: 'BR', name: 'Bihar' },
  DL: { code: 'DL', name: 'Delhi' },
  GJ: { code: 'GJ', name: 'Gujarat' },
  JH: { code: 'JH', name: 'Jharkhand' },
  KA: { code: 'KA', name: 'Karnataka' },
  MH: { code: 'MH', name: 'Maharashtra' },
  MP: { code: 'MP', name: 'Madhya Pradesh' },
  PB: { code: 'PB', name: 'Punjab' },
  RJ: { code: 'RJ', name: 'Rajasthan' },
  TN: { code: 'TN', name: 'Tamil Nadu' },
  TR: { code: 'TR', name: 'Tripura' },
  TS: { code: 'TS', name: 'Telangana' },
  WB: { code: 'WB', name: 'West Bengal' },
}

// CNR prefixes with digits as the district (MP0701, AS2201) and letters as the establishment (WBCHCA) are real and
// break patterns that expect four letters and twelve digits.
export const FORUMS: Record<ForumType, readonly [Forum, ...Forum[]]> = {
  DC: [
    {
      type: 'DC',
      code: 'DLND01',
      name: 'District and Sessions Court, New Delhi, PHC',
      state: STATES.DL,
      district: 'New Delhi',
    },
    {
      type: 'DC',
      code: 'DLND02',
      name: 'Chief Metropolitan Magistrate, New Delhi, PHC',
      state: STATES.DL,
      district: 'New Delhi',
    },
    {
      type: 'DC',
      code: 'MHAH10',
      name: 'District and Sessions Court, Kopergaon',
      state: STATES.MH,
      district: 'Ahmednagar',
    },
    { type: 'DC', code: 'MP0701', name: 'District Court, Gwalior', state: STATES.MP, district: 'Gwalior' },
    { type: 'DC', code: 'AS2201', name: 'District and Sessions Court, Dhemaji', state: STATES.AS, district: 'Dhemaji' },
    { type: 'DC', code: 'GJBT02', name: 'Principal Civil Court, Botad', state: STATES.GJ, district: 'Botad' },
    { type: 'DC', code: 'JHKD03', name: 'Civil Court, Koderma', state: STATES.JH, district: 'Koderma' },
    { type: 'DC', code: 'RJJS01', name: 'District Court, Jaisalmer', state: STATES.RJ, district: 'Jaisalmer' },
    { type: 'DC', code: 'BRPA01', name: 'Civil Court, Patna Sadar', state: STATES.BR, district: 'Patna' },
  ],
  HC: [
    { type: 'HC', code: 'DLHC01', name: 'High Court of Delhi', state: STATES.DL, bench: 'Principal Bench' },
    { type: 'HC', code: 'HCBM01', name: 'Bombay High Court', state: STATES.MH, bench: 'Appellate Side, Bombay' },
    { type: 'HC', code: 'WBCHCA', name: 'Calcutta High Court', state: STATES.WB, bench: 'Appellate Side' },
    { type: 'HC', code: 'HCMA01', name: 'Madras High Court', state: STATES.TN, bench: 'Principal Seat' },
    { type: 'HC', code: 'GJHC24', name: 'High Court of Gujarat', state: STATES.GJ },
    { type: 'HC', code: 'PHHC01', name: 'High Court of Punjab and Haryana', state: STATES.PB },
    { type: 'HC', code: 'HBHC01', name: 'High Court for the State of Telangana', state: STATES.TS },
    { type: 'HC', code: 'TRHC01', name: 'High Court of Tripura', state: STATES.TR },
  ],
  SC: [{ type: 'SC', code: 'SCIN01', name: 'Supreme Court of India' }],
  CC: [
    {
      type: 'CC',
      code: 'CDRC11290525',
      ownCode: '11290525',
      name: 'District Consumer Disputes Redressal Commission, Bangalore Urban',
      state: STATES.KA,
      district: 'Bangalore Urban',
      commission: 'DC/525',
    },
    {
      type: 'CC',
      code: 'CDRC11290000',
      ownCode: '11290000',
      name: 'Karnataka State Consumer Disputes Redressal Commission',
      state: STATES.KA,
      commission: 'SC/29',
    },
  ],
  NCLT: [
    {
      type: 'NCLT',
      code: 'NCLTMB0',
      ownCode: '9',
      name: 'National Company Law Tribunal, Mumbai Bench',
      state: STATES.MH,
      bench: 'Mumbai',
      filingPrefix: '270913',
    },
    {
      type: 'NCLT',
      code: 'NCLTDL0',
      ownCode: '10',
      name: 'National Company Law Tribunal, New Delhi Bench',
      state: STATES.DL,
      bench: 'New Delhi',
      filingPrefix: '071010',
    },
    {
      type: 'NCLT',
      code: 'NCLTGB0',
      ownCode: '6',
      name: 'National Company Law Tribunal, Guwahati Bench',
      state: STATES.AS,
      bench: 'Guwahati',
      filingPrefix: '180612',
    },
  ],
  NCLAT: [
    {
      type: 'NCLAT',
      code: 'NCLATDL0',
      ownCode: 'delhi',
      name: 'National Company Law Appellate Tribunal, Principal Bench',
      bench: 'New Delhi',
      filingPrefix: '991011',
    },
  ],
  CESTAT: [
    {
      type: 'CESTAT',
      code: 'CESTATMB0',
      ownCode: 'mumbai',
      name: 'Customs, Excise and Service Tax Appellate Tribunal, Mumbai',
      state: STATES.MH,
      bench: 'Mumbai',
    },
    {
      type: 'CESTAT',
      code: 'CESTATDL0',
      ownCode: 'delhi',
      name: 'Customs, Excise and Service Tax Appellate Tribunal, Delhi',
      state: STATES.DL,
      bench: 'Delhi',
    },
  ],
  DRT: [
    {
      type: 'DRT',
      code: 'DRTDL1',
      ownCode: '1',
      name: 'Debts Recovery Tribunal Delhi (DRT 1)',
      state: STATES.DL,
      bench: 'Delhi 1',
    },
    {
      type: 'DRT',
      code: 'DRTAH1',
      ownCode: '9',
      name: 'Debts Recovery Tribunal Ahmedabad (DRT 1)',
      state: STATES.GJ,
      bench: 'Ahmedabad 1',
    },
  ],
  DRAT: [
    {
      type: 'DRAT',
      code: 'DRATMB0',
      ownCode: '103',
      name: 'Debts Recovery Appellate Tribunal, Mumbai',
      state: STATES.MH,
      bench: 'Mumbai',
    },
  ],
  GSTAT: [
    {
      type: 'GSTAT',
      code: 'GSTATDL0',
      ownCode: 'PRINCIPAL',
      name: 'Goods and Services Tax Appellate Tribunal, Principal Bench',
      state: STATES.DL,
      bench: 'New Delhi',
      filingPrefix: '071001',
    },
  ],
  ITAT: [
    { type: 'ITAT', code: 'ITATMB0', name: 'Income Tax Appellate Tribunal, Mumbai', state: STATES.MH, bench: 'Mumbai' },
  ],
  APTEL: [{ type: 'APTEL', code: 'APTELDL0', name: 'Appellate Tribunal for Electricity', state: STATES.DL }],
  NGT: [
    {
      type: 'NGT',
      code: 'NGTDL0',
      name: 'National Green Tribunal, Principal Bench',
      state: STATES.DL,
      bench: 'Principal Bench',
    },
  ],
  SAT: [{ type: 'SAT', code: 'SATMB0', name: 'Securities Appellate Tribunal, Mumbai', state: STATES.MH }],
  OTHER: [
    { type: 'OTHER', code: 'RERAMB0', name: 'Maharashtra Real Estate Regulatory Authority', state: STATES.MH },
    { type: 'OTHER', code: 'CATDL0', name: 'Central Administrative Tribunal, Principal Bench', state: STATES.DL },
  ],
}

export const FORUM_NAMES: Record<ForumType, string> = {
  DC: 'District Court',
  HC: 'High Court',
  SC: 'Supreme Court of India',
  CC: 'Consumer Disputes Redressal Commission',
  NCLT: 'National Company Law Tribunal',
  NCLAT: 'National Company Law Appellate Tribunal',
  CESTAT: 'Customs, Excise and Service Tax Appellate Tribunal',
  DRT: 'Debts Recovery Tribunal',
  DRAT: 'Debts Recovery Appellate Tribunal',
  GSTAT: 'Goods and Services Tax Appellate Tribunal',
  ITAT: 'Income Tax Appellate Tribunal',
  APTEL: 'Appellate Tribunal for Electricity',
  NGT: 'National Green Tribunal',
  SAT: 'Securities Appellate Tribunal',
  OTHER: 'Other Authority',
}

export const ALL_FORUMS = Object.values(FORUMS).flat()

// District courts hold most litigation, High Courts come next; every type occurs.
const COMMONNESS: readonly [ForumType, ...ForumType[]] = [
  'DC',
  'DC',
  'DC',
  'DC',
  'DC',
  'DC',
  'DC',
  'DC',
  'HC',
  'HC',
  'HC',
  'HC',
  'SC',
  'CC',
  'NCLT',
  'NCLT',
  'DRT',
  'NCLAT',
  'CESTAT',
  'DRAT',
  'GSTAT',
  'ITAT',
  'APTEL',
  'NGT',
  'SAT',
  'OTHER',
]

export const CASE_TYPES: Record<ForumType, readonly [CaseType, ...CaseType[]]> = {
  DC: [
    { code: 'CS', printed: 'CS', name: 'Civil Suit' },
    { code: 'CC', printed: 'Ct Cases', name: 'Criminal Complaint Case' },
    { code: 'ARB_PET', printed: 'ARBTN', name: 'Arbitration Petition' },
    { code: 'EX', printed: 'Ex.', name: 'Execution' },
  ],
  HC: [
    { code: 'WP_C', printed: 'W.P.(C)', name: 'Writ Petition (Civil)' },
    { code: 'OMP_COMM', printed: 'O.M.P. (COMM)', name: 'Original Miscellaneous Petition (Commercial)' },
    { code: 'RFA', printed: 'RFA', name: 'Regular First Appeal' },
    { code: 'CRL_A', printed: 'CRL.A.', name: 'Criminal Appeal' },
  ],
  SC: [
    { code: 'SLP_C', printed: 'SLP(C)', name: 'Special Leave Petition (Civil)' },
    { code: 'CA', printed: 'C.A.', name: 'Civil Appeal' },
  ],
  CC: [
    { code: 'CC', printed: 'CC', name: 'Consumer Case' },
    { code: 'A', printed: 'A', name: 'First Appeal' },
  ],
  NCLT: [
    { code: 'CP_IB', printed: 'C.P.(IB)', ownCode: '16', name: 'Company Petition (Insolvency and Bankruptcy)' },
    {
      code: 'CP_CAA',
      printed: 'C.P.(CAA)',
      ownCode: '15',
      name: 'Company Petition (Compromise, Arrangement, Amalgamation)',
    },
  ],
  NCLAT: [
    { code: 'CA_AT_INS', printed: 'Company Appeal(AT)(Ins)', ownCode: '33', name: 'Company Appeal (Insolvency)' },
  ],
  CESTAT: [
    { code: 'E', printed: 'Excise Appeal', ownCode: '2', name: 'Excise Appeal' },
    { code: 'C', printed: 'Customs Appeal', ownCode: '1', name: 'Customs Appeal' },
  ],
  DRT: [
    { code: 'OA', printed: 'OA', ownCode: '1', name: 'Original Application' },
    { code: 'SA', printed: 'SA', ownCode: '7', name: 'Securitisation Application' },
  ],
  DRAT: [{ code: 'APPEAL', printed: 'Appeal', ownCode: '4', name: 'Appeal' }],
  GSTAT: [{ code: 'GST_APPEAL', printed: 'Appeal', ownCode: 'APL-05', name: 'Appeal' }],
  ITAT: [{ code: 'ITA', printed: 'ITA', name: 'Income Tax Appeal' }],
  APTEL: [{ code: 'APL', printed: 'APL', name: 'Appeal' }],
  NGT: [{ code: 'OA', printed: 'O.A.', name: 'Original Application' }],
  SAT: [{ code: 'APPEAL', printed: 'Appeal', name: 'Appeal' }],
  OTHER: [{ code: 'COMPLAINT', printed: 'Complaint', name: 'Complaint' }],
}
