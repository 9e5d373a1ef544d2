import { hasVersus } from '../versus.ts'
import { counselColumnIn, unpartedIn } from './counsel.ts'
import type { Row } from './deletions.ts'
import { isRemark } from './only-listed.ts'
import {
  blankIn,
  cleaned,
  isSection,
  type Layout,
  partiesIn,
  type Sides,
  withoutPages,
  withoutSection,
} from './parties.ts'
import type { PrintedLine, PrintedMatter } from './printed-matter.ts'
import { JOINED_WORD } from './printed-numbers.ts'
import { hasNumber, isApplication, sideLines } from './unknown-lines.ts'

/** The parties of a matter of an item; undefined where the list names none. */
export type PartiesOf = (matter: PrintedMatter, at: number) => Sides | undefined

/** From so many items on it shows whether a list names the parties of each. */
const MANY = 5
/** Of the items of such a list at most one in so many does not. */
const MOST = 4
/** Before the first matter it is left of one. */
const LABEL = /\b(?:PET|RES) ?:/
/** A label with nothing behind it. */
const LABEL_ALONE = /\bPET ?:\s*$/
/** What is left of counsel, or of a word that joins a matter. */
const NO_NAME = new RegExp(String.raw`^(?:[A-Z]\.|(?:(?:[&+,;([]|${JOINED_WORD})[ :.\])-]*)+)$`, 'i')
/** A matter that has no other side. */
const ALONE = /\b(?:in\s*re|suo\s*mot[uo]|in the (?:matter|goods|estate) of|on its own motion|ex\s*parte|reference)\b/i

/**
 * The parties of each matter, and the lines of which it is not known whose they are: sides with a number in their names, sides without an
 * item, more sides than matters, and items whose parties are lost.
 */
export function partiesOfAll(
  matters: readonly Row[],
  { preface, gaps, width }: { preface: readonly PrintedLine[]; gaps: readonly PrintedMatter[]; width: number },
) {
  const unknown = new Set(preface.filter(({ text }) => hasVersus(text) || LABEL.test(text)).map(({ text }) => text))
  const hasParts = matters.some(({ item }) => item.includes('.'))
  const hasSections = matters.some(({ lines }) => lines.some(isSection))
  const counsel = counselColumnIn(preface)
  const layout: Layout = { width: counsel === 'below' ? Number.POSITIVE_INFINITY : width, counsel }
  const blank = counsel === 'beside' ? blankIn(matters.flatMap(({ lines }) => lines)) : undefined
  const texts = new Map<PrintedMatter, PrintedLine[]>(
    matters.map((matter) => {
      const lines = withoutPages(matter.lines.filter(({ text }) => !isRemark(text)))
      return [
        matter,
        aboveApplications(
          matter,
          withoutSection(lines, hasSections).map((line) => cleaned(line, blank)),
        ),
      ] as const
    }),
  )
  for (const [matter, lines] of besideEachOther(matters, texts)) texts.set(matter, lines)
  const ofOthers = namesOfOthers(matters, texts)
  const all = new Map<PrintedMatter, Sides[]>()
  const doubtful = new Set<PrintedMatter>(matters.filter((matter) => matter.isDoubtful || gaps.includes(matter)))
  const doubt = (matter: PrintedMatter, text: string) => {
    unknown.add(text)
    doubtful.add(matter)
  }
  const sidesOf = (matter: PrintedMatter) => sideLines(texts.get(matter) ?? [])
  const isListsForm = matters.filter((matter) => isBelowUnjoined(matter, sidesOf(matter))).length > 1
  const mayBeAnothers = (matter: PrintedMatter, sides: readonly PrintedLine[]) =>
    ((hasParts || hasSections) && isBelowAnother(matter, sides)) || (!isListsForm && isBelowUnjoined(matter, sides))
  if (unknown.size > 0 && matters[0]) doubtful.add(matters[0])
  for (const matter of matters) {
    const lines = texts.get(matter) ?? []
    const sides = sideLines(lines)
    const isEach = sides.length > 1 && ofOthers && new Set(sides.map(({ of }) => of)).size === sides.length
    const parties = isEach ? eachIn(lines, matter.named.length, layout) : [partiesIn(lines, layout)]
    all.set(matter, parties)
    if (hasMoreLabels(lines)) doubt(matter, lines.find(({ text }) => /\bRES ?:/.test(text))?.text ?? '')
    const [cutOff] =
      sides.length === 0 ? sideLines(withoutPages(matter.lines.filter(({ text }) => !isRemark(text)))) : []
    if (cutOff) doubt(matter, cutOff.text)
    if (sides.length > 1 && !isEach) for (const { text } of sides) doubt(matter, text)
    else if (mayBeAnothers(matter, sides)) doubt(matter, sides[0]?.text ?? '')
    else if (isSpread(lines) || isBehindCounsel(lines) || lines.some(({ text }) => LABEL_ALONE.test(text)))
      doubt(matter, sides[0]?.text ?? '')
    for (const each of parties)
      for (const text of [...each.petitioners, ...each.respondents].filter(hasNumber)) doubt(matter, text)
    if (sides.length === 1 && hasVersus(sides[0]?.text ?? '') && isHalf(parties[0])) doubt(matter, sides[0]?.text ?? '')
  }
  for (const matter of lostIn(matters, texts)) doubt(matter, `${matter.item} ${matter.named[0].numberAsListed}`)
  // Whose the words are is known, and not where the name ends.
  for (const { lines } of matters) for (const text of unpartedIn(lines, preface)) unknown.add(text)
  // The parties beside what is unknown may be another matter's.
  const isDoubtful = (at: number) => [at - 1, at, at + 1].some((each) => matters[each] && doubtful.has(matters[each]))
  const told = new Map<PrintedMatter, Sides[]>(
    matters.map((matter, at) => [matter, isDoubtful(at) ? [] : (all.get(matter) ?? [])] as const),
  )
  const of: PartiesOf = (matter, at) => told.get(matter)?.[at]
  return { of, unknown: [...unknown] }
}

