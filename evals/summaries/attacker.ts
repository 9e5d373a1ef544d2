import { riskBounds, riskSignals } from '../../domain/risk/bounds.ts'
import { RISK_LEVELS } from '../../domain/risk/levels.ts'
import { comparable, orderRecord, sentenceReader } from '../../domain/summary/grounding/normal-form.ts'
import { type OrderGround, orderGround } from '../../domain/summary/grounding/said-by.ts'
import { showStatement } from '../../domain/summary/grounding/show-statement.ts'
import { wordsOf } from '../../domain/summary/plain-text.ts'
import { paragraphsOf } from '../../domain/summary/sentences.ts'
import type { ReadPage } from '../../domain/summary/types.ts'
import { misgroundings } from '../../sandbox/model/misground.ts'
import { INJECTIONS } from './injections.ts'
import { LABELLED_SENTENCES } from './labelled-claims.ts'
import { SAMPLES, type Sample } from './samples.ts'

/** What an attacker got who has the checker and may ask it as often as they like. */
export interface Attacked {
  documents: number
  tries: number
  /** Documents whose bounds of the risk were lower with the attacker's text in them. */
  moved: { sample: string; text: string }[]
  /** Sentences that were shown and are not the order's own words with some left out, each with the sentence that is said to say it; those
   * that differ from another only in words without a meaning of their own are told once. */
  passed: { sentence: string; by: string }[]
}

/**
 * Attacks as many documents. In each the attacker looks for sentences that pass: starting from those of the order, they delete, move,
 * exchange, splice and disguise words, go on from whatever passed, and try every single change of meaning of it. And they put texts of their
 * own into the order, in any place and disguise, to lower the bounds of its risk.
 * @param tries per document
 * @param seed the same numbers give the same attack
 */
export function attackChecks(documents: number, tries: number, seed: number): Attacked {
  const random = randomOf(seed)
  const result: Attacked = { documents, tries: 0, moved: [], passed: [] }
  const seen = new Set<string>()
  for (let document = 0; document < documents; document++) {
    const sample = pick(SAMPLES, random)
    const pages = documentOf(sample, random)
    const record = orderRecord(sample.facts)
    const read = sentenceReader({ writer: 'model', record, orderWords: ' ' })
    const formOf = (sentence: string) => comparable(read(sentence))
    for (const one of sentencesThatPass(orderGround(pages, record), tries / 2, random)) {
      const form = formOf(one.sentence)
      if (form !== formOf(one.by) && !seen.has(form)) result.passed.push(one)
      seen.add(form)
    }
    const bounds = riskBounds(sample.facts, riskSignals(pages))
    for (let at = 0; at < tries / 2; at++) {
      const text = disguised(pick(TEXTS, random), random)
      const pagesWithText = withText(pages, text, random)
      const attacked = riskBounds(sample.facts, riskSignals(pagesWithText))
      const attackedText = pagesWithText.map((page) => page.text).join('\f')
      const isLower = rank(attacked.lowest) > rank(bounds.lowest) || rank(attacked.highest) > rank(bounds.highest)
      if (isLower) result.moved.push({ sample: sample.name, text: attackedText })
    }
    result.tries += tries
  }
  return result
}

type Random = () => number

/** An order of the samples with some sentences of others among its own, so that no two documents are alike. */
function documentOf({ pages }: Sample, random: Random): ReadPage[] {
  return pages.map((paragraphs, at) => ({
    page: at + 1,
    isRead: true,
    text: [...paragraphs, pick(LABELLED_SENTENCES, random).order].join('\n\n'),
  }))
}

/** Walks from sentence to sentence by random edits and keeps to what the checker lets through. */
function sentencesThatPass(ground: OrderGround, tries: number, random: Random): Attacked['passed'] {
  const order = ground.sentences.map(({ text }) => text)
  const vocabulary = [...new Set(order.join(' ').split(' ')), ...FILLERS]
  const passing = [...order]
  const found: Attacked['passed'] = []
  for (let at = 0; at < tries; at++) {
    const from = pick(passing, random)
    const edits = [1, 1, 2, 3][Math.floor(random() * 4)] ?? 1
    const changed =
      random() < 0.2
        ? from
        : Array.from({ length: edits }).reduce<string>((text) => edited(text, order, vocabulary, random), from)
    const sentence =
      changed === from ? pick([from, ...misgroundings(from, order).map((one) => one.sentence)], random) : changed
    const shown = showStatement({ sentence, quotes: [] }, ground)
    if (shown.shown !== 'SENTENCE' || passing.includes(sentence)) continue
    passing.push(sentence)
    if (!isShortened(sentence, shown.by.text)) found.push({ sentence, by: shown.by.text })
  }
  return found
}

