import { plainText } from './plain-text.ts'
import { isPromptInjection } from './prompt-injection.ts'
import { beginsWithin, goesOn, isDangling, isHeadOrFoot, paragraphsOf, sentencesOf } from './sentences.ts'
import type { ReadPage } from './types.ts'

/** A page as the model reads it and as its quotes are held against. */
export interface OrderPage {
  page: number
  sentences: string[]
}

/**
 * The read pages of an order with every sentence of them, for rules that may only make the service more careful: plain text, without links and
 * without codes that are no words. The model is shown fewer: `orderSentences`.
 */
export function allText(pages: readonly ReadPage[]): OrderPage[] {
  return pages
    .filter(({ isRead }) => isRead)
    .map(({ page, text }) => ({ page, sentences: sentencesOf(withoutLinks(plainText(text))) }))
}

/** A sentence and the page on which it begins. */
export interface PlacedSentence {
  page: number
  text: string
  /** Recognised from the image of a page. */
  isRecognised?: true
  /** The first on a page behind one that could not be read: nobody knows who speaks, or whether it is whole. */
  isBehindUnread?: true
}

/**
 * The read pages in paragraphs, each its sentences, without what speaks to a machine. The end of a page ends no paragraph, nor does a
 * blank or numbered line within a sentence: who speaks before it may go on behind it.
 */
export function orderParagraphs(pages: readonly ReadPage[]): PlacedSentence[][] {
  const paragraphs: PlacedSentence[][] = []
  for (const [at, { page, text, isRead, isRecognised }] of pages.entries()) {
    if (!isRead) continue
    let isPageNew = true
    for (const { isNumbered, sentences } of paragraphsOf(
      withoutLinks(plainText(text, { keepsDigits: isRecognised === true })),
    )) {
      const placed: PlacedSentence[] = sentences
        .filter(isTheCourts)
        .map((sentence) => ({ page, text: sentence, ...(isRecognised && { isRecognised }) }))
      const [first] = placed
      if (!first) continue
      if (isPageNew && !isNumbered && pages[at - 1]?.isRead === false) first.isBehindUnread = true
      const last = paragraphs.at(-1)
      const isOfThePage = placed.every((sentence) => isHeadOrFoot(sentence.text))
      if (last && (isOfThePage || isContinued(last, first.text, { isNumbered, isPageNew }))) last.push(...placed)
      else paragraphs.push(placed)
      isPageNew &&= isOfThePage
    }
  }
  return paragraphs
}

function isContinued(
  last: readonly PlacedSentence[],
  first: string,
  { isNumbered, isPageNew }: { isNumbered: boolean; isPageNew: boolean },
): boolean {
  // A heading on the page itself ends what stands before it; the foot of a page does not.
  const before = (isPageNew ? last.findLast(({ text }) => !isHeadOrFoot(text)) : last.at(-1))?.text ?? ''
  if (isNumbered) return beginsWithin(first) || isDangling(before)
  return isPageNew || goesOn(before, first)
}

/** Whether a sentence could be the court's own: it speaks to no machine, and every character of it is one. */
export function isTheCourts(sentence: string): boolean {
  return !NO_CHARACTER.test(sentence) && !isPromptInjection(sentence)
}

/** What stands for a word that could not be read, and what only one font gives a shape. */
const NO_CHARACTER = /[\ufffd\p{Co}]/u

function withoutLinks(text: string): string {
  return text.replace(LINK, ' ').replace(ENCODED, ' ')
}

/** The longest words of orders have some thirty letters; what goes on for more than forty is encoded data. */
const ENCODED = /(?<![A-Za-z0-9+/=_-])[A-Za-z0-9+/=_-]{41,}/g

/** Every repetition has an end, because whoever writes an order may write it to keep this pattern busy. */
const LINK =
  /\b(?:h(?:tt|xx)ps?|ftp|mailto|javascript|data)\s?:\s?\/{0,2}\S+|\bwww\.\S+|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+|\b(?:[\w-]{1,63}\.){1,8}(?:com|net|org|info|biz|invalid|xyz|io|gov\.in|nic\.in|co\.in|org\.in)\b(?:\/\S*)?|\]\([^)]{0,500}\)/giu
