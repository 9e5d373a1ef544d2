import { withoutTies } from '../grounding/ties.ts'
import { trimmed } from '../plain-text.ts'
import { MOST_LETTERS } from '../sentences.ts'
import type { Act } from './act.ts'
import { DEFAULT } from './default-clause.ts'
import { HAS_TIME } from './due-day.ts'
import { ACTIVE, actIn, SAME_SUBJECT } from './duty.ts'
import { hindiAct } from './hindi-duty.ts'
import { LISTED_BEHIND } from './next-date.ts'
import { HAS_VERB, isOnlySomebody, NUMBERED, ROLE } from './somebody.ts'

/** A clause of its own behind one of these. */
const CLAUSE_ENDS = new RegExp(
  [
    ';(?: and| or)?',
    `,? (?:and|while|whereas|but)(?= (?:the |both |its |\\d(?:st|nd|rd|th) |learned )*(?:${ROLE})${NUMBERED} (?:shall|is|are|may|must|will|to|its|his|her|their|a|an|within)\\b)`,
    ',? which(?= (?:the |its |learned )*[\\w. ]{3,40}? shall )',
    ',? and(?= (?:shall|must|may|is (?:further |also )?(?:directed|restrained)|are (?:further |also )?(?:directed|restrained)) )',
    `,? and(?= (?:the )?(?:rejoinder|reply|balance|remaining|rest|second|counter|written|affidavit|issues|evidence)\\b(?:[^,;]|, if any,){0,60}\\b(?:within|by|before|on or before|thereafter|therefrom)\\b)(?<=\\b(?:within|by|before|on|in|from|after|than) [^;]*)`,
    ',? and(?= (?:on|upon|after|thereafter)\\b[^,;]{0,60}, (?:the )?[\\w. ]{2,40}? (?:shall|is directed|are directed)\\b)',
    ',? and(?=,? subject (?:thereto|to (?:which|the same|this)))',
    ',? and(?= (?:also |further )?be (?:filed|served|paid|placed|deposited|furnished|produced|submitted|completed|released)\\b)',
    LISTED_BEHIND.source.replace('.*$', ''),
    '[,;](?= (?:the )?(?:rejoinder|reply|balance|remaining|second|third)\\b[^,;]{0,60}\\b(?:within|by|on or before)\\b)',
    ',?(?: and)?(?= (?:the |a |another )?(?:further |like |second )?(?:sum |amount )?(?:of )?(?:(?:balance|remaining)(?: sum| amount)?(?: of)?(?: Rs\\.? ?[\\d,]+)?|Rs\\.? ?[\\d,]+)[^,;]{0,40}\\b(?:within|by|on or before)\\b)(?<=\\b(?:(?:by|before|on) (?:the )?\\d|within )[^,;]{3,30},?(?: and)?)',
    `, (?:and )?(?=(?:the )?(?:${ROLE})${NUMBERED} (?:shall|is directed|are directed) )`,
  ].join('|'),
  'gi',
)

/** Fronted words without a duty of their own. */
const ADJUNCT =
  /^(?:(?:as an interim measure|viewed thus|(?:al)?though [^,;]{3,200}(?=, )|in the mean ?(?:time|while)|meanwhile|accordingly|in the result|in (?:the )?(?:light|view) of (?:the )?[^,]{3,60}|consequently|hence|therefore|further|however|having regard to [^,]{3,80}|considering [^,]{3,80}|keeping in view [^,]{3,80}|out of [^,]{3,60}|recording [^,]{3,60}|without expressing [^,]{3,80}|with the above [^,]{3,60}|pending [^,]{3,60}|by consent|(?:up)?on (?:hearing|considering|consideration|perus\w+|going through|instructions|an? overall|the basis|merits)[^,]{0,60}|as regards [^,]{3,60}|in the interests? of [^,]{3,40}?(?=,| (?:the|both|learned)\b)|as a (?:last|final|matter)[^,]{3,40}|by way of [^,]{3,40}|needless to say|(?:under the|in (?:these|the|such)) circumstances|for the (?:sake|ends|purpose)s? of [^,]{3,60}?(?=,| (?:the|both|learned)\b)|as prayed(?: for)?(?: (?:by|on behalf of) [^,]{3,60})?|on behalf of [^,]{3,60}|at (?:his|her|its|their|the) request[^,]{0,60}|with (?:the )?consent[^,]{0,60}|over and above [^,]{3,60}|while [a-z]+ing [^,]{2,60}|for (?:the )?(?:aforesaid|above|these) reasons),? |(?:it is (?:further |also |hereby )?(?:directed|ordered|made clear|clarified) that ))/i

