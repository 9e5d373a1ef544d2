import { phraseFinder } from './phrase-finder.ts'
import { wordSet } from './word-set.ts'

/**
 * The turns of phrase with which clerks say more than a name: who speaks for the party, what it was called before, how
 * many more there are, what it is in the case. Each is a sequence of marks (marks.ts).
 */

/**
 * How the name that follows is related to the party: its former or present name, another name, one it was merged with, the body whose
 * unit it is.
 */
export type NameTurn = 'FORMER' | 'NAME' | 'ALIAS' | 'MERGED' | 'OWNER'
/** What the words that follow are, when they are no name of the party. */
export type CutTurn = 'representative' | 'crowd' | 'role' | 'description' | 'relation' | 'address' | 'date'
export type Turn = NameTurn | CutTurn

const PHRASES: ReadonlyArray<readonly [Turn, string]> = [
  [
    'FORMER',
    `
    formerly known as, formerly called, formerly, formely known as, formely, f/k/a, fka, erstwhile known as, erstwhile,
    earstwhile, erst while, earlier known as, earlier called, earlier, previously known as, previously called,
    previously, prev known as, prev, originally incorporated as, originally known as, known earlier as, name changed from,
    changed its name from, name was changed from, name has been changed from, change of name from, change in name from, from, its name was, whose name was, earlier name was, was known as, was formerly known as, was earlier known as,
    converted from, since converted from, old name, earlier name, former name, previous name, original name, then known as, bhutapurva`,
  ],
  [
    'NAME',
    `
    now known as, now called, now, n/k/a, nka, presently known as, presently, currently known as, since known as,
    since renamed as, since renamed, renamed as, name changed to, name since changed to, name now changed to, since changed to, since changed its name to, changed its name to, changed name to, new name, changed to, change of name to,
    now converted into, now converted to, since converted into, since converted to, converted into, converted to, reconstituted as, rechristened as`,
  ],
  [
    'ALIAS',
    `
    also known as, also called, a/k/a, aka, alias, urf, urpha, @, trading as, t/a, d/b/a, dba, doing business as,
    better known as, popularly known as, known as, in the name and style of, under the name and style of,
    under the name of, carrying on business as, i e, ie, in short, namely, viz, hereinafter, abbreviated as, short name`,
  ],
  [
    'OWNER',
    `
    a unit of, an unit of, unit of, a division of, division of, an undertaking of, undertaking of, a branch of, branch of,
    owned by, owned and run by, owned and operated by, run by, managed by, operated by, a venture of, a project of, a concern of, a brand of`,
  ],
  [
    'MERGED',
    `
    since merged with, since merged into, since merged in, now merged with, now merged into, now merged in, merged with, merged into, merged in,
    since amalgamated with, since amalgamated into, now amalgamated with, now amalgamated into, amalgamated with, amalgamated into, on amalgamation with,
    upon amalgamation with, consequent to merger with, consequent upon merger with, pursuant to merger with, on merger with,
    pursuant to amalgamation of, pursuant to merger of, consequent upon amalgamation of, consequent upon merger of, consequent to amalgamation of,
    consequent to merger of, upon amalgamation of, upon merger of, on amalgamation of, on merger of, after amalgamation of, after merger of,
    since demerged into, demerged into, demerged from, since demerged from, transferee company of, transferor company of, transferee of, transferor of, transferee of the business of, transferee of the undertaking of, resulting company of,
    demerged company of, successor of, successor to, successor in interest of, successor in interest to, successor in title of, successor in business of,
    substituted by, now substituted by, since substituted by, assigned to, since assigned to, debt assigned to, which has merged with, into which, with which`,
  ],
  [
    'representative',
    `
    through, thru, thro, thr, th, represented by, represented through, reptd by, repd by, rep by, rep through, rep,
    acting through, by adv, by advocate, by its, by her, by his, by their, by the, dvara, dwara,
    acting as trustee, as trustee, as a trustee, as the trustee, in its capacity, in the capacity, in his capacity, acting in its capacity,
    assignee of, as assignee, as an assignee, assignor of, substituted in place, in place of`,
  ],
  ['crowd', 'ors,others,orthers,othres,otrs,other,anr,another,anothers,ano,anor,anrs,etc,anya,array'],
  [
    'role',
    `
    petitioner, petitioners, appellant, appellants, respondent, respondents, plaintiff, plaintiffs, defendant,
    defendants, complainant, complainants, accused, applicant, applicants, objector, intervenor, caveator, claimant,
    corporate debtor, corporate applicant, financial creditor, operational creditor, judgment debtor, judgement debtor, decree holder, garnishee, ex parte, exparte, given up, in person,
    opposite party, opp party, non applicant, proforma respondent, transferor company, transferee company,
    demerged company, resulting company, amalgamating company, amalgamated company, in liquidation, under liquidation,
    in liqn, in voluntary liquidation, in provisional liquidation, company in liquidation, company under liquidation,
    under cirp, in cirp, under insolvency, under resolution, under corporate insolvency resolution process,
    since dissolved, dissolved, since closed, since wound up, wound up, under winding up, since struck off, struck off, deleted, since deceased, deceased, dead, lrs, lr,
    legal heirs, legal representatives, vs, versus, v/s, connected matters, and connected matters, connected cases, and connected cases,
    since merged, since amalgamated, stands amalgamated, stood amalgamated, has amalgamated, have merged, upon amalgamation, on amalgamation, upon merger, on merger, after merger, now merged, now amalgamated, has merged, has since merged,
    stands merged, stood merged, since demerged,
    its directors, its partners, and its directors, and its partners, regd, registered, party in person`,
  ],
  [
    'description',
    `
    a company incorporated, company incorporated, a company registered, a company duly, a company within, a company having,
    a company, a private limited company, a public limited company, a public company, a private company, a body corporate, body corporate,
    a government company, a govt company, a government of india undertaking, a govt of india undertaking, a govt of india enterprise,
    govt of india undertaking, government of india undertaking, govt of india enterprise, a partnership firm, a partnership concern,
    a partnership, partnership firm, a registered partnership firm, registered partnership firm, a regd partnership firm,
    a registered firm, registered firm, a regd firm, regd firm, a firm, a sole proprietorship, sole proprietorship, a proprietorship concern, sole proprietorship firm, sole proprietorship concern, a sole proprietary concern,
    sole proprietary concern, a sole proprietor concern, a proprietorship, proprietorship firm, proprietorship concern, a proprietary concern,
    proprietary concern, proprietary firm, a proprietary firm, a society registered, a registered society, a registered trust,
    a trust registered, a public trust, a limited company, a limited liability partnership, an llp, a concern,
    in the matter of, in the matters of, in re, a firm of chartered accountants, chartered accountants, company secretaries, cost accountants, advocates and solicitors, solicitors and advocates, stock brokers and sub brokers`,
  ],
  [
    'date',
    `
    w e f, w/e/f, wef, with effect from, with effect, effective from, vide, pursuant to, consequent to, consequent upon,
    under scheme, under the scheme, under a scheme, in terms of, by virtue of, as per, upto, up to, till, until, dated, dtd, dt, name changed, change of name, name was changed, name has been changed, name since changed`,
  ],
  ['relation', 's/o,d/o,w/o,h/o,son of,daughter of,wife of,widow of,husband of,putra,putri,patni'],
  [
    'address',
    `
    c/o, care of, r/o, resident of, residing at, having its, having registered office, having office, registered office,
    regd office, situated at, office at, address, aged, age`,
  ],
]

