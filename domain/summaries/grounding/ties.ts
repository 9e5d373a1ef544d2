const TIE =
  'accordingly|therefore|thus|hence|consequently|however|further|furthermore|moreover|in the result|per contra|on the other hand|as a result|resultantly|in (?:these|the|such|the above) circumstances|(?:by way of|by means of|by|through) (?:this|the present|the instant) (?:[a-z]+ )?(?:petition|appeal|application|suit|complaint|revision)|with (?:the )?(?:aforesaid|above|these|such|said) (?:directions?|observations?|remarks?)(?: and (?:directions?|observations?))?|in brief|briefly stated|briefly put|briefly|heard'

/** "ORDER (ii)", "b." */
const LIST_MARK = /^(?:(?:ORDER|JUDGMENT):? (?=\(?[a-z]{1,3}[).]))?\(?(?:[a-z]|[ivx]{1,5}|\d{1,2})[).] (?=[A-Z])/i
const AT_THE_FRONT = new RegExp(`^(?:${TIE})[,.]? +`, 'i')
const WITHIN = new RegExp(`, (?:${TIE}),`, 'i')

/** "Accordingly," and ", however," tie a sentence to the one before; a reader of the one alone does not miss them. */
export function withoutTies(text: string): string {
  return text
    .replace(LIST_MARK, '')
    .replace(AT_THE_FRONT, '')
    .replace(WITHIN, '')
    .replace(/ (?:therefore|accordingly|thus|hence) /i, ' ')
}
