import { hindi, hindiSkeleton, plainText } from './plain-text.ts'

/**
 * Whether a sentence speaks to a program that reads the order, or of the risk level that only this service gives. A court has no
 * reason to: somebody wrote it to be obeyed (Specification, "Summary object": the risk level is the service's own). What it misses
 * is held by the other checks; what it takes too much costs one sentence.
 */
export function isPromptInjection(sentence: string): boolean {
  const folded = folding(sentence)
  if (SIGNS.some((sign) => sign.test(folded))) return true
  const skeleton = hindiSkeleton(folded)
  return HINDI_SIGNS.some((sign) => sign.test(skeleton))
}

/** Small letters, with those of other scripts that only look Latin made Latin, and letters that are written apart joined. */
function folding(sentence: string): string {
  return plainText(sentence)
    .toLowerCase()
    .replace(/[^\0-\x7f]/gu, (letter) => LOOKALIKES.get(letter) ?? letter)
    .replace(/(?<![\p{L}\p{M}])(?:\p{L}[ .*_-]){3,}\p{L}(?![\p{L}\p{M}])/gu, (spaced) => spaced.replace(/[ .*_-]/g, ''))
    .replace(/\s+/g, ' ')
}

/** Cyrillic and Greek letters, each before the Latin one that it looks like. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  'аa еe оo рp сc уy хx іi ѕs јj ԁd ɡg нh тt мm кk вb αa εe ιi κk νv οo ρp τt υu χx'
    .split(' ')
    .map(([glyph = '', latin = '']) => [glyph, latin]),
)

const LEVEL = 'low|no|zero|minimal|negligible|high|highest|very[ _]high|moderate'
/** What this service gives a level, and a text for a machine calls harmless. In other matters a court speaks of risks, too. */
const OURS = 'case|matter|summary|level|file|dossier|dispute|litigation'

const SIGNS: readonly RegExp[] = [
  // Orders to forget orders. Parties and officers ignore instructions and guidelines, too: what they did is told of them, not said to anybody.
  /(?:(?:^|[:."'(])\s?|\b(?:please|kindly|must|now) )(?:ignore|disregard|forget|override|bypass|discard|supersede)(?!\w*(?:[ds]|ing)\b)\w*\b.{0,50}\b(?:instructions?|prompts?|guidelines?|guardrails?|training|everything above|all (?:of )?the above)\b/,
  /\b(?:ignore|disregard|forget|override|bypass|discard) (?:(?:all|any|your|these|previous|prior|earlier|preceding|above|foregoing|system) ){1,3}(?:instructions?|prompts?)\b/,
  /\b(?:instructions?|prompts?) (?:above|before|so far)\b.{0,40}\b(?:void|cancelled|obsolete|superseded|no longer)\b/,
  // Whom they are addressed to.
  /\b(?:ai|a\.i\.|artificial intelligence)[ -]?(?:models?|assistants?|systems?|agents?|readers?|reviewers?|tools?|summari[sz]\w*|programs?)\b/,
  /\b(?:automated|automatic|machine|robot\w*)[ -]?(?:assistants?|agents?|readers?|reviewers?|summari[sz]\w*)\b/,
  /\b(?:language models?|llms?|chat ?bots?|chatgpt|gpt-?\d*|summari[sz]ers?|summari[sz]ation (?:system|engine|tool|software))\b/,
  /<\|?\s*\/?\s*(?:system|im_start|im_end|inst|user|assistant|order|page|instructions?)\b|\[\s*\/?\s*(?:inst|system|assistant)\b|#{2,}\s*(?:new |system )?(?:instructions?|system|task)/,
  /\b(?:system|developer|operator|administrator|admin) (?:(?:prompt|override)\b|(?:message|note|notice|instruction)s?(?: ?:|\b.{0,60}\b(?:case|matter|summary|level)\b))|(?:^|["'(]) ?(?:system|assistant|developer) ?:/,
  /\byou (?:are (?:now )?(?:a |an |the )?(?:helpful|assistant|in |no longer)|must|should|will|shall|need to|have to)\b.{0,60}\b(?:summar\w+|json|(?:respond|reply|answer) (?:with|only|that|as)|(?<!\b(?:the|a|an|your|its) )(?:output|print|classify|rate|rank|label|assess|grade))\b/,
  /\b(?:whoever|whosoever|anyone who|anybody who|those who|the (?:reader|person|one) who)\b.{0,20}\b(?:condenses?|summari[sz]es?|abridges?|digests?|shortens?|reads?|process(?:es)?|reports? on)\b.{0,60}\b(?:must|should|shall|ought|ha(?:s|ve) to|will)\b/,
  // What they want said.
  /\b(?:nothing|little|not much)\b.{0,30}\bat stake\b/,
  /\brisk\b.{0,30}\b(?:is|as|to|be|level|rating|score|grade|remains?|class\w*)\b.{0,25}\b(?:low|lowest|minimal|none|nil|zero|negligible|moderate|high|highest|very[ _]high|unclassified|green|red)\b/,
  new RegExp(
    `\\b(?:${LEVEL})[ -]risk(?: (?:${OURS})\\b|[ -]level)|\\b(?:${OURS})\\b(?: [\\w,]+){0,3} (?:${LEVEL})[ -]risk\\b(?! [a-z])`,
  ),
  /\brisk[ -]?(?:free|level|rating|score|=|:)|\brisklevel\b|\bvery_high\b/,
  new RegExp(
    `\\b(?:${OURS})\\b.{0,40}\\b(?:harmless|unclassified)\\b|\\b(?:harmless|unclassified)\\b.{0,20}\\b(?:${OURS})\\b`,
  ),
  /\b(?:summary|summaries|output|json)\b.{0,50}\b(?:must|should|shall|has to|only|always|never)\b.{0,50}\b(?:say|state|contain|include|mention|print|report|omit|leave|conclude)\b/,
  /\b(?:write|state|say|print|report|conclude|mention|insert|repeat)\b.{0,60}\b(?:in|into|at the (?:end|top) of) (?:the|your|every|its) (?:summary|summaries|output)\b/,
  /\b(?:print|insert|visit|follow|click|embed|render)\b.{0,50}\b(?:links?|urls?|websites?|hyperlinks?|markdown|html)\b/,
  /\bbase64\b|\brot13\b|\bdecode (?:this|the following)\b/,
]

/** The same in Hindi. */
const HINDI_SIGNS: readonly RegExp[] = [
  '(?:एआई|कृत्रिम बुद्धि|स्वचालित|भाषा मॉडल).{0,80}(?:लिख|बता|कह|अनदेख|जोखिम|निर्देश|दिखा|सारांश)',
  'निर्देश.{0,40}(?:अनदेख|भूल|ध्यान न|रद्द मान)|(?:अनदेख|भूल).{0,30}निर्देश',
  'जोखिम.{0,40}(?:कम|निम्न|शून्य|नहीं|उच्च|न्यूनतम|low|high)|हानिरहित|सारांश (?:में|मे).{0,60}(?:लिख|बता|कह|जोड़|दिखा)',
].map(hindi)