/** That somebody died, and that heirs speak for them: only a person's. */
export const DEAD = new Set(['since deceased', 'deceased', 'dead'])
export const HEIRS = new Set(['lrs', 'lr', 'legal heirs', 'legal representatives'])

export interface Phrase {
  turn: Turn
  words: string[]
}

const phrases = [
  ...PHRASES.flatMap(([turn, list]) =>
    list.split(',').map((phrase): Phrase => ({ turn, words: phrase.trim().split(' ') })),
  ),
  // `(Unit: X Ltd)`, whose colon is a mark of its own.
  ...['unit', 'division', 'owner'].map((word): Phrase => ({ turn: 'OWNER', words: [word, ','] })),
]

/** The longest phrase that begins at this place, or undefined. */
export const phraseAt = phraseFinder(phrases)

/** Posts a person can hold in a company, and words that go before them. */
export const OFFICES = wordSet(`
  director md cmd ceo cfo chairman chairperson manager proprietor prop propr proprietress proprietrix partner secretary
  signatory president trustee karta liquidator owner attorney representative agent officer employee professional
  superintendent administrator receiver dean occupier controller incharge engineer accountant custodian rp irp employer
  prabandhak prabandhaka vyavasthapak vyavasthapaka nideshak nideshaka sanchalak sanchalaka adhyaksh adhyaksha sachiv sachiva
`)
export const OFFICE_QUALIFIERS = wordSet(`
  principal ex managing whole time general branch senior sr joint jt deputy dy assistant asst additional addl chief authorised
  authorized auth executive technical sales area zonal regional divisional legal hr finance nominee independent former
  sole operating official company power of resolution interim insolvency medical corporate suspended erstwhile retired
  provisional service services centre center customer care relationship plant production purchase stores warehouse hub territory cluster circle
  business operations marketing grievance nodal recovery estate security safety welfare duty credit claims shakha mukhya maha mandal up
  personnel works
`)
/**
 * Whether a mark can begin anything but a plain word of a name: a phrase, a post, or what a comma or bracket sets
 * apart.
 */
export function isControl(mark: string): boolean {
  return controls.has(mark)
}

const controls = new Set([
  ...phrases.map(({ words: [first = ''] }) => first),
  ...OFFICES,
  ...OFFICE_QUALIFIERS,
  'the',
  ',',
  '(',
  ')',
  '/',
  '@',
])

/** Offices of government, ways to address people, and other words that show a representative to follow. */
export const REPRESENTATIVE_SIGNS = wordSet(`
  its their the his her sh shri smt mr mrs ms dr m/s lrs lr legal resolution interim principal principle additional
  secretary commissioner commissioners department deptt dept home ministry min govt government collector district
  magistrate superintendent police dig sho chief registrar financial standing counsel gpa spa poa holder administrator
`)
export const ADDRESS_WORDS = wordSet(`
  road rd plot nagar floor shop near opp opposite behind dist distt district tehsil teh taluka tq tal village vill vpo
  post po street st lane marg chowk colony building bldg sector phase house no survey gat midc gidc riico sipcot upsidc
  area estate market bazar bazaar pin ps thana khasra flat tower complex circle cross stage layout galli mohalla ward
  bypass highway gstin gst mob ph cin email
`)
/** What may stand before a name without belonging to it. */
export const PREFIXES = wordSet('m/s messrs messers mesrs mesarsa maisarsa maisars')
export const OPENINGS = [
  'in the matter of',
  'in the matters of',
  'in re',
  're ,',
  'employers in relation to the management of',
  'employer in relation to the management of',
  'employers in relation to',
  'employer in relation to',
  'the management of',
  'management of',
  'the mgmt of',
  'mgmt of',
  'the mgt of',
  'mgt of',
  'office of the',
  'office of',
  'o/o the',
  'o/o',
].map((opening) => opening.split(' '))
