import test from 'ava'
import type { Party } from '../../../domain/matching/parts-of-party.ts'
import { readParty } from '../../../domain/matching/party.ts'

/** The names read, each with its kind unless it is the name of the party itself, then what was dropped, `!` for a person. */
function spell({ names, dropped, isPerson }: Party): string {
  const read = names.map(({ kind, words }) => (kind === 'NAME' ? '' : `${kind}: `) + words.join(' '))
  const cut = dropped.map(({ kind, words }) => `${kind}: ${words.join(' ')}`)
  return [...read, ...cut, ...(isPerson ? ['!'] : [])].join('; ')
}

const ENTRIES: [asWritten: string, reading: string][] = [
  ['M/s. Kalpavan Cables Ltd.', 'kalpavan cables ltd'],
  ['2) M/S KALPAVAN CABLES LTD', 'kalpavan cables ltd'],
  ['In re: Kalpavan Cables Ltd', 'kalpavan cables ltd'],
  ['KALPAVAN CABLES (P) LTD. AND 32 OTHERS', 'kalpavan cables p ltd; crowd: others'],
  ['Kalpavan Cables Ltd .Array[93].', 'kalpavan cables ltd; crowd: array 93'],
  ['KALPAVAN CABLES LTD & ANO', 'kalpavan cables ltd; crowd: ano'],
  ['KALPAVAN CABLES LTD AND 2 OTRS', 'kalpavan cables ltd; crowd: otrs'],
  ['1A. KALPAVAN CABLES LTD', 'kalpavan cables ltd'],
  ['Others Cables Ltd', 'others cables ltd'],
  ['KALPAVAN CABLES LTD TH.MANAGER', 'kalpavan cables ltd; representative: th manager'],
  ['STATE TH. HOME DEPTT.', 'state; representative: th home deptt'],
  ['Drive Through Foods Ltd', 'drive through foods ltd'],
  ['Kalpavan Cables Ltd through Director & Ors.', 'kalpavan cables ltd; representative: through director; crowd: ors'],
  ['Kalpavan Cables Ltd (under CIRP)', 'kalpavan cables ltd; role: under cirp'],
  ['Kalpavan Cables Ltd ... Respondent No. 3', 'kalpavan cables ltd; role: respondent no 3'],
  ['Kalpavan Cables Ltd, Plot 4, MIDC', 'kalpavan cables ltd; address: plot 4 midc'],
  ['Kalpavan Stores, Main Road, Latur', 'kalpavan stores; address: main road latur'],
  ['Kalpavan Cables Ltd Employees Union', 'kalpavan cables ltd employees union'],
  ['Kalpavan Cables Ltd (KCL)', 'kalpavan cables ltd; acronym: kcl'],
  ['Kalpavan Cables Ltd (formerly Morvani Ltd)', 'kalpavan cables ltd; FORMER: morvani ltd'],
  ['Erstwhile M/s Morvani Ltd, now Kalpavan Cables Ltd', 'FORMER: morvani ltd; kalpavan cables ltd'],
  ['Kalpavan Cables Ltd A/K/A Morvani', 'kalpavan cables ltd; ALIAS: morvani'],
  ['Lakhan @ Aakash', 'lakhan; ALIAS: aakash'],
  ['Lakhan @Aakash', 'lakhan; ALIAS: aakash'],
  ['Lakhan@ Aakash', 'lakhan; ALIAS: aakash'],
  ['Team@Work Ltd', 'team work ltd'],
  ['Kalpavan/Zeno', 'kalpavan; ALIAS: zeno'],
  ['Zeno/Kalpavan', 'zeno; ALIAS: kalpavan'],
  ['Kalpavan/Zen', 'kalpavan zen'],
  ['Kalpavan Ltd (Morvani Finance Pvt Ltd)', 'kalpavan ltd; BRACKETS: morvani finance pvt ltd'],
  ['Kalpavan Ltd (since merged with Morvani Ltd)', 'kalpavan ltd; MERGED: morvani ltd'],
  ['The Branch Manager, Kalpavan Cables Ltd', 'OFFICE: kalpavan cables ltd'],
  ['A. Rane, Director of M/s Kalpavan Cables Ltd', 'OFFICER: kalpavan cables ltd; representative: a rane'],
  ['A. Rane, Prop. of M/s Kalpavan Stores', 'PROPRIETOR: kalpavan stores; representative: a rane'],
  ['Kalpavan Stores, Prop. A. Rane', 'kalpavan stores; representative: prop a rane'],
  ['Mohan S/o Sohan, R/o Latur', 'mohan; relation: s/o sohan; address: r/o latur; !'],
  ['SMT. SUNITA W/O MOHAN', 'sunita; relation: w/o mohan; !'],
  ['Mohan (since deceased) through LRs', 'mohan; role: since deceased; representative: through; role: lrs; !'],
  [
    'Kalpavan Cables Ltd through its Director Ramesh S/o Mohan (since deceased)',
    'kalpavan cables ltd; representative: through its director ramesh; relation: s/o mohan; role: since deceased',
  ],
  [
    'M/s Kalpavan Traders, Prop: Ramesh W/o Mohan, D/o Sohan',
    'kalpavan traders; representative: prop ramesh; relation: w/o mohan; relation: d/o sohan',
  ],
  [
    'Kalpavan Cables Ltd through Ramesh (since deceased)',
    'kalpavan cables ltd; representative: through ramesh; role: since deceased',
  ],
  ['Mohan through LRs Ramesh S/o Mohan', 'mohan; representative: through; role: lrs ramesh; relation: s/o mohan; !'],
  [
    'Kalpavan Cables Ltd through its legal representatives',
    'kalpavan cables ltd; representative: through its; role: legal representatives',
  ],
  ['Mrs. Kalpavan Foods Limited', 'kalpavan foods limited'],
  ['Smt. Kalpavan Devi Memorial Trust', 'kalpavan devi memorial trust'],
  ['Smt. Sunita Devi', 'sunita devi; !'],
  ['Smt. Sunita, Prop. Kalpavan Stores', 'PROPRIETOR: kalpavan stores; representative: sunita; !'],
  ['', ''],
]

for (const [asWritten, reading] of ENTRIES)
  test(`"${asWritten}" is read as "${reading}"`, (t) => t.is(spell(readParty(asWritten)), reading))
