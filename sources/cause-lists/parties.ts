import type { ListRow } from '../../domain/hearings/cause-list.ts'
import { oneLine } from '../../domain/hearings/one-line.ts'
import { type PrintedLine, textOf } from './printed-matter.ts'

const NO_PARTIES = { petitioners: [], respondents: [] }
/** What stands between the two sides of a matter. A `V.` alone is mostly an initial. */
const VERSUS = /(?:^|\s)(?:-\s*)?(?:vs\.?|v\/s\.?|versus)(?:\s*-)?(?=\s|$)/i
/** A line breaks before its last letter's place, because letters are not of one width. */
const FULL = 0.9
const UNFINISHED = /(?:[&,-]|\b(?:of|the|and|for|through|m\/s\.?|pvt\.?|private))$/i
const END_OF_NAME = /^(?:&|and\b|private\b|pvt\b|limited\b|ltd\b|llp\b|corporation\b|company\b)/i
const ADVOCATE = /^(?:mr|ms|mrs|adv|advocate|for)\b/i
/** A longer name is cut. */
const MAX_PARTY = 255

/**
 * The parties of a matter: what stands between its number and the word `Vs.`, and the name behind it. What comes after that names the
 * advocates. Nobody where a list does not say who stands against whom.
 * @param width of the widest line of the list
 */
export function partiesIn(lines: readonly PrintedLine[], width: number): Pick<ListRow, 'petitioners' | 'respondents'> {
  const at = lines.findIndex(({ text }) => VERSUS.test(text))
  const { text = '', length = 0 } = lines[at] ?? {}
  const versus = VERSUS.exec(text)
  if (!versus) return NO_PARTIES
  const before = { text: text.slice(0, versus.index), length }
  const behind = { text: text.slice(versus.index + versus[0].length).trim(), length }
  return {
    petitioners: named(textOf([...lines.slice(0, at), before])),
    respondents: named(nameIn([behind, ...lines.slice(at + 1)], width)),
  }
}

/** The name with which lines begin, with those on which it goes on. */
function nameIn(lines: readonly PrintedLine[], width: number): string {
  const [first, ...below] = lines.filter(({ text }) => text !== '')
  let name = first?.text ?? ''
  let length = first?.length ?? 0
  for (const next of below) {
    if (name.length > MAX_PARTY || !goesOn(name, length, next.text, width)) break
    name = `${name} ${next.text}`
    length = next.length
  }
  return name
}

/** Whether a name goes on in the next line: it would not have fitted on its own, or one of the two lines says that the name is not whole. */
function goesOn(name: string, length: number, next: string, width: number): boolean {
  if (ADVOCATE.test(next)) return false
  const [word = ''] = next.split(' ')
  return length + 1 + word.length > FULL * width || UNFINISHED.test(name) || END_OF_NAME.test(next)
}

function named(text: string | undefined): string[] {
  const name = oneLine(text, MAX_PARTY)
  return name === null ? [] : [name]
}
