import { type Alignment, align } from './align.ts'
import type { Reason } from './reasons.ts'
import { spell, type Token } from './token.ts'

export interface NameShare {
  /** How much of the names' weight was found on both sides, 0 to 1. */
  share: number
  /** Each name has a part that the other lacks: two persons. */
  isApart: boolean
  reasons: Reason[]
}

/**
 * Compares two personal names word by word, whatever their order. An initial fits a name that begins with it; a middle
 * name or courtesy that one side leaves out weighs little. `spoken` when one of them came from an Indian script.
 */
export function comparePersonalNames(own: readonly Token[], other: readonly Token[], spoken: boolean): NameShare {
  const { pairs, initials, watched, found } = withInitials(align(own, other, spoken))
  const reasons: Reason[] = []
  let agreed = 0
  let all = 0
  for (const pair of pairs) {
    const weight = Math.max(...pair.watched.map(weightOf), ...pair.found.map(weightOf))
    const share = pair.likeness.kind === 'other-name' ? 0 : pair.likeness.share
    agreed += weight * share
    all += weight
    reasons.push({ kind: pair.likeness.kind, watched: spell(pair.watched), asWritten: spell(pair.found) })
  }
  for (const [a, b] of initials) {
    const weight = Math.max(weightOf(a), weightOf(b))
    agreed += weight * INITIAL_SHARE
    all += weight
    reasons.push({ kind: 'initial', watched: a.text, asWritten: b.text })
  }
  for (const token of [...watched, ...found]) all += weightOf(token)
  reasons.push(...watched.map(({ text }): Reason => ({ kind: 'name-part-missing', watched: text })))
  reasons.push(...found.map(({ text }): Reason => ({ kind: 'name-part-missing', asWritten: text })))
  const isApart =
    (watched.some(isTelling) && found.some(isTelling)) || pairs.some(({ likeness }) => likeness.kind === 'other-name')
  return { share: all === 0 ? 0 : (agreed / all) * (isApart ? APART_SHARE : 1), isApart, reasons }
}

/** Middle names and courtesies that are given or left out at will. */
const FILLERS = new Set(
  [
    'kumar kumari devi bai ben behn bhai lal singh kaur prasad chand chandra ram nath rao',
    'begum khatun bano bibi mohammad sheikh',
  ].flatMap((line) => line.split(' ')),
)
const FILLER_WEIGHT = 0.2
/** Two initials and a surname are shared by too many for a person to look at them all. */
const INITIAL_SHARE = 0.6
/** Two names that each have a part of their own share less than their common words make it look. */
const APART_SHARE = 0.6

/** Pairs off what `align` left: an initial and a name that begins with it. */
function withInitials({ pairs, watched, found }: Alignment) {
  const left = [...watched]
  const right = [...found]
  const initials: [Token, Token][] = []
  for (const a of watched) {
    const b = right.find((token) => token.text[0] === a.text[0] && (token.kind === 'initials' || a.kind === 'initials'))
    if (!b) continue
    initials.push([a, b])
    left.splice(left.indexOf(a), 1)
    right.splice(right.indexOf(b), 1)
  }
  return { pairs, initials, watched: left, found: right }
}

function weightOf({ text }: Token): number {
  return FILLERS.has(text) ? FILLER_WEIGHT : 1
}

function isTelling({ text }: Token): boolean {
  return !FILLERS.has(text)
}
