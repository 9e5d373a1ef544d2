/** Returns a level of risk in words. */
export function riskWords(level: string): string {
  return level.toLowerCase().replaceAll('_', ' ')
}
