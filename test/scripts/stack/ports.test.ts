import { once } from 'node:events'
import { createServer } from 'node:net'
import test from 'ava'
import { freePort } from '../../../scripts/stack/ports.ts'

test('the preferred port is taken when it is free, and left to its owner when it is not', async (t) => {
  const preferred = await freePort()
  t.is(await freePort(preferred), preferred)

  const owner = createServer().listen(preferred, '127.0.0.1')
  await once(owner, 'listening')
  const other = await freePort(preferred)
  t.not(other, preferred)
  t.true(other > 0)
  owner.close()
})
