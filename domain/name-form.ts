/** White space of every kind, also the hard blanks that spreadsheets hold. */
const BLANKS = /[\s\u00a0\u0085]+/g
/** What is written and never seen, at the beginning or the end; a joiner behind a virama makes another letter (`ന്‍`) and stays. */
const UNSEEN = String.raw`(?:[\p{Cc}\p{Cf}\u034f\u115f\u1160\u3164\uffa0]|\s)`
const VIRAMA = String.raw`[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d]`
const EDGES = new RegExp(`^${UNSEEN}+|(?<!${VIRAMA})${UNSEEN}+$|(?<=${VIRAMA}[\u200c\u200d])${UNSEEN}+$`, 'gu')

/**
 * A name as it is kept and looked for: letters composed as Unicode prescribes (NFC), single plain blanks, nothing unseen at its edges. Two ways
 * to write `क़` are one name, and so are two rows of a spreadsheet that look alike.
 */
export function nameInOneForm(name: string): string {
  return name.normalize('NFC').replace(BLANKS, ' ').replace(EDGES, '')
}

/** Text that is looked for inside names: in the same form, with the blanks at its edges, which say that a word begins or ends there. */
export function searchInOneForm(text: string): string {
  return text.normalize('NFC').replace(BLANKS, ' ')
}
