const TIE =
  'accordingly|therefore|thus|hence|consequently|however|further|furthermore|moreover|in the result|per contra|on the other hand|as a result|resultantly|in (?:these|the|such|the above) circumstances|(?:by way of|by means of|by|through) (?:this|the present|the instant) (?:[a-z]+ )?(?:petition|appeal|application|suit|complaint|revision)|with (?:the )?(?:aforesaid|above|these|such|said) (?:directions?|observations?|remarks?)(?: and (?:directions?|observations?))?|in brief|briefly stated|briefly put|briefly|heard'

/** "Accordingly," and ", however," tie a sentence to the one before; a reader of the one alone does not miss them. */
export function withoutTies(text: string): string {
  return text
    .replace(new RegExp(`^(?:${TIE})[,.]? +`, 'i'), '')
    .replace(new RegExp(`, (?:${TIE}),`, 'i'), '')
    .replace(/ (?:therefore|accordingly|thus|hence) /i, ' ')
}
