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
  CHROMIUM_PATH: '/bin/false',
})

test('a worker whose documents are not isolated, or whose browser does not start, says so once and what to do', async (t) => {
  // Without programs to be found there are no namespaces to be had.
  process.env.PATH = ''
  const noticed = async (queues: string[], settings: object = {}) => {
    const { log, lines } = aLog()
    await noticeConfinement({ configuration: { ...configuration, ...settings }, log }, queues)
    return lines.map(({ msg }) => msg)
  }
  const [documents, browser, ...others] = await noticed(['documents', 'source-courts/NCLT', 'source-courts/HC'])
  t.regex(documents ?? '', /can reach the network.*deploying\.md#namespaces/)
  t.regex(browser ?? '', /no court site can be visited. Check CHROMIUM_PATH.*deploying\.md#namespaces/)
  t.deepEqual(others, [])
  t.deepEqual(await noticed(['core', 'webhooks', 'source-attestr']), [])
  t.deepEqual(await noticed(['source-courts/NCLT'], { COURT_SITES: false }), [])
})
