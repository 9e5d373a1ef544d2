import type { OrderSentence } from '../grounding/order-sentences.ts'
import type { Act } from './act.ts'
import { actsIn } from './acts.ts'
import { isOnlySomebody, ROLE } from './somebody.ts'

/**
 * Returns the promises of a party in a sentence, if the court binds the party to it there or in the sentences behind; undefined for a sentence that
 * is the court's own.
 */
export function undertakingsIn(sentences: readonly OrderSentence[], at: number): Act[] | undefined {
  const { text = '', voice } = sentences[at] ?? {}
  if (voice !== 'COURT' || UNDERTAKES.test(text))
    return BINDS_HERE.test(text) || ACCEPTED.test(text) || isBoundBy(sentences.slice(at + 1, at + 4))
      ? undertakenIn(text)
      : []
  return ACCEPTED.test(text) ? undertakenIn(text) : undefined
}

const UNDERTAKES = /\b(?:undertakes?|undertook|assures?|assured|states?,? on instructions)\b/i
const ACCEPTED = /\b(?:statement|undertaking|assurance)\b.{0,120}\bis (?:accepted|recorded|taken on record)\b/i
/** "undertakes to vacate, and shall do so by …" */
const BINDS_HERE = /\bundert(?:akes?|ook)\b.{3,160}\band (?:he |she |it |they )?shall do so\b/i

function isBoundBy(behind: readonly OrderSentence[]): boolean {
  return behind.some(
    ({ voice, text }) =>
      voice !== 'PARTY' &&
      /\b(?:adhere to|abide by) (?:the same|the statement|(?:the |its |his )?undertaking)\b|\b(?:record|accept)s? the (?:said )?(?:statement|undertaking|assurance)\b|\b(?:statement|undertaking|assurance)\b.{0,100}\b(?:accepted|taken on record|recorded|bound)\b|\b(?:is|are|shall be|remain) bound by\b|\bbinds? (?:itself|himself|the)\b/i.test(
        text,
      ),
  )
}

function undertakenIn(text: string): Act[] {
  const party = new RegExp(
    `\\bfor (?<who>the (?:${ROLE}(?: no\\.? ?\\d+)?|[\\w ]{3,30}?(?= (?:undertook|undertakes|states|stated|assures|assured|submits)\\b)))|(?<own>the ${ROLE}(?: no\\.? ?\\d+)?) (?:undertakes|states|assures)`,
    'i',
  ).exec(text)?.groups
  const [before = ''] = text.split(/,? (?:hereby )?undert(?:akes?|ook)\b/i)
  const who = party?.who ?? party?.own ?? (isOnlySomebody(before) ? before : null)
  const own = text
    .replace(/,? and (?:he |she |it |they )?shall do so\b/i, '')
    .replace(/[;,] (?:and )?(?:which|this|the said|such) (?:statement|undertaking|assurance) (?:is|stands) .*$/i, '')
  const promised =
    /\b(?:that|undert(?:akes|ook|aking)(?: (?:to|before) (?:this|the) (?:court|tribunal|commission|bench))? to)\s+(?<vp>(?:(?!\bthat\b).)*?\b(?:shall|will|would)\b.+?|(?<=\bto\s).+?)(?=,? without prejudice|,? is (?:accepted|recorded|taken)|\.?$)/i.exec(
      own,
    )?.groups?.vp
  if (!promised) return []
  const acts = actsIn(promised.replace(/\b(?:will|would)\b/i, 'shall'))
  const condition = /\bwithout prejudice\b[^.]*/i.exec(text)?.[0] ?? null
  const [first] = acts
  if (!first) return [{ who, kind: 'MUST', what: promised, clause: promised, condition, event: null }]
  return [{ ...first, what: promised, who: who ?? first.who, condition: first.condition ?? condition }]
}
