import { compact } from '../../domain/courts/codes.ts'
import { HC_CASE_TYPES } from '../../domain/courts/hc-case-types.ts'
import { nclat } from '../../domain/courts/nclat.ts'
import { SC_CASE_TYPES } from '../../domain/courts/sc-case-types.ts'

/*
 * The types that lists print besides those of the courts' search forms: applications, and the types of the courts whose lists are read, as
 * those courts' own lists and forms of search abbreviate them. The lists of types are not complete, so an unknown one is no fault in itself.
 */
const PRINTED = [
  // Supreme Court.
  ...[
    'Diary',
    'D',
    'C.A. D',
    'S.L.P.(C) CC',
    'SLP',
    'WP',
    'Ref.U/A 317(1)',
    'SMW(Crl)',
    'SMC(C)',
    'CONMT.PET.(Crl.)',
    'CONMT.PET.',
  ],
  ...[
    'ARBIT.PETITION',
    'CURATIVE PET(C)',
    'CURATIVE PET(Crl.)',
    'T.C.(Crl.)',
    'ORGNL.SUIT',
    'ELECT.PET.',
    'M.A.',
    'REF.',
  ],
  // Delhi.
  ...[
    'CM',
    'CM APPL.',
    'CRL.M.A.',
    'CRL.M.(B)',
    'CRL.M.(BAIL)',
    'CRL.M.',
    'CCP(O)',
    'CCP(REF)',
    'EX.APPL.(OS)',
    'CAV.',
    'CAVEAT',
  ],
  ...[
    'REVIEW PET.',
    'O.A.',
    'O.M.P.(I)(COMM.)',
    'O.M.P.(I)',
    'O.M.P.(T)(COMM.)',
    'RC.REV.',
    'C.R.P.',
    'C.A.(COMM.IPD-TM)',
    'W.P.(C)-IPD',
  ],
  ...[
    'MAT.APP.(F.C.)',
    'EFA(OS)(COMM)',
    'EX.S.A.',
    'OMP(EFA)(COMM.)',
    'OMP(ENF.)(COMM.)',
    'SERTA',
    'GSTA',
    'CO.PET.',
    'TR.P.(CRL.)',
  ],
  // Karnataka.
  ...[
    'MFA.CROB',
    'MSA.CROB',
    'RFA.CROB',
    'RSA.CROB',
    'WA.CROB',
    'COM.APLN',
    'COMAP.CR',
    'MISC.CRL',
    'MISC.CVL',
    'RERA.CRB',
    'CC(CIA)',
  ],
  ...[
    'CP.KLRA',
    'PROB.CP',
    'CRL.CCC',
    'CRL.RP',
    'CRL.RC',
    'MISC.W',
    'MISC.P',
    'RERA.A',
    'AP.EFA',
    'AP.IM',
    'COM.OS',
    'COM.S',
    'COMPA',
  ],
  ...[
    'EX.FA',
    'EX.SA',
    'HRRP',
    'ITRC',
    'LRRP',
    'LTRP',
    'SCLAP',
    'STRP',
    'TAET',
    'WPHC',
    'WPCP',
    'CSTA',
    'CROB',
    'MISC',
    'CCC',
    'CMP',
  ],
  ...['COA', 'COP', 'CRC', 'CRP', 'GTA', 'OLR', 'TOS', 'TRC', 'WTA', 'AC', 'CA', 'CP', 'OS', 'RA', 'RP'],
  // Calcutta.
  ...[
    'WPA(P)',
    'WPA(H)',
    'WPCT',
    'WP.CT',
    'WPLRT',
    'WPTT',
    'WPST',
    'WPO',
    'FMAT',
    'FAT',
    'SAT',
    'CO',
    'COT',
    'CPAN',
    'CPC',
    'CRA(SB)',
  ],
  ...[
    'CRA(DB)',
    'CRM(A)',
    'CRM(DB)',
    'CRM(NDPS)',
    'CRM(M)',
    'CRM(SB)',
    'RVW',
    'APO',
    'APD',
    'APOT',
    'AP',
    'AP-COM',
    'CS',
    'CS-COM',
  ],
  ...[
    'EC',
    'EC-COM',
    'EOS',
    'GA',
    'GA-COM',
    'IP',
    'IP-COM',
    'TS',
    'PLA',
    'ITAT',
    'CUSTA',
    'CEXA',
    'ARBA',
    'CAN',
    'CRAN',
    'OCO',
    'OCOT',
  ],
  // Madras.
  ...[
    'WMP',
    'CRP(PD)',
    'CRP(NPD)',
    'CONT P',
    'REV.APLC',
    'REV.APPL',
    'CRL RC',
    'CRL MP',
    'CRL OP',
    'TR CMP',
    'TC',
    'ARB OP(COM.DIV.)',
  ],
  ...['C.S.(COMM.DIV.)', 'OP', 'OA', 'SUB.APPL', 'CROS.OBJ', 'TOS', 'WP CRL', 'O.S.A.(CAD)', 'TMA', 'TMSA'],
  // Telangana.
  ...[
    'CC',
    'CMA',
    'MACMA',
    'CRLP',
    'CRLA',
    'CRLRC',
    'LAAS',
    'COMCA',
    'ARBAPPL',
    'FCA',
    'ITTA',
    'TREVC',
    'COMA',
    'CAOS',
    'TRCMP',
    'COMCOA',
  ],
  // Applications at all courts.
  ...[
    'I.A.',
    'M.P.',
    'Restoration App.',
    'Review App.',
    'Contempt App.',
    'Contempt Case(AT)',
    'TA(AT)',
    'Competition App. (AT)',
  ],
]

