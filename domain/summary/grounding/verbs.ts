/**
 * What a court does by saying it, each line one meaning in the words that courts use for it: "rejected" and "declined" say that something
 * is dismissed. The first word stands for the line. Words that a lawyer tells apart have lines of their own ("allowed" is no "granted").
 */
const COURT_ACTS = [
  'dismiss dismisses dismissed rejects rejected reject declined declines',
  'allow allows allowed',
  'grant grants granted',
  'admit admits admitted',
  'decree decrees decreed',
  'uphold upholds upheld affirms affirmed affirm',
  'confirm confirms confirmed',
  'stay stays stayed',
  'vacate vacates vacated',
  'remand remands remanded remits remitted',
  'restore restores restored',
  'convict convicts convicted',
  'acquit acquits acquitted',
  'discharge discharges discharged',
  'sentence sentences sentenced',
  'suspend suspends suspended',
  'appoint appoints appointed',
  'declare declares declared',
  'impose imposes imposed',
  'reduce reduces reduced',
  'enhance enhances enhanced',
  'modify modifies modified',
  'extend extends extended',
  'condone condones condoned',
  'approve approves approved',
  'accept accepts accepted',
  'award awards awarded',
  'close closes closed',
  'summon summons summoned',
  'restrain restrains restrained',
  'transfer transfers transferred',
  'refer refers referred',
  'cancel cancels cancelled',
  'attach attaches attached',
  'issue issues issued',
  'frame frames framed',
  'reserve reserves reserved',
  'list lists listed',
  'adjourn adjourns adjourned',
  'confine confines confined',
  'restrict restricts restricted',
  'implead impleads impleaded',
  'waive waives waived',
  'fix fixes fixed',
  'permit permits permitted',
  'direct directs directed',
  'order orders ordered',
  'release releases released',
  'terminate terminates terminated',
  'replace replaces replaced',
  'substitute substitutes substituted',
  'constitute constitutes constituted',
  'defer defers deferred',
  'record records recorded',
  'expunge expunges expunged',
  'recall recalls recalled',
  'lift lifts lifted',
  'decide decides decided',
  'answer answers answered',
  'reverse reverses reversed',
  'refuse refuses refused',
  'exempt exempts exempted',
  'sanction sanctions sanctioned',
  'forfeit forfeits forfeited',
  'overrule overrules overruled',
  'quantify quantifies quantified',
  'dispense dispenses dispensed',
  'continue continues continued',
  'regularise regularises regularised',
  'revoke revokes revoked',
  'delete deletes deleted',
  'sustain sustains sustained',
  'forego foregoes foregone',
  'enlarge enlarges enlarged',
  'notify notifies notified',
  'refund refunds refunded',
  'return returns returned',
  'mark marks marked',
] as const

/** What parties and offices do in a case, by the same rule; the past and the present of a step are one. */
const STEPS = [
  'file files filed',
  'pay pays paid',
  'deposit deposits deposited',
  'send sends sent dispatched',
  'serve serves served',
  'deliver delivers delivered',
  'receive receives received',
  'purchase purchases purchased bought',
  'book books booked',
  'challenge challenges challenged',
  'seek seeks sought',
  'pray prays prayed',
  'oppose opposes opposed',
  'deny denies denied',
  'dispute disputes disputed',
  'produce produces produced',
  'prove proves proved proven',
  'furnish furnishes furnished',
  'execute executes executed',
  'register registers registered',
  'present presents presented',
  'institute institutes instituted',
  'prefer prefers preferred',
  'lodge lodges lodged',
  'claim claims claimed',
  'demand demands demanded',
  'submit submits submitted',
  'undertake undertakes undertook undertaken',
  'move moves moved',
] as const

