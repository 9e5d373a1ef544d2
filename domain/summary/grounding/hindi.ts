import type { NormalForm } from './normal-form.ts'

/**
 * What a few usual sentences of Hindi orders say, in the normal form of English: filed, reply within, listed, decreed, dismissed, a
 * party's payment. All other Hindi is only quoted.
 */
export function hindiTellings(form: NormalForm): NormalForm[] {
  const text = form.replace(/ ?।$/, '')
  const said = SENTENCES.find(({ pattern }) => pattern.test(text))
  return said ? said.tellings(pattern(said.pattern, text)).map((one) => one.replace(/ +/g, ' ').trim()) : []
}

type Groups = Record<string, string | undefined>

function pattern(of: RegExp, text: string): Groups {
  return of.exec(text)?.groups ?? {}
}

const PARTIES = new Map(
  Object.entries({
    वादी: 'plaintiff',
    प्रतिवादी: 'defendant',
    याचिकाकर्ता: 'petitioner',
    याची: 'petitioner',
    प्रत्यर्थी: 'respondent',
    अपीलार्थी: 'appellant',
    अपीलकर्ता: 'appellant',
    आवेदक: 'applicant',
    परिवादी: 'complainant',
    विपक्षी: 'opposite party',
    अभियुक्त: 'accused',
  }).map(([word, english]) => [word.normalize('NFKC'), english]),
)
const PAPERS = new Map(
  Object.entries({
    वाद: 'suit',
    दावा: 'suit',
    याचिका: 'petition',
    अपील: 'appeal',
    आवेदन: 'application',
    'प्रार्थना पत्र': 'application',
    परिवाद: 'complaint',
    मामला: 'matter',
    प्रकरण: 'matter',
  }).map(([word, english]) => [word.normalize('NFKC'), english]),
)

const PARTY = `(?<party>${[...PARTIES.keys()].join('|')})`
const PAPER = `(?:यह )?(?<paper>${[...PAPERS.keys()].join('|')})`
const DAY = '(?<day><\\d{4}_\\d\\d_\\d\\d>) को'
const SUM = '(?<sum><INR:[\\d.]+>)'
const SPAN = '(?<span><(?:day|week|month|year):[\\d.]+>) के (?:भीतर|अंदर)'
const FILED = '(?:दाखिल|दायर|प्रस्तुत)'

const partyIn = ({ party = '' }: Groups) => PARTIES.get(party) ?? ''
const paperIn = ({ paper = '' }: Groups) => PAPERS.get(paper) ?? ''

interface Sentence {
  pattern: RegExp
  tellings: (found: Groups) => NormalForm[]
}

const SENTENCES: readonly Sentence[] = [
  {
    pattern: sentence(
      `${PAPER} ${DAY}(?: ${SUM} (?<recovery>की वसूली )?के लिए)? ${FILED} (?:किया गया|की गई|की गयी)(?: है| था| थी)?`,
    ),
    tellings: (found) => filed(`${paperIn(found)} was file_ on ${found.day}`, found),
  },
  {
    pattern: sentence(
      `${PARTY} ने ${PAPER} ${DAY}(?: ${SUM} (?<recovery>की वसूली )?के लिए)? ${FILED} (?:किया|की)(?: है| था| थी)?`,
    ),
    tellings: (found) => filed(`${partyIn(found)} file_ ${paperIn(found)} on ${found.day}`, found),
  },
  {
    pattern: sentence(`(?:न्यायालय आदेश देता है कि )?${PARTY} ${SPAN} (?:अपना )?(?:उत्तर|जवाब) ${FILED} करे`),
    tellings: (found) => ['', 'its '].map((its) => `${partyIn(found)} shall file_ ${its}reply within ${found.span}`),
  },
  {
    pattern: sentence(
      `(?:न्यायालय आदेश देता है कि )?${PARTY} ${SPAN} (?:(?<amount>राशि|धनराशि)|${SUM}) (?:अदा|जमा|भुगतान) करे`,
    ),
    tellings: (found) => [`${partyIn(found)} shall pay_ ${found.sum ?? 'amount'} within ${found.span}`],
  },
  {
    pattern: sentence(`${PAPER} ${DAY} सूचीबद्ध (?:किया जाए|किया जाता है|हो|की जाए)`),
    tellings: (found) => [`matter is list_ on ${found.day}`],
  },
  {
    pattern: sentence(`${PAPER}(?: ${SUM} के लिए)? डिक्री (?:किया जाता है|की जाती है)`),
    tellings: (found) => [`${paperIn(found)} is decree_${found.sum ? ` for ${found.sum}` : ''}`],
  },
  {
    pattern: sentence(`${PAPER} ख़?ारिज (?:किया जाता है|की जाती है)`),
    tellings: (found) => [`${paperIn(found)} is dismiss_`],
  },
  {
    pattern: sentence(`${PAPER} (?<part>आंशिक रूप से )?स्वीकार (?:किया जाता है|की जाती है)`),
    tellings: (found) => [`${paperIn(found)} is ${found.part ? 'partly ' : ''}allow_`],
  },
  {
    pattern: sentence(
      `${PARTY} का कथन है कि उसने ${SUM} ${DAY} (?:अदा|भुगतान|जमा) (?:कर दिए|कर दी|कर दिये|किए|किये|किया|की)(?: हैं| है| थे)?`,
    ),
    tellings: (found) =>
      ['he', 'she', 'it', 'they'].map((who) => `${partyIn(found)} says that ${who} pay_ ${found.sum} on ${found.day}`),
  },
]

/** The day of filing, with or without the sum. */
function filed(start: NormalForm, { sum, recovery }: Groups): NormalForm[] {
  return sum ? [start, `${start} for ${recovery ? 'recovery of ' : ''}${sum}`] : [start]
}

function sentence(words: string): RegExp {
  return new RegExp(`^${words.normalize('NFKC')}$`, 'u')
}
