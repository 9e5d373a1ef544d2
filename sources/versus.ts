/** The word between the two sides of a case, with the dashes around it: `Vs.`, `V/s`, `Versus`. */
export const VERSUS = /(?:^|(?<!\s)\s+)(?:-\s*)?(?:vs\.?|v\.?\/s\.?|versus)(?:\s*-)?(?=\s|$)/i
/** Whether a text has the word between two sides. Most lines have no such letters. */
export function hasVersus(text: string): boolean {
  return /v(?:s|e|\.?\/)/i.test(text) && VERSUS.test(text)
}

/** A bare `V.` stands between the sides where the court writes no other word; behind a single letter it is an initial. */
const BARE = /(?<!\s)(?<!(?:^|[\s.])\p{L}\.?)\s+v\.?(?=\s)/giu
/** `M/S VS ENTERPRISES`: the beginning of a name alone is not a side. */
const TITLE_ALONE = /^\W*(?:m\/s|messrs|mr|mrs|ms|smt|shri|sri|dr|the)\W*$/i

/** The two sides of a title, split once; undefined for a title that has only one. */
export function sidesOf(title: string): [petitioner: string, respondent: string] | undefined {
  const written = [...title.matchAll(new RegExp(VERSUS, 'gi'))].filter(
    ({ index }) => !TITLE_ALONE.test(title.slice(0, index)),
  )
  const bare = written.length > 0 ? [] : [...title.matchAll(BARE)]
  const split =
    written.find(([word]) => /versus/i.test(word)) ?? written[0] ?? (bare.length === 1 ? bare[0] : undefined)
  if (!split) return undefined
  const [petitioner, respondent] = [
    title.slice(0, split.index).trim(),
    title.slice(split.index + split[0].length).trim(),
  ]
  return petitioner !== '' && respondent !== '' ? [petitioner, respondent] : undefined
}
