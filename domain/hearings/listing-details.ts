import type { ListRow } from './cause-list.ts'
import { oneLine } from './one-line.ts'

/** Where a list has a matter and what it says of the bench's sitting, as printed, checked and cut to what a column holds. */
export interface ListingDetails {
  courtRoom: string | null
  item: string | null
  bench: string | null
  stage: string | null
  numberAsListed: string | null
  /** The number of the matter that it is heard with. */
  connectedTo: string | null
  /** Whether the list names an application in the matter. */
  viaApplication: boolean
  /** `HH:MM` in India: of the bench, not of the matter. */
  sittingTime: string | null
  /** False where the list says that the bench does not sit; null where it says nothing. */
  sitting: boolean | null
  videoLink: string | null
}

/** What a hearing has that no list has spoken of. */
export const NO_DETAILS: ListingDetails = {
  courtRoom: null,
  item: null,
  bench: null,
  stage: null,
  numberAsListed: null,
  connectedTo: null,
  viaApplication: false,
  sittingTime: null,
  sitting: null,
  videoLink: null,
}

/** What the columns hold. No court's words are longer. */
const MOST = { item: 20, courtRoom: 40, number: 100, text: 255 } as const

type Row = Pick<ListRow, 'item' | 'numbers'> & Partial<ListRow>

/** Where a row of a document has its matter. Bench and sitting are those of the whole document, where it says so of itself or the court does beside it. */
export function detailsOf(
  row: Row,
  { bench, sitting }: { bench: string | null; sitting?: boolean | undefined },
): ListingDetails {
  return {
    item: oneLine(row.item, MOST.item),
    courtRoom: oneLine(row.courtRoom, MOST.courtRoom),
    bench: oneLine(bench, MOST.text),
    stage: oneLine(row.stage, MOST.text),
    numberAsListed: oneLine(row.numberAsListed ?? row.numbers[0], MOST.number),
    connectedTo: oneLine(row.connectedTo, MOST.number),
    viaApplication: row.viaApplication ?? false,
    sittingTime: timeIn(row.sittingTime),
    sitting: sitting ?? row.sitting ?? null,
    videoLink: linkIn(row.videoLink),
  }
}

function timeIn(written: string | null | undefined): string | null {
  return written != null && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(written) ? written : null
}

/** A link by https to a host, with no secret of a user in it; a longer one is left out, because half of it leads nowhere. */
function linkIn(written: string | null | undefined): string | null {
  if (written == null || written.length > MOST.text || !/^https:\/\/[\x21-\x7e]+$/.test(written)) return null
  if (!URL.canParse(written)) return null
  const { hostname, username, password } = new URL(written)
  return hostname.includes('.') && username === '' && password === '' ? written : null
}
