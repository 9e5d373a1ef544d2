import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import test from 'ava'
import Koa from 'koa'
import { refuse } from '../../../api/errors/refusal.ts'
import { announceEnd } from '../../../api/http/announce-end.ts'
import { answerErrors } from '../../../api/http/answer-errors.ts'

const PUBLIC = { PUBLIC_URL: 'https://courtpulse.example/v1' }

test('a deprecated operation states with each answer, also a refusal, since when it is deprecated and that it works for twelve months', async (t) => {
  const app = new Koa()
  app.use(answerErrors(PUBLIC))
  app.use(announceEnd({ since: '2027-01-31' }, PUBLIC))
  app.use((context) => {
    if (context.path === '/refused') throw refuse('NO_SUCH_RESOURCE')
    context.body = {}
  })
  const server = app.listen(0, '127.0.0.1')
  t.teardown(() => server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const policy = '<https://courtpulse.example/v1/docs/versions>; rel="deprecation"'
  const help = '<https://courtpulse.example/v1/errors/60420>; rel="help"'
  for (const [path, link] of [
    ['/answered', policy],
    ['/refused', `${policy}, ${help}`],
  ] as const) {
    const { headers } = await fetch(`http://127.0.0.1:${port}${path}`)
    t.is(headers.get('deprecation'), '@1801353600')
    t.is(headers.get('sunset'), 'Mon, 31 Jan 2028 00:00:00 GMT')
    t.is(headers.get('link'), link)
  }
})
