import { type CheerioAPI, load } from 'cheerio'
import type { IsoDate } from '../../domain/case.ts'
import { readDate } from '../../domain/dates.ts'
import type { ListReading, ListRow, UnknownLine } from '../../domain/hearings/cause-list.ts'
import { oneLine } from '../../domain/hearings/one-line.ts'
import { latinDigits } from '../../domain/latin-digits.ts'
import { failed } from '../http-answer.ts'
import { gapsIn } from './gaps.ts'
import type { ListSite } from './list-site.ts'
import { NOBODY } from './parties.ts'

/*
 * Madras High Court: one XML file a day and seat, with all courts in it. The main matter of an item and those heard with it have the same
 * fields under different first letters: `mcasetype`, `mcaseno`, `mcaseyr`, and `excasetype` for one more. `pname` and `rname` are the
 * parties of the main matter, `expname` and `exrname` those of the other.
 */
export const madras: ListSite = seatOf('clists-madras')
export const madurai: ListSite = seatOf('clists-madurai')

function seatOf(folder: string): ListSite {
  return {
    address: 'https://mhc.tn.gov.in',
    daysAhead: 7,

    async readIndex(visit, day) {
      const slot = `/judis/clists/${folder}/causelists/xml/cause_${day.split('-').reverse().join('')}.xml`
      const file = await visit.get(slot)
      if (file.kind !== 'found') return file
      if (file.value.kind === 'new' && !looksLikeXml(file.value.bytes))
        return failed('ParseGap', 'Something else than XML stands in place of the list.')
      return { kind: 'found', value: [{ slot, kind: 'DAILY', number: 1, bench: null }] }
    },

    async readDocument(bytes, day) {
      return readXml(latinDigits(new TextDecoder().decode(bytes)), day)
    },
  }
}

function looksLikeXml(bytes: Uint8Array): boolean {
  const beginning = new TextDecoder().decode(bytes.subarray(0, 256)).trimStart()
  return beginning.startsWith('<') && !/^<(?:!doctype )?html/i.test(beginning)
}

/**
 * Reads a list in XML. Its day is the one that it names outside of its matters, else that of its file. It is not read in full when its tags do
 * not close as they open, when a matter has half a number or no item, and where an item is missing. Beside these nobody's parties are told.
 */
function readXml(xml: string, day: IsoDate): ListReading {
  const page = load(xml, { xml: true })
  const elements = elementsIn(page)
  const unknown: UnknownLine[] = isWhole(xml) ? [] : [{ page: null, text: 'The file ends early.' }]
  const items = elements
    .filter(({ name }) => name === 'casedetails')
    .map((matter) => {
      const fields = leavesOf(matter).map((field): Field => [field.name.toLowerCase(), textIn(page, field, MAX_FIELD)])
      const item = fields.find(([name]) => name === 'serial_no')?.[1] ?? null
      const place = {
        item,
        courtRoom: courtRoomOf(page, matter),
        stage: textIn(page, childOf(aboveNamed(matter, 'stage'), 'stagename'), MAX_FIELD),
        isDeleted: false,
      }
      const text = textOf([['serial_no', item], ...fields.filter(isOfNumber)])
      return { ...mattersOf(fields), place, text }
    })
  const counted = items.map(({ place: { item, ...place } }) => ({ ...place, item: item ?? '', isMarked: false }))
  const gaps = new Set(gapsIn(counted, false))
  const isBehindGap = counted.map((each) => gaps.has(each))
  const isDoubtful = (at: number) => items[at]?.isLost === true || isBehindGap[at] === true
  const rows = items.flatMap(({ matters: [own, ...connected], place, text }, at): ListRow[] => {
    if (isDoubtful(at)) unknown.push({ page: null, text })
    if (own === undefined) return []
    const told = [at - 1, at, at + 1].some(isDoubtful) ? NOBODY : undefined
    return [
      { ...place, ...own, ...told },
      ...connected.map((other) => ({ ...place, ...other, ...told, connectedTo: own.numbers[0] ?? null })),
    ]
  })
  const outside = elements.filter((field) => aboveNamed(field, 'casedetails') === undefined)
  for (const field of outside.filter(({ name }) => OF_NUMBER.test(name.toLowerCase())))
    unknown.push({ page: null, text: textOf([[field.name, textIn(page, field, MAX_FIELD)]]) })
  return { day: dayIn(page, outside, day), rows, deletions: [], isCut: unknown.length > 0, unknown }
}

