import test from 'ava'
import { compareCompany } from '../../../domain/matching/company.ts'
import { compareRegisteredNumbers, registeredNumbers } from '../../../domain/matching/registered-numbers.ts'

const kindsIn = (text: string) => registeredNumbers(text).map(({ kind, number }) => `${kind} ${number}`)

test('registered numbers are recognised by their rules of form and check', (t) => {
  t.deepEqual(kindsIn('Kalpavan Cables Ltd (CIN: U17110MH2011PTC123456)'), ['CIN U17110MH2011PTC123456'])
  t.deepEqual(kindsIn('Kalpavan LLP, LLPIN AAB-1234'), ['LLPIN AAB1234'])
  t.deepEqual(kindsIn('27AAPFU0939F1ZV'), ['PAN AAPFU0939F'])
  t.deepEqual(kindsIn('PAN AAPFU0939F'), ['PAN AAPFU0939F'])
})

test('numbers of who deducts or collects tax at source, and of the joined Union Territory, are read', (t) => {
  t.deepEqual(kindsIn('GSTIN 27AAACK1234F1D9'), ['PAN AAACK1234F'])
  t.deepEqual(kindsIn('GSTIN 27AAACK1234F1CB'), ['PAN AAACK1234F'])
  t.deepEqual(kindsIn('U27100DH2020PTC123456'), ['CIN U27100DH2020PTC123456'])
  t.is(compareCompany('Kalpavan Cables Limited', 'KALPAVAN CABLES LTD GSTIN 27AAACK1234F1D9').score, 100)
})

test('what breaks a rule is no registered number', (t) => {
  t.deepEqual(kindsIn('27AAPFU0939F1ZW'), [], 'a GSTIN with another check digit')
  t.deepEqual(kindsIn('U17110ZZ2011PTC123456'), [], 'a State that is none')
  t.deepEqual(kindsIn('U17110MH2011XYZ123456'), [], 'a kind of company that is none')
  t.deepEqual(kindsIn('AAPXU0939F'), [], 'a holder that is none')
})

test('agreement of one number decides; another number of the same kind splits', (t) => {
  const compare = (one: string, other: string) =>
    compareRegisteredNumbers(registeredNumbers(one), registeredNumbers(other))
  t.is(compare('U17110MH2011PTC123456', 'L24110MH2011PLC123456'), 'agree')
  t.is(compare('27AAPFU0939F1ZV', 'AAPFU0939F'), 'agree')
  t.is(compare('AAPFU0939F', 'AABCU9603R'), 'disagree')
  t.is(compare('AAPFU0939F', 'U17110MH2011PTC123456'), undefined)
})

test('a number in the entry is compared, and is no part of the name', (t) => {
  const watched = { name: 'Kalpavan Cables Limited', registrationNumber: 'U17110MH2011PTC123456' }
  t.is(compareCompany(watched, 'MORVANI SPICES LTD (CIN U17110MH2011PTC123456)').score, 100)
  t.is(compareCompany(watched, 'KALPAVAN CABLES LTD, CIN: U17110MH2011PTC999999').verdict, 'DIFFERENT')
  t.is(compareCompany('Kalpavan Cables Limited', 'KALPAVAN CABLES LTD (CIN: U17110MH2011PTC999999)').score, 100)
})
