import type { NormalForm } from './normal-form.ts'
import { COURT_ACT, FINITE, PARTY, STEP, withVerbSigns } from './verbs.ts'

/** An order's sentence and what else may be said of it. */
export interface Tellings {
  /** The sentence, and what is left of it when nothing is left out that could change its meaning. */
  literal: ReadonlySet<NormalForm>
  /** The same told from the other side: "the petition is dismissed" as "the court dismissed the petition". */
  turned: ReadonlySet<NormalForm>
}

/** All that may be told of an order's sentence. One step leaves one thing out or moves it; a few steps may follow one another. */
export function tellingsOf(form: NormalForm): Tellings {
  const literal = new Set([asStatement(form)])
  let latest = [...literal]
  for (let step = 0; step < MOST_STEPS; step++) {
    const before = literal.size
    for (const one of latest)
      for (const next of STEPS_TO_LESS.flatMap((less) => less(one)))
        if (literal.size < MOST_TELLINGS && next !== one && isSentence(next)) literal.add(next)
    latest = [...literal].slice(before)
  }
  return { literal, turned: new Set([...literal].flatMap(turned)) }
}

/** What a summary's sentence may mean. */
export function readingsOf(form: NormalForm): Tellings {
  const asked = asStatement(form)
  const present = [asked, ...inPresent(asked)]
  const literal = new Set([...present, ...present.flatMap(asDuty), ...present.flatMap(openingLast)])
  return { literal, turned: new Set([...literal].flatMap(turned)) }
}

const MOST_STEPS = 4
const MOST_TELLINGS = 150
/** A sentence of more parts is told whole. */
const MOST_JOINTS = 6

/** What binds a statement to something else. Where it stands, no part of the sentence is told alone. */
const CONDITION =
  / (?:if|unless|provided|proviso|subject|failing|default|case of|in case|event|condition|conditions|conditional|only|until|except|save|but|without prejudice|pending|otherwise|else|lest|whichever|either|or|till|on furnishing|on payment|on deposit|upon|alternative|interim|adinterim|primafacie|stage|present|for now|meanwhile|meantime|temporarily|provisionally|once|when|where|whether|wherever|as long|so far|extent|respectively) /

const has = (form: string, pattern: RegExp): boolean => pattern.test(` ${form} `)

const VERB = new RegExp(` (?:${FINITE}) `)

function isSentence(form: NormalForm): boolean {
  return has(form, VERB) && form.split(' ').length >= 3
}

// ---- one way to say it ------------------------------------------------------------------------------------------------------------

/** Orders in the imperative, without a verb or as a wish, as the statements that they are; `Let X be issued` is `X shall be issued`. */
function asStatement(form: NormalForm): NormalForm {
  return STATEMENTS.reduce((left, [pattern, by]) => left.replace(pattern, by).trim(), form)
}

const MATTER =
  '(?:matter|case|it|petition|appeal|application|suit|complaint|writ petition|original application|hearing)'
