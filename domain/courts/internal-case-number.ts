/** A case number as the eCourts sites write it into links and forms. */
export interface InternalCaseNumber {
  /**
   * Belongs to one bench: the same type has another code in the next court, so it is never compared across courts.
   */
  typeCode: number
  serial: number
  year: number
}

/**
 * Reads `204909000012024` (type 49, number 900001 of 2024): a `2`, 3 digits of type, 7 of serial, 4 of year.
 * `undefined` for anything else.
 */
export function readInternalCaseNumber(digits: string): InternalCaseNumber | undefined {
  const match = /^2(\d{3})(\d{7})((?:19|20)\d{2})$/.exec(digits.trim())
  return match ? { typeCode: Number(match[1]), serial: Number(match[2]), year: Number(match[3]) } : undefined
}
