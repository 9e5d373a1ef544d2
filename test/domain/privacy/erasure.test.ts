import test from 'ava'
import { eraseInJson, eraserOf, phrasesIn } from '../../../domain/privacy/erasure.ts'

const { erase } = eraserOf(['Zanskar Verma', 'जंस्कार वर्मा'])

test('a whole name is erased, whatever its case, spaces and punctuation', (t) => {
  for (const written of [
    'Zanskar Verma',
    'ZANSKAR  VERMA',
    'zanskar.verma',
    'Zanskar-Verma',
    'Zanskar\u00a0Verma',
    'जंस्कार वर्मा',
  ])
    t.is(erase(`Shri ${written}, aged 40`), 'Shri [erased], aged 40', written)
  t.is(erase('ZANSKAR VERMA v. State; Zanskar\nVerma'), '[erased] v. State; [erased]')
})

test('a name is erased in any Unicode form of its letters', (t) => {
  const rathore = 'राजेश रा\u0920ौ\u095c'
  const forms = [rathore, rathore.normalize('NFC'), rathore.normalize('NFKD')]
  t.is(new Set(forms).size, 2)
  for (const wanted of forms)
    for (const written of forms) t.is(eraserOf([wanted]).erase(`श्री ${written}`), 'श्री [erased]', written)
  t.is(eraserOf(['Sofia Pérez']).erase('Ms Soﬁa Pe\u0301rez'), 'Ms [erased]')
  t.is(erase('Soﬁa stays as it is'), 'Soﬁa stays as it is')
})

test('other names that contain it, or only a word of it, stay', (t) => {
  for (const written of [
    'Zanskar Vermani',
    'Azanskar Verma',
    'Zanskar Kumar Verma',
    'Zanskar',
    'Verma',
    'जंस्कार वर्माजी',
  ])
    t.is(erase(written), written)
})

test('letters with a meaning in a pattern are letters of a name', (t) => {
  t.is(eraserOf(['A+ (B) Co']).erase('M/s A+ (B) Co, Delhi'), 'M/s [erased], Delhi')
  t.is(eraserOf([]).erase('anything'), 'anything')
})

test('names are erased in every text of a JSON value', (t) => {
  const value = { parties: [{ name: 'Zanskar Verma', age: 40 }], 'Zanskar Verma': null, open: true }
  t.deepEqual(eraseInJson(value, erase), { parties: [{ name: '[erased]', age: 40 }], '[erased]': null, open: true })
})

test('every group of two to eight words of a text could be a name', (t) => {
  t.deepEqual(phrasesIn([{ name: 'Smt. Zanskarya Devi' }, 'Devi', 5]), [
    'smt zanskarya',
    'smt zanskarya devi',
    'zanskarya devi',
  ])
})