/**
 * The lines of an item with those below an application put below the matter above it, where that matter's own sides would be missing: its
 * applications stand between its number and its parties.
 */
function aboveApplications({ named }: PrintedMatter, lines: readonly PrintedLine[]): PrintedLine[] {
  if (named.length === 1) return [...lines]
  const sided = new Set(sideLines(lines).map(({ of = 0 }) => of))
  const owner = named.map((_, at) => at)
  for (const at of sided) {
    const own = named.findLastIndex((each, n) => n <= at && !isApplication(each))
    const isBare = own !== -1 && own < at && !named.some((_, n) => n >= own && n < at && sided.has(n))
    if (isBare) for (let n = own + 1; n <= at; n++) owner[n] = own
  }
  return lines.map((line) => ({ ...line, of: owner[line.of ?? 0] ?? 0 }))
}

/** Whether a side is lost. */
function isHalf(sides: Sides | undefined): boolean {
  if (sides === undefined) return false
  const names = [...sides.petitioners, ...sides.respondents]
  return sides.petitioners.length === 0 || sides.respondents.length === 0 || names.some((name) => NO_NAME.test(name))
}

/** Whether more respondents are labelled than petitioners: the beginning of another matter is lost. */
function hasMoreLabels(lines: readonly PrintedLine[]): boolean {
  const count = (label: RegExp) => lines.filter(({ text }) => label.test(text)).length
  return count(/\bRES ?:/) > (lines.some(({ text }) => hasVersus(text)) ? 1 : count(/\bPET ?:/))
}

/** Whether counsel stand before the parties, so that it is not known where the first name begins. */
function isBehindCounsel(lines: readonly PrintedLine[]): boolean {
  const [first] = lines.filter(({ text }) => text !== '')
  return first !== undefined && /^(?:mr|ms|mrs|adv)\b.*\b(?:mr|ms|mrs|adv)\b.*\b(?:vs|versus)\b/i.test(first.text)
}

/**
 * Whether the sides of an item stand below the number of another matter: where what is heard with an item has a part of its own (`3.1`), that
 * part is lost.
 */
function isBelowAnother({ named }: PrintedMatter, sides: readonly PrintedLine[]): boolean {
  const below = named[sides[0]?.of ?? 0]
  return below !== undefined && below !== named[0] && !below.viaApplication && !isApplication(below)
}

/**
 * Whether the sides of an item stand below a number that no word joins to it: the item's own sides, and the next item, may be lost. A list that
 * prints more than one of its items so has them in this form.
 */
function isBelowUnjoined(matter: PrintedMatter, sides: readonly PrintedLine[]): boolean {
  const [{ of = 0 } = {}] = sides
  return isBelowAnother(matter, sides) && (matter.unjoined ?? []).some((at) => at <= of)
}

