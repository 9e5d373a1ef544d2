import type { KnownCode } from './codes.ts'

/**
 * The national and the state consumer commissions. Their codes are 11, the two digits of the state in the Local
 * Government Directory and four zeros; a district commission has the district's number instead, e.g. 11290525. The
 * districts, over six hundred, are not listed.
 */
export const CONSUMER_COMMISSIONS: readonly KnownCode[] = [
  { code: '11000000', name: 'National Consumer Disputes Redressal Commission' },
  { code: '11010000', name: 'Jammu and Kashmir State Commission' },
  { code: '11020000', name: 'Himachal Pradesh State Commission' },
  { code: '11030000', name: 'Punjab State Commission' },
  { code: '11040000', name: 'Chandigarh State Commission' },
  { code: '11050000', name: 'Uttarakhand State Commission' },
  { code: '11060000', name: 'Haryana State Commission' },
  { code: '11070000', name: 'Delhi State Commission' },
  { code: '11080000', name: 'Rajasthan State Commission' },
  { code: '11090000', name: 'Uttar Pradesh State Commission' },
  { code: '11100000', name: 'Bihar State Commission' },
  { code: '11110000', name: 'Sikkim State Commission' },
  { code: '11120000', name: 'Arunachal Pradesh State Commission' },
  { code: '11130000', name: 'Nagaland State Commission' },
  { code: '11140000', name: 'Manipur State Commission' },
  { code: '11150000', name: 'Mizoram State Commission' },
  { code: '11160000', name: 'Tripura State Commission' },
  { code: '11170000', name: 'Meghalaya State Commission' },
  { code: '11180000', name: 'Assam State Commission' },
  { code: '11190000', name: 'West Bengal State Commission' },
  { code: '11200000', name: 'Jharkhand State Commission' },
  { code: '11210000', name: 'Odisha State Commission' },
  { code: '11220000', name: 'Chhattisgarh State Commission' },
  { code: '11230000', name: 'Madhya Pradesh State Commission' },
  { code: '11240000', name: 'Gujarat State Commission' },
  { code: '11270000', name: 'Maharashtra State Commission' },
  { code: '11280000', name: 'Andhra Pradesh State Commission' },
  { code: '11290000', name: 'Karnataka State Commission' },
  { code: '11300000', name: 'Goa State Commission' },
  { code: '11310000', name: 'Lakshadweep State Commission' },
  { code: '11320000', name: 'Kerala State Commission' },
  { code: '11330000', name: 'Tamil Nadu State Commission' },
  { code: '11340000', name: 'Puducherry State Commission' },
  { code: '11350000', name: 'Andaman and Nicobar State Commission' },
  { code: '11360000', name: 'Telangana State Commission' },
]

/** Returns whether a code has the form of a commission's, listed above or a district's. */
export function isCommissionCode(code: string): boolean {
  return /^11[0-3]\d{5}$/.test(code)
}
