/** White space of every kind, including the non-breaking blanks of spreadsheets, and control characters. */
const BLANKS = /[\s\u00a0\p{Cc}]+/gu
/** Invisible characters at the beginning or the end; a joiner after a virama makes another letter (`ന്‍`) and stays. */
const UNSEEN = String.raw`(?:[\p{Cc}\p{Cf}\u034f\u115f\u1160\u3164\uffa0]|\s)`
const VIRAMA = String.raw`[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d]`
const EDGES = new RegExp(`^${UNSEEN}+|(?<!${VIRAMA})${UNSEEN}+$|(?<=${VIRAMA}[\u200c\u200d])${UNSEEN}+$`, 'gu')

/**
 * Returns the form in which a name is stored and searched: letters composed according to Unicode (NFC), single plain
 * blanks, no invisible characters at its ends. Two ways to write `क़` are one name, and so are two rows of a
 * spreadsheet that look alike.
 */
export function nameInOneForm(name: string): string {
  return name.normalize('NFC').replace(BLANKS, ' ').replace(EDGES, '')
}

/**
 * Normalises a text to search inside names, keeping the blanks at its ends, which mark the beginning or end of a word.
 */
export function searchInOneForm(text: string): string {
  return text.normalize('NFC').replace(BLANKS, ' ')
}
