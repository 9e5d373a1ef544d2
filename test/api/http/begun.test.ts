import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import test from 'ava'
import { begun } from '../../../api/http/begun.ts'

test('a stream that fails before its first chunk fails before the answer begins', async (t) => {
  const failing: Readable = new Readable({ read: () => failing.destroy(new Error('the database is away')) })
  await t.throwsAsync(begun(failing), { message: 'the database is away' })
  const ended = Readable.from([])
  ended.on('error', () => {}).destroy(new Error('gone'))
  await t.throwsAsync(begun(ended), { message: 'gone' })
})

test('a stream that has begun is sent whole, and a stream without a chunk is empty', async (t) => {
  t.is(await text(await begun(Readable.from(['one ', 'two ', 'three']))), 'one two three')
  t.is(await text(await begun(Readable.from([]))), '')
  t.deepEqual(await begun({ status: 'up' }), { status: 'up' })
})
