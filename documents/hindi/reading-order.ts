/**
 * A Hindi text in the order in which it is read. Some programs write a page's letters as they are drawn: a short i before its letters
 * (`िकया` for किया), the r that is spoken before a letter behind it (`कायर्` for कार्य). Where a page has a short i that follows no letter,
 * which no word has, all of the page is taken to be written so.
 */
export function inReadingOrder(text: string): string {
  const [all, drawn] = [text.match(/ि/g)?.length ?? 0, text.match(BEFORE_ITS_LETTER)?.length ?? 0]
  if (drawn < all * DRAWN_SHARE || drawn === 0) return text
  return text.replace(SHORT_I, '$1ि').replace(REPH, 'र्$1')
}

/** In logical order there is none; in drawn order it is at least every word's first. */
const DRAWN_SHARE = 0.2

const LETTER = '[क-ह]\u093c?'
const BEFORE_ITS_LETTER = new RegExp(`(?<!${LETTER})ि(?=${LETTER})`, 'g')
const SHORT_I = new RegExp(`ि(${LETTER}(?:्${LETTER})*)`, 'g')
const REPH = new RegExp(`(${LETTER}(?:्${LETTER})*[ा-ौंँ]*)र्`, 'g')