/** What stands behind "be". */
const PARTICIPLE = `(?:${STEP}|${COURT_ACT}|[a-z]+ed|sent|put|kept|taken|given|made|drawn|paid|sold|shown|heard|held|brought|sought|set|done|withdrawn|undertaken)`
const DAY = '<\\d{4}_\\d\\d_\\d\\d>'
const LISTED = 'posted|put up|taken up|notify_|renotified|renotify_|adjourn_|list_'
const STATEMENTS: readonly (readonly [RegExp, string])[] = [
  [/^no costs$/, 'no order as to costs'],
  [
    new RegExp(
      `^(?:list|list_|put up|post|renotify|relist|posted|put)(?: ${MATTER})?(?: again)?(?= (?:on|for|before|after|in) )`,
    ),
    'matter is list_',
  ],
  [
    new RegExp(`^(?:let )?${MATTER} (?:be|is|shall be|will be) (?:${LISTED})(?= (?:on|for|to|before|after|in) )`),
    'matter is list_',
  ],
  [/^(?:adjourn_|adjourn|stand over|s ?\.? ?o)(?= (?:on|for|to) )/, 'matter is list_'],
  [/^(?:let )?(?:matter|case) (?:shall )?appear in list(?= (?:on|for|to) )/, 'matter is list_'],
  [new RegExp(`^matter is list_ for ((?:[a-z]+ ){1,5}?)on (${DAY})`), 'matter is list_ on $2 for $1'],
  [new RegExp(`^matter is list_ (before (?:[a-z]+ ){1,12}?)on (${DAY})$`), 'matter is list_ on $2 $1'],
  [new RegExp(`^matter is list_ (?:to|for)(?= ${DAY}$)`), 'matter is list_ on'],
  [
    new RegExp(
      `^next (?:date|date of hearing|hearing|hearing date|date fixed)(?: is)?(?: fixed| scheduled)?(?: on| for)?(?= ${DAY}$)`,
    ),
    'matter is list_ on',
  ],
  [
    /^(?:let )?((?:fresh |bailable |non bailable )?(?:notices?|summons|process|warrants?)) (?:shall go|go|be issue_|shall issue_|issue|is issue_|shall be issue_)(?= |$)/,
    '$1 is issue_',
  ],
  [/^issue ((?:fresh |bailable |non bailable )?(?:notices?|summons|process|warrants?))(?= |$)/, '$1 is issue_'],
  [new RegExp(`^let (.{3,80}?) be (?=${PARTICIPLE} )`), '$1 shall be '],
  [new RegExp(`^let (${PARTY}) (?!be )`), '$1 shall '],
  [new RegExp(`^((?:(?!${VERB_WORDS()}\\b|to be )[^ ;]+ ){1,14})(?:to )?be (?=${PARTICIPLE} )`), '$1shall be '],
  [
    new RegExp(
      `^(${PARTY}|(?:(?:interim|earlier|ad|stay|existing|status) )+(?:order|orders|stay|quo|protection|relief)|parties|all concerned|(?:[a-z]+ ){0,2}(?:registry|office)) to (?=[a-z]+ )`,
    ),
    '$1 shall ',
  ],
  [
    /^(.{3,40}?) is grant_ (bail|anticipatory bail|regular bail|interim bail|leave|time|liberty|permission)(?= |$)/,
    '$2 is grant_ to $1',
  ],
  [
    new RegExp(
      `^((?:(?:interim|adinterim|anticipatory|regular|default) )?(?:leave|time|bail|relief|permission|stay|exemption|delay|rule|prayer|application|petition|appeal)) (?=(?:partly )?(?:${COURT_ACT}|made|returnable)(?: |$))(?!.* (?:is|was|shall|may) )`,
    ),
    '$1 is ',
  ],
  [new RegExp(` shall (?:is|remain|be treated as) (?=(?:${COURT_ACT})(?: |$))`), ' is '],
  [
    /^this is ((?:[a-z]+ )?(?:suit|appeal|petition|application|complaint|reference)) (?=(?:for|against|under|by) )/,
    '$1 is ',
  ],
  [
    /^this is ((?:[a-z]+ )?(?:suit|appeal|petition|application|complaint|reference)) (?=(?:file_|prefer_|institute_|move_) )/,
    '$1 was ',
  ],
  [/ shall be direct_ to /, ' shall '],
  [
    /(?<= shall .*)(?<= (?:and|or|alternative)) to (?=(?:pay|refund|file|deposit|replace|issue|hand|deliver|furnish|submit|produce|execute|return|remove|restore|release|undergo|serve|vacate|complete|provide|take|give|make|register|reconsider|decide|appear|keep|maintain|disclose) )/g,
    ' ',
  ],
]

function VERB_WORDS(): string {
  return '(?:is|was|shall|may|can|could|would|will|did|does|do|says|finds|that|which|who|if|unless)'
}

/** "was dismissed" for what this order does; an order's own "was" stays, and is answered by the same word only. */
function inPresent(form: NormalForm): NormalForm[] {
  if (form.startsWith('thiscourt was ')) return [form.replace('thiscourt was ', 'thiscourt is ')]
  if (has(form, / (?:says|that|which|who) /)) return []
  const told = ` ${form} `
    .replace(new RegExp(` was (?=(?:not |partly )?(?:${COURT_ACT}|${LISTED}|made) )`, 'g'), ' is ')
    .trim()
  const duty = ` ${told} `
    .replace(/ (?:was|is) direct_ to /g, ' shall ')
    .replace(/ was restrain_ from /g, ' shall not ')
    .replace(/ was permit_ to /g, ' may ')
    .trim()
  return [told, signed(duty)].map(asStatement).filter((other) => other !== form)
}

