import { spawnSync } from 'node:child_process'
import test from 'ava'

/** Runs `npm run tool -- ...` in a process of its own. */
function tool(...args: string[]) {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/tool.ts', ...args], { encoding: 'utf8' })
  return { status, stderr: stderr.trimEnd() }
}

test('without a name the tools are listed', (t) => {
  const { status, stderr } = tool()
  t.is(status, 2)
  t.regex(stderr, /^Usage: npm run tool -- NAME/)
})

test('a wrong option is answered with the options that the tool has', (t) => {
  t.deepEqual(tool('match', '--helpp'), {
    status: 2,
    stderr: "Unknown option '--helpp'. The options are --pairs, --watched, --titles, --json.",
  })
})

for (const args of [
  ['brief', 'nowhere'],
  ['match', '--pairs', 'nowhere'],
  ['read-list', 'SC', '2026-01-07', 'nowhere'],
  ['read-page', 'hc-case', 'nowhere'],
  ['read-text', 'nowhere'],
  ['stamp', 'nowhere', 'nowhere.pdf'],
])
  test(`${args[0]} names a file that it cannot read`, (t) => {
    const { status, stderr } = tool(...args)
    t.is(status, 2)
    t.regex(stderr, /^[^\n]*no such file or directory, open 'nowhere'$/)
  })