const UNTIL =
  /^(?:until|till) (?:further (?:orders?|directions?)|(?:the )?next (?:date|hearing)(?: of (?:hearing|listing))?|then|disposal of [^,]{3,60}),? /i

/** What depends on something, at the front. */
const FRONT =
  /^(?<front>(?:subject to|if|in case|in the event|unless|provided|on|upon|where|within|after|once|when|as soon as|as and when|from)\b.{5,220}?), (?=(?:the|a|an|no|he|she|it|they|such|this|interest|said|[A-Z]|respondent|petitioner|liberty|issue|let|list)\b|(?:[\w.'()/-]{1,20} ){1,10}?(?:shall|is|are|will|stands?)\b)/i

/** What it depends on, at the end. */
const CONDITIONS = [
  /\b(?:subject to|provided(?: that)?|on (?:the |a )?condition(?: that)?|(?<!\b(?:go|goes|keep|keeps|carry|carries|shall,|must,|may,) )(?:up)?on (?:(?:payment|deposit|filing|submission) of|furnishing|executing|depositing)\b|conditional (?:up)?on|on deposit of|on (?:his|her|its|their) (?:furnishing|executing|depositing)|unless|(?:up)?on (?:the (?:[\w.]+ ){1,4}?|(?:petitioner|respondent|appellant|applicant|plaintiff|defendant)s? )(?:depositing|furnishing|paying|executing)|in the event of|without prejudice to)\b.*?(?=,? and (?:shall|must|(?:is|are) (?:also |further )?directed)\b|$)/i,
  /(?:बशर्ते|इस शर्त (?:पर|के साथ)(?: कि)?) .*$/u,
  /\bif so advised\b/i,
]

/** "shall, without prejudice to its rights, pay" */
const PARENTHESIS =
  /(?<=\b(?:shall|may|must|is|are|directed|directed to)), (?<words>(?:without prejudice|subject to|if so advised|provided)\b[^,]{3,120}),/i

/** "(i) to refund Rs. 1,74,000;": an item of a list of directions. */
const ITEM_TO = new RegExp(`^\\(?(?:[ivx]{1,4}|[a-z]|\\d{1,2})[).] to (?<vp>(?:${ACTIVE})\\b.+)$`, 'i')

/** An item of a list as a sentence of its own, whose subject is the one that the list is opened with. */
export function withOpening(item: string, opening: string): string {
  const vp = ITEM_TO.exec(item)?.groups?.vp
  if (vp === undefined) return item
  const { to, subject } =
    /\bdirections? to (?<to>[^:,;]{2,60}):|\b(?<subject>(?:the |both )?[\w -]{2,50}?(?: nos?\.? ?[\d, and]+)?) (?:is|are|shall be) (?:hereby )?(?:directed|ordered)\b/i.exec(
      opening,
    )?.groups ?? {}
  return `${(to ?? subject ?? 'It').replace(/^.*\band (?=the )/i, '')} shall ${vp}`
}

/** Whether a sentence is such an item. */
export function isDirectedItem(text: string): boolean {
  return ITEM_TO.test(text)
}

/** What is put in between: "is granted two weeks, as a last chance, to file". */
const ASIDE =
  /, (?:as (?:a|the|prayed|one)|by way of|in the interests?|purely|albeit|without fail|positively|in any (?:case|event)|not (?:more|less) than|not exceeding|preferably)\b(?:(?!\b(?:within|by|before|till|days?|weeks?|months?|years?|\d{1,2}[-./]\d)\b)[^,]){0,50},/i

/** The acts of a sentence: each clause with a subject and a duty. */
export function actsIn(sentence: string): Act[] {
  if (sentence.length > MOST_LETTERS) return []
  const whole = trimmed(withoutTies(sentence).replace(ASIDE, ''))
  const fallsDue = DEFAULT.exec(whole)
  const isAllDefault = fallsDue !== null && fallsDue.index < 5
  const stated = fallsDue && !isAllDefault ? whole.slice(0, fallsDue.index) : whole
  const otherwise = fallsDue && !isAllDefault ? trimmed(fallsDue[0]) : null
  const { main, front, time } = fronted(stated)
  const event = front !== null && EVENT_FIRST.test(front) ? front : null
  const within = PARENTHESIS.exec(main)?.groups?.words
  const rest = within === undefined ? main : main.replace(PARENTHESIS, '')
  const behind = CONDITIONS.map((pattern) => pattern.exec(rest)).find((match) => match !== null && match.index > 4)
  const core = behind
    ? `${rest.slice(0, behind.index)}${rest.slice(behind.index + behind[0].length)}`.replace(', ,', ',')
    : rest
  const depends = [event !== null && OF_PAPERS.test(event) ? null : front, within, behind && trimmed(behind[0])].filter(
    (one) => one !== undefined && one !== null,
  )
  const condition = [...depends, otherwise].filter((one) => one !== null).join('; ') || null
  const acts: Act[] = []
  for (const clause of clausesOf(core)) {
    const part = acts.length === 0 ? { main: clause, front: null } : fronted(clause)
    const found = actIn(part.main, acts.at(-1), condition)
    acts.push(...found.map((act) => ({ ...act, event: part.front ?? event })))
  }
  const subject = subjectOf(core)
  const own = acts.map((act) => ({
    ...act,
    // "Learned counsel accepts notice and is directed to file a reply."
    ...(act.who === null && /^(?:is|are|shall|must|may) /i.test(act.clause) && { who: subject }),
    ...(time !== null && { clause: `${time}, ${act.clause}` }),
  }))
  if (depends.length === 0) return own
  return [...depends.flatMap((one) => conditionAct(one, own[0]?.who ?? subject, otherwise)), ...own]
}

/** "If a reply is filed, ...", "Upon deposit, ...": the time of what follows runs from there. */
const EVENT_FIRST =
  /^(?:if|in case|in the event|upon|on(?! (?:the )?condition)|where|after|once|when|as soon as|as and when|from)\b/i

/** An event that only starts the time. */
const OF_PAPERS = /\b(?:receipt|production|presentation|communication|service|being served|uploading)\b/i

function fronted(sentence: string): { main: string; front: string | null; time: string | null } {
  let main = sentence
  let front: string | null = null
  let time: string | null = null
  for (let step = 0; step < 4; step++) {
    const adjunct = ADJUNCT.exec(main)?.[0] ?? UNTIL.exec(main)?.[0]
    if (adjunct) main = main.slice(adjunct.length)
    const match = FRONT.exec(main)
    if (match?.groups?.front) {
      if (/^within\b/i.test(match.groups.front)) time = match.groups.front
      else front = match.groups.front
      main = main.slice(match[0].length)
    } else if (!adjunct) break
  }
  return { main, front, time }
}

const WHO_MAY = new RegExp(`((?:the )?(?:${ROLE})${NUMBERED}), who(?= (?:shall|may|must) )`, 'gi')

function clausesOf(core: string): string[] {
  const pieces = core
    // "with a copy to the petitioner, who may file a rejoinder"
    .replace(WHO_MAY, (_, named: string) => `${named}, and ${named}`)
    .split(CLAUSE_ENDS)
    .map(trimmed)
    .filter((clause) => clause !== '')
  return pieces.flatMap((piece) => {
    const [first = '', ...more] = piece.split(OTHER_SUBJECT)
    // "Respondents 1 and 2 shall": what stands before "and" needs a verb to be a clause.
    const isSame = more.length > 0 && SAME_SUBJECT.test(trimmed(more[0] ?? ''))
    return more.length > 0 && HAS_VERB.test(first) && (!isSame || HAS_TIME.test(first))
      ? [first, ...more].map(trimmed)
      : [piece]
  })
}

const OTHER_SUBJECT = new RegExp(
  `,? and(?= (?:the |its |his |her |their )?[\\w.&' -]{2,40}? (?:shall|is directed|are directed|(?:is|are) granted|(?:is|stands) extended)\\b)|,? and(?= (?:to )?(?:${ACTIVE})\\b[^,;]*\\b(?:within|on or before|by \\d))`,
  'i',
)

/** "subject to the petitioner depositing Rs. 4,00,000 within two weeks" binds like a direction. */
const CONDITION_ACT =
  /^(?:subject to|conditional (?:up)?on|provided(?: that)?|on (?:the |a )?condition(?: that| of)?|(?:up)?on(?= (?:the|his|her|its|their|depositing|paying) )|(?:up)?on(?= (?:payment|deposit|filing|furnishing|submission|production) of))\s*(?<who>.{0,60}?)\b(?<vp>(?!\w+ being\b)(?:depositing|paying|(?:payment|deposit) of|costs? of|filing|furnishing|surrendering|submitting|deposits?|pays?|files?|furnish(?:es)?|surrenders?|submits?|appears?|joins?|cooperates?|hands? over|vacates?|undertak(?:es?|ing)|clears?|complies|(?!(?:be|hear|find|pend|dur|outstand|proceed|build|understand)ing\b)[a-z]{3,}ing)\b.+)$/i

/** "provided a sum of Rs. 3,00,000 is paid by 2nd December" */
const CONDITION_DONE =
  /^(?:subject to|provided(?: that)?|on (?:the |a )?condition(?: that)?) (?<clause>(?:(?!\b(?:is|are)\b).){3,80} (?:is|are|being) (?:also )?(?:paid|deposited|remitted|furnished|filed|cleared|submitted|executed)\b.+)$/i

function conditionAct(condition: string, subject: string | null, otherwise: string | null): Act[] {
  const hindi = /^(?:बशर्ते|इस शर्त (?:पर|के साथ)(?: कि)?) (?<duty>.+)$/u.exec(condition)?.groups?.duty
  if (hindi !== undefined) return hindiAct(hindi, otherwise) ?? []
  const done = CONDITION_DONE.exec(condition)?.groups?.clause
  if (done !== undefined && HAS_TIME.test(done))
    return [{ who: null, kind: 'MUST', what: done, clause: done, condition: otherwise, event: null }]
  const match = CONDITION_ACT.exec(condition)?.groups
  if (!match) return []
  const said = trimmed(match.who ?? '').replace(/^that | (?:will|shall|must)$/gi, '')
  const who = /^(?:he|she|it|they|his|her|its|their)?$/i.test(said) ? subject : said
  const vp = trimmed(match.vp ?? '')
  if (!HAS_TIME.test(vp) && !/^(?:deposit|pay)(?!ment|\w* of)/i.test(vp)) return []
  const [first = vp, ...more] = clausesOf(vp)
  const of = { who, kind: 'MUST', condition: otherwise, event: null } as const
  return [
    { ...of, what: first, clause: more.length > 0 ? first : vp },
    // "in two instalments, the first by 31-05-2024 and the second by 30-06-2024"
    ...more.filter((piece) => HAS_TIME.test(piece)).map((piece) => ({ ...of, what: piece, clause: piece })),
  ]
}

const ROLE_FIRST = new RegExp(`^(?:learned counsel for )?(?<who>(?:the |both )*(?:${ROLE})${NUMBERED})(?=[ ,])`, 'i')

/** Who stands at the beginning of a sentence. */
export function subjectOf(sentence: string): string | null {
  const bare = fronted(withoutTies(sentence)).main
  const person =
    /^(?:(?:Mr|Ms|Mrs|Shri|Sri|Smt|Dr)\.? (?:[A-Z][\w.]* ?){1,4}|(?:The )?[A-Z][\w&.' -]{2,60}(?:Limited|Ltd\.?|LLP|Bank))(?=[ ,])/
  const [first = ''] = bare.split(/,? (?:accepts?|takes?|waives?|enters?|has|have|is|are|shall|may|must)\b/)
  const named = first !== bare && isOnlySomebody(first) ? first : undefined
  return (ROLE_FIRST.exec(bare)?.groups?.who ?? person.exec(bare)?.[0] ?? named)?.trim() ?? null
}
