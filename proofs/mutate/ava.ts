import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'

/*
 * As much of AVA as the tests of pure code use, so that they can be run thousands of times in one process. Only whether a test fails counts
 * here; AVA itself says why.
 */

interface RegisteredTest {
  title: string
  run(): Promise<void>
}

export const registered: RegisteredTest[] = []

type Body = (t: object, ...args: unknown[]) => unknown

function test(title: string, body: Body, ...args: unknown[]): void {
  registered.push({
    title,
    async run() {
      const teardowns: (() => unknown)[] = []
      try {
        await body({ ...ASSERTIONS, teardown: (end: () => unknown) => teardowns.push(end) }, ...args)
      } finally {
        for (const end of teardowns.reverse()) await end()
      }
    },
  })
}

export default Object.assign(test, { serial: test, skip() {} })

function check(isGood: boolean): void {
  assert.ok(isGood)
}

const ASSERTIONS = {
  is: (actual: unknown, expected: unknown) => check(Object.is(actual, expected)),
  not: (actual: unknown, expected: unknown) => check(!Object.is(actual, expected)),
  deepEqual: (actual: unknown, expected: unknown) => check(isDeepStrictEqual(actual, expected)),
  notDeepEqual: (actual: unknown, expected: unknown) => check(!isDeepStrictEqual(actual, expected)),
  like: (actual: object, expected: object) => assert.partialDeepStrictEqual(actual, expected),
  true: (actual: unknown) => check(actual === true),
  false: (actual: unknown) => check(actual === false),
  truthy: (actual: unknown) => check(Boolean(actual)),
  falsy: (actual: unknown) => check(!actual),
  regex: (actual: string, pattern: RegExp) => check(pattern.test(actual)),
  notRegex: (actual: string, pattern: RegExp) => check(!pattern.test(actual)),
  throws: (run: () => unknown) => assert.throws(run),
  notThrows: (run: () => unknown) => run(),
  throwsAsync: (run: () => Promise<unknown>) => assert.rejects(run),
  pass() {},
  fail: () => check(false),
  log() {},
  timeout() {},
}
