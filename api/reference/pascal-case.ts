/** Returns `CaseNotFound` for `CASE_NOT_FOUND`. */
export function pascalCase(name: string): string {
  return name.toLowerCase().replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
}
