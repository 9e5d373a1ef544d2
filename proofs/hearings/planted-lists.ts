import type { IsoDate } from '../../domain/case.ts'
import type { ListReading, ListRow } from '../../domain/hearings/cause-list.ts'
import { DAY, type Draw, type Form, JOINERS, type Matter, SHORT_YEARS } from './list-forms.ts'
import { randomFrom } from './random.ts'

/*
 * Lists that are known in full, printed as each court prints them and then damaged. A matter must be read right, or the list must say that it
 * is not whole; no number and no party may be another matter's.
 */

/** A line, and the matters whose number stands in it, or whose word between the sides. */
interface Line {
  text: string
  numbers: readonly Matter[]
  sides: readonly Matter[]
  of?: 'page'
}

const NAMES = ['SAFFRON', 'KAVERI', 'NILGIRI', 'GODAVARI', 'MEGHDOOT', 'SUVARNA', 'ARUNA', 'COROMANDEL']
const TRADES = ['TEXTILES', 'LOGISTICS', 'FOODS', 'STEELS', 'MILLS', 'TRADERS', 'DAIRY', 'HOTELS']

/** A word that no other party or counsel of the list has. */
function ownWord(n: number): string {
  const letter = (each: number) => String.fromCharCode(65 + (each % 26))
  return `Q${letter(n)}${letter(Math.floor(n / 26))}U${letter(n * 7)}`
}

function named(draw: Draw, n: number): string {
  return `${NAMES[draw(NAMES.length)]} ${ownWord(n)} ${TRADES[draw(TRADES.length)]}`
}

/** Its numbers stand in fields, which have no ranges. */
const MADRAS = 'HC-HCMA01'

function planted({ types, court }: Form, draw: Draw): Matter[][] {
  let words = 0
  let serial = 1000 + draw(80_000)
  const matter = (item: string, isConnected: boolean): Matter => {
    const type = types[draw(types.length)] ?? 'WP'
    const year = 2001 + draw(25)
    serial += 7
    const bare = type.replace(/ No\.$/, '')
    const range = draw(6) === 0 && court !== MADRAS ? [serial, serial + 1] : [serial]
    const letter = draw(12) === 0 && !court.startsWith('NCLAT') && court !== MADRAS && court !== SHORT_YEARS ? 'A' : ''
    const written = `${range.join('-')}${letter}`
    const numbers = [written, ...(range.length > 1 ? [...range, ...(letter ? [`${serial + 1}${letter}`] : [])] : [])]
    return {
      printed: `${type}${court === 'HC-WBCHCA' ? '/' : ' '}${written}/${court === SHORT_YEARS ? String(year).slice(2) : year}`,
      ...{ type, serial: written, year },
      numbers: numbers.map((each) => `${plainType(bare)}/${each}/${year}`),
      item,
      petitioner: named(draw, words++),
      respondent: named(draw, words++),
      counsel: `A. ${ownWord(words++)}`,
      isConnected,
      isCounted: !isConnected || court === 'HC-WBCHCA',
    }
  }
  let item = 0
  return Array.from({ length: 6 + draw(10) }, () => {
    item += 1
    const own = matter(String(item), false)
    const others = draw(4) === 0 ? 1 + draw(2) : 0
    return [
      own,
      ...Array.from({ length: others }, (_, n) => {
        const isPart = court === 'SC' || court === 'HC-KAHC01'
        if (court === 'HC-WBCHCA') item += 1
        return matter(isPart ? `${own.item}.${n + 1}` : court === 'HC-WBCHCA' ? String(item) : own.item, true)
      }),
    ]
  })
}

function plainType(type: string): string {
  return type
    .toUpperCase()
    .replace(/^COMP(?:ANY)?\.? APP(?:EAL)?\.? /, 'COMPANY APPEAL')
    .replace(/[^A-Z]/g, '')
}

