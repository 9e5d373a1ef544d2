import { randomBytes } from 'node:crypto'
import { ApplicationFailure, defaultPayloadConverter, type Payload } from '@temporalio/common'
import test from 'ava'
import { failureConverter as ofActivities } from '../../platform/encoded-failures.ts'
import { createPayloadCodec } from '../../platform/payload-codec.ts'
import { failureConverter as ofWorkflows } from '../../workflows/shared/passed-on-failures.ts'

const keys = new Map([
  ['old', randomBytes(32)],
  ['new', randomBytes(32)],
])
const before = createPayloadCodec({ current: 'old', keys })
const now = createPayloadCodec({ current: 'new', keys })
const secret = { name: 'Nobody Nowhere' }

async function encrypted(codec = now): Promise<Payload> {
  const [payload] = await codec.encode([defaultPayloadConverter.toPayload(secret)])
  if (!payload) throw new Error('nothing came back')
  return payload
}

test('a payload is not readable without its key, and equal payloads look different', async (t) => {
  const [one, other] = [await encrypted(), await encrypted()]
  t.false(Buffer.from(one.data ?? []).includes('Nobody'))
  t.notDeepEqual(one.data, other.data)
})

test('a payload of an older key is read as long as that key is configured', async (t) => {
  const [payload] = await now.decode([await encrypted(before)])
  t.deepEqual(defaultPayloadConverter.fromPayload(payload ?? {}), secret)
  const withoutOld = createPayloadCodec({ current: 'new', keys: new Map([...keys].slice(1)) })
  await t.throwsAsync(withoutOld.decode([await encrypted(before)]), {
    name: 'UnknownPayloadKeyError',
    message: 'TEMPORAL_PAYLOAD_KEYS has no key with the ID old.',
  })
})

test('a payload that was changed, or names another key, is refused', async (t) => {
  const payload = await encrypted()
  const changed = Buffer.from(payload.data ?? [])
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  await t.throwsAsync(now.decode([{ ...payload, data: changed }]))
  const renamed = { ...payload, metadata: { ...payload.metadata, 'key-id': Buffer.from('old') } }
  await t.throwsAsync(now.decode([renamed]))
})

test('an unencrypted payload is passed on unchanged', async (t) => {
  const clear = defaultPayloadConverter.toPayload(secret)
  t.deepEqual(await now.decode([clear]), [clear])
})

test('the failure of an activity that a workflow passes on is not written in clear', (t) => {
  const written = ofActivities.errorToFailure(new ApplicationFailure('about somebody'), defaultPayloadConverter)
  const inWorkflow = ofWorkflows.failureToError(written, defaultPayloadConverter)
  t.is(inWorkflow.message, 'about somebody')
  const passedOn = ofWorkflows.errorToFailure(inWorkflow, defaultPayloadConverter)
  t.like(passedOn, { message: 'Encoded failure', stackTrace: '' })
  t.is(ofActivities.failureToError(passedOn, defaultPayloadConverter).message, 'about somebody')
})

test("a workflow's own failure stays readable for operators", (t) => {
  const failure = ofWorkflows.errorToFailure(new ApplicationFailure('the case is gone'), defaultPayloadConverter)
  t.like(failure, { message: 'the case is gone', encodedAttributes: undefined })
})
