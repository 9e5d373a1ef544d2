import { prepareName } from './prepare.ts'

/**
 * What a search that compares letters is asked for to find these names of a company, each once. They go without their legal
 * forms, which clerks write in a dozen ways: a phrase with another form of them would not be found.
 */
export function searchedNames(names: readonly string[]): string[] {
  const bare = names.map(
    (name) =>
      prepareName(name)
        .versions[0]?.tokens.map(({ text }) => text)
        .join(' ') || name,
  )
  return [...new Set(bare)]
}