/** "The court directed the respondent to pay" is "the respondent shall pay". */
function asDuty(form: NormalForm): NormalForm[] {
  const rules: readonly (readonly [RegExp, string])[] = [
    [/^thiscourt (?:direct_|order_) that /, ''],
    [new RegExp(`^thiscourt (?:direct_|order_) (${PARTY}(?: and ${PARTY})?|registry|office) not to `), '$1 shall not '],
    [/^thiscourt (?:direct_|order_) ([a-z<>0-9 ]{3,60}?) to /, '$1 shall '],
    [/^thiscourt (?:restrain_|prohibited|injuncted) ([a-z<>0-9 ]{3,60}?) from /, '$1 shall not '],
    [/^thiscourt (?:permit_|allow_|grant_) ([a-z<>0-9 ]{3,40}?) (?:liberty )?to /, '$1 may '],
    [/^thiscourt (?:list_|adjourn_) (?:matter|case|petition|appeal|application|suit|hearing) /, 'matter is list_ '],
    [/^thiscourt made (.{3,40}?) absolute/, '$1 is made absolute'],
    [/^thiscourt (?:grant_|reserve_|gave) liberty to ([a-z<>0-9 ]{3,40}?) to /, '$1 may '],
    [/^thiscourt issue_ ((?:fresh )?(?:notices?|summons|process|warrants?))(?= |$)/, '$1 is issue_'],
  ]
  return rules
    .flatMap(([pattern, by]) => (pattern.test(form) ? [signed(asStatement(form.replace(pattern, by)))] : []))
    .filter((duty) => has(duty, / (?:shall|may|is list_|is issue_|absolute) /) && !has(duty, / (?:says|finds) /))
    .filter((duty) => !/^(?:it|he|she|they) /.test(duty))
}

/** A verb that has become one behind "shall". */
function signed(form: NormalForm): NormalForm {
  return withVerbSigns(form.split(' ')).join(' ')
}

// ---- what may be left out or moved ------------------------------------------------------------------------------------------------

type Step = (form: NormalForm) => NormalForm[]

const STEPS_TO_LESS: readonly Step[] = [
  withoutDayOfSpeech,
  asDuty,
  asPast,
  withoutLead,
  withoutStart,
  betweenCommas,
  withoutAgent,
  withoutPurpose,
  withoutReason,
  withoutAside,
  withoutIdentity,
  withoutBracket,
  withoutReasonBehind,
  withoutGround,
  withoutWhatASumIs,
  withoutPurposeOfListing,
  withoutRelativeClause,
  withoutManner,
  withoutFinding,
  parts,
  withoutStatute,
  lessOfAnEvent,
  openingLast,
  adjunctLast,
]

/** "The complaint of 21-02-2024 says that": a speech is the same without its day. */
function withoutDayOfSpeech(form: NormalForm): NormalForm[] {
  const less = form.replace(new RegExp(`^((?:[a-z]+ ){1,3})of ${DAY} (?=says that )`), '$1')
  return less === form ? [] : [less]
}

/** "The petition is filed" of a paper that lies before the court. */
function asPast(form: NormalForm): NormalForm[] {
  const past = form.replace(/ is (?=(?:file_|prefer_|institute_|move_)(?: |$))/, ' was ')
  return past === form ? [] : [past]
}

/** "It is made clear that": what follows is said all the same. */
function withoutLead(form: NormalForm): NormalForm[] {
  const less = form.replace(
    /^it is (?:further |also )?(?:made clear|clarify_|clarified|order_|direct_|declare_) that /,
    '',
  )
  return less === form ? [] : [asStatement(less)]
}

/** "within four weeks from today" is "within four weeks" of the order. */
function withoutStart(form: NormalForm): NormalForm[] {
  const less = form.replace(
    /(?<=within <[^>]+>) from (?:today|date|date of order|receipt of (?:(?:certified )?copy of )?(?:order|judgment))(?= |$)/,
    '',
  )
  return less === form ? [] : [less]
}

/** "The Arbitrator, by the award dated …, directed": how, when or despite what stands in front or at the end as well. */
function betweenCommas(form: NormalForm): NormalForm[] {
  const found = new RegExp(
    `^((?:[^ ,;]+ ){1,6}), ((?:by|in|vide|through|despite|in spite of|after|before|during|at|on)(?: [^ ,;]+){1,12}) , ((?:not |partly )?(?:${FINITE}) [^,;]*)$`,
  ).exec(form)
  const [, subject = '', adjunct = '', rest = ''] = found ?? []
  if (!found || has(adjunct, CONDITION) || has(subject, VERB)) return []
  const isFact =
    /^(?:despite|in spite of) /.test(adjunct) ||
    (/^in its (?:[^ ]+ ){0,4}(?:reply|report|meeting|affidavit|statement|version|letter|counter|objections|rejoinder)(?: |$)/.test(
      adjunct,
    ) &&
      !has(rest, / (?:is|shall|may) /)) ||
    (new RegExp(`^(?:by|vide|through) .*of ${DAY}$`).test(adjunct) && !has(rest, / (?:is|shall|may) /))
  const isOneClause = !has(rest, / (?:that|which|who|and|if|unless) /)
  return [
    `${adjunct} , ${subject}${rest}`,
    ...(isOneClause ? [`${subject}${rest} ${adjunct}`] : []),
    ...(isFact ? [`${subject}${rest}`] : []),
  ]
}

