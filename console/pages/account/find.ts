import { lookUpCase } from '../../../api/case-lookup/look-up-case.ts'
import { readLookup } from '../../../api/case-lookup/read-lookup.ts'
import { Refusal } from '../../../api/errors/refusal.ts'
import { searchCases } from '../../../api/watchlist/search-cases.ts'
import { searchEntities } from '../../../api/watchlist/search-entities.ts'
import { readCnr } from '../../../domain/courts/cnr.ts'
import { foreign, type Html, html } from '../../html.ts'
import { address, type Page, type Visit } from '../../page.ts'
import { allows } from '../../parts/allowed.ts'
import { caseTitle } from '../../parts/case-facts.ts'
import { nothing, tableOf } from '../../parts/table.ts'

const MOST = 20

interface Hit {
  path: string
  what: string
  name: string
}

/**
 * `GET /console/find`: goes to the watched entity of a name, or to the case of a number. An unknown CNR
 * leads to a lookup.
 */
export const findOwn: Page = {
  method: 'GET',
  path: '/find',
  audience: 'account',
  async serve(visit) {
    const text = (visit.query.q ?? '').trim().slice(0, 128)
    const hits =
      text === '' ? [] : (await Promise.all([entities(visit, text), cases(visit, text), lookups(visit, text)])).flat()
    const [first] = hits
    if (first && hits.length === 1) return { goTo: first.path }
    const isCnr = allows(visit.who, lookUpCase) && readCnr(text) !== undefined
    const lookingUp = address('/account/lookups/new', { cnr: text })
    if (!first && isCnr) return { goTo: lookingUp }
    return {
      title: 'Find',
      body: html`<h1>Find</h1>
${
  first
    ? tableOf(
        hits.length < MOST ? 'Found' : `The first ${MOST} of each kind`,
        ['Name or number', 'What'],
        hits.map(({ path, what, name }) => [html`<a class="name" href="${path}">${foreign(name)}</a>`, what]),
      )
    : nothing(text === '' ? 'Type a name or a number into the field above.' : 'Nothing on your watchlist has it.')
}
${isCnr ? html`<p><a href="${lookingUp}">Look this CNR up</a></p>` : explained()}`,
    }
  },
}

function explained(): Html {
  return html`<p>It finds watched entities by a part of their name, followed cases by their number or CNR, and looked-up cases by their <code>searchId</code>.</p>`
}

async function entities({ ask, who }: Visit, name: string): Promise<Hit[]> {
  if (!/\p{L}/u.test(name) || readCnr(name) || !allows(who, searchEntities)) return []
  const { records } = await ask(searchEntities, { body: { $like: { name }, $limit: MOST } })
  return records.map((entity) => ({
    path: address(`/account/watchlist/${entity._id}`),
    what: 'watched',
    name: entity.name,
  }))
}

async function cases({ ask, who }: Visit, number: string): Promise<Hit[]> {
  if (!allows(who, searchCases)) return []
  const cnr = readCnr(number)?.cnr
  // Whole numbers have an index; a part of one would be searched in all cases.
  const $filter = cnr ? { 'caseIdentifier.cnr': cnr } : { 'caseIdentifier.registrationNumber': number }
  const { records } = await ask(searchCases, { body: { $filter, $limit: MOST } })
  return records.map(({ _id, caseIdentifier, snapshot }) => ({
    path: address(`/account/cases/${_id}`),
    what: 'followed case',
    name: caseTitle({ ...caseIdentifier, ...snapshot }),
  }))
}

async function lookups({ ask, who }: Visit, searchId: string): Promise<Hit[]> {
  if (!/^\w{32}$/.test(searchId) || !allows(who, readLookup)) return []
  try {
    const found = await ask(readLookup, { params: { searchId } })
    return [{ path: address(`/account/lookups/${searchId}`), what: 'looked-up case', name: caseTitle({ ...found }) }]
  } catch (error) {
    if (error instanceof Refusal && error.entry.status < 500) return []
    throw error
  }
}
