import { appellateSide } from '../../sources/cause-lists/calcutta.ts'
import { delhi } from '../../sources/cause-lists/delhi.ts'
import { bengaluru } from '../../sources/cause-lists/karnataka.ts'
import type { ListSite } from '../../sources/cause-lists/list-site.ts'
import { madras } from '../../sources/cause-lists/madras.ts'
import { newDelhi } from '../../sources/cause-lists/nclat.ts'
import { readList } from '../../sources/cause-lists/read-list.ts'
import { sc } from '../../sources/cause-lists/sc.ts'
import { telangana } from '../../sources/cause-lists/telangana.ts'

export const DAY = '2026-11-26'
export type Draw = (below: number) => number

export interface Matter {
  /** As printed, and each number that it stands for, as `SLPC/12/2024`. */
  printed: string
  type: string
  serial: string
  year: number
  numbers: string[]
  item: string
  petitioner: string
  respondent: string
  counsel: string
  /** Whether it is heard with the item before it, and whether it has an item of its own. */
  isConnected: boolean
  isCounted: boolean
}

/** How a court prints the lines of an item, with those that are heard with it. */
export interface Form {
  court: string
  types: readonly string[]
  site: Pick<ListSite, 'readDocument'>
  header: readonly string[]
  print(matter: Matter, connected: readonly Matter[], draw: Draw): string[]
  asBytes?(lines: readonly string[]): string
}

/** Words before a matter that is heard with another. */
export const JOINERS = [
  ...[
    'WITH',
    'With',
    'with',
    'C/W',
    'c/w',
    'A/W',
    'AND',
    '&',
    '+',
    'ALONG WITH',
    'ALONGWITH',
    'TAGGED WITH',
    'Tagged with',
  ],
  ...[
    'CONNECTED WITH',
    'CONNECTED',
    'Connected',
    'Conn.',
    'CONN',
    'TOGETHER WITH',
    'CLUBBED WITH',
    'LINKED WITH',
    'HEARD WITH',
  ],
  ...['LISTED WITH', 'TAKEN UP WITH', 'W/', 'WT', 'wt', 'W.T.', 'with:', 'WITH -', '(WITH', '[C/W', '(a)', '*'],
]

const sides = ({ petitioner, respondent }: Matter) => [petitioner, 'VS.', respondent]
const plain: Form['print'] = (matter, connected, draw) => [
  `${matter.item} ${matter.printed}`,
  sides(matter).join(' '),
  ...connected.map(({ printed }) => `${JOINERS[draw(JOINERS.length)]} ${printed}`),
]
const CASES = { hc: ['W.P.(C)', 'CRL.M.C.', 'FAO(OS)', 'LPA', 'W.P.(CRL)'], ka: ['WP', 'MFA', 'CRL.P', 'RFA', 'WA'] }

/** The last two digits of its years, as Kerala prints them. */
export const SHORT_YEARS = 'SHORT YEARS'

