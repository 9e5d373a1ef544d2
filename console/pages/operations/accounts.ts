import { changeAccount } from '../../../api/account/change-account.ts'
import { createAccount } from '../../../api/account/create-account.ts'
import { listAccounts } from '../../../api/account/list-accounts.ts'
import { listPlans } from '../../../api/account/list-plans.ts'
import { readAnyAccount } from '../../../api/account/read-any-account.ts'
import type { AnswerOf } from '../../../api/http/pages.ts'
import { foreign, type Html, html } from '../../html.ts'
import { address, type Page, type Visit } from '../../page.ts'
import { changeTable } from '../../parts/change.ts'
import { choice, field, formTo } from '../../parts/form.ts'
import { rupees } from '../../parts/money.ts'
import { shownOnce } from '../../parts/secret.ts'
import { facts, nextPage, tableOf } from '../../parts/table.ts'
import { instant } from '../../times.ts'
import { planFields } from './plans.ts'

const PAGE_SIZE = '50'
const REVIEWERS = [
  ['CUSTOMER', 'its own team'],
  ['OPERATOR', 'the operator'],
] as const

type Plans = AnswerOf<typeof listPlans>['plans']

/** `GET /console/accounts`: lists accounts and plans. */
export const accounts: Page = {
  method: 'GET',
  path: '/accounts',
  audience: 'operator',
  async serve(visit) {
    const { cursor } = visit.query
    const [page, { plans }] = await Promise.all([
      visit.ask(listAccounts, { query: { limit: PAGE_SIZE, ...(cursor && { cursor }) } }),
      visit.ask(listPlans),
    ])
    const planName = namesOf(plans)
    return {
      title: 'Accounts',
      body: html`<h1>Accounts</h1>
<details class="do"><summary>New account</summary>${formTo(
        visit,
        '/accounts',
        html`${settingsFields(plans)}${field({ name: 'owner', label: 'Name of its first user' })}<button>Create</button>`,
        'text',
      )}</details>
${tableOf(
  'Oldest first',
  ['Name', 'Plan', 'Decides', 'Since', 'ID'],
  page.accounts.map(({ accountId, name, planId, reviewer, created }) => [
    html`<a class="name" href="${address(`/accounts/${accountId}`)}">${foreign(name)}</a>`,
    foreign(planName(planId)),
    reviewerName(reviewer),
    instant(created),
    accountId,
  ]),
)}
${nextPage('/accounts', {}, page.nextCursor)}
<p><a href="${address('/erasures')}">Erase an account, an entity, a case or a person</a></p>
<details class="do"><summary>New plan</summary>${formTo(visit, '/plans', html`${planFields()}<button>Create</button>`, 'text')}</details>
${tableOf(
  'Plans',
  ['Name', 'Products', 'Requests a minute', 'Searches included', 'Sources'],
  plans.map((plan) => [
    html`<a class="name" href="${address(`/plans/${plan.planId}`)}">${foreign(plan.name)}</a>`,
    plan.products.join(', ').toLowerCase().replaceAll('_', ' '),
    plan.requestsPerMinute,
    plan.historicalAllowance,
    plan.sources.join(', ') || 'none',
  ]),
)}`,
    }
  },
}

/** `GET /console/accounts/{id}`: shows one account, with its budgets today. */
export const account: Page = {
  method: 'GET',
  path: '/accounts/:id',
  audience: 'operator',
  async serve(visit) {
    const [found, { plans }] = await Promise.all([
      visit.ask(readAnyAccount, { params: { accountId: visit.params.id ?? '' } }),
      visit.ask(listPlans),
    ])
    return {
      title: found.name,
      body: html`<h1>${foreign(found.name)}</h1>
${facts([
  ['ID', found.accountId],
  ['Plan', foreign(namesOf(plans)(found.planId))],
  ['Decides', reviewerName(found.reviewer)],
  ['Since', instant(found.created)],
  ...found.budgets.map(
    (budget) =>
      [
        `Spent today, ${budget.budget.toLowerCase().replaceAll('_', ' ')}`,
        `${rupees(budget.spentPaise)} of ${rupees(budget.limitPaise)}`,
      ] as const,
  ),
])}
<p><a href="${address('/audit', { account: found.accountId })}">What was done to it</a></p>
<h2>Change</h2>
${formTo(visit, `/accounts/${found.accountId}/check`, html`${settingsFields(plans, found)}<button>Compare</button>`, 'text')}`,
    }
  },
}

/** `POST /console/accounts/{id}/check`: shows a change before it is made. */
export const checkAccount: Page = {
  method: 'POST',
  path: '/accounts/:id/check',
  audience: 'operator',
  async serve(visit) {
    const [before, { plans }] = await Promise.all([
      visit.ask(readAnyAccount, { params: { accountId: visit.params.id ?? '' } }),
      visit.ask(listPlans),
    ])
    const after = settingsOf(visit)
    const planName = namesOf(plans)
    return {
      title: before.name,
      body: html`<h1>${foreign(before.name)}</h1>
${changeTable(visit, `/accounts/${before.accountId}`, [
  ['Name', before.name, after.name],
  ['Plan', planName(before.planId), planName(after.planId)],
  ['Decides', reviewerName(before.reviewer), reviewerName(after.reviewer)],
])}`,
    }
  },
}

/** `POST /console/accounts/{id}`: makes the change. */
export const saveAccount: Page = {
  method: 'POST',
  path: '/accounts/:id',
  audience: 'operator',
  async serve(visit) {
    const { accountId } = await visit.ask(changeAccount, {
      params: { accountId: visit.params.id ?? '' },
      body: settingsOf(visit),
    })
    return { goTo: address(`/accounts/${accountId}`) }
  },
}

/** `POST /console/accounts`: creates an account. The key of its owner is shown only here. */
export const openAccount: Page = {
  method: 'POST',
  path: '/accounts',
  audience: 'operator',
  async serve(visit) {
    const made = await visit.ask(createAccount, { body: { ...settingsOf(visit), owner: visit.form.owner ?? '' } })
    return {
      title: made.name,
      body: html`<h1>${foreign(made.name)}</h1>
${shownOnce('The key of its owner.', made.key)}
<p><a href="${address(`/accounts/${made.accountId}`)}">Go on to the account</a></p>`,
    }
  },
}

function settingsFields(plans: Plans, now?: { name: string; planId: string; reviewer: string }): Html {
  return html`${field({ name: 'name', label: 'Name', value: now?.name })}
${choice(
  'planId',
  'Plan',
  plans.map(({ planId, name }) => [planId, name] as const),
  now?.planId,
)}
${choice('reviewer', 'Who decides about new cases', REVIEWERS, now?.reviewer)}`
}

function settingsOf({ form: { name = '', planId = '', reviewer = '' } }: Visit) {
  return { name, planId, reviewer }
}

function reviewerName(reviewer: string): string {
  return REVIEWERS.find(([value]) => value === reviewer)?.[1] ?? reviewer
}

function namesOf(plans: Plans): (planId: string) => string {
  return (planId) => plans.find((plan) => plan.planId === planId)?.name ?? planId
}
