import { load } from 'cheerio'
import type { IsoDate } from '../../domain/case.ts'
import { readDate } from '../../domain/dates.ts'
import type { ListReading, ListRow } from '../../domain/hearings/cause-list.ts'
import { oneLine } from '../../domain/hearings/one-line.ts'
import { latinDigits } from '../../domain/latin-digits.ts'
import { failed } from '../http-answer.ts'
import type { ListSite } from './list-site.ts'

/*
 * Madras High Court: one XML file a day and seat, with all courts in it. The main matter of an item and those heard with it have the same
 * fields under different first letters: `mcasetype`, `mcaseno`, `mcaseyr`. `pname` and `rname` are the parties.
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
 * Reads a list in XML. Its day is the one that it names outside of its matters, else that of its file. It is cut when it does not end with
 * what it began with, or has a matter without a number.
 */
function readXml(xml: string, day: IsoDate): ListReading {
  const page = load(xml, { xml: true })
  let isCut = !isWhole(xml)
  const rows: ListRow[] = page('casedetails')
    .toArray()
    .flatMap((element) => {
      const matter = page(element)
      const all = matter
        .find('*')
        .toArray()
        .map((field): Field => [field.tagName.toLowerCase(), oneLine(page(field).text(), MAX_FIELD)])
      const fields = new Map(all)
      const [own, ...connected] = numbersIn(all)
      if (own === undefined) {
        isCut = true
        return []
      }
      const court = matter.closest('court')
      const place = {
        item: fields.get('serial_no') ?? null,
        courtRoom: oneLine(
          court
            .children('courtno')
            .text()
            .replace(/^court\s*(?:no|hall)\.?\s*(?:no\.?)?\s*:?/i, ''),
          40,
        ),
        stage: oneLine(matter.closest('stage').children('stagename').text(), MAX_FIELD),
        isDeleted: false,
      }
      const partiesOf = (side: string) => [fields.get(side) ?? []].flat()
      return [
        { ...place, numbers: [own], petitioners: partiesOf('pname'), respondents: partiesOf('rname') },
        ...connected.map((number) => ({
          ...place,
          numbers: [number],
          connectedTo: own,
          petitioners: [],
          respondents: [],
        })),
      ]
    })
  return { day: dayIn(page, day), rows, deletions: [], isCut }
}

const MAX_FIELD = 255

function isWhole(xml: string): boolean {
  const root = /<([A-Za-z_][\w.-]*)[\s>]/.exec(xml.replace(/<[?!][^>]*>/g, ''))?.[1]
  return root !== undefined && xml.trimEnd().endsWith(`</${root}>`)
}

type Field = [name: string, text: string | null]

/** Each type with the next number and year under the same first letters: matters heard with one may repeat them. */
function numbersIn(fields: readonly Field[]): string[] {
  return fields.flatMap(([name, type], at) => {
    const [, whose] = /^([a-z]*\d*)casetype$/.exec(name) ?? []
    if (whose === undefined) return []
    const behind = fields.slice(at + 1)
    const next = behind.findIndex(([other]) => other === name)
    const own = new Map(next === -1 ? behind : behind.slice(0, next))
    const [serial, year] = [own.get(`${whose}caseno`), own.get(`${whose}caseyr`)]
    return type && serial && year ? [`${type}/${serial}/${year}`] : []
  })
}

/** The day that a list names outside of its matters. It may name the one on which it was made, too. */
function dayIn(page: ReturnType<typeof load>, day: IsoDate): IsoDate {
  const dates = page
    .root()
    .find('*')
    .toArray()
    .filter((element) => /date/i.test(element.tagName) && page(element).closest('casedetails').length === 0)
    .flatMap((element) => readDate(page(element).text()) ?? [])
  return dates.includes(day) ? day : (dates[0] ?? day)
}
