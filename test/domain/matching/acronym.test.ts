import test from 'ava'
import { compareCompany } from '../../../domain/matching/company.ts'

for (const [rule, watched, asWritten, isShown] of [
  ['of all its words', 'Mandara Cotton Spinners Weavers Limited', 'MCSW', true],
  ['without its joining words', 'Mandara Board of Cotton Spinners', 'MBCS', true],
  ['with two letters for a place of two words', 'Tamil Nadu Matchbox Weavers Limited', 'TNMW', true],
  ['with two letters for such a place in one word', 'Tamilnadu Matchbox Weavers Limited', 'TNMW', true],
  ['with those of its legal form', 'Mandara Cotton Spinners Weavers Limited', 'MCSWL', true],
  ['with the post of who is sued', 'Mandara Cotton Spinners Weavers Limited', 'MCSW, GENERAL MANAGER', true],
  ['when they are other ones', 'Mandara Cotton Spinners Weavers Limited', 'MCSV', false],
  ['when they are only three', 'Mandara Cotton Spinners Limited', 'MCS', false],
] as const)
  test(`a name is ${isShown ? '' : 'not '}known by its first letters ${rule}: ${asWritten}`, (t) => {
    t.is(compareCompany(watched, asWritten).verdict !== 'DIFFERENT', isShown)
  })
