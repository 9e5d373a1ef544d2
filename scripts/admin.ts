/**
 * `npm run admin -- <command> [options]`: manages accounts, plans and keys by hand in the database of `DATABASE_URL`
 * (by default that of the running `npm start`). Answers in JSON; the audit log names the system user. `--help` lists
 * the commands.
 */

import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { z } from 'zod'
import { PlanSettings } from '../api/account/plan-settings.ts'
import { holidaysIn } from '../api/hearings/holiday-file.ts'
import { issueOperatorKey } from '../api/operations/present-operator-key.ts'
import { openAccount } from '../db/account/open-account.ts'
import type { Tx } from '../db/base/table.ts'
import { type Database, openDatabase } from '../db/database.ts'
import type { NewAuditEntry } from '../db/operations/audit-log.ts'
import { type AuditContext, changedFields } from '../domain/account/audit-log.ts'
import { PERMISSIONS } from '../domain/account/permission.ts'
import { MAX_OPERATOR_KEY_MS, OPERATOR_ROLES, type OperatorRole, signInNameOf } from '../domain/operations/operator.ts'
import { ConfigurationError, readConfiguration } from '../platform/configuration.ts'
import { inputError } from '../platform/input-errors.ts'
import { checkNapix, openNapixOn } from './check-napix.ts'
import { readOptions } from './read-options.ts'
import { reportingMistakes } from './reporting-mistakes.ts'
import { trySources } from './try-sources.ts'

/** The admin command as the audit log names it. */
const AUDIT_CONTEXT: AuditContext = {
  actorType: 'OPERATOR',
  actorId: `admin:${runner().replaceAll(/[^\x21-\x7e]/g, '?')}`.slice(0, 190),
  requestId: `admin-${randomUUID()}`,
}

type Options = Record<string, string | undefined>

/** Each command with its options and its action, which shares a transaction with its entry in the audit log. */
const COMMANDS: Record<string, { takes: string; run(db: Database, options: Options, tx: Tx): Promise<unknown> }> = {
  plans: { takes: '', run: (db) => db.accounts.listPlans({ most: Number.MAX_SAFE_INTEGER }) },
  'create-plan': {
    takes: '--settings <json>',
    run: async (db, { settings }, tx) => {
      const plan = planOf(settings)
      const planId = await db.accounts.createPlan(plan, tx)
      await audit(db, { thingKind: 'PLAN', thingId: planId, action: 'CREATE', fields: changedFields({}, plan) }, tx)
      return { planId }
    },
  },
  'change-plan': {
    takes: '--plan <id> --settings <json>',
    run: async (db, { plan, settings }, tx) => {
      const before = found(await db.accounts.findPlan(required(plan, 'plan'), tx))
      const wanted = planOf(settings)
      const fields = changedFields(before, wanted)
      await audit(db, { thingKind: 'PLAN', thingId: before.id, action: 'UPDATE', fields }, tx)
      return db.accounts.changePlan(before.id, wanted, tx)
    },
  },
  accounts: {
    takes: '[--after <id>]',
    run: (db, { after }) => db.accounts.list({ after, most: 100 }),
  },
  'open-account': {
    takes: '--name <name> --plan <id> --owner <name> [--reviewer CUSTOMER|OPERATOR]',
    run: async (db, { name, plan, owner, reviewer }, tx) => {
      const settings = { name: required(name, 'name'), planId: required(plan, 'plan'), reviewer: reviewerOf(reviewer) }
      return openAccount(db, settings, required(owner, 'owner'), AUDIT_CONTEXT, tx)
    },
  },
  'change-account': {
    takes: '--account <id> [--name <name>] [--plan <id>] [--reviewer CUSTOMER|OPERATOR]',
    run: async (db, { account, name, plan, reviewer }, tx) => {
      const before = found(await db.accounts.find(required(account, 'account'), tx))
      const settings = {
        name: name ?? before.name,
        planId: plan ?? before.planId,
        reviewer: reviewer === undefined ? before.reviewer : reviewerOf(reviewer),
      }
      const done = { accountId: before.id, thingKind: 'ACCOUNT', thingId: before.id, action: 'UPDATE' } as const
      await audit(db, { ...done, fields: changedFields(before, settings) }, tx)
      return db.accounts.change(before.id, settings, tx)
    },
  },
  'issue-key': {
    takes: '--account <id> --user <id> --name <name>',
    run: async (db, { account, user, name }, tx) => {
      const key = { userId: required(user, 'user'), name: required(name, 'name'), permissions: [...PERMISSIONS] }
      const accountId = required(account, 'account')
      const issued = await db.apiKeys.issue({ ...key, accountId, kind: 'live', expiresAt: null }, tx)
      const done = { accountId, thingKind: 'KEY', thingId: issued.id, action: 'CREATE' } as const
      await audit(db, { ...done, fields: changedFields({}, key) }, tx)
      return issued
    },
  },
  'revoke-key': {
    takes: '--account <id> --key <id>',
    run: async (db, { account, key }, tx) => {
      const [accountId, thingId] = [required(account, 'account'), required(key, 'key')]
      const revoked = await db.apiKeys.revoke(accountId, thingId, tx)
      if (revoked) await audit(db, { accountId, thingKind: 'KEY', thingId, action: 'REVOKE' }, tx)
      return { revoked }
    },
  },
  'issue-operator-key': {
    takes: `--name <name> [--roles ${OPERATOR_ROLES.join(',')}] [--days <1 to 365, default 90>] [--sign-in-as <e-mail address or subject>]`,
    run: (db, { name, roles, days, 'sign-in-as': signInAs }, tx) => {
      const terms = {
        ...(roles && { roles: rolesOf(roles) }),
        ...(days && { expiresAt: endAfter(days) }),
        ...(signInAs && { signInAs: signInNameOf(signInAs) }),
      }
      return issueOperatorKey(db, { name: required(name, 'name'), ...terms }, AUDIT_CONTEXT, tx)
    },
  },
  'operator-keys': {
    takes: '[--after <id>]',
    run: (db, { after }) => db.operatorKeys.list({ after, most: 100 }),
  },
  'revoke-operator-key': {
    takes: '--key <id>',
    run: async (db, { key }, tx) => {
      const thingId = required(key, 'key')
      const revoked = await db.operatorKeys.revoke(thingId, tx)
      if (revoked) await audit(db, { thingKind: 'OPERATOR_KEY', thingId, action: 'REVOKE' }, tx)
      return { revoked }
    },
  },
  'load-holidays': {
    takes: '<file.json>',
    run: async (db, { file }, tx) => {
      const days = holidaysIn(readFileSync(required(file, 'file'), 'utf8'))
      await db.courtHolidays.load(days, tx)
      const courts = Map.groupBy(days, ({ court }) => court)
      for (const court of courts.keys())
        await audit(db, { thingKind: 'HOLIDAYS', thingId: court, action: 'UPDATE' }, tx)
      return [...courts].map(([court, those]) => ({ court, days: new Set(those.map(({ day }) => day)).size }))
    },
  },
  'check-napix': {
    takes: '<CNR>',
    run: (db, { file: cnr }) => checkNapix(openNapixOn(db, readConfiguration()), required(cnr, 'CNR')),
  },
  'try-sources': {
    takes: '<CNR> [--pay yes]',
    async run(db, { file: cnr, pay }) {
      const tried = await trySources(db, readConfiguration(), required(cnr, 'CNR'), { pays: pay === 'yes' })
      if (tried.trials.some(({ isAsExpected }) => isAsExpected === false)) process.exitCode = 1
      return tried
    },
  },
}