/** What stays apart in its tenses: told otherwise, it could be over, or not be yet. */
const OTHER_VERBS =
  'taken succeeds succeeded fails lies arises arose pertains involves involved amounts waives supported opposes accrues accrued commenced commences matured contains contained entitles entitled enabled directs given gone seen begun opened opens got gets performed purports carried sanctioned secured advanced honoured dishonoured bounced repudiated insured damaged contributed retired promoted reinstated voted resolved withheld intends fell falls passed exceeds exceeded contravenes violated breached infringed complied complies attracts attracted suppressed resisted appears appeared signed sold sells owes owed owns owned holds held remains remained admits filed replied resigned reported reports opined ' +
  'complained verified verifies considered considers proposed proposes provides provided imported exported led gave gives took takes made makes ' +
  'relies relied calls called shows showed annexes annexed disclosed discloses defaulted failed fails collected collects committed acknowledged ' +
  'acknowledges invoked invokes stopped ceased expired expires came comes went ran runs died left entered suffered caused mentions mentioned bears ' +
  'became becomes had has refers supports supported invited assessed levied borrowed lent repaid supplied supplies agreed agrees requested requests ' +
  'pressed inspected examined visited found finds noted notes observed observes recovered seized arrested lapsed withdrew withdraws points pointed ' +
  'handed terminated cancelled rescheduled disbursed raised raises pleaded pleads joined joins obtained availed used uses required requires stated states examined examines cross won lost paid remitted refunded refused returned opposed operated operates reached ' +
  'contested contests conceded concedes neglected occurred happened began ended ends continued wrote met kept built broke drew chose knew grew stood spoke understood put sets proceeded resides resided employed worked works attended attends mortgaged leased constructed completed demolished allotted transferred manufactured'

/** Forms that are nouns as well: verbs only behind who does it. */
const ALSO_NOUNS = new Set(
  'orders claims demands awards issues records lists decrees sentences books presents permits stays summons transfers grants extends approves fixes frames appeals'.split(
    ' ',
  ),
)

const LINES = [...COURT_ACTS, ...STEPS].map((line) => line.split(' '))
const INFLECTED = new Map(LINES.flatMap(([base = '', ...forms]) => forms.map((form) => [form, `${base}_`] as const)))
const BASES = new Map(LINES.map(([base = '']) => [base, `${base}_`] as const))

/** Every verb of the tables as the sign of its line, `dismiss_`, which no noun has. */
export function withVerbSigns(words: readonly string[]): string[] {
  return words.map((word, at) => {
    const before = words[at - 1] ?? ''
    const sign = INFLECTED.get(word)
    if (sign) return ALSO_NOUNS.has(word) && !ACTORS.has(before) ? word : sign
    return BEFORE_BASE.test(before) ? (BASES.get(word) ?? word) : word
  })
}

const BEFORE_BASE = /^(?:shall|may|will|can|could|would|should|did|does|do|not|thiscourt)$/
const ACTORS = new Set(
  'thiscourt petitioner appellant applicant plaintiff complainant claimant respondent defendant party accused prosecution prosecutor state department revenue bank creditor debtor authority tribunal commission bench forum he she it they who which that and'.split(
    ' ',
  ),
)

export const COURT_ACT: string = [
  'setaside_',
  'disposeof_',
  'dispensewith_',
  ...COURT_ACTS.map((line) => `${line.split(' ')[0]}_`),
].join('|')
export const STEP: string = STEPS.map((line) => `${line.split(' ')[0]}_`).join('|')

/** A word that makes a clause of its words, in the normal form. */
export const FINITE: string = [
  'is|was|not|shall|may|can|could|would|will|might|did|does|do|says|finds',
  COURT_ACT,
  STEP,
  OTHER_VERBS.split(' ').join('|'),
].join('|')

/** Who speaks or acts before a court, in the words of orders. */
export const PARTY =
  '(?:(?:original|first|second|third|present|proposed|contesting) )?' +
  '(?:petitioner|appellant|applicant|plaintiff|complainant|claimant|respondent|defendant|opposite party|accused|prosecution|public prosecutor|(?:petitioner|respondent|applicant|appellant|complainant|plaintiff|defendant) (?:bank|company|firm|society|corporation|board|wife|husband)|' +
  'state|union of india|department|revenue|bank|financial creditor|operational creditor|corporate debtor|decree holder|judgment debtor|insurer|insurance company|' +
  'assessee|borrower|guarantor|workman|management|wife|husband|landlord|tenant|caveator|intervenor|liquidator|resolution professional|builder|developer|' +
  'municipal corporation|corporation|municipal council|authority|government advocate|additional government advocate|additional public prosecutor|standing counsel|' +
  'bank|company|university|council|board|society|contractor|employer|informant|investigating officer|petitioners|appellants|applicants|plaintiffs|complainants|' +
  'respondents|defendants|opposite parties)(?: no <\\d+>)?'
