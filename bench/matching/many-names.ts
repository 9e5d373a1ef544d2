/**
 * Invented names of parties as a long list of cases would hold them, the same on every run: companies and persons,
 * coined words and trades, forms and crowds. No two are drawn alike by intent, but with a million some will be.
 */
export function* manyNames(count: number): Generator<string> {
  const draw = drawer()
  for (let at = 0; at < count; at++) yield draw(KINDS) === 'person' ? person(draw) : company(draw)
}

type Draw = <T>(from: readonly [T, ...T[]]) => T

/** A linear congruential generator with the constants of Numerical Recipes: good enough to shuffle syllables. */
function drawer(): Draw {
  let state = 20_240_601
  return (from) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return from[Math.floor((state / 2 ** 32) * from.length)] ?? from[0]
  }
}

/** Two parties of five are persons. */
const KINDS = ['company', 'company', 'company', 'person', 'person'] as const

function company(draw: Draw): string {
  return `${draw(PREFIXES)}${coined(draw)}${draw(BETWEEN)}${draw(TRADES)} ${draw(FORMS)}${draw(CROWDS)}`
}

function person(draw: Draw): string {
  return `${coined(draw)} ${coined(draw)}${draw(RELATIONS)}${coined(draw)}${draw(CROWDS)}`
}

function coined(draw: Draw): string {
  const word = draw(STARTS) + draw(MIDDLES) + draw(MIDDLES) + draw(ENDS)
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

const PREFIXES = ['', '', 'M/s ', 'M/S. ', 'The '] as const
const BETWEEN = [' ', ' ', ' Agro ', ' India ', ' Steel ', ' Shree '] as const
const STARTS = [
  'va',
  'ka',
  'su',
  'pra',
  'ra',
  'me',
  'nir',
  'cha',
  'tri',
  'go',
  'bha',
  'in',
  'dha',
  'la',
  'ji',
  'ta',
  'sha',
  'mo',
] as const
const MIDDLES = [
  'ru',
  'ni',
  'ma',
  'ta',
  'le',
  'va',
  'sha',
  'dhi',
  'ra',
  'ka',
  'mo',
  'na',
  'gi',
  'pa',
  'li',
  'bha',
] as const
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
