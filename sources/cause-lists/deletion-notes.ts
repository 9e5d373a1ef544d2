import { asItem, WRITTEN_ITEM } from './items.ts'
import { plainNumber } from './printed-matter.ts'
import { readNumbersAlone } from './printed-numbers.ts'

/** What a note of deletion says of a matter. */
export interface PrintedDeletion {
  /** Undefined where it does not say at which item the matter stands. */
  item: string | undefined
  /** Whether it says that the matter is listed elsewhere instead. */
  isElsewhere: boolean
}

/** What a note of deletion has below it: items of the list, or matters that the note may count by itself. */
export type NoteOf = 'ITEMS' | 'MATTERS'

const DELETED = String.raw`\b(?:is|are|stands?|(?:has|have)\s+been)\s+(?:hereby\s+)?deleted\b`
const ITEM_NO = String.raw`\b(?:items?(?:\s{0,3}nos?\b\.?)?|(?:serial|s[lr]?)\.?\s{0,3}nos?\b\.?)\s{0,3}:?\s{0,3}`

/** The Supreme Court's, above the items of a bench. */
const DROP_NOTE = /^drop\s+note\b/i
const FOLLOWING = new RegExp(String.raw`^(?:note\W*)?(?:the\s+)?following\s+(items\b)?\D{0,40}${DELETED}`, 'i')
const TITLE = /^(?:list\s+of\s+)?(?:deleted\s+(?:matters|cases)|(?:matters|cases)\s+deleted)\b\D{0,40}$/i

/** Whether a line begins a note that takes off what stands below it. */
export function noteBegun(line: string): NoteOf | undefined {
  if (DROP_NOTE.test(line)) return 'ITEMS'
  if (TITLE.test(line)) return 'MATTERS'
  const [note, items] = FOLLOWING.exec(line) ?? []
  return note === undefined ? undefined : items === undefined ? 'MATTERS' : 'ITEMS'
}

/** As courts write it behind a number, or behind further numbers of the matter. */
const LISTED = new RegExp(
  String.raw`^(.{0,80}?)\b((?:listed|(?:at|as)\s{1,3}(?:items?|serial|s[lr]?))\b.{0,240}?)${DELETED}(.{0,160})`,
  'i',
)
const AT_ITEM = new RegExp(String.raw`${ITEM_NO}(${WRITTEN_ITEM})(?![A-Z\d])`, 'i')
const ITS_ITEM = new RegExp(String.raw`^\W{0,3}${ITEM_NO}(${WRITTEN_ITEM})\W{0,5}(?:${DELETED}|deleted\b)`, 'i')
const ELSEWHERE = /^\s*as\s+the\s+same\s+(?:is|are)\s+(?:already\s+)?listed\b/i

/** In every note of deletion. */
const DELETION = /deleted/i

/** What the text behind a number says of its deletion: `LISTED BEFORE DB-V AT ITEM NO.43 IS DELETED AS THE SAME IS …`. */
export function deletionSaid(text: string): PrintedDeletion | undefined {
  if (!DELETION.test(text)) return undefined
  const [, its] = ITS_ITEM.exec(text) ?? []
  if (its !== undefined) return { item: asItem(its), isElsewhere: false }
  const [, before = '', where, reason = ''] = LISTED.exec(text) ?? []
  if (where === undefined) return undefined
  const item = AT_ITEM.exec(where)?.[1]
  // A party may be listed somewhere, too.
  if (item === undefined && /\w/.test(before)) return undefined
  return { item: item && asItem(item), isElsewhere: ELSEWHERE.test(reason) }
}

/** Right behind the number: `(DELETED)`, `IS DELETED FROM THE LIST`. */
const OWN = new RegExp(String.raw`^\W*(?:${DELETED}|deleted\b(?!\s+(?!from\b|as\b)\w))`, 'i')
/** In a bracket on a line of its own it may be said of a party. */
const ALONE = new RegExp(
  String.raw`^(?:[\s*.-]{0,20}deleted[\s*.-]{0,20}|\W{0,3}th(?:e|is)\s+(?:matter|case|item)\s{1,3}${DELETED}.{0,40})$`,
  'i',
)

/** Whether the text behind a number begins with its deletion. */
export function beginsDeleted(text: string): boolean {
  return DELETION.test(text) && OWN.test(text)
}

/** Whether a line says nothing else than that its matter is deleted. */
export function isDeletedAlone(line: string): boolean {
  return DELETION.test(line) && ALONE.test(line)
}

/** Nothing but items and numbers stands before its verb, so that no party's name is what is deleted. */
const DELETED_ITEMS = new RegExp(
  String.raw`^(?:(?:note|n\.?b)\b\W{0,5})?${ITEM_NO}(${WRITTEN_ITEM}(?:(?:\s{0,3}(?:,|&|\band\b)){1,2}\s{0,3}(?:${ITEM_NO})?${WRITTEN_ITEM}){0,50})(?!\d)\W{0,5}(.{0,200})$`,
  'i',
)

/** The items that a line deletes, with the numbers of the matters that it means, if it names some: `ITEM NOS. 2 & 3 STAND DELETED`. */
export function itemsDeleted(line: string): { items: string[]; numbers: string[] } | undefined {
  if (!DELETION.test(line)) return undefined
  const [, items, behind = ''] = DELETED_ITEMS.exec(line) ?? []
  if (items === undefined) return undefined
  const named = readNumbersAlone(behind)
  if (!beginsDeleted(named?.behind ?? behind)) return undefined
  return {
    items: (items.match(new RegExp(WRITTEN_ITEM, 'gi')) ?? []).map(asItem),
    numbers: (named?.named ?? []).flatMap(({ numbers }) => numbers.map(plainNumber)),
  }
}
