import test from 'ava'
import fc from 'fast-check'
import { compareCompany } from '../../../domain/matching/company.ts'
import { prepareName } from '../../../domain/matching/prepare.ts'
import { describeReason } from '../../../domain/matching/reasons.ts'
import { namePairs } from './pairs.ts'

test('the karta of a family stands for the family, and a credit society is cooperative whether it says so or not', (t) => {
  t.is(compareCompany('Devashish Kalpavan HUF', 'Devashish Kalpavan, Karta of Devashish Kalpavan HUF').verdict, 'MATCH')
  t.is(compareCompany('Morvani Primary Agricultural Credit Society', 'MORVANI P.A.C.S.').verdict, 'MATCH')
})

test('every word of a comparison has its reason', (t) => {
  t.deepEqual(compareCompany('Parnakutir Pharmaceuticals Private Limited', 'M/S PARNKUTIR PHARMA (P) LTD. & ORS.'), {
    score: 97,
    verdict: 'MATCH',
    reasons: [
      { kind: 'sound-alike', watched: 'parnakutir', asWritten: 'parnkutir' },
      { kind: 'abbreviation', watched: 'pharmaceuticals', asWritten: 'pharma' },
      { kind: 'legal-form-dropped', watched: 'private limited', asWritten: 'p ltd' },
      { kind: 'crowd', asWritten: 'ors' },
    ],
  })
})

test('a telling word more makes a person look', (t) => {
  t.deepEqual(compareCompany('Kalpavan Cables Limited', 'Neo Kalpavan Cables Ltd'), {
    score: 80,
    verdict: 'POSSIBLE',
    reasons: [
      { kind: 'matched', watched: 'kalpavan', asWritten: 'kalpavan' },
      { kind: 'matched', watched: 'cables', asWritten: 'cables' },
      { kind: 'unmatched-common', asWritten: 'neo' },
      { kind: 'legal-form-dropped', watched: 'limited', asWritten: 'ltd' },
    ],
  })
})

test('posts with two numbers are two, though a comma sets the number apart; a plot or a road behind a company is its address', (t) => {
  for (const post of [
    'Sub Registrar, Haveli No.',
    'Executive Engineer, Division No.',
    'Assistant Commissioner, Division',
    'Station House Officer, P.S. No.',
  ]) {
    t.is(compareCompany(`${post} 12, Pune`, `${post.toUpperCase()} 12, PUNE`).verdict, 'MATCH', post)
    t.not(compareCompany(`${post} 12, Pune`, `${post.toUpperCase()} 14, PUNE`).verdict, 'MATCH', post)
  }
  t.is(compareCompany('Kalpavan Stores, Shop No. 12, Latur', 'KALPAVAN STORES, SHOP NO 14, LATUR').verdict, 'MATCH')
})

test('a reason reads as a sentence about its words', (t) => {
  t.is(
    describeReason({ kind: 'typing-slip', watched: 'pune', asWritten: 'puen' }),
    'pune / puen: same word with a typing error',
  )
  t.is(describeReason({ kind: 'matched', watched: 'pune', asWritten: 'pune' }), 'pune: same word')
  t.is(describeReason({ kind: 'nothing-in-common' }), 'no word in common')
})

test('names without a word in common score 0', (t) => {
  const nothing = { score: 0, verdict: 'DIFFERENT', reasons: [{ kind: 'nothing-in-common' }] } as const
  t.deepEqual(compareCompany('Kalpavan Cables Limited', 'Morvani Spices'), nothing)
  t.deepEqual(compareCompany('Kalpavan Cables Limited', ''), nothing)
})

test('a prepared name scores as the text it was made of', (t) => {
  for (const { watched, asWritten } of namePairs()) {
    t.deepEqual(compareCompany(prepareName(watched), prepareName(asWritten)), compareCompany(watched, asWritten))
  }
})

test('a name is itself, whatever a clerk adds around it', (t) => {
  const words = fc.array(fc.stringMatching(/^[b-df-hj-np-tv-z][aeiou][a-z]{4,8}$/), { minLength: 2, maxLength: 4 })
  const wrapped = fc.constantFrom(
    'M/s %s Ltd',
    '%s Pvt. Ltd. & Ors.',
    'THE %s LTD',
    '%s Limited through its Director',
    '%s Ltd (In Liquidation)',
  )
  fc.assert(
    fc.property(words, wrapped, (parts, wrapping) => {
      const name = parts.join(' ')
      return compareCompany(`${name} Limited`, wrapping.replace('%s', name)).score >= 95
    }),
  )
  t.pass()
})

test('any text is scored from 0 to 100', (t) => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (watched, asWritten) => {
      const { score } = compareCompany(watched, asWritten)
      return Number.isInteger(score) && score >= 0 && score <= 100
    }),
  )
  t.pass()
})

const CIN = 'U17110MH2004PTC123456'

test('the same registration number is the same company, whatever it is called', (t) => {
  const watched = { name: 'Kalpavan Cables Limited', registrationNumber: CIN }
  t.deepEqual(compareCompany(watched, { name: 'Morvani Spices', registrationNumber: ` ${CIN.toLowerCase()} ` }), {
    score: 100,
    verdict: 'MATCH',
    reasons: [{ kind: 'registration-number-agrees' }, { kind: 'nothing-in-common' }],
  })
})

test('another registration number of one State is another company; of another State it makes a person look', (t) => {
  const watched = { name: 'Kalpavan Cables Limited', registrationNumber: CIN }
  const found = { name: 'Kalpavan Cables Ltd', registrationNumber: 'U17110MH2011PTC654321' }
  t.like(compareCompany(watched, found), { score: 55, verdict: 'DIFFERENT' })
  const moved = CIN.replace(/([A-Z]{2})(?=\d{4}[A-Z]{3}\d{6}$)/, 'GJ').replace(/\d{6}$/, '654321')
  t.like(compareCompany(watched, { ...found, registrationNumber: moved }), { score: 70, verdict: 'POSSIBLE' })
})

