import type { Refusal } from '../../../api/errors/refusal.ts'
import { createEntity } from '../../../api/watchlist/create-entity.ts'
import { html } from '../../html.ts'
import { address, type Page, type Shown, type Visit } from '../../page.ts'
import { backTo } from '../../parts/back.ts'
import { choice, field, formOnce } from '../../parts/form.ts'
import { orAgain, problemOf } from '../../parts/problem.ts'

/** `GET /console/account/watchlist/new`: the form for a company or person to watch. */
export const newEntity: Page = {
  method: 'GET',
  path: '/account/watchlist/new',
  audience: 'account',
  async serve(visit) {
    return formPage(visit)
  },
}

/** `POST /console/account/watchlist/new`: adds them, and shows the entity. */
export const addEntity: Page = {
  method: 'POST',
  path: '/account/watchlist/new',
  audience: 'account',
  serve(visit) {
    const { token: _, once: __, fetchHistoricalCases, ...details } = visit.form
    return orAgain(
      async () => {
        const { _id } = await visit.ask(createEntity, {
          body: { ...details, ...(fetchHistoricalCases && { fetchHistoricalCases: true }) },
        })
        return { goTo: address(`/account/watchlist/${_id}`) }
      },
      async (refusal) => formPage(visit, refusal),
    )
  },
}

function formPage(visit: Visit, refusal?: Refusal): Shown {
  const { form } = visit
  const optional = (name: string, label: string, hint?: string) =>
    field({ name, label, value: form[name], maxLength: 1000, isRequired: false, ...(hint && { hint }) })
  return {
    title: 'Add one',
    body: html`${backTo('/account/watchlist', 'Watchlist')}<h1>Watch a company or a person</h1>
${problemOf(refusal)}
${formOnce(
  visit,
  '/account/watchlist/new',
  html`${field({ name: 'name', label: 'Name', value: form.name, isFirst: true, hint: 'As complete as you know it.' })}
${choice(
  'entityType',
  'It is',
  [
    ['BUSINESS', 'a company'],
    ['PERSON', 'a person'],
  ],
  form.entityType,
)}
${optional('location', 'Place or address')}${optional('registrationNumber', 'Registration number')}
${optional('fatherName', 'Name of the father, of a person')}${optional('birthDate', 'Born, of a person', 'DD-MM-YYYY')}
<label class="check"><input type="checkbox" name="fetchHistoricalCases" value="yes"${form.fetchHistoricalCases ? html` checked` : ''}>Search once for past cases of the company</label>
<button class="strong">Add</button>`,
  'text',
)}`,
  }
}