export const FORMS: readonly Form[] = [
  anyOther(SHORT_YEARS, 'HIGH COURT OF ZANSKAR', (...each) => plain(...each)),
  anyOther('LABELS', 'HIGH COURT OF ZANSKAR', (matter, connected, draw) => {
    const [, ...below] = plain(matter, connected, draw)
    return [`ITEM NO. ${matter.item}`, matter.printed, ...below]
  }),
  {
    court: 'SC',
    types: ['SLP(C) No.', 'C.A. No.', 'SLP(Crl) No.', 'W.P.(C) No.', 'Crl.A. No.'],
    site: sc,
    header: [
      'SUPREME COURT OF INDIA',
      'DAILY CAUSE LIST FOR DATED : 26-11-2026',
      'COURT NO. : 5',
      '(TIME : 10:30 AM)',
      'REGULAR HEARING',
    ],
    print: (matter, connected, draw) => [
      ...[matter, ...connected].flatMap((each) => [
        each.isConnected ? `${each.item} Connected` : `${each.item} ${each.printed}`,
        ...(each.isConnected ? [each.printed] : []),
        ['III', 'IX', 'XII-B', 'PIL-W', 'X'][draw(5)] ?? 'X',
        each.petitioner,
        'Versus',
        each.respondent,
        ...(draw(3) === 0 ? [`IA No. ${1000 + draw(9000)}/2026 - STAY APPLICATION`] : []),
        `${each.counsel}- ${1000 + draw(9000)} [P-1]`,
      ]),
    ],
  },
  {
    court: 'HC-DLHC01',
    types: CASES.hc,
    site: delhi,
    header: ['HIGH COURT OF DELHI', 'CAUSE LIST FOR 26.11.2026', 'COURT NO. 4', 'FOR ADMISSION'],
    print: plain,
  },
  {
    court: 'HC-HBHC01',
    types: ['WP', 'CRLP', 'CMA', 'AS', 'WA'],
    site: telangana,
    header: ['COURT NO. 4', 'To be heard on Thursday the 26th day of November 2026 10:30 AM', 'FOR ADMISSION'],
    print: plain,
  },
  {
    court: 'NCLAT-DELHI',
    types: ['Comp. App. (AT) (Ins) No.', 'Comp. App. (AT) No.'],
    site: newDelhi,
    header: ['NATIONAL COMPANY LAW APPELLATE TRIBUNAL', 'CAUSE LIST DATED: 26.11.2026', 'COURT NO. 1', 'FOR ORDERS'],
    print: (matter, connected, draw) => {
      const [number = '', parties = '', ...others] = plain(matter, connected, draw)
      return [number, `${parties} Mr. ${matter.counsel} Ms. ${matter.counsel}`, ...others]
    },
  },
  {
    court: 'HC-WBCHCA',
    types: ['WPA', 'MAT', 'FMA', 'CRR', 'WPA(P)'],
    site: appellateSide,
    header: [
      'HIGH COURT AT CALCUTTA',
      'DAILY CAUSELIST',
      'For Thursday The 26th November 2026',
      'COURT NO. 11',
      'MOTION',
    ],
    print: (matter, connected) =>
      [matter, ...connected].flatMap((each) => [
        `${each.isConnected ? 'wt ' : ''}${each.item}  ${each.printed}  ${each.petitioner}        ${each.counsel}`,
        'VS',
        each.respondent,
      ]),
    asBytes: (lines) => `<html><body><pre>\n${lines.join('\n')}\n</pre></body></html>`,
  },
  {
    court: 'HC-KAHC01',
    types: CASES.ka,
    site: bengaluru,
    header: [
      'ON THE DAY OF Thursday THE 26th Day Of November 2026',
      'at 10:30AM',
      'COURT HALL NO :1',
      'Cause List No. 1',
      'ORDERS',
    ],
    print: (matter, connected) =>
      [matter, ...connected].flatMap((each) => [
        ...(each.isConnected ? ['Connected With'] : []),
        `${each.item.replace('.', ' .')} ${each.printed} (GM, RES) PET: ${each.petitioner} RES: ${each.respondent}`,
        each.counsel,
      ]),
  },
  {
    court: 'HC-HCMA01',
    types: ['WP', 'CRL OP', 'WA', 'CMA', 'WP(MD)'],
    site: madras,
    header: [
      '<causelist><causedate>26/11/2026</causedate><court><courtno>COURT NO. 04</courtno>',
      '<stage><stagename>FOR ADMISSION</stagename>',
    ],
    print: (matter, connected) => [
      ...['<casedetails>', `<serial_no>${matter.item}</serial_no>`, ...fieldsOf(matter, 'm', '')],
      ...connected.flatMap((each) => ['<extra>', ...fieldsOf(each, 'ex', 'ex'), '</extra>']),
      '</casedetails>',
    ],
    asBytes: (lines) => `<?xml version="1.0"?>\n${lines.join('\n')}\n</stage></court></causelist>`,
  },
]

/** A court without a reader of its own. */
function anyOther(court: string, header: string, print: Form['print']): Form {
  const site: Form['site'] = { readDocument: async (_, day, readPdf) => readList(await readPdf(new Uint8Array()), day) }
  return {
    court,
    types: CASES.hc,
    site,
    header: [header, 'CAUSE LIST FOR 26.11.2026', 'COURT NO. 4', 'FOR ADMISSION'],
    print,
  }
}

function fieldsOf({ type, serial, year, ...matter }: Matter, whose: string, side: string): string[] {
  return [
    ...[`<${whose}casetype>${type}</${whose}casetype>`, `<${whose}caseno>${serial}</${whose}caseno>`],
    ...[`<${whose}caseyr>${year}</${whose}caseyr>`, `<${side}pname>${matter.petitioner}</${side}pname>`],
    ...[`<${side}rname>${matter.respondent}</${side}rname>`, `<${whose}padv>${matter.counsel}</${whose}padv>`],
  ]
}