/** "The complainant filed the complaint on …": the complaint was filed on …. */
function withoutAgent(form: NormalForm): NormalForm[] {
  const found = new RegExp(
    `^${PARTY} ((?:${STEP})) ((?:[a-z]+ ){1,4}?)(?=(?:on|for|under|before|against|seeking|in) |$)(.*)$`,
  ).exec(form)
  if (!found || has(form, CONDITION) || has(form, / (?:says|that|not|shall|may|which|who|and|is) /)) return []
  return [`${found[2]}was ${found[1]} ${found[3]}`.trim()]
}

/** "filed the complaint on 19-08-2020 seeking …": the filing is told without what it asks for. */
function withoutPurpose(form: NormalForm): NormalForm[] {
  const [, filing = ''] =
    /^(.{3,120}? (?:file_|prefer_|institute_|lodge_|present_) .{3,120}?) seeking .*$/.exec(form) ?? []
  return filing === '' || has(filing, CONDITION) || has(filing, / (?:not|no|never|shall|may|says|that) /)
    ? []
    : [filing]
}

/** The court's reason in front of what it does. Not "in the absence of", which may be a condition. */
function withoutReason(form: NormalForm): NormalForm[] {
  if (
    !REASON.test(form) ||
    /^(?:after|upon|on|for|as) (?!hearing|considering|perusal|perusing|reasons?|consideration|stated|above|going|due)/.test(
      form,
    )
  )
    return []
  // The reason may have commas of its own: what is left must begin with its own subject.
  const commas = [...form.matchAll(/ , /g)]
    .filter(({ index }) => !has(form.slice(0, index), CONDITION))
    .slice(0, MOST_COMMAS)
  return commas.flatMap(({ index }, at) => {
    const [lead, rest] = [form.slice(0, index), form.slice(index + 3)]
    if (at > 0 && !startsClause(rest)) return []
    const named = withoutSame(rest, lead)
    return named.startsWith('same ') ? [] : [named]
  })
}

const REASON =
  /^(?:since|as|because|in view of|considering|having|after|upon|on|for|keeping in view|keeping in mind|taking into account|in light of|given|being|aggrieved|dissatisfied|heard|looking to|regard being had to|finding|recording|accepting|bearing in mind|based on|relying on|without expressing|without going|without entering|with (?:(?:above|these|such|following) )?(?:modifications?|observations?|directions?|clarifications?)) /
const MOST_COMMAS = 4
/** What "the same" may be. */
const MATTERS =
  /(?<= )(?:(?:writ|revision|review|special leave|bail|company|civil|criminal|first|second|original) )*(?:petition|appeal|application|suit|complaint|revision|reference)(?= |$)/g

/** "The applicant, a financial creditor, has filed": what stands between two commas after the subject and only describes it. */
function withoutAside(form: NormalForm): NormalForm[] {
  const found = new RegExp(`^((?:[^ ,;]+ ){1,6}), ([^,;]{3,160}) , (?=(?:not )?(?:${FINITE}) )`).exec(form)
  const [all = '', subject = '', aside = ''] = found ?? []
  if (
    !found ||
    has(subject, VERB) ||
    has(aside, CONDITION) ||
    (has(aside, VERB) &&
      !/^(?:who|which|being|having|bearing|holding|through|represented|registered|duly) /.test(aside)) ||
    NO_DESCRIPTION.test(`${aside} `)
  )
    return []
  const title = COUNSEL.test(aside) ? [`${aside} ${form.slice(all.length)}`] : []
  return [`${subject}${form.slice(all.length)}`, ...title]
}

/** What stands between commas and says how far, how, with whom or to whom. */
const NO_DESCRIPTION =
  /^(?:in|on|by|for|with|without|at|under|as|to|from|within|after|before|so|if|but|not|and|or|qua|regarding|concerning|relating|pertaining|insofar|including|excluding|other|along|together|jointly|severally|alone|both|even|too|therefore|instead|rather|respectively|partly|finally|conditionally|subsequently|till|until|during|despite|notwithstanding|barring|among|against|over|upon|per|prior|pending|allegedly|purportedly|apparently|prima|primafacie|perhaps|possibly|probably|presumably|supposedly|ostensibly|[a-z]+ly) /
const COUNSEL =
  /(?:^| )(?:counsel|advocate|pleader|prosecutor|solicitor general|advocate general|representative|app|agp)(?: |$)/