/** The elements of a file, in their order. They are walked without a wrapper for each, because a list has tens of thousands. */
function elementsIn(page: CheerioAPI) {
  return page(':root, :root *').toArray()
}

type Element = ReturnType<typeof elementsIn>[number]

function childrenOf({ children }: Element): Element[] {
  return children.filter((child): child is Element => child.type === 'tag')
}

/** The elements below one that have none below them, in their order. */
function leavesOf(element: Element): Element[] {
  return childrenOf(element).flatMap((child) => (childrenOf(child).length === 0 ? [child] : leavesOf(child)))
}

/** The element itself, or the nearest above it, of a name. */
function aboveNamed(element: Element, name: string): Element | undefined {
  for (let above: Element['parent'] | Element = element; above?.type === 'tag'; above = above.parent)
    if (above.name === name) return above
}

function childOf(element: Element | undefined, name: string): Element | undefined {
  return element && childrenOf(element).find((child) => child.name === name)
}

function textIn(page: CheerioAPI, element: Element | undefined, most: number): string | null {
  return element === undefined ? null : oneLine(page.text([element]), most)
}

function courtRoomOf(page: CheerioAPI, matter: Element): string | null {
  const written = childOf(aboveNamed(matter, 'court'), 'courtno')
  const text = written === undefined ? '' : page.text([written])
  return oneLine(text.replace(/^court\s*(?:no|hall)\.?\s*(?:no\.?)?\s*:?/i, ''), 40)
}

const MAX_FIELD = 255

/** Whether each tag of a file closes as it opens. The parser mends what does not. */
function isWhole(xml: string): boolean {
  const open: string[] = []
  let isClosed = false
  for (const [, end, name = '', alone] of xml.replace(NO_TAG, '').matchAll(TAG)) {
    if (isClosed) return false
    if (end === '') {
      if (alone === '') open.push(name)
    } else if (open.pop() !== name) return false
    isClosed = open.length === 0
  }
  return isClosed
}

const NO_TAG = /<[?!][^>]*>/g
const TAG = /<(\/?)([A-Za-z_][\w.:-]*)(?:\s[^<>]*?)?(\/?)>/g

type Field = [name: string, text: string | null]

/** The fields of a number: `mcasetype`, `excaseno`. */
const OF_NUMBER = /^([a-z]*\d*)case(?:type|no|yr)$/

function isOfNumber([name, text]: Field): boolean {
  return text !== null && OF_NUMBER.test(name)
}

function textOf(fields: readonly Field[]): string {
  return fields.flatMap(([name, text]) => (text === null ? [] : `${name} ${text}`)).join(', ')
}

/**
 * Each type with the only number, year and parties under the same first letters up to the next type. The parties of the item's own matter
 * stand without its letter. Lost where a type, a number or a year stands alone, and where two matters have grown together.
 */
function mattersOf(fields: readonly Field[]) {
  let isGrown = false
  const matters = fields.flatMap(([name, type], at) => {
    const [, whose] = /^([a-z]*\d*)casetype$/.exec(name) ?? []
    if (whose === undefined) return []
    const behind = fields.slice(at + 1)
    const next = behind.findIndex(([other]) => other === name)
    const own = Map.groupBy(next === -1 ? behind : behind.slice(0, next), ([other]) => other)
    const only = (field: string) => {
      const texts = new Set(own.get(field)?.map(([, text]) => text))
      if (texts.size > 1) isGrown = true
      return texts.size === 1 ? [...texts][0] : undefined
    }
    const [serial, year] = [only(`${whose}caseno`), only(`${whose}caseyr`)]
    if (!type || !serial || !year) return []
    const party = (side: string) => [only(`${whose}${side}`) ?? (whose === 'm' ? only(side) : null) ?? []].flat()
    return [{ numbers: [`${type}/${serial}/${year}`], petitioners: party('pname'), respondents: party('rname') }]
  })
  const isEach = fields.filter(isOfNumber).length === 3 * matters.length
  const ownItems = fields.filter(([name, text]) => name === 'serial_no' && text !== null)
  const own = fields.filter(([name]) => name === 'mcasetype')
  return { matters, isLost: matters.length === 0 || !isEach || isGrown || ownItems.length !== 1 || own.length !== 1 }
}

/** The day that a list names outside of its matters. It may name the one on which it was made, too. */
function dayIn(page: CheerioAPI, outside: readonly Element[], day: IsoDate): IsoDate {
  const dates = outside
    .filter(({ name }) => /date/i.test(name))
    .flatMap((element) => readDate(page.text([element])) ?? [])
  return dates.includes(day) ? day : (dates[0] ?? day)
}