/** What a site, a printer or a reader of PDFs does to the lines of a list. */
const DAMAGES: Readonly<Record<string, (lines: Line[], at: number, draw: Draw) => Line[]>> = {
  'a line is lost': (lines, at) => lines.toSpliced(at, 1),
  'six lines are lost': (lines, at) => lines.toSpliced(at, 6),
  'the list ends early': (lines, at) => lines.slice(0, at),
  'a line is cut at its end': (lines, at, draw) =>
    replaced(lines, at, (line) => line.slice(0, Math.min(line.length, 8 + draw(line.length)))),
  'a line is cut at its beginning': (lines, at, draw) =>
    replaced(lines, at, (line) => line.slice(draw(Math.max(1, line.length - 4)))),
  'a line breaks at a blank': (lines, at, draw) => broken(lines, at, /(?<=\S) (?=\S)/g, draw),
  'a line breaks behind a slash or hyphen': (lines, at, draw) => broken(lines, at, /(?<=\d[/-])(?=\d)/g, draw),
  'a line breaks twice': (lines, at, draw) => broken(broken(lines, at, / /g, draw), at, / /g, draw),
  'two lines run together': (lines, at) => joined(lines, at, [at, at + 1]),
  'two lines change places': (lines, at) => lines.toSpliced(at, 2, ...lines.slice(at, at + 2).toReversed()),
  'a line is printed twice': (lines, at) => lines.toSpliced(at, 0, ...lines.slice(at, at + 1)),
  'blanks widen': (lines, at) => replaced(lines, at, (line) => line.replaceAll(' ', '   ')),
  'a page begins': (lines, at) => lines.toSpliced(at, 0, bare(`Page ${at}`), bare('HIGH COURT OF ZANSKAR')),
  'a page is lost': (lines, at) => [...lines.slice(0, at), bare('\f'), bare('\f'), ...lines.slice(at + 20)],
  'a label grows together with the word behind it': (lines, at) =>
    replaced(lines, at, (line) => line.replace(/(\bVS\.|\bPET:|\bRES:|\bwt|\bWITH|^\d+(?:\.\d+)?) /i, '$1')),
  'a label grows together with the word before it': (lines, at) =>
    replaced(lines, at, (line) => line.replace(/ (VS\.|PET:|RES:)/, '$1')),
  'the number moves behind the parties': (lines, at) => joined(lines, at, [at + 1, at]),
  'the columns of a line change places': (lines, at, draw) =>
    replaced(lines, at, (line) => {
      const columns = line.split(
        /(?<=^[\d .]{1,6}) (?=[A-Z])|(?<=\/\d{4}) |(?<=\)) (?=PET:)| (?=RES:|VS\.|Mr\.|Ms\.)| {2,}/,
      )
      const from = 1 + draw(Math.max(1, columns.length - 1))
      return [...columns.slice(from), ...columns.slice(0, from)].join(' ')
    }),
  'an item loses its number': (lines, at) =>
    replaced(lines, at, (line) => line.replace(/^(?:wt )?\d+(?: ?\.\d+)? +/, '')),
  'a word joins an item': (lines, at, draw) =>
    replaced(lines, at, (line) => `${JOINERS[draw(JOINERS.length)]} ${line}`),
  'a mark stands before a line': (lines, at, draw) => replaced(lines, at, (line) => `${'*#$(['[draw(5)]}${line}`),
}

/** Of a file of XML there are none. */
const OF_PAGES = /page/

function bare(text: string): Line {
  return { text, numbers: [], sides: [], of: 'page' }
}

function replaced(lines: Line[], at: number, change: (text: string) => string): Line[] {
  return lines.map((line, n) => (n === at ? { ...line, text: change(line.text) } : line))
}

function joined(lines: Line[], at: number, order: readonly number[]): Line[] {
  const each = order.flatMap((n) => lines[n] ?? [])
  return lines.toSpliced(at, 2, {
    text: each.map(({ text }) => text).join(' '),
    numbers: each.flatMap(({ numbers }) => numbers),
    sides: each.flatMap(({ sides }) => sides),
  })
}

function broken(lines: Line[], at: number, where: RegExp, draw: Draw): Line[] {
  const line = lines[at]
  const places = [...(line?.text ?? '').matchAll(where)]
  const place = places[draw(Math.max(1, places.length))]
  if (!line || !place) return lines
  const ends = [line.text.slice(0, place.index), line.text.slice(place.index + place[0].length)]
  return lines.toSpliced(at, 1, ...ends.map((text) => ({ ...line, text: text.trim() })))
}

/** A damaged list, what was done to it, and what is wrong with its reading. */
export interface Trial {
  damages: string[]
  text: string
  reading: ListReading
  faults: string[]
}

export async function tryList(form: Form, seed: number): Promise<Trial> {
  const draw = randomFrom(seed)
  const items = planted(form, draw)
  let lines = items.flatMap(([own, ...connected]) => (own ? linesOf(form, own, connected, draw) : []))
  const damages = Array.from({ length: draw(10) === 0 ? 0 : 1 + draw(2) }, () => {
    const names = Object.keys(DAMAGES).filter((name) => form.court !== MADRAS || !OF_PAGES.test(name))
    return names[draw(names.length)] ?? ''
  })
  for (const damage of damages)
    if (lines.length > 1) lines = DAMAGES[damage]?.(lines, draw(lines.length), draw) ?? lines
  const printed = [...form.header, ...lines.map(({ text }) => text)]
  const bytes = form.asBytes?.(printed.join('\n').split('\f')) ?? '%PDF-1.7'
  const reading = await form.site.readDocument(new TextEncoder().encode(bytes), DAY as IsoDate, async () =>
    printed.join('\n').split('\f'),
  )
  const faults = faultsOf(items.flat(), lines, reading, damages.length === 0)
  return { damages, text: printed.join('\n'), reading, faults }
}

