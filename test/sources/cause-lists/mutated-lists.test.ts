import test from 'ava'
import { FORMS } from '../../../proofs/hearings/list-forms.ts'
import { tryList } from '../../../proofs/hearings/planted-lists.ts'

/** `proofs/planted-lists.ts` tries 10,000 of each court. */
const LISTS = 300

for (const form of FORMS)
  test(`of ${LISTS} damaged lists of ${form.court} each matter is read right, or the list is not read in full; no number or party is another's`, async (t) => {
    let cut = 0
    for (let seed = 1; seed <= LISTS; seed++) {
      const { faults, reading, damages } = await tryList(form, seed)
      t.deepEqual(faults, [], `seed ${seed}: ${damages.join(', ')}`)
      if (reading.isCut) cut += 1
    }
    t.true(cut > LISTS / 10 && cut < LISTS)
  })
