import type { ListRow } from './cause-list.ts'
import { oneLine } from './one-line.ts'

/**
 * The position of a matter on a list and the list's details of the sitting, as printed, validated and cut to the
 * columns' lengths.
 */
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
  /** The bench's time, not the matter's, `HH:MM` in India. */
  sittingTime: string | null
  /** False if the list says that the bench does not sit; null if it says nothing. */
  sitting: boolean | null
  videoLink: string | null
}

/** The details of a hearing on no list. */
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

/** The columns' lengths. No court's texts are longer. */
const MOST = { item: 20, courtRoom: 40, number: 100, text: 255 } as const

type Row = Pick<ListRow, 'item' | 'numbers'> & Partial<ListRow>

/**
 * Returns the details of a document's row. Bench and sitting are the whole document's, if the document or the court's
 * index states them.
 */
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

/** Returns an https link to a host, without credentials; omits a longer one, because a part of it leads nowhere. */
function linkIn(written: string | null | undefined): string | null {
  if (written == null || written.length > MOST.text || !/^https:\/\/[\x21-\x7e]+$/.test(written)) return null
  if (!URL.canParse(written)) return null
  const { hostname, username, password } = new URL(written)
  return hostname.includes('.') && username === '' && password === '' ? written : null
}
