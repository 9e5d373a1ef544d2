import { isRemark } from './only-listed.ts'
import { cleaned, isSection, partiesIn, type Sides, withoutSection } from './parties.ts'
import type { PrintedLine, PrintedMatter } from './printed-matter.ts'
import { hasNumber, versusLines } from './unknown-lines.ts'

/** The parties of a matter of an item; undefined where the list names none. */
export type PartiesOf = (matter: PrintedMatter, at: number) => Sides | undefined

/** From so many items on it shows whether a list names the parties of each. */
const MANY = 5
/** Of the items of such a list at least so many name them. */
const MOST = 0.8
/** A matter that has no other side. */
const ALONE = /\b(?:in\s*re|suo\s*mot[uo]|in the (?:matter|goods|estate) of|on its own motion|ex\s*parte|reference)\b/i

/**
 * The parties of each matter, and the lines of which it is not known whose they are: sides with a number in their names, sides without an
 * item, more sides than matters, and items whose parties are lost.
 */
export function partiesOfAll(matters: readonly PrintedMatter[], preface: readonly PrintedLine[], width: number) {
  const unknown = new Set(versusLines(preface).map(({ text }) => text))
  const hasSections = matters.some(({ lines }) => lines.some(isSection))
  const texts = new Map(
    matters.map((matter) => {
      const lines = matter.lines.filter(({ text }) => !isRemark(text))
      return [matter, withoutSection(lines, hasSections).map(cleaned)] as const
    }),
  )
  for (const [matter, lines] of besideEachOther(matters, texts)) texts.set(matter, lines)
  const ofOthers = namesOfOthers(matters, texts)
  const all = new Map<PrintedMatter, (Sides | undefined)[]>()
  for (const matter of matters) {
    const lines = texts.get(matter) ?? []
    const sides = versusLines(lines)
    const isEach = sides.length > 1 && ofOthers && new Set(sides.map(({ of }) => of)).size === sides.length
    if (sides.length > 1 && !isEach) for (const { text } of sides) unknown.add(text)
    const parties =
      sides.length <= 1 ? [partiesIn(lines, width)] : isEach ? eachIn(lines, matter.named.length, width) : []
    all.set(matter, parties.map((each) => withoutNumbers(each, unknown)))
  }
  for (const text of lostIn(matters, texts)) unknown.add(text)
  const of: PartiesOf = (matter, at) => all.get(matter)?.[at]
  return { of, unknown: [...unknown] }
}

/** The sides of each matter of an item: the first are the item's own, wherever they stand. */
function eachIn(lines: readonly PrintedLine[], count: number, width: number): Sides[] {
  const [own] = versusLines(lines)
  return Array.from({ length: count }, (_, at) =>
    partiesIn(
      lines.filter(({ of = 0 }) => (of <= (own?.of ?? 0) ? 0 : of) === at),
      width,
    ),
  )
}

function withoutNumbers(sides: Sides, unknown: Set<string>): Sides {
  const names = [...sides.petitioners, ...sides.respondents].filter(hasNumber)
  for (const name of names) unknown.add(name)
  return names.length > 0 ? { petitioners: [], respondents: [] } : sides
}

/** Whether the list names the parties of the matters that are heard with an item, as more than one of its items shows. */
function namesOfOthers(matters: readonly PrintedMatter[], texts: ReadonlyMap<PrintedMatter, PrintedLine[]>): boolean {
  const several = matters.filter(({ named }) => named.length > 1)
  const each = several.filter((matter) => versusLines(texts.get(matter) ?? []).length === matter.named.length)
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
    const sides = versusLines(lines)
    if (sides.length < 2 || matter.named.length > 1) continue
    const above = matters.slice(0, at).toReversed()
    const end = above.findIndex((each) => (texts.get(each) ?? []).some(({ text }) => text !== ''))
    const bare = end === -1 ? above : above.slice(0, end)
    if (bare.length + 1 !== sides.length || lines.some((line) => line.text !== '' && !sides.includes(line))) continue
    for (const [n, each] of [...bare.toReversed(), matter].entries()) {
      const side = sides[n]
      if (side) moved.push([each, [{ ...side, of: 0 }]])
    }
  }
  return moved
}

/** The items that name nobody in a list that names the parties of nearly all. */
function lostIn(matters: readonly PrintedMatter[], texts: ReadonlyMap<PrintedMatter, PrintedLine[]>): string[] {
  const own = matters.filter(({ item, heardWith }) => !item.includes('.') && !heardWith)
  const hasSides = (lines: readonly PrintedLine[]) => versusLines(lines).length > 0 || lines.some(({ text }) => /\bPET ?:/.test(text))
  const bare = own.filter((matter) => !hasSides(texts.get(matter) ?? []))
  if (own.length < MANY || bare.length > own.length * (1 - MOST)) return []
  return bare
    .filter(({ lines }) => !lines.some(({ text }) => ALONE.test(text) || isRemark(text)))
    .map(({ item, named: [{ numberAsListed }] }) => `${item} ${numberAsListed}`)
}
