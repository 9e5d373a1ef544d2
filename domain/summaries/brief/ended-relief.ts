/** Whether words end protection that was given before. */
export function endsProtection(words: string): boolean {
  const plain = words.replace(/,? if any,?/i, '')
  return ENDS.some((pattern) => pattern.test(plain)) && !NOT_ENDED.test(plain)
}

/** Whether they change it and leave the rest. */
export function changesProtection(words: string): boolean {
  return MODIFIES.test(words) && !NOT_ENDED.test(words)
}

const PROTECTION =
  '(?:(?:ad[- ]?)?interim (?:orders?|relief|stay|protection|injunction|bail|measures?|directions?|arrangement)|(?:order of )?(?:temporary |ad[- ]?interim |prohibitory )?injunctions?|(?:order of )?(?:ad[- ]?interim )?stay(?: orders?)?|(?:order of )?status quo(?: orders?)?|restraint(?: orders?)?|(?:interim )?protection|moratorium|stay granted|attachment|ex[- ]parte orders?|suspension of (?:the )?(?:sentence|execution|order))'
const OVER =
  'vacated|discharged|recalled|dissolved|revoked|cancelled|withdrawn|lifted|set aside|quashed|reversed|terminated|suspended|kept in abeyance|merged|closed|ceased|lapsed|spent|not (?:being )?(?:extended|continued|made absolute)'

/** Words by which a court ends protection that an earlier order gave. */
const ENDS: readonly RegExp[] = [
  new RegExp(
    `\\b${PROTECTION}\\b[^;]{0,160}?\\b(?:is|are|was|stands?|shall|shall stand|be|has|have|also)(?: (?!not\\b)[\\w-]+){0,3} (?:${OVER})\\b`,
    'i',
  ),
  new RegExp(
    `\\b${PROTECTION}\\b[^;]{0,120}?\\b(?:merges?|lapses?|ceases?|comes? to an end|(?:shall|will|does|do|can) (?:no longer|not) (?:operate|continue|survive|hold|subsist|enure)|is no longer in (?:force|operation))\\b`,
    'i',
  ),
  new RegExp(
    `(?:^|\\b(?:we|i|court|tribunal|bench|commission)\\b[^;]{0,60}?|\\b(?:accordingly|hereby|therefore),? )(?:vacat|discharg|recall|dissolv|revok|cancel|withdraw|lift|set(?:s|ting)? aside|suspend|(?:declines?|refuses?|not inclined) to (?:extend|continue))\\w*\\b[^;]{0,60}?\\b${PROTECTION}\\b`,
    'i',
  ),
  /^(?:stay|injunction|interim (?:order|relief|protection)|status quo|protection)s?(?: granted| dated| of)?[^;]{0,60}? (?:vacated|discharged|recalled|dissolved|lifted|withdrawn|not extended)\b/i,
  // An application for protection that fails takes what was given until its hearing with it, and one to vacate that succeeds the same.
  /\b(?:(?:stay|injunction) (?:application|petition)|(?:application|I\.?A\.?|prayer|petition)s?\b[^;]{0,80}\b(?:for|seeking|under order (?:39|xxxix),? rules? 1)\b(?![^;]{0,40}\b(?:vacat|discharg|recall|modif)\w*)[^;]{0,60}?\b(?:injunction|stay|interim (?:relief|protection|order)|rules? 1)\b)[^;]{0,80}?\b(?:is|are|stands?)(?: (?!not\b)[\w-]+){0,2} (?:dismissed|rejected|declined|refused)\b/i,
  /\b(?:application|I\.?A\.?|prayer|petition|motion)s?\b[^;]{0,80}\b(?:vacat\w+|vacation of|discharge of|discharging|recall(?:ing)?(?: of)?|setting aside)\b[^;]{0,60}\b(?:stay|injunction|interim (?:relief|protection|order)|status quo|ex[- ]parte)\b[^;]{0,60}?\b(?:is|are|stands?)(?: (?!not\b)[\w-]+){0,2} allowed\b/i,
  /\bno (?:interim order|stay|interim protection|injunction)\b[^;]{0,40}\b(?:in force|operating|subsist\w*|in operation)\b/i,
  /(?:स्थगन|स्थगनादेश|अंतरिम|अन्तरिम|निषेधाज्ञा|यथास्थिति|रोक).{0,60}(?:निरस्त|समाप्त|वापस|अपास्त|ख़?ारिज|विखंडित|प्रभावहीन|निष्प्रभावी|हटाई|हटाया).{0,12}(?:जाता|जाती|हो|किया|की|लिया|ली)|(?:स्थगन|अंतरिम|अन्तरिम).{0,40}(?:अवधि )?(?:नहीं|न) बढ़/u,
].map((pattern) => new RegExp(pattern.source.normalize('NFKC'), pattern.flags))

/** Asked for, refused, still open, or the order of another court. */
const NOT_ENDED =
  /\b(?:whether|if|unless|in case|in the event|prays?|prayed (?:that|for|to)|praying|seeks?|(?:may|would|should|ought to|liable to|sought to|deserves? to) be)\b|\?$|\b(?:granted|passed|ordered) by the (?:learned |ld\.? )?(?:trial|lower|first appellate|district|civil|courts?|single|adjudicating|state|tribunal)\b|\b(?:recall|vacat\w+|discharg\w+|modif\w+)\b[^;]{0,100}\b(?:is|are|stands?) (?:hereby )?(?:dismissed|rejected|declined|refused)\b/i

const MODIFIES = new RegExp(
  `\\b${PROTECTION}\\b[^;]{0,160}?\\b(?:is|are|stands?|shall stand)(?: [\\w-]+){0,2} (?:modified|varied|clarified|relaxed|altered)\\b`,
  'i',
)
