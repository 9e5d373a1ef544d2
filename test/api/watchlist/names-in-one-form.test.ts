import test from 'ava'
import { anAccount, type Service, sharedService } from '../../support/service.ts'
import { anEntity, idsOf } from '../../support/watchlist.ts'

let service: Service
test.before(async () => {
  service = await sharedService()
})
test.after.always(() => service?.close())

const ONE_LETTER = '\u0958\u093e\u0928\u0942\u0928'
const TWO_LETTERS = '\u0915\u093c\u093e\u0928\u0942\u0928'

test('POST /watchlist/entities: 200 stores a name with single plain blanks, without control characters, and without zero-width marks at its edges', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await anEntity(service, key, { name: '\u200bKalpavan\u0000\u00a0Mills\u202c' })
  const { body } = await service.call(`GET /watchlist/entities/${id}`, { key })
  t.is((body as { name: string }).name, 'Kalpavan Mills')
})

test('POST /watchlist/entities/search: 200 finds a name whichever way its letters are encoded, by $like and by $filter', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await anEntity(service, key, { name: `${ONE_LETTER} Mills` })
  for (const name of [ONE_LETTER, TWO_LETTERS]) {
    const liked = await service.call('POST /watchlist/entities/search', { key, body: { $like: { name } } })
    t.deepEqual(idsOf(liked.body), [id], `$like ${name}`)
    const filtered = await service.call('POST /watchlist/entities/search', {
      key,
      body: { $filter: { name: `${name} Mills` } },
    })
    t.deepEqual(idsOf(filtered.body), [id], `$filter ${name}`)
  }
})
