/*
 * The types of matters that the courts whose lists are read print, as those lists and the courts' forms of search abbreviate them.
 */

/** Besides those of its form of search: what its daily lists of September and October 2026 print, slips of its own included. */
export const SUPREME_COURT = listed(`
  Diary | D | C.A. D | S.L.P.(C) CC | SLP | WP | Ref.U/A 317(1) | SMW(Crl) | SMC(C) | CONMT.PET.(Crl.) |
  CONMT.PET. | ARBIT.PETITION | CURATIVE PET(C) | CURATIVE PET(Crl.) | T.C.(Crl.) | ORGNL.SUIT |
  ELECT.PET. | M.A. | REF. | ARBIT.PETITON
`)

/** Of its lists, besides those that most High Courts have. */
export const DELHI = listed(`
  CM | CM APPL. | CRL.M.A. | CRL.M.(B) | CRL.M.(BAIL) | CRL.M. | CCP(O) | CCP(REF) | EX.APPL.(OS) |
  CAV. | CAVEAT | REVIEW PET. | O.A. | O.M.P.(I)(COMM.) | O.M.P.(I) | O.M.P.(T)(COMM.) | RC.REV. |
  C.R.P. | C.A.(COMM.IPD-TM) | W.P.(C)-IPD | MAT.APP.(F.C.) | EFA(OS)(COMM) | EX.S.A. |
  OMP(EFA)(COMM.) | OMP(ENF.)(COMM.) | SERTA | GSTA | CO.PET. | TR.P.(CRL.)
`)

/** All of them: the list of case types on its site, as two public readers of its lists have it. */
export const KARNATAKA = listed(`
  AC | AP.EFA | AP.IM | CA | CC(CIA) | CCC | CEA | CMP | COA | COM.APLN | COM.OS | COM.S | COMAP |
  COMAP.CR | COMPA | COP | CP | CP.KLRA | CRA | CRC | CRL.A | CRL.CCC | CRL.P | CRL.RC | CRL.RP | CROB |
  CRP | CSTA | EP | EX.FA | EX.SA | GTA | HRRP | ITA | ITA.CROB | ITRC | LRRP | LTRP | MFA | MFA.CROB |
  MISC | MISC.CRL | MISC.CVL | MISC.P | MISC.W | MSA | MSA.CROB | OLR | OS | OSA | OSA.CROB | PROB.CP |
  RA | RERA.A | RERA.CRB | RFA | RFA.CROB | RP | RPFC | RSA | RSA.CROB | SCLAP | STA | STRP | TAET |
  TOS | TRC | WA | WA.CROB | WP | WPCP | WPHC | WTA
`)

/** Of the lists of both sides, besides those that most High Courts have. */
export const CALCUTTA = listed(`
  WPA(P) | WPA(H) | WPCT | WP.CT | WPLRT | WPTT | WPST | WPO | FMAT | FAT | SAT | CO | COT | CPAN |
  CPC | CRA(SB) | CRA(DB) | CRM(A) | CRM(DB) | CRM(NDPS) | CRM(M) | CRM(SB) | RVW | APO | APD | APOT |
  AP | AP-COM | CS | CS-COM | EC | EC-COM | EOS | GA | GA-COM | IP | IP-COM | TS | PLA | ITAT | CUSTA |
  CEXA | ARBA | CAN | CRAN | OCO | OCOT
`)

/** Of its XML and lists, besides those that most High Courts have. */
export const MADRAS = listed(`
  WMP | CRP(PD) | CRP(NPD) | CONT P | REV.APLC | REV.APPL | CRL RC | CRL MP | CRL OP | TR CMP | TC |
  ARB OP(COM.DIV.) | C.S.(COMM.DIV.) | OP | OA | SUB.APPL | CROS.OBJ | TOS | WP CRL | O.S.A.(CAD) |
  TMA | TMSA
`)

/** Of its lists, besides those that most High Courts have. */
export const TELANGANA = listed(`
  CC | CMA | MACMA | CRLP | CRLA | CRLRC | LAAS | COMCA | ARBAPPL | FCA | ITTA | TREVC | COMA | CAOS |
  TRCMP | COMCOA
`)

/** Besides those of its form of search. */
export const NCLAT = listed(`
  Comp. App. (AT) | Comp. App. (AT) (Ins) | Comp. App. (AT) (Insolvency) | Competition App. (AT) |
  Contempt Case(AT) | TA(AT)
`)

/** At all courts. */
export const APPLICATIONS = listed(`
  I.A. | M.P. | Restoration App. | Review App. | Contempt App.
`)

function listed(types: string): string[] {
  return types.split('|').map((type) => type.trim())
}
