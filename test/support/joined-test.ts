import test from 'ava'

/** `test › db › base › outbox › ` for test/db/base/outbox.test.ts. */
const [, path = ''] = /\/(test\/.*)\.test\.ts$/.exec(new URL(import.meta.url).searchParams.get('of') ?? '') ?? []
const prefix = `${path.replaceAll('/', ' › ')} › `

/** AVA for one of several files in a process. Its titles begin with the file. */
export default titled(test)

/** `test`, and what hangs on it: `test.serial`, `test.skip` and so on. A title stands first; hooks and macros have none. */
function titled<Declare extends object>(declare: Declare): Declare {
  return new Proxy(declare, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? titled(value) : value
    },
    apply: (target, self, [first, ...rest]) =>
      Reflect.apply(target as () => unknown, self, [typeof first === 'string' ? prefix + first : first, ...rest]),
  })
}
