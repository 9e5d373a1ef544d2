/** What a court writes of a case that ended without harm to the party that was sued. */
export const ENDED_WITHOUT_HARM = /dismiss|withdraw|settle|compromise|infructuous|rejected|quashed|acquitt/i

/** What it writes of one that ended against that party. */
export const ENDED_WITH_HARM = /convict|decree/i

/** What it writes of one that goes on elsewhere, though it is disposed of here. */
export const GOES_ON = /transfer|\bcommitt|made over|remand/i

/** What an order writes that ends its case: the matter itself is decided, not an application in it. */
export const ENDED =
  /(?<!\b(?:I\.?A|application|prayer|request)\b.{0,60})\b(?:petition|appeal|suit|complaint|case|matter|reference|O\.?A|application under section|original application)s?\b(?! (?:court|amount|propert|claim|land|premises|record|diary|officer))(?: no\.? [\w/ ]{3,30})?(?:(?!\b(?:not|if|unless|until)\b)[^.;]){0,60}\b(?:is|are|stands?|(?<!\bto )be)\b(?: (?!(?:not|to)\b)[\w-]+){0,3} (?:dismissed|allowed|disposed of|decreed|withdrawn)\b|^(?:dismissed|allowed|disposed of)\b|(?:वाद|याचिका|अपील|परिवाद) .{0,40}(?:डिक्री|ख़?ारिज|स्वीकार|निस्तारित) (?:किया|की) जात/i
