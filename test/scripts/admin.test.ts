import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import test from 'ava'
import { hashOfKey } from '../../domain/account/key-text.ts'
import { openOwnDatabase } from '../support/own-database.ts'

const run = promisify(execFile)

test('the admin command opens an account on a plan of its own, changes it, and ends its key', async (t) => {
  const { db, url, end } = await openOwnDatabase({ poolSize: 1 })
  t.teardown(end)
  const admin = <Answer>(...args: string[]) => adminOn<Answer>(url, ...args)
  const settings = {
    name: 'By hand',
    products: ['WATCHLIST'],
    historicalBilling: 'PER_PAGE',
    historicalAllowance: 1,
    resultsPerSearch: 100,
    asyncSearches: false,
    sources: [],
  }
  const { planId } = await admin<{ planId: string }>('create-plan', '--settings', JSON.stringify(settings))
  const opened = await admin<{ account: { id: string }; key: string }>(
    ...['open-account', '--name', 'Client', '--plan', planId, '--owner', 'Owner'],
  )
  const accountId = opened.account.id
  await admin('change-account', '--account', accountId, '--reviewer', 'OPERATOR')
  const known = await db.apiKeys.findByHash(hashOfKey(opened.key))
  t.like(known?.caller, { accountId, reviewer: 'OPERATOR', plan: { id: planId, ...settings, requestsPerMinute: 300 } })

  const audited = await db.auditLog.list({ accountId, most: 10 })
  t.deepEqual(
    audited.map(({ thingKind, action }) => `${thingKind} ${action}`),
    ['ACCOUNT UPDATE', 'KEY CREATE', 'USER CREATE', 'ACCOUNT CREATE'],
  )
  t.true(audited.every(({ actorType, actorId }) => actorType === 'OPERATOR' && actorId.startsWith('admin:')))

  const { keyId = '' } = known?.caller ?? {}
  t.deepEqual(await admin('revoke-key', '--account', accountId, '--key', keyId), { revoked: true })
  t.truthy((await db.apiKeys.findByHash(hashOfKey(opened.key)))?.revokedAt)
})

test("the admin command ends the key of a member of staff, and shows nobody's key", async (t) => {
  const { db, url, end } = await openOwnDatabase({ poolSize: 1 })
  t.teardown(end)
  const { key } = await adminOn<{ key: string }>(url, 'issue-operator-key', '--name', 'Asha')
  const [listed] = await adminOn<{ id: string; expiresAt: number }[]>(url, 'operator-keys')
  t.like(listed, { name: 'Asha', lastFour: key.slice(-4), revokedAt: null })
  t.false(JSON.stringify(listed).includes(key))
  t.true((listed?.expiresAt ?? 0) > Date.now())
  const narrow = ['--name', 'Ravi', '--roles', 'review,challenges', '--days', '7']
  t.like(await adminOn(url, 'issue-operator-key', ...narrow), { roles: ['review', 'challenges'] })
  await t.throwsAsync(adminOn(url, 'issue-operator-key', '--name', 'Ravi', '--days', '366'))

  const { id = '' } = listed ?? {}
  t.deepEqual(await adminOn(url, 'revoke-operator-key', '--key', id), { revoked: true })
  t.truthy((await db.operatorKeys.find(hashOfKey(key)))?.revokedAt)
  const [revoked] = await db.auditLog.list({ thingId: id, most: 1 })
  t.like(revoked, { thingKind: 'OPERATOR_KEY', action: 'REVOKE', accountId: null })
})

test('a mistake of the operator and a database that cannot be used are reported in a sentence, without a stack', async (t) => {
  const { url, end } = await openOwnDatabase({ poolSize: 1 })
  t.teardown(end)
  const refused = async (address: string, ...args: string[]) => {
    const ended = await t.throwsAsync<Error & { code: number; stderr: string }>(adminOn(address, ...args))
    t.is(ended?.code, 78)
    return ended?.stderr
  }
  t.is(await refused(url, 'issue-operator-key'), '--name is missing.\n')
  t.is(await refused(url, 'create-plan', '--settings', '{'), '--settings is not JSON.\n')
  t.is(
    await refused(url, 'change-account', '--account', 'none', '--reviewer', 'OPERATOR'),
    'There is no record with this id.\n',
  )
  t.regex((await refused(url, 'create-plan', '--settings', '{}')) ?? '', /^name: The name is missing\.\n/)
  const down = 'mysql://user:secret@127.0.0.1:1/courtpulse'
  t.is(
    await refused(down, 'operator-keys'),
    'The database of DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1.\n',
  )
  const stranger = new URL(url)
  stranger.username = 'stranger'
  stranger.password = 'wrong'
  t.regex(
    (await refused(stranger.href, 'operator-keys')) ?? '',
    /^The database of DATABASE_URL cannot be used: Access denied for user 'stranger'/,
  )
})

test('the admin command loads the calendars of courts from a file, and refuses one with a slip in it', async (t) => {
  const { db, url, end } = await openOwnDatabase({ poolSize: 1 })
  const folder = await mkdtemp(join(tmpdir(), 'holidays-'))
  t.teardown(async () => {
    await end()
    await rm(folder, { recursive: true })
  })
  const file = join(folder, 'holidays.json')
  const load = async (...spans: object[]) => {
    await writeFile(file, JSON.stringify(spans))
    return adminOn(url, 'load-holidays', file)
  }
  const vacation = { court: 'SC', from: '2026-12-30', to: '2027-01-02', kind: 'VACATION' }
  t.deepEqual(await load(vacation, { court: 'HC-DLHC01', from: '2026-12-25', kind: 'CLOSED' }), [
    { court: 'SC', days: 4 },
    { court: 'HC-DLHC01', days: 1 },
  ])
  const holidaysOf = await db.courtHolidays.around(['SC'], ['2027-01-01'])
  t.deepEqual([...holidaysOf('SC').keys()].toSorted(), ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'])
  const [audited] = await db.auditLog.list({ thingId: 'SC', most: 1 })
  t.like(audited, { thingKind: 'HOLIDAYS', action: 'UPDATE', accountId: null })
  for (const slip of [{ to: '2026-12-29' }, { to: '2028-01-02' }, { kind: 'HOLIDAY' }, { court: 'sc' }, { day: 1 }])
    await t.throwsAsync(load({ ...vacation, ...slip }), undefined, JSON.stringify(slip))
})

test('the admin command without a command it knows says what there is, and fails', async (t) => {
  const error = await t.throwsAsync<Error & { code: number; stdout: string }>(
    run(process.execPath, ['scripts/admin.ts', 'no-such-command']),
  )
  t.is(error?.code, 2)
  t.regex(error?.stdout ?? '', /open-account --name/)
})

async function adminOn<Answer>(databaseUrl: string, ...args: string[]): Promise<Answer> {
  const env = { ...process.env, DATABASE_URL: databaseUrl }
  const { stdout } = await run(process.execPath, ['scripts/admin.ts', ...args], { env })
  return JSON.parse(stdout) as Answer
}