/** "Mr. X, having registration no. …, as the professional": a number that only identifies. */
function withoutIdentity(form: NormalForm): NormalForm[] {
  const less = form.replace(
    / , (?:having|bearing|holding|with) (?:[a-z]+ )?(?:registration|enrolment|identity|pan|cin)[^,;]* , /,
    ' ',
  )
  return less === form ? [] : [less]
}

/** "is dismissed on the ground of delay", "opposed it on the ground that …": what is done is done without its ground as well. */
function withoutGround(form: NormalForm): NormalForm[] {
  const [, act = '', limit = ''] =
    /^(.*?)(?:(?: both)? on grounds? (?:that .*|(of .*))| (?:contending|stating|alleging|submitting|averring|pleading|asserting) that .*| by (?!way|virtue|means|order)[a-z]{3,}ing .*)$/.exec(
      form,
    ) ?? []
  const isLimited = has(act, CONDITION) || has(limit, CONDITION)
  return act === '' || isLimited || has(act, / (?:not|says|finds|no(?! <)|shall|may|and|that) /) ? [] : [act]
}

/** "for recovery of Rs. 8,73,250 being the price of …": what a sum is. */
function withoutWhatASumIs(form: NormalForm): NormalForm[] {
  const [, less = '', more = ''] =
    /^(.*<INR:[\d.]+>)( (?:being|towards|representing|inclusive of|including) .*)$/.exec(form) ?? []
  return less === '' ||
    has(form, CONDITION) ||
    has(more, VERB) ||
    (has(form, / (?:not|says|finds|that|shall|may|is) /) && !/^[a-z. ]+ is for recovery /.test(form))
    ? []
    : [less]
}

/** "List on 14-05-2024 for arguments" is a listing on that day. */
function withoutPurposeOfListing(form: NormalForm): NormalForm[] {
  const [, listing = '', more = ''] =
    new RegExp(`^(matter is list_ on ${DAY}(?: before (?:[a-z]+ ){0,3}?[a-z]+)?) ((?:for|as) .*)$`).exec(form) ?? []
  return listing === '' || has(more, CONDITION) || has(more, / (?:and|,|;) /) ? [] : [listing]
}

/** A bracket explains; one with a negation or a condition does not. */
function withoutBracket(form: NormalForm): NormalForm[] {
  const [bracket = ''] = / \( [^()]{2,120} \)(?= |$)/.exec(form) ?? []
  return bracket === '' || has(bracket, CONDITION) || has(bracket, VERB) || has(bracket, / (?:not|no|<.*) /)
    ? []
    : [form.replace(bracket, '')]
}

/** "cannot be invoked, as there is no suppression": the court's reason behind what it says. */
function withoutReasonBehind(form: NormalForm): NormalForm[] {
  const [, said = '', reason = ''] =
    new RegExp(`^(.*?)(?: ,)? (?:as|since|inasmuch as) ((?:there|${PARTY}) (?:${FINITE}) .*)$`).exec(form) ?? []
  return said === '' ||
    !isWholeClause(said) ||
    has(said, CONDITION) ||
    has(reason, CONDITION) ||
    has(said, / (?:says|that|and|finds) /)
    ? []
    : [said]
}

/** "the notice dated 17-06-2024 by which …": the day or the comma ends what the clause only describes. */
function withoutRelativeClause(form: NormalForm): NormalForm[] {
  const found = new RegExp(
    `(?:(?<=${DAY}) |(?: ,) )(?:by |under |in |vide |of |through )?(?:which|whereby|who|that|(?:passed|issued|made|given|rendered|pronounced|delivered) by)(?= )`,
  ).exec(form)
  if (!found) return []
  const [before, clause] = [form.slice(0, found.index), form.slice(found.index)]
  if (/ that$/.test(found[0]) && / ,/.test(found[0])) return []
  return has(clause, CONDITION) ||
    has(clause, / (?:shall|may|not) /) ||
    (/ (?:says|finds)\b.* that /.test(before) && / and that /.test(clause))
    ? []
    : [before]
}

