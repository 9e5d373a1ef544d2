/**
 * Whose words a sentence of an order is. COURT: the court says it itself. PARTY: the court tells what a party says, and the sentence says
 * so. UNSURE: it stands where a party or another court may still be speaking, or is no whole sentence. Nothing is told from it.
 */
export type Voice = 'COURT' | 'PARTY' | 'UNSURE'

/** The voices of an order's sentences, which stand in their paragraphs. */
export function voicesOf(paragraphs: readonly (readonly string[])[]): Voice[][] {
  let isPartyBlock = false
  return paragraphs.map((sentences) => {
    let isOtherSpeaking = false
    let isInQuotation = false
    return sentences.map((sentence) => {
      const heading = HEADING.exec(sentence)
      if (heading) isPartyBlock = OF_PARTIES.test(heading[0])
      const marks = sentence.match(/"/g)?.length ?? 0
      const isQuoted = isInQuotation || marks % 2 === 1
      if (marks % 2 === 1) isInQuotation = !isInQuotation
      if (COURT_SPEAKS.test(sentence)) {
        isPartyBlock = false
        isOtherSpeaking = false
      }
      const opens = /:\s*-?$/.test(sentence)
      const isSpeech = SPEECH.test(sentence)
      const isUnsure = isOtherSpeaking || isPartyBlock
      if (opens && OF_PARTIES.test(sentence)) isPartyBlock = true
      if (isSpeech || OTHER_COURT_SPEAKS.test(sentence)) isOtherSpeaking = true
      if (isQuoted || !/[.!।॥]["')\]]*$/.test(sentence) || (heading && sentence.length < 60)) return 'UNSURE'
      if (isSpeech) return 'PARTY'
      return isUnsure ? 'UNSURE' : 'COURT'
    })
  })
}

const HEADING = /^(?:[A-Z]+\.? )?[A-Z][A-Z' &,-]{4,60}(?=[:.\s]|$)/

const OF_PARTIES =
  /\b(?:submissions?|prayers?|prayed|reliefs?|contentions?|grounds?|averments?|arguments?|pleadings?|case of the (?:petitioner|appellant|applicant|plaintiff|complainant|respondent|defendant)s?)\b/i

/** A speech names who speaks. What follows in its paragraph may go on with it. */
const SPEECH =
  /\b(?:submits|submitted (?!by|to|on|its?|his|her|their)|contends?|contended|argues?|argued|urges?|urged|alleges?|alleged|avers?|averred|pleads?|pleaded|asserts?|asserted|says|said that|states (?!of\b|and\b)|stated|points? out|pointed out|maintains|claims that|denies|denied that)(?!\w)|^according to (?!law)|\b(?:case|contention|submission|stand|plea|argument|grievance) of (?:the )?\w+(?: \w+)? (?:is )?that\b|कथन|तर्क/i

/** Another court or authority, whose words follow. */
const OTHER_COURT_SPEAKS =
  /\b(?:trial court|court below|courts below|high court|adjudicating authority|arbitrator|district forum|lower court|tribunal below|authority)\b.{0,40}\b(?:held|found|observed|recorded|opined|reasoned)\b/i

/** Words by which a court goes on in its own voice after others have spoken. */
const COURT_SPEAKS =
  /^(?:we|i) (?:have|are|am|find|hold|see|do|accept|reject|direct|allow|dismiss)\b|^(?:heard|having heard|in (?:our|my) (?:considered )?(?:view|opinion)|this (?:court|tribunal|commission|bench)|considering the (?:above|submissions)|accordingly|in view of the above|in the result)\b|\bhereby\b|\b(?:is|are|stands?) (?:partly )?(?:dismissed|allowed|disposed of|admitted|decreed|quashed|set aside|stayed|restrained|convicted|acquitted|appointed|rejected)\b(?!.{0,40}\bby the\b)/i
