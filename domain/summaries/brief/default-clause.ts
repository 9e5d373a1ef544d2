import { MOST_LETTERS } from '../sentences.ts'

/** The consequence of not doing it, at the end. */
export const DEFAULT =
  /\b(?:failing which|failing compliance|failing such|in default(?: (?:whereof|thereof|of (?:which|payment|compliance)))?(?= |,)|or else|otherwise|(?<=, )else|upon failure|on failure|in case of (?:default|failure)|in the event of (?:default|failure)|and if not so)\b.*$|(?<=[,;] )अन्यथा .*$/i

/** A sentence without what follows if it is not obeyed. */
export function withoutDefault(sentence: string): string {
  const at = sentence.length > MOST_LETTERS ? 0 : (DEFAULT.exec(sentence)?.index ?? 0)
  return at < 5 ? sentence : sentence.slice(0, at)
}

const DEFAULT_CLAUSE =
  /^(?:in default|failure to|failing (?:which|such|compliance|the |this|deposit|payment)|on .{3,60}\b(?:committing|making) (?:a |any )?default|if (?:any )?default\b|non[- ](?:adherence|compliance|payment|deposit)\b|on (?:such )?failure|upon (?:such )?failure|in case of (?:any )?(?:default|failure|breach|non[- ]?compliance|violation)|in the event of (?:any )?(?:default|failure|breach|non[- ]?compliance)|(?:if|in case|in the event|should)\b.{0,100}\b(?:breach\w*|violat\w+|fails?|failed|defaults?|default is|dishonour\w*|bounces?|not (?:\w+ ){0,3}(?:\w+ed|paid|done|made|given|so)|non-compliance|does not (?:pay|deposit|file|comply|furnish))\b|otherwise,|(?:चूक|व्यतिक्रम|अन्यथा|ऐसा न करने|(?:आदेश का )?(?:अनुपालन|पालन|अदायगी|भुगतान) न (?:होने|करने|किए जाने|किये जाने)|.{3,60} न (?:करने|होने|किए जाने|किये जाने) (?:पर|की (?:दशा|स्थिति) में)))/i

/** Whether a sentence says what follows if what stands before it is not done. */
export function isDefaultClause(text: string): boolean {
  return DEFAULT_CLAUSE.test(text.normalize('NFKC'))
}
