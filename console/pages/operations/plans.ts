import type { z } from 'zod'
import { changePlan } from '../../../api/account/change-plan.ts'
import { createPlan } from '../../../api/account/create-plan.ts'
import { PlanSettings } from '../../../api/account/plan-settings.ts'
import { readPlan } from '../../../api/account/read-plan.ts'
import { check } from '../../../api/http/check.ts'
import type { AnswerOf } from '../../../api/http/pages.ts'
import { PRODUCTS } from '../../../domain/account/account.ts'
import { HISTORICAL_STARTS_PER_MINUTE, REQUESTS_PER_MINUTE } from '../../../domain/service-limits.ts'
import { PROVIDERS } from '../../../domain/source.ts'
import { foreign, type Html, html } from '../../html.ts'
import { address, type Page, type Visit } from '../../page.ts'
import { changeTable } from '../../parts/change.ts'
import { checks, choice, field, formTo } from '../../parts/form.ts'
import { rupees } from '../../parts/money.ts'

type Plan = AnswerOf<typeof readPlan>
type Settings = z.output<typeof PlanSettings>

const BILLINGS = [
  ['PER_SEARCH', 'each search'],
  ['PER_PAGE', 'each page of results'],
] as const
const YES_OR_NO = [
  ['yes', 'yes'],
  ['no', 'no'],
] as const

/** `GET /console/plans/{id}`: shows the form of a plan. */
export const plan: Page = {
  method: 'GET',
  path: '/plans/:id',
  audience: 'operator',
  async serve(visit) {
    const found = await visit.ask(readPlan, { params: { planId: visit.params.id ?? '' } })
    return {
      title: found.name,
      body: html`<p><a href="${address('/accounts')}">Accounts</a></p><h1>Plan ${foreign(found.name)}</h1>
<p>A change counts from the next request of each account with this plan.</p>
${formTo(visit, `/plans/${found.planId}/check`, html`${planFields(found)}<button>Compare</button>`, 'text')}`,
    }
  },
}

/** `POST /console/plans`: creates a plan. */
export const makePlan: Page = {
  method: 'POST',
  path: '/plans',
  audience: 'operator',
  async serve(visit) {
    const { planId } = await visit.ask(createPlan, { body: settingsOf(visit) })
    return { goTo: address(`/plans/${planId}`) }
  },
}

/** `POST /console/plans/{id}/check`: shows a change before it is made. */
export const checkPlan: Page = {
  method: 'POST',
  path: '/plans/:id/check',
  audience: 'operator',
  async serve(visit) {
    const before = await visit.ask(readPlan, { params: { planId: visit.params.id ?? '' } })
    const after = settingsOf(visit)
    const then = new Map(wordsOf(after))
    return {
      title: before.name,
      body: html`<h1>Plan ${foreign(before.name)}</h1>
${changeTable(
  visit,
  `/plans/${before.planId}`,
  wordsOf(before).map(([what, now]) => [what, now, then.get(what) ?? '']),
)}`,
    }
  },
}

/** `POST /console/plans/{id}`: makes the change. */
export const savePlan: Page = {
  method: 'POST',
  path: '/plans/:id',
  audience: 'operator',
  async serve(visit) {
    const { planId } = await visit.ask(changePlan, {
      params: { planId: visit.params.id ?? '' },
      body: settingsOf(visit),
    })
    return { goTo: address(`/plans/${planId}`) }
  },
}

/** Returns the fields of a plan, filled from an existing one. */
export function planFields(now?: Plan): Html {
  const number = (name: keyof Plan & string, label: string, value?: number) =>
    field({ name, label, type: 'number', value: value === undefined ? '' : String(value) })
  const budget = (name: string, label: string, paise?: number | null) =>
    field({
      name,
      label,
      value: typeof paise === 'number' ? String(paise / 100) : '',
      hint: 'In rupees. Empty: two fifths of what the service itself may spend.',
      isRequired: false,
    })
  return html`${field({ name: 'name', label: 'Name', value: now?.name, maxLength: 100 })}
${checks('products', 'Products', PRODUCTS, now?.products ?? PRODUCTS)}
${number('requestsPerMinute', 'Requests a minute', now?.requestsPerMinute ?? REQUESTS_PER_MINUTE)}
${number('historicalStartsPerMinute', 'Historical searches started a minute', now?.historicalStartsPerMinute ?? HISTORICAL_STARTS_PER_MINUTE)}
${choice('historicalBilling', 'Historical search is billed for', BILLINGS, now?.historicalBilling)}
${number('historicalAllowance', 'Units of historical search', now?.historicalAllowance)}
${number('resultsPerSearch', 'Results of a search, at most', now?.resultsPerSearch)}
${choice('asyncSearches', 'Searches in the background', YES_OR_NO, now?.asyncSearches === false ? 'no' : 'yes')}
${budget('courtDataBudget', 'Court data, an account and day', now?.courtDataBudgetPaise)}
${budget('modelBudget', 'Language model, an account and day', now?.modelBudgetPaise)}
${checks('sources', 'Sources', PROVIDERS, now?.sources ?? PROVIDERS)}`
}

/** @throws Refusal 400 for settings that no plan has */
function settingsOf({ form, formList }: Visit): Settings {
  const { name, historicalBilling } = form
  const settings = {
    name,
    products: formList('products'),
    requestsPerMinute: numberIn(form.requestsPerMinute),
    historicalStartsPerMinute: numberIn(form.historicalStartsPerMinute),
    historicalBilling,
    historicalAllowance: numberIn(form.historicalAllowance),
    resultsPerSearch: numberIn(form.resultsPerSearch),
    asyncSearches: form.asyncSearches === 'yes',
    courtDataBudgetPaise: paiseIn(form.courtDataBudget),
    modelBudgetPaise: paiseIn(form.modelBudget),
    sources: formList('sources'),
  }
  return check(PlanSettings, settings) as Settings
}

function numberIn(text = ''): number | undefined {
  return text.trim() === '' ? undefined : Number(text)
}

/** Parses rupees into paise, rounding to two decimals. */
function paiseIn(text = ''): number | null {
  return text.trim() === '' ? null : Math.round(Number(text.replaceAll(',', '')) * 100)
}

/** Returns the settings of a plan in words. */
function wordsOf(plan: Omit<Plan, 'planId'> | Settings): [what: string, value: string][] {
  const budget = (paise: number | null) => (paise === null ? 'two fifths of the cap of the service' : rupees(paise))
  return [
    ['Name', plan.name],
    ['Products', plan.products.join(', ').toLowerCase().replaceAll('_', ' ') || 'none'],
    ['Requests a minute', String(plan.requestsPerMinute)],
    ['Historical searches started a minute', String(plan.historicalStartsPerMinute)],
    ['Historical search is billed for', BILLINGS.find(([value]) => value === plan.historicalBilling)?.[1] ?? ''],
    ['Units of historical search', String(plan.historicalAllowance)],
    ['Results of a search, at most', String(plan.resultsPerSearch)],
    ['Searches in the background', plan.asyncSearches ? 'yes' : 'no'],
    ['Court data, an account and day', budget(plan.courtDataBudgetPaise)],
    ['Language model, an account and day', budget(plan.modelBudgetPaise)],
    ['Sources', plan.sources.join(', ') || 'none'],
  ]
}
