/**
 * A case's number with its type, `CS/12/2024`, from the type as the court writes it and a number that may already
 * contain it.
 */
export function printedNumber(caseType: string | undefined, number: string | undefined): string | undefined {
  if (number === undefined || caseType === undefined || !/^\d/.test(number)) return number
  return `${caseType}/${number}`
}
