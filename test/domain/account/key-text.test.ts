import test from 'ava'
import fc from 'fast-check'
import { hashOfKey, isWellFormedKey, KEY_SECRET_BYTES, writeApiKey } from '../../../domain/account/key-text.ts'

const SECRET = fc.uint8Array({ minLength: KEY_SECRET_BYTES, maxLength: KEY_SECRET_BYTES })
const KIND = fc.constantFrom('live' as const, 'test' as const, 'operator' as const)

test('a key is well formed, and with one character changed it is not', (t) => {
  fc.assert(
    fc.property(KIND, SECRET, fc.nat(), (kind, secret, at) => {
      const key = writeApiKey(kind, secret)
      const place = at % key.length
      const changed = key.slice(0, place) + (key[place] === 'x' ? 'y' : 'x') + key.slice(place + 1)
      return isWellFormedKey(key) && !isWellFormedKey(changed)
    }),
  )
  t.pass()
})

test('the stored hash is derived from the key and is 32 bytes long', (t) => {
  const key = writeApiKey('live', new Uint8Array(KEY_SECRET_BYTES))
  t.deepEqual(hashOfKey(key), hashOfKey(key))
  t.is(hashOfKey(key).length, 32)
})

test('a text longer than any key is rejected before decoding: a thousand of 16 KiB cost less than half a second', (t) => {
  const text = `cpk_live_${'z'.repeat(15_800)}`
  const before = process.cpuUsage()
  for (let index = 0; index < 1_000; index++) t.false(isWellFormedKey(text))
  const { user } = process.cpuUsage(before)
  t.true(user < 500_000, `${user} microseconds`)
})
