/** Returns whether two texts are equal apart from case, blanks and punctuation; absent equals blank. */
export function sameText(one: string | undefined, other: string | undefined): boolean {
  return one === other || foldText(one) === foldText(other)
}

/** Removes case, blanks and punctuation, in which spellings of one text differ. */
export function foldText(text: string | undefined): string {
  return (text ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d]+/gu, ' ')
    .trim()
}