test('a number stays the same company when it is listed or converted', (t) => {
  const watched = { name: 'Kalpavan Cables Limited', registrationNumber: CIN }
  const found = { name: 'Kalpavan Cables Ltd', registrationNumber: 'L17299MH2004PLC123456' }
  t.like(compareCompany(watched, found), { score: 100, verdict: 'MATCH' })
})

test('an address makes no match of a name, but can cost one', (t) => {
  const watched = { name: 'Kalpavan Cables Limited', location: '4 Station Road, Poona' }
  t.like(compareCompany(watched, { name: 'Neo Kalpavan Cables', location: 'Pune 411001' }), {
    score: 84,
    verdict: 'POSSIBLE',
  })
  const slip = { name: 'KALPVAAN CABELS (formerly Kalpvan Cables)', location: 'Hyderabad' }
  const near = compareCompany({ ...watched, location: 'Pune' }, slip)
  t.is(near.score, compareCompany('Kalpavan Cables Limited', slip.name).score - 4)
  t.deepEqual(near.reasons.filter(({ kind }) => kind === 'location-disagrees').length, 1)
})

test('a company whose representative has a father, or whose own name begins with a title, is not taken for a person', (t) => {
  for (const [watched, asWritten] of [
    ['Kalpavan Cables Limited', 'KALPAVAN CABLES LTD THROUGH ITS DIRECTOR RAMESH KUMAR S/O HARILAL'],
    ['Kalpavan Cables Limited', 'KALPAVAN CABLES LTD REP BY ITS DIRECTOR SMT. REKHA W/O RAMESH'],
    ['Kalpavan Cables Limited', 'KALPAVAN CABLES LTD (THROUGH RAMESH S/O HARILAL)'],
    ['Kalpavan Cables Limited', 'KALPAVAN CABLES LTD THROUGH RAMESH (SINCE DECEASED)'],
    ['Kalpavan Traders', 'M/S KALPAVAN TRADERS, PROP: RAMESH KUMAR S/O HARILAL'],
    ['Mrs. Kalpavan Foods Limited', 'Mrs. Kalpavan Foods Limited'],
    ['Smt. Kalpavan Devi Memorial Trust', 'SMT. KALPAVAN DEVI MEMORIAL TRUST'],
  ] as const)
    t.is(compareCompany(watched, asWritten).verdict, 'MATCH', asWritten)
  t.is(compareCompany('Kalpavan Limited', 'SMT. KALPAVAN').verdict, 'DIFFERENT')
  t.is(compareCompany('Kalpavan Limited', 'KALPAVAN S/O RAMESH').verdict, 'DIFFERENT')
})

test('a post before a firm is not part of its name, whether or not a legal form ends it', (t) => {
  for (const [watched, asWritten] of [
    ['Morvani Bank Limited', 'BRANCH MANAGER MORVANI BANK'],
    ['Morvani Bank Limited', 'THE MANAGER, MORVANI BANK, PATNA'],
    ['Kalpavan General Insurance Company Limited', 'DIVISIONAL MANAGER, KALPAVAN GENERAL INSURANCE CO.'],
    ['Kalpavan Finance Limited', 'THE MANAGING DIRECTOR KALPAVAN FINANCE'],
    ['Kalpavan Traders', 'THE PROPRIETOR, KALPAVAN TRADERS'],
    ['Kalpavan Hospital', 'THE DIRECTOR, KALPAVAN HOSPITAL'],
    ['Kalpavan Cables Limited', 'MANAGER KALPAVAN CABLES LTD'],
    ['Kalpavan Public School', 'PRINCIPAL, KALPAVAN PUBLIC SCHOOL'],
    ['Kalpavan Cables Limited', 'The C.E.O., Kalpavan Cables Ltd'],
    ['Kalpavan Cables Limited', 'G.M., KALPAVAN CABLES LTD'],
  ] as const)
    t.is(compareCompany(watched, asWritten).score, 92, asWritten)
  t.is(compareCompany('The President Hotel', 'THE PRESIDENT HOTEL').score, 100)
  t.is(compareCompany('Md. Kalpavan Traders', 'MD KALPAVAN TRADERS').score, 100)
  t.is(compareCompany('Director Fashions', 'Fashions').verdict, 'DIFFERENT')
  t.is(compareCompany('Kalpavan Traders', 'RAMESH DOBARIA, MANAGER, KALPAVAN TRADERS').verdict, 'DIFFERENT')
})

test('a company in an Indian script is found whatever its abbreviations are written with', (t) => {
  for (const asWritten of ['मे. कल्पवन केबल्स प्रा० लि०', 'कल्पवन केबल्स प्रा. लि.', 'मे० कल्पवन केबल्स प्रा. लि.'])
    t.is(compareCompany('Kalpavan Cables Private Limited', asWritten).verdict, 'MATCH', asWritten)
  t.is(compareCompany('Kalpavan Cables Company Limited', 'कल्पवन केबल्स कंपनी लिमिटेड').verdict, 'MATCH')
  t.is(compareCompany('Kalpavan Singh Motors Limited', 'कल्पवन सिंह मोटर्स लि.').verdict, 'MATCH')
})

test('a variation counts as the name', (t) => {
  const watched = { name: 'Kalpavan Cables Limited', variations: ['Morvani Conductors Ltd'] }
  t.like(compareCompany(watched, 'M/S MORVANI CONDUCTORS LTD'), { score: 100, verdict: 'MATCH' })
})
