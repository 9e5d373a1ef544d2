/** Behind the number of a heading stands a bench, a time or nothing; what joins it to a sentence makes it none. */
const COURT_ROOM =
  /^court\s+(?:no|room|hall)\.?\s*(?:no\.?\s*)?:?\s*([0-9]{1,3}[A-Z]?)\b(?!\s{0,3}(?:[,&]|(?:and|as|at\s{1,3}(?:item|serial|sl)|item|on|by|for|to)\b))/i
/** A heading in capitals: `FOR ADMISSION`, `AFTER NOTICE MATTERS`. */
const STAGE = /^(?:FOR|AFTER|FRESH|FINAL|REGULAR|ADMISSION|ORDERS|NOTICE|PART HEARD)\b[A-Z ()/-]*$/
const MAX_STAGE = 255
/** What the rows of a court begin with besides: the names of the columns, the bench, the kind of list. */
const COLUMNS = /^(?:s\.?\s?no|sl|sr|item)\b.{0,20}\bcase\b/i
const COLUMNS_OF_NOTE = /\b(?:shifted|reason)\b/i
const BEGINNING = /^(?:(?:the\s+)?hon\W?ble\b|(?:coram|before)\W*$|(?:\w+\s+){0,3}hearing$|\[[A-Z ()&,.-]+\]$)/i

/** The room that a heading names. */
export function roomIn(line: string): string | undefined {
  return COURT_ROOM.exec(line)?.[1]
}

/** The stage of the matters below a line, as written. */
export function stageIn(line: string): string | undefined {
  return STAGE.test(line) ? line.slice(0, MAX_STAGE) : undefined
}

/** Whether the rows of a court begin below a line, so that a note above them ends. */
export function endsNote(line: string): boolean {
  if (COLUMNS.test(line)) return !COLUMNS_OF_NOTE.test(line)
  return roomIn(line) !== undefined || stageIn(line) !== undefined || BEGINNING.test(line)
}
