/**
 * Makes the look-up of many phrases: the longest one that begins at a place in a row of words, or undefined; of those of one length the
 * first that was given.
 */
export function phraseFinder<P extends { words: readonly string[] }>(
  phrases: Iterable<P>,
): (row: readonly string[], at: number) => P | undefined {
  const byFirstWord = Map.groupBy(phrases, ({ words }) => words[0] ?? '')
  for (const some of byFirstWord.values()) some.sort((one, other) => other.words.length - one.words.length)
  return (row, at) =>
    byFirstWord.get(row[at] ?? '')?.find(({ words }) => words.every((word, index) => row[at + index] === word))
}
