import { readFileSync } from 'node:fs'
import test from 'ava'
import { itemsIn } from '../../../../domain/summaries/brief/order-items.ts'
import { operativeSentences } from '../../../../domain/summaries/grounding/operative.ts'
import { orderSentences } from '../../../../domain/summaries/grounding/order-sentences.ts'

/** The meaning of each sentence, in an order of 05-06-2024: a kind, what is expected of it (`*` for anything), the sentence. */
const LABELLED = readFileSync('proofs/summaries/briefs/sentences.tsv', 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'))

for (const [kind = '', expected = '', text = ''] of LABELLED)
  test(`${kind}${expected && ` (${expected})`}: ${text}`, (t) => {
    const sentences = orderSentences([{ page: 1, isRead: true, text: `1. ${text}` }])
    const { directions, interimRelief, nextDate, amounts } = itemsIn(sentences, '2024-06-05')
    const found: Record<string, string | undefined> = {
      direction: directions[0] && `${directions[0].who ?? '-'} ${directions[0].dueBy ?? '-'}`,
      protection: interimRelief[0] && (interimRelief[0].untilDate ?? '-'),
      'next date': nextDate?.date ?? undefined,
      operative: operativeSentences(sentences)[0] && '',
      sum: amounts.find(({ paise }) => paise === 50_000_000)?.role,
    }
    const isThere = new RegExp(`^${expected.replaceAll('*', '.*')}$`)
    if (kind.startsWith('no ')) t.is(found[kind.slice(3)], undefined)
    else t.regex(found[kind] ?? 'none', isThere)
  })
