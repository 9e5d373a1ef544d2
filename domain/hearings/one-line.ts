/**
 * Converts outside text to one line: without control and invisible characters, cut to a length. Null if it is empty or
 * no text. Joiners stay where they shape a letter of an Indian script or an emoji.
 */
export function oneLine(value: unknown, most: number): string | null {
  if (typeof value !== 'string') return null
  if (value.length <= most && IS_LINE.test(value)) return value
  const text = value
    .slice(0, 10 * most)
    .replaceAll(INVISIBLE, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return [...text].slice(0, most).join('').trimEnd() || null
}

/** Matches what is one line already, as most texts are. */
const IS_LINE = /^[!-~]+(?: [!-~]+)*$/

const INDIAN = String.raw`\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}`
/** A joiner after a virama shapes the letter before it, also at a word's end, as in Malayalam chillu letters. */
const VIRAMA = String.raw`\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d`
const INVISIBLE = new RegExp(
  [
    String.raw`(?![\u200c\u200d])\p{Cf}`,
    String.raw`(?<![${VIRAMA}])(?<![${INDIAN}](?=.[${INDIAN}]))(?<![\p{Extended_Pictographic}\ufe0f](?=.\p{Extended_Pictographic}))[\u200c\u200d]`,
  ].join('|'),
  'gu',
)