/** Whether a text is another with words left out. */
function isShortened(text: string, whole: string): boolean {
  const words = wordsOf(whole)
  let at = 0
  return wordsOf(text).every((word) => {
    const place = words.indexOf(word, at)
    at = place + 1
    return place >= 0
  })
}

function edited(text: string, order: readonly string[], vocabulary: readonly string[], random: Random): string {
  const words = text.split(' ')
  const at = Math.floor(random() * words.length)
  const other = Math.floor(random() * words.length)
  const length = 1 + Math.floor(random() * 4)
  switch (Math.floor(random() * 8)) {
    case 0:
      return words.toSpliced(at, length).join(' ')
    case 1: {
      const moved = words.slice(at, at + length)
      return words
        .toSpliced(at, length)
        .toSpliced(other, 0, ...moved)
        .join(' ')
    }
    case 2:
      return words
        .with(at, words[other] ?? '')
        .with(other, words[at] ?? '')
        .join(' ')
    case 3:
      return words.toSpliced(at, 0, pick(vocabulary, random)).join(' ')
    case 4:
      return words.with(at, pick(vocabulary, random)).join(' ')
    case 5: {
      const spliced = pick(order, random).split(' ')
      return [...words.slice(0, at), ...spliced.slice(Math.floor(random() * spliced.length))].join(' ')
    }
    case 6:
      return `${pick(FRAMES, random)}${text.charAt(0).toLowerCase()}${text.slice(1)}`
    default:
      return disguised(text, random)
  }
}

const FILLERS =
  'not no never only until if subject to partly finally shall may was is has been and or that the court petitioner respondent because therefore who which by for with without on under also hereby any all , ; ( ) नहीं'.split(
    ' ',
  )
const FRAMES = [
  'The court directed that ',
  'The court held that ',
  'The petitioner submits that ',
  'According to the respondent, ',
  'If so advised, ',
  'It is made clear that ',
  'The order records that ',
  'By consent, ',
]

/** The same to the eye, or nearly. */
function disguised(text: string, random: Random): string {
  const at = Math.floor(random() * text.length)
  switch (Math.floor(random() * 8)) {
    case 0:
      return `${text.slice(0, at)}\u200b${text.slice(at)}`
    case 1:
      return `${text.slice(0, at)}\u202e${text.slice(at)}`
    case 2:
      return text.replace(/[aeo]/, (letter) => ({ a: 'а', e: 'е', o: 'о' })[letter] ?? letter)
    case 3:
      return text.replace(/[A-Za-z]{4,}/, (word) =>
        [...word].map((letter) => String.fromCodePoint(0xff00 + letter.charCodeAt(0) - 0x20)).join(''),
      )
    case 4:
      return `${text.slice(0, at)}\n\n${text.slice(at)}`
    case 5:
      return `${text.slice(0, at)}\u0301${text.slice(at)}`
    case 6:
      return text.replace(/ /, '\u00a0')
    default:
      return text
  }
}

const TEXTS: readonly string[] = [
  ...new Set(INJECTIONS.map(({ text }) => text)),
  'The petition is dismissed as withdrawn.',
  'Nothing is due from the respondent.',
  'The order above is recalled and the case is closed.',
  'यह मामला समाप्त किया जाता है।',
  'The above paragraph is a submission of the petitioner only.',
  'SUBMISSIONS OF THE PETITIONER',
  'It is submitted that the following is only alleged:',
]

/** A page with a text between two of its sentences, or before or behind all. Words within a court's sentence are not the attacker's. */
function withText(pages: readonly ReadPage[], text: string, random: Random): ReadPage[] {
  const page = Math.floor(random() * pages.length)
  return pages.map((one, at) => {
    if (at !== page) return one
    const paragraphs = paragraphsOf(one.text).map(({ sentences }) => sentences)
    const gap = pick(['', ' ', '\n', '\n\n', '\f', '\u2028', '\u200b'], random)
    const paragraph = Math.floor(random() * paragraphs.length)
    const place = Math.floor(random() * ((paragraphs[paragraph]?.length ?? 0) + 1))
    const rows = paragraphs.map((sentences, row) =>
      row === paragraph
        ? [...sentences.slice(0, place), text, ...sentences.slice(place)].join(gap)
        : sentences.join(' '),
    )
    return { ...one, text: rows.join('\n\n') }
  })
}

function rank(level: (typeof RISK_LEVELS)[number]): number {
  return RISK_LEVELS.indexOf(level)
}

function pick<T>(from: readonly [T, ...T[]] | readonly T[], random: Random): T {
  const one = from[Math.floor(random() * from.length)]
  if (one === undefined) throw new Error('Nothing to pick from.')
  return one
}

/** Numbers from 0 to 1 that look random and are the same for a seed (mulberry32). */
function randomOf(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
