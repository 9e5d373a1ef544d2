import { coined, type Draw, drawer } from '../../matching/coined-words.ts'

const SEED = 20_240_601

/**
 * Invented names of parties as a long list of cases would hold them, the same on every run: companies and persons,
 * coined words and trades, forms and crowds. No two are drawn alike by intent, but with a million some will be.
 */
export function* manyNames(count: number): Generator<string> {
  const draw = drawer(SEED)
  for (let at = 0; at < count; at++) yield draw(KINDS) === 'person' ? person(draw) : company(draw)
}

/** Two parties of five are persons. */
const KINDS = ['company', 'company', 'company', 'person', 'person'] as const

function company(draw: Draw): string {
  return `${draw(PREFIXES)}${coined(draw, ENDS)}${draw(BETWEEN)}${draw(TRADES)} ${draw(FORMS)}${draw(CROWDS)}`
}

function person(draw: Draw): string {
  return `${coined(draw, ENDS)} ${coined(draw, ENDS)}${draw(RELATIONS)}${coined(draw, ENDS)}${draw(CROWDS)}`
}

const PREFIXES = ['', '', 'M/s ', 'M/S. ', 'The '] as const
const BETWEEN = [' ', ' ', ' Agro ', ' India ', ' Steel ', ' Shree '] as const
const ENDS = ['ka', 'ni', 'van', 'pur', 'ta', 'dev', 'sh', 'm', 'lal', 'raj', 'na', 'li', 'wadi', 'giri'] as const
const TRADES = [
  'Textiles',
  'Chemicals',
  'Motors',
  'Foods',
  'Finance',
  'Infra',
  'Switchgears',
  'Cement',
  'Logistics',
  'Pharma',
  'Traders',
  'Builders and Developers',
  'Engineering Works',
] as const
const FORMS = ['Private Limited', 'Pvt. Ltd.', 'LTD.', '(P) Ltd', 'LLP', 'Limited', ''] as const
const CROWDS = ['', '', '', ' & ORS.', ' AND ANR', ' through its Director'] as const
const RELATIONS = [' S/o ', ' W/o ', ' D/o ', ' '] as const
