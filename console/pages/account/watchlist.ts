import type { AnswerOf, Ask } from '../../../api/http/pages.ts'
import { createEntity } from '../../../api/watchlist/create-entity.ts'
import { importEntities } from '../../../api/watchlist/import-entities.ts'
import { readRisks } from '../../../api/watchlist/read-risks.ts'
import { searchCases } from '../../../api/watchlist/search-cases.ts'
import { searchEntities } from '../../../api/watchlist/search-entities.ts'
import { RISK_LEVELS } from '../../../domain/risk/levels.ts'
import { foreign, type Html, html } from '../../html.ts'
import { address, type Page } from '../../page.ts'
import { allows } from '../../parts/allowed.ts'
import { caseTitle } from '../../parts/case-facts.ts'
import { riskWords } from '../../parts/risk.ts'
import { nothing, tableOf } from '../../parts/table.ts'
import { instant } from '../../times.ts'

const ENTITIES = 50
const CASES = 25
/** Counting the cases at high risk of a longer watchlist takes longer than a page may. */
const LONG = 5_000
const RISK_BAR = 96
const AT_RISK = ['VERY_HIGH', 'HIGH']

/** `GET /console/account/watchlist`: lists the watched companies and persons, and the cases at risk. */
export const watchlist: Page = {
  method: 'GET',
  path: '/account/watchlist',
  audience: 'account',
  async serve({ ask, query, who }) {
    const skip = Math.max(0, Math.trunc(Number(query.skip) || 0))
    const entities = await ask(searchEntities, { body: { $sort: { name: 1 }, $skip: skip, $limit: ENTITIES } })
    const [cases, risks] = await Promise.all([
      skip === 0 && entities.recordsFiltered <= LONG && allows(who, searchCases)
        ? ask(searchCases, { body: { $filter: { riskLevel: AT_RISK, status: 'ACTIVE' }, $limit: CASES } })
        : { records: [], recordsFiltered: 0 },
      risksOf(ask, entities.records),
    ])
    const shown = skip + entities.records.length
    return {
      title: 'Watchlist',
      body: html`<h1>Watchlist</h1>
<div class="row">${allows(who, createEntity) ? html`<a class="button" href="${address('/account/watchlist/new')}" data-key="n"><kbd>N</kbd> Add one</a>` : ''}${allows(who, importEntities) ? html`<a class="button" href="${address('/account/imports')}" data-key="i"><kbd>I</kbd> Import a list</a>` : ''}</div>
${
  cases.records.length === 0
    ? ''
    : tableOf(
        `Cases at high risk: ${cases.records.length} of ${cases.recordsFiltered}`,
        ['Case', 'Risk', 'Since'],
        cases.records.map((found) => [
          html`<a href="${address(`/account/cases/${found._id}`)}">${foreign(caseTitle({ ...found.caseIdentifier, caseType: undefined, ...found.snapshot }))}</a>`,
          html`<strong>${riskWords(found.riskLevel)}</strong>`,
          instant(found.created),
        ]),
      )
}
${
  entities.records.length === 0
    ? nothing('Nobody is watched yet. Add a company or a person, or import a list.')
    : tableOf(
        `Entities: ${shown} of ${entities.recordsFiltered.toLocaleString('en-IN')}`,
        ['Name', 'Risk', 'Active cases', 'To be decided', 'Kind', 'State', 'Last search'],
        inOrder(entities, risks).map((entity) => {
          const risk = risks.get(entity._id)
          return [
            html`<a class="name" href="${address(`/account/watchlist/${entity._id}`)}">${foreign(entity.name)}</a>`,
            risk ? riskOf(risk) : '–',
            risk?.caseCount ?? '–',
            risk?.undecidedCount
              ? html`<a href="${address('/account/candidates', { entityId: entity._id })}"><strong>${risk.undecidedCount}</strong></a>`
              : 'nothing',
            entity.entityType === 'PERSON' ? 'person' : 'company',
            entity.status.toLowerCase(),
            instant(entity.lastCourtSyncAt),
          ]
        }),
      )
}
${shown < entities.recordsFiltered ? html`<p><a href="${address('/account/watchlist', { skip: String(shown) })}">Next page</a></p>` : ''}`,
    }
  },
}

type Entities = AnswerOf<typeof searchEntities>
type Risk = AnswerOf<typeof readRisks>['risks'][number]

async function risksOf(ask: Ask, entities: Entities['records']): Promise<Map<string, Risk>> {
  if (entities.length === 0) return new Map()
  const { risks } = await ask(readRisks, { body: { ids: entities.map(({ _id }) => _id) } })
  return new Map(risks.map((risk) => [risk.entityId, risk]))
}

/** Sorts a watchlist of one page by risk; a longer one stays sorted by name. */
function inOrder({ records, recordsFiltered }: Entities, risks: Map<string, Risk>): Entities['records'] {
  const rank = ({ _id }: { _id: string }) => RISK_LEVELS.indexOf(risks.get(_id)?.riskLevel ?? 'UNCLASSIFIED')
  return records.length < recordsFiltered ? records : records.toSorted((one, other) => rank(one) - rank(other))
}

/** Returns the level in words, and a bar of the cases by level. */
function riskOf({ riskLevel, riskCounts, caseCount }: Risk): Html {
  if (caseCount === 0) return html`no case`
  let x = 0
  const parts = RISK_LEVELS.map((level) => {
    const width = Math.round((riskCounts[level] / caseCount) * RISK_BAR)
    x += width
    return html`<rect class="${level.toLowerCase()}" x="${x - width}" width="${width}" height="6" y="1"><title>${riskCounts[level]} ${riskWords(level)}</title></rect>`
  })
  return html`<strong>${riskWords(riskLevel)}</strong><br><svg class="strip risk" viewBox="0 0 ${RISK_BAR} 8" aria-hidden="true">${parts}</svg>`
}