const OPTIONS = [
  'settings',
  'plan',
  'account',
  'after',
  'name',
  'owner',
  'reviewer',
  'user',
  'key',
  'roles',
  'days',
  'sign-in-as',
  'pay',
] as const

const { values, positionals } = readOptions({
  allowPositionals: true,
  options: {
    help: { type: 'boolean' },
    ...Object.fromEntries(OPTIONS.map((name) => [name, { type: 'string' as const }])),
  },
})
const command = COMMANDS[positionals[0] ?? '']
if (!command || values.help) {
  console.log('Usage: npm run admin -- <command> [options]\n')
  for (const [name, { takes }] of Object.entries(COMMANDS)) console.log(`  ${name} ${takes}`)
  process.exit(values.help ? 0 : 2)
}
await reportingMistakes(async () => {
  const { DATABASE_URL = databaseOfRunningStack(), DATABASE_CA: ca } = process.env
  const db = openDatabase({ url: DATABASE_URL, ca, poolSize: 2 })
  try {
    const done = await db.transaction((tx) => command.run(db, { ...(values as Options), file: positionals[1] }, tx))
    console.log(JSON.stringify(done, null, 2))
  } finally {
    await db.close()
  }
})

/** The operating system's name of the user who runs this. */
function runner(): string {
  try {
    return userInfo().username
  } catch {
    // In a container the user's number may have no name.
    return String(process.getuid?.() ?? 'unknown')
  }
}

function audit(
  db: Database,
  done: Pick<NewAuditEntry, 'thingKind' | 'thingId' | 'action'> & Partial<NewAuditEntry>,
  tx: Tx,
): Promise<void> {
  return db.auditLog.record(AUDIT_CONTEXT, [{ accountId: null, fields: [], ...done }], tx)
}

function required(value: string | undefined, option: string): string {
  if (value === undefined) throw new ConfigurationError(`--${option} is missing.`)
  return value
}

function found<T>(thing: T | undefined): T {
  if (thing === undefined) throw new ConfigurationError('There is no record with this id.')
  return thing
}

function reviewerOf(text = 'CUSTOMER'): 'CUSTOMER' | 'OPERATOR' {
  if (text !== 'CUSTOMER' && text !== 'OPERATOR')
    throw new ConfigurationError('--reviewer must be CUSTOMER or OPERATOR.')
  return text
}

function rolesOf(text: string): OperatorRole[] {
  return z.array(z.enum(OPERATOR_ROLES)).parse(text.split(','), { error: inputError })
}

function endAfter(days: string): number {
  const ms = Number(days) * 86_400_000
  if (!(ms > 0 && ms <= MAX_OPERATOR_KEY_MS)) throw new ConfigurationError('--days must be a number from 1 to 365.')
  return Date.now() + ms
}

function planOf(settings: string | undefined) {
  return PlanSettings.parse(asJson(required(settings, 'settings')), { error: inputError })
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ConfigurationError('--settings is not JSON.', { cause: error })
  }
}

function databaseOfRunningStack(): string {
  if (!existsSync('.dev/stack.json'))
    throw new ConfigurationError('Set DATABASE_URL, or start the service in this folder (npm start).')
  return (JSON.parse(readFileSync('.dev/stack.json', 'utf8')) as { databaseUrl: string }).databaseUrl
}
