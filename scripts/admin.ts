/**
 * `npm run admin -- <command> [options]`: accounts, plans and keys by hand, on the database that `DATABASE_URL` names (the one of
 * the running `npm start` when it is not set). Answers in JSON. `--help` lists the commands.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { PlanSettings } from '../api/backoffice/plan-settings.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { openAccount } from '../db/open-account.ts'
import { PERMISSIONS } from '../domain/account.ts'

type Options = Record<string, string | undefined>

/** Each command with what it takes and what it does. */
const COMMANDS: Record<string, { takes: string; act(db: Database, options: Options): Promise<unknown> }> = {
  plans: { takes: '', act: (db) => db.accounts.listPlans() },
  'create-plan': {
    takes: '--settings <json>',
    act: async (db, { settings }) => ({ planId: await db.accounts.createPlan(planOf(settings)) }),
  },
  'change-plan': {
    takes: '--plan <id> --settings <json>',
    act: async (db, { plan, settings }) => found(await db.accounts.changePlan(given(plan, 'plan'), planOf(settings))),
  },
  accounts: {
    takes: '[--after <id>]',
    act: (db, { after }) => db.accounts.list({ after, most: 100 }),
  },
  'open-account': {
    takes: '--name <name> --plan <id> --owner <name> [--reviewer CUSTOMER|OPERATOR]',
    act: async (db, { name, plan, owner, reviewer }) => {
      const settings = { name: given(name, 'name'), planId: given(plan, 'plan'), reviewer: reviewerOf(reviewer) }
      return openAccount(db, settings, given(owner, 'owner'))
    },
  },
  'change-account': {
    takes: '--account <id> [--name <name>] [--plan <id>] [--reviewer CUSTOMER|OPERATOR]',
    act: async (db, { account, name, plan, reviewer }) => {
      const before = found(await db.accounts.find(given(account, 'account')))
      return db.accounts.change(before.id, {
        name: name ?? before.name,
        planId: plan ?? before.planId,
        reviewer: reviewer === undefined ? before.reviewer : reviewerOf(reviewer),
      })
    },
  },
  'issue-key': {
    takes: '--account <id> --user <id> --name <name>',
    act: (db, { account, user, name }) =>
      db.apiKeys.issue({
        accountId: given(account, 'account'),
        userId: given(user, 'user'),
        name: given(name, 'name'),
        kind: 'live',
        permissions: [...PERMISSIONS],
        expiresAt: null,
      }),
  },
  'revoke-key': {
    takes: '--account <id> --key <id>',
    act: async (db, { account, key }) => ({
      revoked: await db.apiKeys.revoke(given(account, 'account'), given(key, 'key')),
    }),
  },
  'issue-operator-key': {
    takes: '--name <name>',
    act: async (db, { name }) => ({ key: await db.operatorKeys.issue(given(name, 'name')) }),
  },
  'operator-keys': { takes: '', act: (db) => db.operatorKeys.list() },
  'revoke-operator-key': {
    takes: '--key <id>',
    act: async (db, { key }) => ({ revoked: await db.operatorKeys.revoke(given(key, 'key')) }),
  },
}

const OPTIONS = ['settings', 'plan', 'account', 'after', 'name', 'owner', 'reviewer', 'user', 'key'] as const

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean' },
    ...Object.fromEntries(OPTIONS.map((name) => [name, { type: 'string' as const }])),
  },
})
const command = COMMANDS[positionals[0] ?? '']
if (!command || values.help) {
  console.log('npm run admin -- <command> [options]\n')
  for (const [name, { takes }] of Object.entries(COMMANDS)) console.log(`  ${name} ${takes}`)
  process.exit(values.help ? 0 : 2)
}
const { DATABASE_URL = databaseOfRunningStack(), DATABASE_CA: ca } = process.env
const db = openDatabase({ url: DATABASE_URL, ca, poolSize: 1 })
try {
  console.log(JSON.stringify(await command.act(db, values as Options), null, 2))
} finally {
  await db.close()
}

function given(value: string | undefined, option: string): string {
  if (value === undefined) throw new Error(`--${option} is missing`)
  return value
}

function found<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('there is nothing of this id')
  return thing
}

function reviewerOf(text = 'CUSTOMER'): 'CUSTOMER' | 'OPERATOR' {
  if (text !== 'CUSTOMER' && text !== 'OPERATOR') throw new Error('--reviewer is CUSTOMER or OPERATOR')
  return text
}

function planOf(settings: string | undefined) {
  return PlanSettings.parse(JSON.parse(given(settings, 'settings')))
}

function databaseOfRunningStack(): string {
  return (JSON.parse(readFileSync('.dev/stack.json', 'utf8')) as { databaseUrl: string }).databaseUrl
}
