import test from 'ava'
import { readConfiguration } from '../../platform/configuration.ts'
import { noticeConfinement } from '../../workers/notice-confinement.ts'
import { aLog } from '../support/logged.ts'

const configuration = readConfiguration({
  DATABASE_URL: 'mysql://user@127.0.0.1/courtpulse',
  SIGNING_SECRET: 's'.repeat(32),
  ECOURTSINDIA: 'off',
  ATTESTR: 'off',
  MODEL: 'off',
})

test('a worker that cannot confine browsers and the programs that read documents logs once what to do', async (t) => {
  // Without programs on the path there are no namespaces.
  process.env.PATH = ''
  const noticed = async (queues: string[], settings: object = {}) => {
    const { log, lines } = aLog()
    await noticeConfinement({ configuration: { ...configuration, ...settings }, log }, queues)
    return lines.map(({ msg }) => msg)
  }
  for (const queue of ['documents', 'lists', 'source-courts/NCLT']) {
    const [said, ...others] = await noticed([queue, 'source-courts/HC'])
    t.regex(said ?? '', /can reach the network, and browsers start only for root.*deploying\.md#namespaces/)
    t.deepEqual(others, [])
  }
  t.deepEqual(await noticed(['core', 'webhooks', 'source-attestr']), [])
  t.deepEqual(await noticed(['source-courts/NCLT'], { COURT_SITES: false }), [])
})