/** How a party said it: "states in its affidavit that", "states on instructions that". */
function withoutManner(form: NormalForm): NormalForm[] {
  const less = form.replace(
    / says (?:on instructions|before thiscourt|in its [a-z]+(?: [a-z]+)?(?: of <\d{4}_\d\d_\d\d>)?|by way of [a-z]+) that /,
    ' says that ',
  )
  const front = form.replace(
    /(?<=^(?:[a-z]+ ){1,4})in (?:its )?[a-z]+(?: [a-z]+)?(?: of <\d{4}_\d\d_\d\d>)? (?=says that )/,
    '',
  )
  const title =
    /^((?:[a-z]+ ){0,3}(?:solicitor general|pleader|advocate general|standing counsel|representative|prosecutor|advocate)) (?:appearing )?(?:for|on behalf of) ([a-z0-9<> ]{3,40}?) (?=says )/
  const named = title.exec(form)
  const speakers = named ? [form.replace(title, '$1 '), form.replace(title, '$2 ')] : []
  return [...speakers, ...[less, front].filter((other) => other !== form)]
}

/** What the court holds it says itself. */
function withoutFinding(form: NormalForm): NormalForm[] {
  return form.startsWith('thiscourt finds that ') ? [form.slice('thiscourt finds that '.length)] : []
}

/** "A and B" where each has its own verb, and nothing in the sentence is a condition. */
function parts(form: NormalForm): NormalForm[] {
  if (has(form, CONDITION)) return []
  const found: NormalForm[] = []
  const speech = /^((?:(?!and |or )[^ ,;]+ ){1,8}?(?:says|finds)(?: [a-z]+)* that )/.exec(form)?.[1] ?? ''
  const opening = speech ? '' : (/^(?:on|as regards|in respect of|by|in) [^,]{3,60} , /.exec(form)?.[0] ?? '')
  const rest = form.slice(speech.length + opening.length)
  const joints = [...rest.matchAll(/(?: ,)? and(?: that)? (?=\S)| ; (?:and )?/g)]
  if (joints.length > MOST_JOINTS) return []
  for (const { 0: joint, index } of joints) {
    const before = rest.slice(0, index)
    const after = withoutSame(rest.slice(index + joint.length), before)
    if (!isWholeClause(before)) continue
    // Without "that" it cannot be seen whose the second part of a speech is; it may be the court's own.
    const isSpeech = joint.endsWith('that ')
    if (isSpeech !== (speech !== '') || (!speech && has(before, / that /))) continue
    const front = speech || opening
    const subject = subjectOf(before)
    const isVerbShared = startsWithVerb(after) && !has(before, / (?:who|which|whose|where|that) /)
    if (startsClause(after)) found.push(`${front}${after}`)
    else if (subject && isVerbShared) found.push(`${front}${subject} ${after}`)
    else if (!isSpeech) continue
    found.push(`${front}${before}`)
  }
  if (!speech) {
    // "opposes the prayer and says that …": the speech alone, with its speaker.
    const said = new RegExp(`^(${PARTY}) (?!says).*? and (says that .*)$`).exec(form)
    if (said) found.push(`${said[1]} ${said[2]}`)
  }
  return found
}

/** "and the same is dismissed", where only one thing of the clause before can be meant. */
function withoutSame(clause: string, before: string): string {
  const [matter, ...others] = new Set(before.match(MATTERS) ?? [])
  return clause.startsWith('same is ') && matter && others.length === 0 ? `${matter}${clause.slice(4)}` : clause
}

function isWholeClause(words: string): boolean {
  return subjectOf(words) !== undefined
}

/** The words before the first verb, when they can be a subject. */
function subjectOf(clause: string): string | undefined {
  const party = new RegExp(`^(${PARTY}) (?:not )?[a-z]{2,}(?:ed|es) `).exec(`${clause} `)?.[1]
  if (party) return party
  const found = new RegExp(
    `^((?: (?:${STEP}|${COURT_ACT})(?! by | to | on | in | and ))?(?:(?! (?:${FINITE}) )(?: [^ ]+))+) (?:${FINITE}) `,
  ).exec(` ${clause} `)
  const subject = found?.[1]?.trim()
  return subject && subject.split(' ').length <= 14 && !has(subject, / (?:,|who|which|that|and) /) ? subject : undefined
}

/** As a whole clause, with a subject that may be two things: "effect and operation of the order". */
function hasSubject(clause: string): boolean {
  return isWholeClause(clause.replace(/^((?:[a-z]+ ){1,2})and (?=(?:[a-z]+ ){1,2}of )/, '$1'))
}

function startsClause(words: string): boolean {
  const subject = subjectOf(words)
  return (
    subject !== undefined &&
    !/^(?:to|for|of|in|by|from|with|as|its|it|he|she|they|thereafter|be|on|at|under) /.test(`${subject} `)
  )
}

function startsWithVerb(words: string): boolean {
  return new RegExp(`^(?:${FINITE}) `).test(words)
}

