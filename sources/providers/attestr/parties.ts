import { readText } from '../../readings.ts'

/** The parties of a title line, where they are not listed: `1) ONE 2) ANOTHER`, or one name as written. */
export function namesOnTitleLine(line: string | undefined): string[] {
  const names = line?.split(/(?:^|\s)\d{1,3}\)\s/).map(readText) ?? []
  return names.filter((name) => name !== undefined)
}