const SIDES = /\b(?:VS|VERSUS)\b|\b(?:PET|RES):|<(?:ex)?pname>/i

function linesOf(form: Form, own: Matter, connected: readonly Matter[], draw: Draw): Line[] {
  const all = [own, ...connected]
  let last = own
  return form.print(own, connected, draw).map((text) => {
    const named = all.filter(({ printed, serial }) => text.includes(printed) || text.includes(`>${serial}<`))
    last = named.at(-1) ?? last
    return { text, numbers: named, sides: SIDES.test(text) ? [last] : [] }
  })
}

function faultsOf(
  matters: readonly Matter[],
  lines: readonly Line[],
  { day, rows, isCut }: ListReading,
  isWhole: boolean,
): string[] {
  const faults: string[] = []
  const numberOf = ({ numbers }: ListRow) =>
    numbers.map((number) =>
      number.replace(/^(.*)\/([^/]*)\/(\d+)$/, (_, type, serial, year) => `${plainType(type)}/${serial}/${year}`),
    )
  const matterOf = new Map(matters.flatMap((matter) => matter.numbers.map((number) => [number, matter] as const)))
  const isRead = day === DAY && !isCut
  const { traced, below } = tracesIn(lines)
  const lost: string[] = []
  const all = Map.groupBy(
    // The number of an application that the list does print is no matter's.
    rows.filter((row) => !numberOf(row).every((number) => /^(?:IA|INTERLOCUTORYAPPLICATION)\//.test(number))),
    (row) => matterOf.get(numberOf(row)[0] ?? ''),
  )
  for (const row of rows)
    if (
      all.get(undefined)?.includes(row) ||
      numberOf(row).some((number) => matterOf.get(number) !== matterOf.get(numberOf(row)[0] ?? ''))
    )
      faults.push(`wrong number: ${numberOf(row).join(' ')}`)
  const isStrange = (matter: Matter, read: string) => {
    const strange = matters.find((other) => other !== matter && wordsOf(other).some((word) => read.includes(word)))
    if (!strange) return undefined
    const isBelow = [...below].some(
      ([line, of]) => of === matter && wordsOf(strange).some((word) => line.includes(word)),
    )
    return !isBelow || (!all.has(strange) && isCounted(strange, rows))
  }
  for (const [matter, own] of all) {
    if (matter === undefined) continue
    const isElsewhere = !isWhole && (isUncounted(matter) || !hasItem(matter, lines))
    for (const side of ['petitioner', 'respondent'] as const) {
      const names = own.map((row) => row[`${side}s`].join(' '))
      for (const read of names) {
        const strange = isStrange(matter, read)
        const isOwn = isWhole ? read === matter[side] : isNameOf(matter, read, lines)
        if (strange) faults.push(`a stranger's party at ${matter.printed}: ${read}`)
        else if (isRead && read !== '' && strange === undefined && !isOwn)
          faults.push(`party at ${matter.printed}: "${read}" for "${matter[side]}"`)
      }
      const isPrinted = lines.some(
        ({ text }) => text.includes(matter[side]) && (below.get(text) ?? matter) === matter && !isBlank(matter, lines),
      )
      if (isRead && isPrinted && hasItem(matter, lines) && names.every((read) => read === ''))
        lost.push(`party lost at ${matter.printed}: "${matter[side]}"`)
    }
    const isThere = own.some(({ item }) => Number.parseInt(item ?? '', 10) === Number.parseInt(matter.item, 10))
    if (isRead && !isElsewhere && !isThere) faults.push(`item ${own[0]?.item} for ${matter.item} of ${matter.printed}`)
  }
  // A list that names no sides of more than a quarter of its matters does not tell that the others have some.
  if (lost.length * 2 <= all.size - 1) faults.push(...lost)
  if (!isRead) return isWhole ? [...faults, 'a whole list is not read in full'] : faults
  for (const matter of matters)
    if (!all.has(matter) && (isWhole || traced.has(matter) || isCounted(matter, rows)))
      faults.push(`lost in silence: ${matter.item} ${matter.printed}`)
  return faults
}

/**
 * The matters of which something is left that only a matter has: a number, or a word between sides. And below which number each line stands:
 * where a gap begins behind the number of one matter and ends before a name of another, what is left is one matter, and no text tells that
 * there were two.
 */
function tracesIn(lines: readonly Line[]) {
  const numbered = new Set(lines.flatMap(({ text, numbers }) => (/\d/.test(text) ? numbers : [])))
  const traced = new Set(numbered)
  const below = new Map<string, Matter>()
  // Where two lines changed places in a list of few items, the sides of the one above stand below the next number.
  const isShort = [...numbered].filter((each) => !isUncounted(each)).length < 5
  let above: Matter | undefined
  let last: Matter | undefined
  let sided: readonly Matter[] = []
  for (const { text, numbers, sides } of lines) {
    const own = /\d/.test(text) ? numbers.at(-1) : undefined
    if (own) [above, last, sided] = [sided.length > 0 ? undefined : last, own, []]
    const isSide = SIDES.test(text) && sides.length > 0
    const isOf = (each: Matter) => each === last || !numbered.has(each) || (isShort && each === above)
    if (isSide && (sided.length > 0 || !sides.every(isOf))) last = undefined
    if (isSide && last === undefined) for (const each of sides) traced.add(each)
    if (isSide) sided = sides
    if (last) below.set(text, last)
  }
  return { traced, below }
}

/** Karnataka leaves the column of the respondents empty where it names none, and counsel stand below: so stands a name that was broken off. */
function isBlank(matter: Matter, lines: readonly Line[]): boolean {
  return lines.some(({ text, sides }) => sides.includes(matter) && /RES:\s*$/.test(text))
}

/** A word of each of its parties that no other party has. */
function wordsOf({ petitioner, respondent }: Matter): string[] {
  return [petitioner, respondent].map((name) => name.split(' ')[1] ?? name)
}

/**
 * Whether an item stands before its number: a line that lost it reads like one of a matter that is heard with the item above. A part of an item
 * stands on a line of its own.
 */
function hasItem(matter: Matter, lines: readonly Line[]): boolean {
  if (matter.item.includes('.')) return true
  return lines.some(
    ({ text, numbers }) =>
      numbers.includes(matter) && /^\D{0,20}\d+(?: ?\.\d+)?\D/.test(text) && !text.startsWith(matter.printed),
  )
}

/** A matter that is heard with another and has no item of its own: where its line moves, the list itself has it elsewhere. */
function isUncounted({ item, isConnected, ...matter }: Matter): boolean {
  return isConnected && !matter.isCounted && !item.includes('.')
}

/**
 * Whether an item, or a part of the same item, stands behind a matter, so that the count tells of its loss. Parts that are skipped as often as
 * they are counted on tell nothing.
 */
function isCounted(matter: Matter, rows: readonly ListRow[]): boolean {
  const counts = rows.map(({ item }) => (item ?? '').split('.').map(Number))
  const [whole = 0, part] = matter.item.split('.').map(Number)
  if (part === undefined) return !isUncounted(matter) && counts.some(([other = 0]) => other > whole)
  const steps = counts.flatMap(([other, of = 0], at) =>
    at > 0 && other === counts[at - 1]?.[0] ? [of - (counts[at - 1]?.[1] ?? 0)] : [],
  )
  const skipped = steps.filter((step) => step > 1).length
  const isExcerpt = skipped > 1 && skipped >= steps.filter((step) => step === 1).length
  return !isExcerpt && counts.some(([other, of = 0]) => other === whole && of > part)
}

/**
 * Whether a name is as much of a matter's as a damaged line has left. Its counsel may stand in it only where the text has them in one column
 * with the name, or says that they are a side.
 */
function isNameOf({ petitioner, respondent, counsel }: Matter, read: string, lines: readonly Line[]): boolean {
  const [, word = ''] = counsel.split(' ')
  const bare = lines.map((line) => line.text.replace(/^[*#$([]/, ''))
  const text = bare.join(' ')
  if (new RegExp(`(?:vs\\.?|versus) ${RegExp.escape(read)}`, 'i').test(text)) return true
  // The name of the court on top of a page, broken over lines, reads like a party's.
  if (lines.some((line) => line.of === 'page' && line.text.includes(read))) return true
  const isBelow = bare
    .map((line) => line.replace(/ +/g, ' '))
    .some((line) => [word, counsel].some((each) => line.startsWith(each)))
  if (read.includes(word) && !text.includes(read) && !isBelow) return false
  const name = read.replace(counsel, '').trim()
  return [petitioner, respondent].some(
    (own) => own.includes(name) || own.split(' ').some((each) => name.includes(each)),
  )
}