const KNOWN = new Set(
  [
    ...PRINTED,
    ...[...SC_CASE_TYPES, ...HC_CASE_TYPES].map(({ code }) => code),
    ...nclat.caseTypes().map(({ name }) => name),
    ...['Comp. App. (AT)', 'Comp. App. (AT) (Ins)', 'Comp. App. (AT) (Insolvency)', 'Comp. App. (AT) (CH) (Ins)'],
  ]
    .map(compact)
    .filter((type) => /[A-Z]/.test(type)),
)

/** Of the bench at Madurai, behind the type. */
const AT_MADURAI = /\(MD\)$/

/** Whether some court whose lists are read has this type. */
export function isKnownType(written: string): boolean {
  return KNOWN.has(compact(written.replace(AT_MADURAI, '')))
}

/** What lists print before a type with no blank where the words have grown together. */
const GROWN =
  /^(?:(?:ALONG|TOGETHER|TAGGED|CONNECTED|CLUBBED|LINKED|LISTED|HEARD|TAKENUP)?WITH|CONN(?:ECTED)?|AND|CW|AW|WT|IN)(?=[A-Z])/

/** Whether a type has another word before it, or has grown together with it: `TAGGED SLP(C)`, `WITHW.P.(C)`. */
export function isGrown(written: string): boolean {
  if (isKnownType(written)) return false
  const words = written.trim().split(' ')
  return hasGrown(written) || words.some((_, at) => at > 0 && isKnownType(words.slice(at).join(' ')))
}

/** Whether a type has lost its beginning at the edge of a column, or has grown together with the word before it. */
export function isTorn(written: string): boolean {
  if (compact(written) === '' || isKnownType(written)) return false
  return hasGrown(written) || ENDINGS.has(compact(written))
}

function hasGrown(written: string): boolean {
  return KNOWN.has(compact(written).replace(GROWN, '')) || /^[.)/-]/.test(written.trim())
}

/** Whether some type begins so. */
export function isBeginning(written: string): boolean {
  return BEGINNINGS.has(compact(written))
}

const BEGINNINGS = new Set([...KNOWN].flatMap((type) => [...type].map((_, at) => type.slice(0, at + 1))))
const ENDINGS = new Set([...KNOWN].flatMap((type) => [...type].map((_, at) => type.slice(at + 1))))
