import { Connection } from '@temporalio/client'
import test from 'ava'
import { SEARCH_ATTRIBUTES } from '../../../domain/search-attributes.ts'
import { readTemporalSettings, serverFlags, type TemporalSettings } from '../../../scripts/stack/temporal.ts'
import { testStack } from '../../support/stack.ts'

const SETTINGS: TemporalSettings = {
  ports: { server: 7233, webUi: 8233 },
  namespace: 'default',
  searchAttributes: { CaseRef: 'Keyword' },
  sqlitePragmas: { journal_mode: 'WAL' },
  webUiCodecEndpoint: 'http://127.0.0.1:9/codec',
  dynamicConfig: { 'matching.enableFairness': true, 'history.timerProcessorMaxTimeShift': '10ms' },
  testDynamicConfig: { 'frontend.WorkflowTimeSkippingEnabled': true },
}

test('the settings become the flags of a server with a file and a Web UI, which cannot skip time', (t) => {
  const flags = serverFlags(SETTINGS, { port: 1, uiPort: 2, webUi: true, forTests: false, file: 'x.db' })
  t.deepEqual(flags.join(' ').split(' --'), [
    'server start-dev',
    'ip 127.0.0.1',
    'port 1',
    'namespace default',
    'log-level error',
    'disable-config-env',
    'disable-config-file',
    'db-filename x.db',
    'sqlite-pragma journal_mode=WAL',
    'ui-port 2',
    'ui-disable-news-fetch',
    'ui-codec-endpoint http://127.0.0.1:9/codec',
    'search-attribute CaseRef=Keyword',
    'dynamic-config-value matching.enableFairness=true',
    'dynamic-config-value history.timerProcessorMaxTimeShift="10ms"',
  ])
})

test('the server of the tests can skip time, and keeps its data in memory', (t) => {
  const flags = serverFlags(SETTINGS, { port: 1, uiPort: 2, webUi: false, forTests: true })
  t.deepEqual(flags.join(' ').split(' --').slice(7), [
    'headless',
    'ui-codec-endpoint http://127.0.0.1:9/codec',
    'search-attribute CaseRef=Keyword',
    'dynamic-config-value matching.enableFairness=true',
    'dynamic-config-value history.timerProcessorMaxTimeShift="10ms"',
    'dynamic-config-value frontend.WorkflowTimeSkippingEnabled=true',
  ])
})

test('temporal-dev.yml registers exactly the search attributes that workflows set', async (t) => {
  const inTheFile = { KEYWORD: 'Keyword' } as const
  const set = Object.values(SEARCH_ATTRIBUTES).map(({ name, type }) => [name, inTheFile[type]])
  t.deepEqual((await readTemporalSettings()).searchAttributes, Object.fromEntries(set))
})

test('a namespace that is registered as temporal-dev.yml says has exactly these search attributes, of their types', async (t) => {
  const { address, namespace } = testStack().temporal
  const connection = await Connection.connect({ address })
  t.teardown(() => connection.close())
  const { customAttributes } = await connection.operatorService.listSearchAttributes({ namespace })
  const inTheServer = { KEYWORD: 2 } as const
  const set = Object.values(SEARCH_ATTRIBUTES).map(({ name, type }) => [name, inTheServer[type]])
  t.deepEqual(customAttributes, Object.fromEntries(set))
})