/** Whether the first side has text of more than one matter. */
function isSpread(lines: readonly PrintedLine[]): boolean {
  const at = lines.findIndex(({ text }) => hasVersus(text))
  const before = lines.slice(0, at + 1).filter(({ text }) => text !== '' && !hasVersus(text))
  return new Set(before.map(({ of }) => of)).size > 1
}

/** The sides of each matter of an item: the first are the item's own, wherever they stand. */
function eachIn(lines: readonly PrintedLine[], count: number, layout: Layout): Sides[] {
  const [own] = sideLines(lines)
  return Array.from({ length: count }, (_, at) =>
    partiesIn(
      lines.filter(({ of = 0 }) => (of <= (own?.of ?? 0) ? 0 : of) === at),
      layout,
    ),
  )
}

/** Whether the list names the parties of the matters that are heard with an item, as more than one of its items shows. */
function namesOfOthers(matters: readonly PrintedMatter[], texts: ReadonlyMap<PrintedMatter, PrintedLine[]>): boolean {
  const several = matters.flatMap((matter) => {
    const sided = sideLines(texts.get(matter) ?? []).map(({ of = 0 }) => of)
    const isOne = sided.length < 2 && matter.named.filter((number) => !isApplication(number)).length < 2
    return isOne ? [] : [{ ...matter, sided }]
  })
  const each = several.filter(
    ({ named, sided }) =>
      named.length > 1 &&
      new Set(sided).size === sided.length &&
      named.every((number, at) => sided.includes(at) || (at > 0 && isApplication(number))),
  )
  return each.length > 1 && each.length * 2 > several.length
}

/**
 * Where a page has two tables, the numbers and the parties, the parties stand below the last number. As many sides as items belong to them
 * one by one.
 */
function besideEachOther(matters: readonly PrintedMatter[], texts: ReadonlyMap<PrintedMatter, PrintedLine[]>) {
  const moved: [PrintedMatter, PrintedLine[]][] = []
  for (const [at, matter] of matters.entries()) {
    const lines = texts.get(matter) ?? []
    const sides = sideLines(lines)
    if (sides.length < 2 || matter.named.length > 1 || sides.some(({ text }) => hasNumber(text))) continue
    // What stands on the line of a number is its own matter's.
    if (lines[0] === sides[0]) continue
    const above = matters.slice(0, at).toReversed()
    const end = above.findIndex((each) => (texts.get(each) ?? []).some(({ text }) => text !== ''))
    const bare = end === -1 ? above : above.slice(0, end)
    // A number that is printed twice is one matter's.
    const own = new Set([matter, ...bare].map(({ named: [{ numberAsListed }] }) => numberAsListed))
    if (own.size < sides.length) continue
    if (bare.length + 1 !== sides.length || lines.some((line) => line.text !== '' && !sides.includes(line))) continue
    for (const [n, each] of [...bare.toReversed(), matter].entries()) {
      const side = sides[n]
      if (side) moved.push([each, [{ ...side, of: 0 }]])
    }
  }
  return moved
}

/**
 * The matters that name nobody in a list that names the parties of nearly all. A short list tells less: there a matter must have text in which
 * they could be named. Parts of items count where the list names the parties of some, or has one alone.
 */
function lostIn(matters: readonly Row[], texts: ReadonlyMap<PrintedMatter, PrintedLine[]>): Row[] {
  const isPart = ({ item, heardWith }: Row) => item.includes('.') || heardWith !== undefined
  const isBare = (matter: Row) => sideLines(texts.get(matter) ?? []).length === 0
  const hasText = (matter: Row) => (texts.get(matter) ?? []).some(({ text }) => /\p{L}{2}/u.test(text))
  const parts = matters.filter(isPart)
  const isNaming = parts.length === 1 || parts.some((part) => !isBare(part))
  const all = isNaming ? matters : matters.filter((matter) => !isPart(matter))
  const bare = all.filter((matter) => !matter.isMarked && isBare(matter))
  // A number that is printed twice is one matter.
  const count = (rows: readonly Row[]) => new Set(rows.map(({ named: [own] }) => own.numberAsListed)).size
  const isMany = count(all) >= MANY
  const isFew = (rows: readonly Row[]) => (isMany ? count(rows) * MOST <= count(all) : count(rows) * 2 < count(all))
  const lost =
    isMany && isFew(bare) ? bare.filter((matter) => hasText(matter) || !isPart(matter)) : bare.filter(hasText)
  if (!isFew(lost)) return []
  return lost.filter((matter) => !matter.lines.some(({ text }) => ALONE.test(text) || isRemark(text)))
}
