import type { AnswerOf, Ask } from '../../../api/http/pages.ts'
import { searchCandidates } from '../../../api/review/search-candidates.ts'
import { readEntity } from '../../../api/watchlist/read-entity.ts'
import { readRisks } from '../../../api/watchlist/read-risks.ts'
import { searchCases } from '../../../api/watchlist/search-cases.ts'
import { searchEntities } from '../../../api/watchlist/search-entities.ts'
import { RISK_LEVELS } from '../../../domain/risk/levels.ts'
import { foreign, type Html, html } from '../../html.ts'
import { address, type Page } from '../../page.ts'
import { caseTitle } from '../../parts/case-facts.ts'
import { field, filterForm } from '../../parts/form.ts'
import { facts, nothing, tableOf } from '../../parts/table.ts'
import { instant } from '../../times.ts'

const ENTITIES = 50
const CASES = 25
const RISK_BAR = 96
const AT_RISK = ['VERY_HIGH', 'HIGH']

/** `GET /console/account/watchlist`: lists the watched companies and persons, and the cases at risk. */
export const watchlist: Page = {
  method: 'GET',
  path: '/account/watchlist',
  audience: 'account',
  async serve({ ask, query }) {
    const skip = Math.max(0, Math.trunc(Number(query.skip) || 0))
    const [entities, cases] = await Promise.all([
      ask(searchEntities, { body: { $sort: { name: 1 }, $skip: skip, $limit: ENTITIES } }),
      ask(searchCases, { body: { $filter: { riskLevel: AT_RISK, status: 'ACTIVE' }, $limit: CASES } }),
    ])
    const shown = skip + entities.records.length
    const risks = await risksOf(ask, entities.records)
    return {
      title: 'Watchlist',
      body: html`<h1>Watchlist</h1>
${
  cases.records.length === 0
    ? ''
    : tableOf(
        `Cases at high risk: ${cases.records.length} of ${cases.recordsFiltered}`,
        ['Case', 'Risk', 'Since'],
        cases.records.map((found) => [
          foreign(caseTitle({ ...found.caseIdentifier, caseType: undefined, ...found.snapshot })),
          html`<strong>${wordOf(found.riskLevel)}</strong>`,
          instant(found.created),
        ]),
      )
}
${
  entities.records.length === 0
    ? nothing('Nobody is watched yet. POST /watchlist/entities adds a company or a person.')
    : tableOf(
        `Entities: ${shown} of ${entities.recordsFiltered}`,
        ['Name', 'Risk', 'Active cases', 'To be decided', 'Kind', 'State', 'Last search'],
        inOrder(entities, risks).map((entity) => {
          const risk = risks.get(entity._id)
          return [
            html`<a class="name" href="${address(`/account/watchlist/${entity._id}`)}">${foreign(entity.name)}</a>`,
            risk ? riskOf(risk) : '–',
            risk?.caseCount ?? '–',
            risk?.undecidedCount ? html`<strong>${risk.undecidedCount}</strong>` : 'nothing',
            entity.entityType === 'PERSON' ? 'person' : 'company',
            entity.status.toLowerCase(),
            instant(entity.lastCourtSyncAt),
          ]
        }),
      )
}
${filterForm('/account/lookups', field({ name: 'id', label: 'A looked-up case, by its searchId', maxLength: 32 }))}
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
    return html`<rect class="${level.toLowerCase()}" x="${x - width}" width="${width}" height="6" y="1"><title>${riskCounts[level]} ${wordOf(level)}</title></rect>`
  })
  return html`<strong>${wordOf(riskLevel)}</strong><br><svg class="strip risk" viewBox="0 0 ${RISK_BAR} 8" aria-hidden="true">${parts}</svg>`
}

/** `GET /console/account/watchlist/{id}`: shows one entity, with its risk and the pending decisions. */
export const watched: Page = {
  method: 'GET',
  path: '/account/watchlist/:id',
  audience: 'account',
  async serve({ ask, params: { id = '' } }) {
    const [entity, undecided] = await Promise.all([
      ask(readEntity, { params: { id } }),
      ask(searchCandidates, { params: { id }, body: { tab: 'pendingReview', $limit: CASES } }),
    ])
    const counts = Object.entries(entity.riskCounts).filter(([, count]) => count > 0)
    return {
      title: entity.name,
      body: html`<p><a href="${address('/account/watchlist')}">Watchlist</a></p><h1>${foreign(entity.name)}</h1>
${facts([
  ['Risk', html`<strong>${wordOf(entity.riskLevel)}</strong>`],
  ['Active cases', entity.caseCount],
  ['By risk', counts.map(([level, count]) => `${count} ${wordOf(level)}`).join(', ')],
  ['Father', entity.fatherName === null ? null : foreign(entity.fatherName)],
  ['Born', entity.birthDate],
  ['Place', entity.location === null ? null : foreign(entity.location)],
  ['Register', entity.registrationNumber === null ? null : foreign(entity.registrationNumber)],
  ['State', entity.status.toLowerCase()],
  ['Last search', instant(entity.lastCourtSyncAt)],
])}
${
  undecided.records.length === 0
    ? nothing('Nothing has to be decided.')
    : tableOf(
        `To be decided: ${undecided.recordsFiltered}`,
        ['As the court wrote it', 'Case', 'Found'],
        undecided.records.map((candidate) => [
          foreign(String(candidate.rawMatch.matchedParty ?? '–')),
          foreign(caseTitle(candidate.rawMatch)),
          instant(candidate.created),
        ]),
      )
}`,
    }
  },
}

function wordOf(level: string): string {
  return level.toLowerCase().replaceAll('_', ' ')
}
