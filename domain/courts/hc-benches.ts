import type { KnownCode } from './codes.ts'

/**
 * The benches of the 25 High Courts by the first six characters of their CNRs. Prefixes follow no rule: Bombay and
 * Madras begin with HC, Calcutta has letters for its sides, Telangana kept Hyderabad's HB, Jammu is 02 and Srinagar 01.
 * The circuit bench of Bombay at Kolhapur is missing: its prefix is not known.
 */
export const HC_BENCHES: readonly KnownCode[] = [
  { code: 'UPHC01', name: 'Allahabad High Court' },
  { code: 'UPHC02', name: 'Allahabad High Court, Lucknow Bench' },
  { code: 'APHC01', name: 'High Court of Andhra Pradesh' },
  { code: 'HCBM01', name: 'Bombay High Court, Appellate Side' },
  { code: 'HCBM02', name: 'Bombay High Court, Original Side' },
  { code: 'HCBM03', name: 'Bombay High Court, Bench at Aurangabad' },
  { code: 'HCBM04', name: 'Bombay High Court, Bench at Nagpur' },
  { code: 'HCBM05', name: 'Bombay High Court at Goa' },
  { code: 'HCBM06', name: 'Bombay High Court, Special Court (TORTS)' },
  { code: 'WBCHCO', name: 'Calcutta High Court, Original Side' },
  { code: 'WBCHCA', name: 'Calcutta High Court, Appellate Side' },
  { code: 'WBCHCJ', name: 'Calcutta High Court, Circuit Bench at Jalpaiguri' },
  { code: 'WBCHCP', name: 'Calcutta High Court, Circuit Bench at Port Blair' },
  { code: 'CGHC01', name: 'High Court of Chhattisgarh' },
  { code: 'DLHC01', name: 'High Court of Delhi' },
  { code: 'GAHC01', name: 'Gauhati High Court, Principal Seat' },
  { code: 'GAHC02', name: 'Gauhati High Court, Kohima Bench' },
  { code: 'GAHC03', name: 'Gauhati High Court, Aizawl Bench' },
  { code: 'GAHC04', name: 'Gauhati High Court, Itanagar Bench' },
  { code: 'GJHC24', name: 'High Court of Gujarat' },
  { code: 'HPHC01', name: 'High Court of Himachal Pradesh' },
  { code: 'JKHC01', name: 'High Court of Jammu and Kashmir and Ladakh, Srinagar Wing' },
  { code: 'JKHC02', name: 'High Court of Jammu and Kashmir and Ladakh, Jammu Wing' },
  { code: 'JHHC01', name: 'High Court of Jharkhand' },
  { code: 'KAHC01', name: 'High Court of Karnataka, Principal Bench' },
  { code: 'KAHC02', name: 'High Court of Karnataka, Dharwad Bench' },
  { code: 'KAHC03', name: 'High Court of Karnataka, Kalaburagi Bench' },
  { code: 'KLHC01', name: 'High Court of Kerala' },
  { code: 'MPHC01', name: 'High Court of Madhya Pradesh, Principal Seat' },
  { code: 'MPHC02', name: 'High Court of Madhya Pradesh, Indore Bench' },
  { code: 'MPHC03', name: 'High Court of Madhya Pradesh, Gwalior Bench' },
  { code: 'HCMA01', name: 'Madras High Court' },
  { code: 'HCMD01', name: 'Madras High Court, Madurai Bench' },
  { code: 'MNHC01', name: 'High Court of Manipur' },
  { code: 'MLHC01', name: 'High Court of Meghalaya' },
  { code: 'ODHC01', name: 'High Court of Orissa' },
  { code: 'BRHC01', name: 'Patna High Court' },
  { code: 'PHHC01', name: 'High Court of Punjab and Haryana' },
  { code: 'RJHC01', name: 'High Court of Rajasthan, Principal Seat' },
  { code: 'RJHC02', name: 'High Court of Rajasthan, Bench at Jaipur' },
  { code: 'SKHC01', name: 'High Court of Sikkim' },
  { code: 'HBHC01', name: 'High Court for the State of Telangana' },
  { code: 'TRHC01', name: 'High Court of Tripura' },
  { code: 'UKHC01', name: 'High Court of Uttarakhand' },
]

/**
 * Returns whether a CNR's first six characters are a High Court's, even those of a bench newer than the list above. The
 * letters HC inside a code prove nothing: TSHC01 is a district court of Hyderabad. At its beginning they do, because no
 * state has them.
 */
export function isHighCourtCode(code: string): boolean {
  return code.startsWith('HC') || HIGH_COURTS.has(withoutBench(code))
}

/** The codes without the number of a bench, at Calcutta the letter: `DLHC`, `WBCHC`. */
const HIGH_COURTS = new Set(HC_BENCHES.map(({ code }) => withoutBench(code)))

function withoutBench(code: string): string {
  return code.replace(/\d\d$|[A-Z]$/, '')
}
