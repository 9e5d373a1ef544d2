import test from 'ava'
import {
  countPages,
  isUnconfirmed,
  summarised,
  UNSUMMARISED,
  unsummarised,
} from '../../../domain/summaries/summarised-order.ts'

test('pages are counted by how they were read', (t) => {
  const pages = (['document', 'recognised', 'document', 'unread', 'document'] as const).map((source) => ({ source }))
  t.deepEqual(countPages(pages), { text: 3, scanned: 1, unread: 1 })
  t.deepEqual(countPages([]), { text: 0, scanned: 0, unread: 0 })
})

test('what stands for an order without a summary says why and states nothing', (t) => {
  const pages = { text: 0, scanned: 0, unread: 2 }
  t.deepEqual(unsummarised({ orderId: 'first', orderDate: '2024-05-14' }, 'UNREADABLE', pages), {
    orderId: 'first',
    orderDate: '2024-05-14',
    summary: UNSUMMARISED.UNREADABLE,
    outcome: '',
    keyPoints: [],
    evidence: [],
    statements: [],
    pages,
  })
})

test('an order of which nothing of the model’s is confirmed has a sentence beside its outcome; without one there is nothing to show', (t) => {
  const [order, pages] = [
    { orderId: 'first', orderDate: '2024-05-14' },
    { text: 1, scanned: 0, unread: 0 },
  ]
  const kept = { summary: '', outcome: '', keyPoints: [], evidence: [], statements: [] }
  const decided = {
    ...kept,
    outcome: 'The appeal is dismissed.',
    evidence: [{ quote: 'The appeal is dismissed.', page: 1 }],
  }
  t.is(summarised(order, decided, pages).summary, UNSUMMARISED.UNCONFIRMED)
  t.is(summarised(order, decided, pages).outcome, 'The appeal is dismissed.')
  t.false(isUnconfirmed(summarised(order, decided, pages)))
  t.true(isUnconfirmed(summarised(order, kept, pages)))
  t.is(summarised(order, { ...kept, summary: 'It was filed.' }, pages).summary, 'It was filed.')
})
