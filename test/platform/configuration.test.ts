import test from 'ava'
import { ConfigurationError, readConfiguration } from '../../platform/configuration.ts'

const MINIMAL = {
  DATABASE_URL: 'mysql://user:password@127.0.0.1:3306/courtpulse',
  SIGNING_SECRET: 'x'.repeat(32),
  ECOURTSINDIA_TOKEN: 'eci_live_x',
  ATTESTR_TOKEN: 'x',
  OPENAI_API_KEY: 'x',
}

test('the database, a signing secret and the keys of providers and model are sufficient settings', (t) => {
  const configuration = readConfiguration(MINIMAL)
  t.is(configuration.PORT, 8080)
  t.is(configuration.ECOURTSINDIA_BASE_URL, 'https://webapi.ecourtsindia.com')
})

test('every problem is reported at once, in words, with the name of the setting and without its value', (t) => {
  const error = t.throws(
    () =>
      readConfiguration({
        DATABASE_URL: 'postgres://secret@host/db',
        PORT: 'eighty',
        LOG_LEVEL: 'loud',
        ATTESTR: 'off',
      }),
    { instanceOf: ConfigurationError },
  )
  for (const name of ['DATABASE_URL', 'PORT', 'LOG_LEVEL', 'SIGNING_SECRET', 'ECOURTSINDIA_TOKEN', 'OPENAI_API_KEY'])
    t.regex(error.message, new RegExp(`\\n  ${name}: `))
  t.notRegex(error.message, /ATTESTR_TOKEN/)
  t.notRegex(error.message, /secret@host|eighty|loud/)
})

test('a database address that does not say how it is reached is refused like any other setting', (t) => {
  const DATABASE_URL = 'mysql://user:password@db.example/courtpulse'
  t.throws(() => readConfiguration({ ...MINIMAL, DATABASE_URL }), { message: /\n {2}DATABASE_URL: .*tls=on/ })
  t.is(readConfiguration({ ...MINIMAL, DATABASE_URL: `${DATABASE_URL}?tls=on` }).DATABASE_URL, `${DATABASE_URL}?tls=on`)
})

test('a client address without the version would make dead links, and is refused', (t) => {
  t.is(readConfiguration({ ...MINIMAL, PUBLIC_URL: 'https://a.example/v1/' }).PUBLIC_URL, 'https://a.example/v1')
  t.throws(() => readConfiguration({ ...MINIMAL, PUBLIC_URL: 'https://a.example' }), {
    message: /PUBLIC_URL: must end/,
  })
})

test('a blank value counts as absent', (t) => {
  t.is(readConfiguration({ ...MINIMAL, PORT: ' ' }).PORT, 8080)
})

test('keys for payloads are an ID and 32 bytes each, the first one encrypts, and none is repeated in the message', (t) => {
  const key = Buffer.alloc(32, 'k').toString('base64')
  const keys = readConfiguration({ ...MINIMAL, TEMPORAL_PAYLOAD_KEYS: `new:${key}, old:${key}` }).TEMPORAL_PAYLOAD_KEYS
  t.is(keys?.current, 'new')
  t.deepEqual([...(keys?.keys.keys() ?? [])], ['new', 'old'])
  for (const text of ['new', `new:${key.slice(4)}`, `a:${key},a:${key}`]) {
    const { message } = t.throws(() => readConfiguration({ ...MINIMAL, TEMPORAL_PAYLOAD_KEYS: text }))
    t.regex(message, /TEMPORAL_PAYLOAD_KEYS/)
    t.notRegex(message, /a2tr/)
  }
})

test('prices are JSON in paise', (t) => {
  t.deepEqual(readConfiguration({ ...MINIMAL, ATTESTR_PRICES: '{"caseDetails": 250}' }).ATTESTR_PRICES, {
    caseDetails: 250,
  })
  t.throws(() => readConfiguration({ ...MINIMAL, ATTESTR_PRICES: 'cheap' }), { message: /must be JSON/ })
})

test("a model's prices are JSON, each in paise per million tokens in and out", (t) => {
  const MODEL_PRICES = '{"own": {"input": 1, "output": 2}}'
  t.deepEqual(readConfiguration({ ...MINIMAL, MODEL_PRICES }).MODEL_PRICES, { own: { input: 1, output: 2 } })
  t.throws(() => readConfiguration({ ...MINIMAL, MODEL_PRICES: '{"own": 3}' }), { message: /MODEL_PRICES/ })
})

test('a disabled model needs no key, and a model that accepts no temperature gets none', (t) => {
  const { OPENAI_API_KEY: _, ...rest } = MINIMAL
  t.false(readConfiguration({ ...rest, MODEL: 'off' }).MODEL)
  t.is(readConfiguration({ ...MINIMAL, MODEL_TEMPERATURE: '0' }).MODEL_TEMPERATURE, 0)
  t.is(readConfiguration(MINIMAL).MODEL_TEMPERATURE, undefined)
  t.is(readConfiguration({ ...MINIMAL, MODEL_REASONING_EFFORT: 'none' }).MODEL_REASONING_EFFORT, undefined)
  t.is(readConfiguration(MINIMAL).MODEL_REASONING_EFFORT, 'low')
})