/** "under section 9 of the Code" describes what is filed; beside a conviction or a charge it is what it is about. */
function withoutStatute(form: NormalForm): NormalForm[] {
  if (
    has(
      form,
      / (?:convict_|charged|charge|summon_|sentence_|acquit_|offence|punishable|accused|discharge_|frame_|moratorium) /,
    )
  )
    return []
  const less = form.replace(
    / under (?:section|article) <[^>]+>(?: \( ?[^ ]+ ?\))*(?: (?:read with|and) (?:section )?<[^>]+>)?(?: of (?:[a-z]+ ){0,8}?(?:act|code|cr ?p ?c|c ?p ?c|i ?p ?c|b ?n ?s ?s|constitution(?: of india)?)(?: ,? ?<\d+>)?| (?:cr ?p ?c|c ?p ?c|i ?p ?c|b ?n ?s ?s))?(?= |$)/,
    '',
  )
  return less === form ? [] : [less]
}

/** Of a sentence of one event that is over: what it was for, its day, the paper that it was done by, who did it. */
function lessOfAnEvent(form: NormalForm): NormalForm[] {
  const always = [form.replace(/ from date of order$/, ''), form.replace(/ with no order as to costs$/, '')].filter(
    (less) => less !== form,
  )
  if (
    always.length > 0 ||
    has(form, CONDITION) ||
    has(form, / (?:says|that|not|no(?! <)|never|shall|may|which|who|finds|partly|and|can|could|would|will) /)
  )
    return always
  const acts = (` ${form} `.match(EVENTS) ?? []).map((act) => act.trim())
  if (acts.length !== 1) return []
  const isPast = !has(form, / is /)
  const days = form.match(new RegExp(DAY, 'g'))?.length ?? 0
  const past = [
    form.replace(
      / for (?:recovery of |operational debt of |financial debt of |price of |default of )?<INR:[^>]+>(?: (?:with|and) .*)?$/,
      '',
    ),
    form.replace(/ for (?:[a-z]+ ){1,3}of <INR:[^>]+>$/, ''),
    form.replace(/ with (?:[a-z]+ )?interest(?: (?:at|of) .*)?$/, ''),
    form.replace(
      new RegExp(
        ` (?:by|vide|in|through) (?:its )?(?:award|order|judgment|letter|notice|report|reply|meeting|decision|email|communication)(?: held)? (?:of|on) ${DAY}$`,
      ),
      '',
    ),
    form.replace(new RegExp(` (?:on|of|from) ${DAY}$`), ''),
    days === 1 ? form.replace(new RegExp(` on ${DAY}(?= )`), '') : form,
    form.replace(new RegExp(`${OF_THE_VERB} by ${PARTY}(?= |$)`), ''),
    form.replace(/ was (?:file_|prefer_|institute_) seeking /, ' seek_ '),
    form.replace(/ seeking .*$/, ''),
    form.replace(/ with <percent:[^>]+> [a-z ]+$/, ''),
  ]
  return isPast ? past.filter((less) => less !== form) : []
}

/** Where "by" names who did what the sentence tells, not who "passed" or "issued" a paper in it. */
const OF_THE_VERB = '(?<= (?:was|be) [^ ]+|(?<! [^ ]*(?:ed|_|made|given|taken|drawn|sent|held|executed)))'

const EVENTS = new RegExp(
  `(?<= )(?:${COURT_ACT}|${STEP}|collected|gave|took|made|supplied|imported|allotted|signed|raised)(?= )`,
  'g',
)

/** "Till the next date, the notice is stayed" is "the notice is stayed till the next date", when there is one clause for it to belong to. */
function openingLast(form: NormalForm): NormalForm[] {
  const marked = new RegExp(
    `^((?:until|at|primafacie|on|by|in|for|from|pending|during|before|after|under|within|as on|if|unless|with|without|upon|vide)(?: [^,;]+?)?) (?:, |(?<=${DAY} )|(?=(?:${PARTY}) (?:shall|is|may|seek_|file_) ))(?=\\S)`,
  )
  const [all = '', opening = ''] = marked.exec(form) ?? []
  const rest = form.slice(all.length)
  if (all === '' || !hasSubject(rest) || has(rest, / (?:that|which|who|whom|whose|where|if|unless|,|;) /)) return []
  const verbs = ` ${rest} `.match(new RegExp(`(?<= )(?:${FINITE}|[a-z]+ed)(?= )`, 'g')) ?? []
  const acts = verbs.filter(
    (verb) => !/^(?:is|was|not|shall|may|did|can|impugned|alleged|concerned|interested|aggrieved)$/.test(verb),
  )
  if (acts.length > 1) return []
  const isDay = new RegExp(`^on ${DAY}$`).test(opening)
  const places = isDay ? [...rest.matchAll(/ (?=(?:for|to|with|from|in|at|before|against|by|seeking) )/g)] : []
  return [`${rest} ${opening}`, ...places.map(({ index }) => `${rest.slice(0, index)} ${opening}${rest.slice(index)}`)]
}

