import test from 'ava'
import { sentencesOf } from '../../../domain/summaries/sentences.ts'

for (const [rule, text, sentences] of [
  [
    'a full stop after an abbreviation, an initial or a number of a sum ends none',
    'M/s. Sodhi Bros. v. A. K. Bhalla was heard on 5 Jan. 2024. Rs. 5 were paid by Dr. Rao.',
    ['M/s. Sodhi Bros. v. A. K. Bhalla was heard on 5 Jan. 2024.', 'Rs. 5 were paid by Dr. Rao.'],
  ],
  ['a full stop within short letters ends none', 'Section 438 Cr.P.C. applies.', ['Section 438 Cr.P.C. applies.']],
  [
    'a full stop after a title, a department or a measure ends none',
    'The Pr. Commissioner and Lt. Col. Rao sold 200 sq. yds. of the Dept. Plot.',
    ['The Pr. Commissioner and Lt. Col. Rao sold 200 sq. yds. of the Dept. Plot.'],
  ],
  ['lines broken within a sentence are one', 'The suit\nis dismissed.', ['The suit is dismissed.']],
  ['a numbered line begins a new one, without its number', 'HEAD\n1. First.\n(2) Second', ['HEAD', 'First.', 'Second']],
  ['a blank line parts what has no full stop', 'HEAD\n\nBody', ['HEAD', 'Body']],
  ['the danda ends a sentence', 'मामला पुकारा गया। आदेश हुआ।', ['मामला पुकारा गया।', 'आदेश हुआ।']],
  [
    'a full stop without a blank behind it ends one',
    'It is over on 14-02-2022.The suit is old.',
    ['It is over on 14-02-2022.', 'The suit is old.'],
  ],
  [
    '"Rule." is a sentence, "Rule. 7" is none',
    'Rule. Notice is waived under Rule. 7 of the Rules.',
    ['Rule.', 'Notice is waived under Rule. 7 of the Rules.'],
  ],
  ['nothing but signs is no sentence', '* * *\n\n...', []],
] as const)
  test(rule, (t) => {
    t.deepEqual(sentencesOf(text), [...sentences])
  })
