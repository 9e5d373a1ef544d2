/** A text from outside on one line: without control characters, and cut to so many characters. Null when it is empty or no text. */
export function oneLine(value: unknown, most: number): string | null {
  if (typeof value !== 'string') return null
  const text = value
    .slice(0, 10 * most)
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
  return [...text].slice(0, most).join('').trimEnd() || null
}
