import type { BackgroundDocumentActivities } from '../../../activities/orders/background-documents.ts'
import type {
  OrderFetchActivities,
  OriginalActivities,
  StampActivities,
} from '../../../activities/orders/order-fetch.ts'
import {
  challengeAnswered,
  type OrderFetchInput,
  orderFetchState,
} from '../../../workflows/orders/order-fetch.messages.ts'
import type { Answers, Message, Model } from '../model.ts'

interface Order {
  isStored: boolean
  stored: number
  /** The pictures, and what became of them. */
  pictures: Record<string, 'shown' | 'answered' | 'given up' | 'used'>
}

const RECEIVED = { key: 'key', source: 'courts/HC', retrievedAt: 1 }

const answers: Answers<
  OrderFetchActivities & OriginalActivities & StampActivities & BackgroundDocumentActivities,
  Order
> = {
  isStored: (_, order) => [{ result: order.isStored }],
  closeChallenge: ({ challengeId }, order) => {
    const isAnswered = order.pictures[challengeId] === 'answered'
    const giveUp = () => {
      if (!isAnswered) order.pictures[challengeId] = 'given up'
    }
    return [{ result: { answered: isAnswered }, changes: giveUp }]
  },
  fetchOriginal: ({ challengeId }, order) => {
    const use = () => {
      if (challengeId) order.pictures[challengeId] = 'used'
    }
    const shown = `picture-${Object.keys(order.pictures).length + 1}`
    const show = () => {
      use()
      order.pictures[shown] = 'shown'
    }
    return [
      { says: 'received', result: { kind: 'received', received: RECEIVED }, changes: use },
      { result: { kind: 'none' }, changes: use },
      { says: 'a page', failure: 'Upstream', details: ['NOT_A_PDF'], changes: use },
      ...(Object.keys(order.pictures).length < 2
        ? [{ says: shown, result: { kind: 'challenge' as const, challengeId: shown }, changes: show }]
        : []),
    ]
  },
  stampOriginal: (_, order) => {
    const store = () => {
      order.isStored = true
      order.stored++
    }
    return [
      { result: { kind: 'stored' }, changes: store },
      { says: 'damaged', result: { kind: 'refused', reason: 'DOCUMENT_DAMAGED' } },
    ]
  },
  requestDocuments: () => [{ result: { asyncId: 'async' } }, { failure: 'NotIndexed' }],
  awaitDocuments: () => [{ result: undefined }],
  collectDocument: () => [{ says: 'received', result: RECEIVED }, { failure: 'NotIndexed' }],
}

/** With or without the signal, which may be lost. */
function answeredOf(challengeId: string): Message<Order>[] {
  const isPossible = ({ pictures }: Order) => pictures[challengeId] === 'shown'
  const happens = ({ pictures }: Order) => {
    pictures[challengeId] = 'answered'
  }
  return [
    { signal: challengeAnswered.name, args: [{ challengeId }], happens, isPossible },
    { event: `${challengeId} is answered and the signal is lost`, happens, isPossible },
  ]
}

const base = {
  type: 'orderFetch',
  answers,
  world: () => ({ isStored: false, stored: 0, pictures: {} }),
  query: orderFetchState.name,
  fails: ['stampOriginal Error'],
  check: ({ world, ending, asked }) => [
    ending.kind === 'completed' &&
      JSON.stringify(ending.result).includes('STORED') !== world.isStored &&
      'it tells something else than what is stored',
    world.stored > 1 && 'the document was stored twice',
    Object.values(world.pictures).includes('shown') && 'it ends while a picture waits for a person',
    ending.kind !== 'cancelled' &&
      Object.entries(world.pictures).some(
        ([id, state]) => state === 'answered' && !asked.some(({ input }) => JSON.stringify(input).includes(`"${id}"`)),
      ) &&
      'a picture was read for nothing',
  ],
} satisfies Partial<Model<Order>>

const input: OrderFetchInput = { accountId: 'account', orderId: 'order', sources: ['courts/HC'] }

export const ORDER_FETCHES: Model<Order>[] = [
  {
    ...base,
    name: 'orderFetch: pictures',
    input,
    messages: [
      ...answeredOf('picture-1'),
      ...answeredOf('picture-2'),
      { signal: challengeAnswered.name, args: ['malformed'] },
    ],
  },
  {
    ...base,
    name: 'orderFetch: three sources',
    input: { ...input, sources: ['ecourtsindia', 'attestr', 'courts/HC'] },
  },
]
