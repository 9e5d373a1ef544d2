/** Whether two texts say the same, whatever their case, blanks and punctuation; absent and blank are one. */
export function sameText(one: string | undefined, other: string | undefined): boolean {
  return one === other || foldText(one) === foldText(other)
}

/** A text without what two writers of the same do differently: case, blanks and punctuation. */
export function foldText(text: string | undefined): string {
  return (text ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d]+/gu, ' ')
    .trim()
}
