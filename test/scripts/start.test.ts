import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import test, { type ExecutionContext } from 'ava'
import { StackFile } from '../../scripts/stack/stack-file.ts'
import { ProjectCopy } from './support/project-copy.ts'
import { isAlive, until } from './support/waiting.ts'

const project = new ProjectCopy()
project.linkPackages()
test.after.always(() => project.remove())

/** Runs `npm start`; it does not outlive its test, whatever becomes of that. */
function start(t: ExecutionContext, ...options: string[]) {
  const running = project.run(['scripts/run.mjs', 'start', ...options])
  t.teardown(async () => {
    running.child.kill('SIGTERM')
    await running.ended
  })
  return running
}

function stackFile(): StackFile {
  return StackFile.parse(JSON.parse(readFileSync(project.path('.dev/stack.json'), 'utf8')))
}

/** Four times what a start and its tour take on a busy machine of two cores. */
const STARTED_WITHIN_MS = 400_000

/** Waits for the start to come so far; one that ends before, whose tour stops or that takes too long fails the test with what it printed. */
async function reaches(running: ReturnType<typeof start>, condition: () => boolean): Promise<void> {
  const tourStopped = () => running.output().includes('The tour stopped')
  const within = until(() => condition() || tourStopped(), STARTED_WITHIN_MS)
  const tooEarly = running.ended.then(() => Promise.reject(new Error('It ended too early.')))
  try {
    await Promise.race([within, tooEarly])
    if (!condition()) throw new Error('It does not come so far.')
  } catch (error) {
    throw new Error(`${running.output()}`, { cause: error })
  }
}

const isUp = () => existsSync(project.path('.dev/stack.json'))
const tourIsDone = () => isUp() && stackFile().tourDone

/** Has the operator review a case; gives the address of the review in Temporal's Web UI. */
async function aReviewAtTheOperator({ baseUrl, keys }: StackFile): Promise<string> {
  const ask = async (path: string, key: string, body?: object) => {
    const headers = { 'X-Service-Api-Key': key, 'Content-Type': 'application/json' }
    const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    return (await fetch(baseUrl + path, request)).json()
  }
  const caseIdentifier = { courtType: 'HC', cnr: 'DLHC019000012024' }
  await ask('/watchlist/cases', keys.operatorReviewed, { caseIdentifier })
  const { records } = (await ask('/backoffice/cases', keys.operator)) as { records: { workflowUrl: string }[] }
  return records[0]?.workflowUrl ?? ''
}

/** A million calls at the dearest price there is, ten rupees. */
const MORE_THAN_ANYBODY_TRIES_PAISE = 1_000_000 * 1_000

/** What each source that charges for its calls may be spent at in a day. */
async function dailyCapsPaise({ baseUrl, keys }: StackFile): Promise<number[]> {
  const answer = await fetch(`${baseUrl}/backoffice/sources`, { headers: { 'X-Service-Api-Key': keys.operator } })
  const { sources } = (await answer.json()) as { sources: { dailySpendCapPaise: number | null }[] }
  return sources.flatMap(({ dailySpendCapPaise }) => dailySpendCapPaise ?? [])
}

test.serial('start brings everything up, prints where it is, and takes it all down on SIGTERM', async (t) => {
  const running = start(t)
  const { child, ended, output } = running
  await reaches(running, tourIsDone)
  const stack = stackFile()
  t.true(Object.values(stack.processes).every(isAlive))
  t.is((await fetch(`${stack.baseUrl}/health/ready`)).status, 200)
  t.is((await fetch(stack.uiUrl)).status, 200)
  for (const address of Object.values(stack.metrics))
    t.regex(await (await fetch(address)).text(), /^courtpulse_build_info/m, address)
  t.true((await aReviewAtTheOperator(stack)).startsWith(`${stack.uiUrl}/`))
  t.is(new Set(Object.values(stack.keys)).size, 9)
  await reaches(running, () => output().includes('CourtPulse is running.'))
  t.is(output().match(/✔ the case was fetched live and stored/g)?.length, 3)
  const caps = await dailyCapsPaise(stack)
  t.true(caps.length > 0 && caps.every((cap) => cap >= MORE_THAN_ANYBODY_TRIES_PAISE), caps.join(' '))

  child.kill('SIGTERM')
  t.is((await ended).code, 0)
  t.false(Object.values(stack.processes).some(isAlive))
  t.false(existsSync(project.path('.dev/stack.json')))
})

test.serial('a second start in the same folder says where the first one is; a killed part comes back', async (t) => {
  const running = start(t)
  const { child, ended } = running
  await reaches(running, isUp)
  const { baseUrl, processes } = stackFile()

  const second = await start(t).ended
  t.is(second.code, 1)
  t.true(second.output.includes(`CourtPulse is already running from this folder, at ${baseUrl}`))

  process.kill(processes.worker, 'SIGKILL')
  await reaches(running, () => stackFile().processes.worker !== processes.worker)
  t.true(isAlive(stackFile().processes.worker))

  child.kill('SIGINT')
  t.is((await ended).code, 0)
})

test.serial(
  'nothing outlives a start that is killed outright; the next one comes up on the same data, and prints a command that works',
  async (t) => {
    const running = start(t)
    await reaches(running, tourIsDone)
    const { processes, keys } = stackFile()
    running.child.kill('SIGKILL')
    await until(() => !Object.values(processes).some(isAlive))

    const next = start(t)
    await reaches(next, () => next.output().includes('Press Ctrl-C'))
    t.deepEqual(stackFile().keys, keys)
    const [command = ''] = next.output().match(/curl -s .*\n.*'/) ?? []
    t.regex(execFileSync('bash', ['-c', command], { encoding: 'utf8' }), /"cnr":"DLHC019000012024"/)
  },
)

test.serial('the workflow bundle of the same sources is built once', async (t) => {
  const bundles = () =>
    readdirSync(project.path('.dev'))
      .filter((name) => name.startsWith('workflows'))
      .map((name) => ({ name, builtAt: statSync(project.path(`.dev/${name}`)).mtimeMs }))
  const before = bundles()
  t.is(before.length, 1)
  await reaches(start(t), isUp)
  t.deepEqual(bundles(), before)
})

test.serial('--fresh begins without the data of earlier runs; --once ends after the tour', async (t) => {
  const keys = readFileSync(project.path('.dev/keys.json'), 'utf8')
  const { code, output } = await start(t, '--once', '--fresh').ended
  t.is(code, 0, output)
  t.not(readFileSync(project.path('.dev/keys.json'), 'utf8'), keys)
})
