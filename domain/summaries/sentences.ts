/**
 * The sentences of a text, in their order, each on one line and without the number of its paragraph. A full stop after an
 * abbreviation, an initial or a paragraph's number ends none; the Hindi danda, a blank line and a numbered line begin a new one.
 */
export function sentencesOf(text: string): string[] {
  return paragraphsOf(text).flatMap(({ sentences }) => sentences)
}

/** Sentences that stand together, and whether a number stands before them. */
export interface Paragraph {
  isNumbered: boolean
  sentences: string[]
}

/** The same, paragraph by paragraph. */
export function paragraphsOf(text: string): Paragraph[] {
  return text
    .slice(0, MAX_LETTERS)
    .split(/\n\s*\n|\f|\n(?=\s*\(?\d{1,3}[.)]\s|\s*\((?:[ivx]{1,4}|[a-h])\)\s)/)
    .map((paragraph) => ({
      isNumbered: NUMBER.test(paragraph.trimStart()),
      sentences: sentencesIn(paragraph.replace(/\s+/g, ' ').trim())
        .map((sentence) => sentence.replace(NUMBER, '').trim())
        .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence)),
    }))
}

/** Whether a sentence goes on with the words before it, which a page, a blank line or an unknown abbreviation has cut off. */
export function goesOn(before: string, sentence: string): boolean {
  return beginsWithin(sentence) || isOpen(before)
}

/** Whether words are no beginning of a sentence. */
export function beginsWithin(words: string): boolean {
  return STARTS_SMALL.test(words)
}

/** Whether words end where no sentence, heading or footer does. */
function isOpen(words: string): boolean {
  if (BEFORE_MORE.test(words)) return true
  return !/(?:[.!?।॥:;]["')\]]*|; (?:and|or))$/.test(words) && !isHeadOrFoot(words)
}

/** Whether no numbered line can begin behind these words: "read with Section". */
export function isDangling(words: string): boolean {
  return BEFORE_MORE.test(words) || (isOpen(words) && DANGLING.test(words))
}

/** Whether words are the heading of a page or of a part of it, its number, a signature or the like: no sentence is so short without a small word. */
export function isHeadOrFoot(words: string): boolean {
  return (
    words.length < MAX_HEAD_LENGTH &&
    !/[.!।॥]$|\p{Script=Devanagari}/u.test(words) &&
    words.split(' ').every((word) => !/^\p{Ll}[\p{Ll}-]*[.,]?$/u.test(word) || OF_TITLES.has(word))
  )
}

const MAX_HEAD_LENGTH = 80
const OF_TITLES = new Set(['of', 'and', 'the', 'v', 'v.', 'vs', 'vs.', 'versus', 'no', 'no.', 'dated', 'page'])

/** The letter or number of a list is no small word. */
const STARTS_SMALL = /^(?!(?:[a-z]|[ivx]{1,5})[.)])\p{Ll}[\p{Ll}'-]*[.,;]?(?:\s|$)/u

/** Short words with a full stop behind which a sum, a name, a number or a day must stand. */
const BEFORE_MORE =
  /(?<![\p{L}\p{N}.])(?:rs|nos?|mr|mrs|ms|dr|smt|shri|sri|sh|m\/s|v|vs|secs?|r\/w|u\/s|pr|addl|asstt?|dy|jt|ld|hon|sr|lt|col|capt|w\.e\.f|dt|dtd|i\.e|e\.g|viz)\.$/iu

const DANGLING =
  /(?:,|\b(?:and|or|to|of|by|with|in|on|for|from|under|at|the|an?|that|which|who|is|are|was|were|be|shall|if|unless|sections?|rules?|articles?|orders?|paras?|nos?\.?|respondents?|defendants?|accused))$/i

const NUMBER = /^\(?\d{1,3}[.)]\s+(?=\S)/

function sentencesIn(paragraph: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const { 0: end, index } of paragraph.matchAll(
    /(?<![.!?।॥])[.!?।॥]+[\p{M}"')\]]{0,9}(?=\s|$|(?<=[\p{Ll}\p{N}]{2}[.!?]\p{M}{0,9})\p{Lu}[\p{Ll}\p{M}]*\s)/gu,
  )) {
    const before = paragraph.slice(start, index)
    if (end.startsWith('.') && isAbbreviation(before, paragraph.slice(index + end.length))) continue
    sentences.push(paragraph.slice(start, index + end.length).trim())
    start = index + end.length
  }
  return [...sentences, paragraph.slice(start).trim()]
}

/** More than any page has: what a machine wrote without end is not read to its end. */
const MAX_LETTERS = 1_000_000

const MAX_ABBREVIATION_LENGTH = 20

/** Whether the full stop after these words belongs to the last of them. "Rule." ends a sentence, "Rule. 7" does not. */
function isAbbreviation(before: string, after: string): boolean {
  const last =
    /(?<![\p{L}\p{M}\p{N}./&'])[\p{L}\p{M}\p{N}./&']+$/u
      .exec(before.slice(-MAX_ABBREVIATION_LENGTH))?.[0]
      .toLowerCase() ?? ''
  return (
    (/^\p{L}$/u.test(last) && !(OF_LETTERS.test(before) && /^\s+\p{Lu}\p{Ll}/u.test(after))) ||
    (/^(?:\p{L}{1,3}\.)+\p{L}{1,3}$/u.test(last) && !(/^[ap]\.m$/.test(last) && /^\s+\p{Lu}\p{Ll}/u.test(after))) ||
    isNumbering(before) ||
    // "Sy. No. 88": no sentence begins with a number's mark.
    /^\s*Nos?\. ?\d/.test(after) ||
    (ABBREVIATIONS.has(last) && (!OF_NUMBERS.has(last) || /^\s*[\d(]/.test(after)))
  )
}

/** "at Exhibit D." has the letter for its name. */
const OF_LETTERS = /\b(?:exhibit|annexure|schedule|part|group|class|category|wing|block|tower|mark) .$/i

/** A number that is the whole text so far is a paragraph's own. */
function isNumbering(before: string): boolean {
  return /^\s*\(?\d{1,3}$/.test(before)
}

/** Words of their own, too: cut short only before a number. */
const OF_NUMBERS = new Set(['rule', 'sub', 'art'])

const ABBREVIATIONS = new Set(
  (
    'adj adjd ex exh exs ext annx p.w pw rs no nos mr mrs ms dr smt shri sh sri kum km prof adv ld hon ltd pvt co corpn pr sr jr lt col capt dept deptt commr sq yds inc llp bros engg inds intl mfg rep ps m/s v vs viz etc cr crl civ misc ' +
    'appl app art arts sec secs s.no r/w u/s u/ss o.a para paras p pp vol ed ors anr dt dtd regd govt dist distt st addl asst ' +
    'asstt jt dy supdt i.e e.g cf w.e.f op cit hc sc air scc del bom mad cal kar guj raj art rule ch cl sub रु डॉ श्री jan feb mar apr jun jul aug sep sept oct nov dec'
  ).split(' '),
)

/** A longer sentence is only quoted: who writes an order, or makes a model write, may write it to keep these patterns busy. */
export const MOST_LETTERS = 1_500