/** "by order dated 28-02-2022 confirmed the duty" is "confirmed the duty by order dated 28-02-2022". */
function adjunctLast(form: NormalForm): NormalForm[] {
  const found = new RegExp(
    `^((?:[^ ,;]+ ){1,6}?)((?:(?:by|in|vide|through) (?:[^ ,;]+ ){1,5}?of|on) ${DAY}) ((?:${FINITE})) (.*)$`,
  ).exec(form)
  if (!found || has(form, / (?:which|who|if|unless|,|;) /)) return []
  const [, subject = '', adjunct = '', verb = '', rest = ''] = found
  if (has(subject, VERB)) return []
  if (rest.startsWith('that ')) return [`${subject}${verb} ${adjunct} ${rest}`]
  return has(rest, new RegExp(` (?:that|is|was|shall|of ${DAY}|on ${DAY}) `))
    ? []
    : [`${subject}${verb} ${rest} ${adjunct}`]
}

// ---- who acts ---------------------------------------------------------------------------------------------------------------------

/** "The petition is dismissed with costs" as "the court dismissed the petition with costs", "the suit was filed by P" as "P filed the suit". */
function turned(form: NormalForm): NormalForm[] {
  return [byCourt(form), byParty(form)].filter((one) => one !== undefined)
}

function byCourt(form: NormalForm): NormalForm | undefined {
  if (form.startsWith('thiscourt ') || has(form, / (?:says|finds) /)) return undefined
  const acts = form.split(/(?: ,)? and (?=[^ ]+(?: [^ ]+){0,8}? (?:is|shall) )/).map((clause, at) => {
    const [, party = '', duty = ''] = new RegExp(`^(${PARTY}) shall (?!not |be )(.*)$`).exec(clause) ?? []
    if (at > 0 && party !== '') return `direct_ ${party} to ${duty}`
    const found = new RegExp(
      `^((?:[^ ]+ ){1,40}?)is (partly )?((?:${COURT_ACT})(?: and (?:${COURT_ACT}))?)(?= |$)(.*)$`,
    ).exec(clause)
    if (!found || has(found[1] ?? '', / (?:that|which|who|shall|is|was|if|not|no(?! <)|nothing|none) /))
      return undefined
    return `${found[2] ?? ''}${found[3]} ${found[1]?.trim()}${found[4]}`
  })
  return acts.includes(undefined) ? undefined : `thiscourt ${acts.join(' and ')}`
}

function byParty(form: NormalForm): NormalForm | undefined {
  if (has(form, / (?:says|finds|that|which|who|and) /)) return undefined
  const found = new RegExp(
    `^((?:[^ ]+ ){1,12}?)was (${STEP}|${COURT_ACT}|(?!impugned|concerned|based)[a-z]{3,}ed|made|given|taken|drawn|sent)(?= )(.*?)${OF_THE_VERB} by (?!its|order|award|way|letter|notice|virtue|judgment|means|cheque)((?:[^ ,;]+ ){0,4}?[^ ,;]+)(?= (?:with|on|in|for|vide|under|at|before|against|seeking|to|within|by) |$)(.*)$`,
  ).exec(form)
  const [, future = '', act = '', between = '', who = '', more = ''] =
    new RegExp(
      `^((?:[^ ]+ ){1,10}?)shall be (${PARTICIPLE})(.*?)${OF_THE_VERB} by (?!its|order|way|letter|notice|virtue|post|means|cheque|[a-z]+ing )((?:[^ ,;<]+ ){0,3}?[^ ,;<]+)(?= (?:with|on|in|for|under|at|before|within) |$)(.*)$`,
    ).exec(form) ?? []
  if (
    who !== '' &&
    !has(future, / (?:is|was|shall|may|not|no) /) &&
    !has(form, / (?:not|if|unless) /) &&
    !has(who, VERB)
  )
    return `${who} shall ${signed(`shall ${act}`).slice('shall '.length)} ${future.trim()}${between}${more}`
  const [, object = '', verb = '', middle = '', agent = '', rest = ''] = found ?? []
  if (!found || has(object, / (?:not|no(?! <)|is|was|shall) /) || has(agent, / (?:<.*>|not|no) /) || has(agent, VERB))
    return undefined
  return `${agent} ${verb} ${object.trim()}${middle}${rest}`
}
