import test from 'ava'
import { readDatabaseAddress } from '../../domain/database-address.ts'

const at = (host: string, options = '') => readDatabaseAddress(`mysql://user:password@${host}/courtpulse${options}`)

test('tls=on and tls=off take effect', (t) => {
  t.deepEqual(at('db.example:3306', '?tls=on'), { url: 'mysql://user:password@db.example:3306/courtpulse', tls: true })
  t.false(at('db.example', '?tls=off').tls)
  t.false(at('127.0.0.1').tls)
})

test('an unknown option that may mean encryption is rejected by name, without the password', (t) => {
  for (const options of [
    'tls=true',
    'tls=ON',
    'tls=',
    'tls=on&tls=off',
    'ssl=true',
    'sslmode=REQUIRED',
    'nonsense=1',
  ]) {
    const error = t.throws(() => at('127.0.0.1', `?${options}`), { instanceOf: RangeError })
    t.true(error.message.includes(options.split('=')[0] ?? ''), error.message)
    t.false(error.message.includes('password'))
  }
})

test('the connection to another machine is encrypted, unless the address turns that off', (t) => {
  for (const host of ['db.example', '10.0.0.1', '[fd00::1]', '127.example'])
    t.throws(() => at(host), { instanceOf: RangeError, message: /tls=on/ }, host)
  for (const host of ['localhost', '127.0.0.1:33060', '127.1.2.3', '[::1]']) t.notThrows(() => at(host), host)
})

test('a password that would end the address early is rejected with advice on escaping, without repeating it', (t) => {
  for (const password of ['se/cret', 'se#cret', 'se?cret', 'se%cret']) {
    const error = t.throws(() => readDatabaseAddress(`mysql://user:${password}@127.0.0.1/courtpulse`), {
      instanceOf: RangeError,
      message: /%2F %23 %3F %40 %25/,
    })
    t.notRegex(error.message, /cret/)
  }
  t.is(
    readDatabaseAddress('mysql://user:se%2Fcret%25@127.0.0.1/courtpulse').url,
    'mysql://user:se%2Fcret%25@127.0.0.1/courtpulse',
  )
})

test('the address of another kind of database is rejected', (t) => {
  t.throws(() => readDatabaseAddress('postgres://127.0.0.1/courtpulse'), { message: /must begin with mysql:/ })
})
