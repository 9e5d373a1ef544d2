/** Behind the number of a heading stands a bench, a time or nothing; what joins it to a sentence makes it none. */
const NO_SENTENCE = String.raw`(?!\s{0,3},?\s{0,3}(?:as|at\s{1,3}(?:item|serial|sl)|item|by|to)\b)`
const NUMBERED = String.raw`court\s{0,5}(?:(?:no|number|room|hall)\b\.?\s{0,5}(?:no\b\.?\s{0,5})?|(?=[:-]))[:-]{0,3}\s{0,5}`
/** `COURT NO. 12`, `COURT NO.- 13`, `COURT HALL NO :2A`, `COURT NO. IV`. */
const COURT_ROOM = new RegExp(
  String.raw`^(?:(?:in|virtual|(?:division|single|full|special)\s{1,5}bench)\s{1,5})?${NUMBERED}(\d{1,3}(?:-?[A-Z])?\b${NO_SENTENCE}|[IVX]{1,6}(?=\W*$|\s*[[(]))`,
  'i',
)
/** Rooms that have no number, or one of their own. */
const OTHER_ROOM = new RegExp(
  String.raw`^(?:chief\s{1,5}justice(?:['\u2019]s)?|registrar(?:['\u2019]s)?|chambers?|vacation)\s{1,5}(?:court|${NUMBERED}\d{1,3})(?=\W*$|\s*[[(])`,
  'i',
)
/** A heading in capitals: `FOR ADMISSION`, `AFTER NOTICE MISC. MATTERS`, `[FRESH (FOR ADMISSION) - CRIMINAL CASES]`. */
const STAGE =
  /^\[?(?:FOR|AFTER|FRESH|FINAL|REGULAR|ADMISSION|ORDERS|NOTICE|PART[ -]HEARD|PRONOUNCEMENT|JUDGMENTS?|MISCELLANEOUS|(?:SUPPLEMENTARY|ADVANCE)(?! (?:CAUSE )?LIST)|HEARING|PRELIMINARY|INTERLOCUTORY|MOTION|DIRECTIONS|URGENT)\b[A-Z ()/&.,-]*\]?:?$/
/** What a party's name or its advocates' may have, which may begin like a stage. */
const NAME =
  /\b(?:VS|V\/S|VERSUS|LTD|LIMITED|PVT|PRIVATE|LLP|ORS|ANR|INC|COMPANY|CORPORATION|STATE|UNION|PETITIONERS?|RESPONDENTS?|APPELLANTS?|APPLICANTS?|MR|MRS|MS|ADV|ADVOCATES?)\b/
const MAX_STAGE = 255
/** What the rows of a court begin with besides: the names of the columns, the bench, the kind of list. */
const COLUMNS = /^(?:s\.?\s?no|sl|sr|item)\b.{0,20}\bcase\b/i
const COLUMNS_OF_NOTE = /\b(?:shifted|reason)\b/i
const BEGINNING = /^(?:(?:the\s+)?hon\W?ble\b|(?:coram|before)\W*$)/i

/** The room that a heading names. */
export function roomIn(line: string): string | undefined {
  return COURT_ROOM.exec(line)?.[1] ?? OTHER_ROOM.exec(line)?.[0]
}

/** The stage of the matters below a line, as written. */
export function stageIn(line: string): string | undefined {
  return STAGE.test(line) && !NAME.test(line) ? line.replace(/^\[|\]?:?$/g, '').slice(0, MAX_STAGE) : undefined
}

/** Whether the rows of a court begin below a line, so that a note above them ends. */
export function endsNote(line: string): boolean {
  if (COLUMNS.test(line)) return !COLUMNS_OF_NOTE.test(line)
  return roomIn(line) !== undefined || stageIn(line) !== undefined || BEGINNING.test(line)
}
