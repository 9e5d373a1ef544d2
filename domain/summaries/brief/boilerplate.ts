import { withoutTies } from '../grounding/ties.ts'
import { MOST_LETTERS } from '../sentences.ts'

/**
 * Whether a whole sentence is one of those that stand in every order. One with a sum, a day, a period, a condition or a party's duty never
 * is. It stays among an order's statements; only texts leave it out.
 */
export function isBoilerplate(sentence: string): boolean {
  if (sentence.length > MOST_LETTERS) return false
  const bare = withoutTies(sentence)
    .replace(/^\(?[a-z]\) /i, '')
    .normalize('NFKC')
  return FORMULAS.some((formula) => formula.test(bare)) && (IS_COPY.test(bare) || !HAS_CONTENT.test(bare))
}

const HAS_CONTENT =
  /₹|\bRs\b|\d{1,2}[-./]\d{1,2}[-./]\d{2,4}|\b(?:within|days?|weeks?|months?|subject to|unless|provided|failing)\b|\b(?:petitioner|respondent|appellant|plaintiff|defendant|complainant|accused|opposite party)s? (?:shall|is directed|must)\b/i

/** A copy is given by the registry, whenever. */
const IS_COPY = /^(?:let )?(?:a )?(?:(?:free|certified|authenticated) )*(?:photo)?cop(?:y|ies)\b/i

const FORMULAS: readonly RegExp[] = [
  /^(?:it is |and it is )?(?:so )?ordered(?: accordingly)?\.$/i,
  /^(?:ordered )?accordingly\.$/i,
  // Who appeared, and what was looked into.
  /^(?:heard|having heard|perused|having perused|we have heard|i have heard|arguments heard|after hearing|present|none (?:appears|appeared|present))\b(?!.{0,200}\b(?:we|i) (?:hold|find|are|am|see|do|deem|dismiss|allow|direct)\b)/i,
  /^(?:we|i) have (?:carefully )?(?:heard|considered|perused|gone through)\b/i,
  /^(?:the|this) (?:matter|case) (?:has been|was|is|stands) (?:taken up|called|heard)\b/i,
  /^(?:learned |ld\.? )?(?:senior )?(?:counsel|advocate|A\.?G\.?P\.?|government pleader)\b[^,]{0,60}\b(?:seeks|prays? for|requests? for|sought)(?: and is granted)? (?:some |short |further |more |a |an )*(?:time|adjournment|accommodation|pass-?over)\b[^,]{0,40}\.$/i,
  /^(?:not on board|taken on board|mentioned)\.?/i,
  /^rule\.$|^rule (?:is )?(?:made )?returnable forthwith\b/i,
  // Copies, records, uploading.
  /^(?:let )?(?:a |the )?(?:(?:free|certified|authenticated|soft|digital) )*(?:photo-?)?cop(?:y|ies)\b(?!.{0,30}\b(?:petition|plaint|application|complaint|paper ?book|documents?|reply|affidavit)\b).{0,160}\b(?:be|is|are|sent|given|supplied|issued|furnished|forwarded|communicated|transmitted|parties)\b/i,
  /^(?:let )?(?:the )?(?:records?|file|paper ?book|lower court records?|LCR|TCR)\b.{0,80}\b(?:be|shall be) (?:sent|returned|consigned|transmitted|called|remitted|summoned)\b/i,
  /^(?:let )?(?:this|the) (?:order|judgment)\b.{0,40}\b(?:be|shall be) (?:uploaded|communicated|pronounced|placed)\b/i,
  /^(?:pronounced|signed|dictated)\b/i,
  /^all concerned (?:to|shall) act\b|^(?:all )?(?:the )?parties (?:to|shall|may|are to|are directed to) act (?:on|in terms of)\b/i,
  /^[^,]{2,60}\b(?:is|are) (?:directed|requested|permitted) to (?:take|accept|waive) notice\b[^;]{0,80}\.$/i,
  /^(?:affidavit of service|vakalatnama|memo of appearance)\b.{0,80}\b(?:kept|taken|be kept|filed)\b/i,
  /^re-?verification is dispensed with/i,
  // What goes with the case.
  /^(?:(?:consequently|resultantly|as a sequel(?: thereto)?|in consequence),? )?(?:all |any )?(?:other )?(?:pending|connected|miscellaneous|connected) (?:interlocutory |miscellaneous )?(?:applications?(?: ?\(s\))?|petitions?|I\.? ?As?\.?|M\.? ?As?\.?|CM(?:P|s)?\.?)\b/i,
  /^(?:consequently,? )?(?:interlocutory applications?|miscellaneous (?:petitions?|applications?)|I\.? ?As?\.?)\b[^,]{0,60}\b(?:stands?|shall stand|are|is) (?:also )?(?:closed|disposed of|dismissed)(?: accordingly)?\.$/i,
  /^(?:consequently,? )?(?:the )?interim (?:orders?|relief|stay),? if any,?(?: granted earlier,?)? (?:shall )?(?:stands? |also |is |are )+(?:vacated|discharged|closed)(?: accordingly)?\.$/i,
  /^no (?:order|orders)?(?: ?as to| ?on| ?regarding)? ?costs?\.$/i,
  /^parties (?:shall|to|are left to|will) bear their (?:own )?(?:respective )?costs\b/i,
  // No opinion.
  /^nothing (?:stated|said|observed|contained|mentioned|expressed)\b.{0,40}\bshall\b.{0,60}\b(?:expression|opinion|merits)\b/i,
  /\b(?:expressed|express|expressing|expression of|gone into)\b.{0,40}\b(?:any |no )?(?:opinion|view|merits)\b(?!.{0,200}\b(?:disposed of|dismissed|allowed|directed)\b)/i,
  /^it is (?:made clear|clarified) that\b.{0,40}\b(?:not|no)\b.{0,60}\b(?:opinion|merits)\b/i,
  /^all (?:the )?(?:rights and )?contentions\b.{0,60}\b(?:open|reserved)\b/i,
  /^(?:the )?statement is taken on record\b|^(?:taken|kept) on record\.$/i,
  /^(?:पत्रावली|अभिलेख).{0,40}(?:दाखिल दफ्तर|दाखिल-दफ्तर|दफ़्तर|हो)|^(?:उभय पक्ष|पक्षकारों) को सुना|^(?:आदेश|निर्णय) की प्रति/,
].map((formula) => new RegExp(formula.source.normalize('NFKC'), formula.flags))
