import test from 'ava'
import { countPages, UNSUMMARISED, unsummarised } from '../../../domain/summary/summarised-order.ts'

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
