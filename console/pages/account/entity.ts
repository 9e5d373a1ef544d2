import type { Refusal } from '../../../api/errors/refusal.ts'
import { listCandidates } from '../../../api/review/list-candidates.ts'
import { archiveEntity } from '../../../api/watchlist/archive-entity.ts'
import { pauseEntity, resumeEntity } from '../../../api/watchlist/pause-or-resume-entity.ts'
import { readEntity } from '../../../api/watchlist/read-entity.ts'
import { searchCases } from '../../../api/watchlist/search-cases.ts'
import { shareEntity } from '../../../api/watchlist/share-entity.ts'
import { foreign, html } from '../../html.ts'
import { address, type Page, type Shown, type Visit } from '../../page.ts'
import { allows } from '../../parts/allowed.ts'
import { backTo } from '../../parts/back.ts'
import { caseTitle } from '../../parts/case-facts.ts'
import { formTo } from '../../parts/form.ts'
import { orAgain, problemOf } from '../../parts/problem.ts'
import { riskWords } from '../../parts/risk.ts'
import { granteesOf, sharing } from '../../parts/sharing.ts'
import { facts, nothing, tableOf } from '../../parts/table.ts'
import { instant } from '../../times.ts'

const MOST = 25

/** `GET /console/account/watchlist/{id}`: shows one entity, with its risk, its cases and the pending decisions. */
export const watched: Page = {
  method: 'GET',
  path: '/account/watchlist/:id',
  audience: 'account',
  serve: (visit) => entityPage(visit),
}

async function entityPage(visit: Visit, refusal?: Refusal): Promise<Shown> {
  const { ask, params, who } = visit
  const id = params.id ?? ''
  const path = `/account/watchlist/${id}`
  const [entity, { candidates }, cases] = await Promise.all([
    ask(readEntity, { params: { id } }),
    ask(listCandidates, { query: { entityId: id, limit: String(MOST) } }),
    allows(who, searchCases)
      ? ask(searchCases, { body: { $filter: { watchlistEntityIds: id }, $limit: MOST } })
      : { records: [], recordsFiltered: 0 },
  ])
  const counts = Object.entries(entity.riskCounts).filter(([, count]) => count > 0)
  const isArchived = entity.status === 'ARCHIVED'
  const [first] = candidates
  const isOfSharing = 'other' in visit.form
  return {
    title: entity.name,
    body: html`${backTo('/account/watchlist', 'Watchlist')}<h1>${foreign(entity.name)}</h1>
${isOfSharing ? '' : problemOf(refusal)}
${facts([
  ['Risk', html`<strong>${riskWords(entity.riskLevel)}</strong>`],
  ['Active cases', entity.caseCount],
  ['By risk', counts.map(([level, count]) => `${count} ${riskWords(level)}`).join(', ')],
  ['Father', entity.fatherName === null ? null : foreign(entity.fatherName)],
  ['Born', entity.birthDate],
  ['Place', entity.location === null ? null : foreign(entity.location)],
  ['Register', entity.registrationNumber === null ? null : foreign(entity.registrationNumber)],
  ['State', entity.status.toLowerCase()],
  ['Last search', instant(entity.lastCourtSyncAt)],
])}
<div class="row">${first ? html`<a class="button" href="${address(`/account/candidates/${first._id}`)}" data-key="d"><kbd>D</kbd> Decide</a>` : ''}
${
  isArchived || !allows(who, pauseEntity)
    ? ''
    : entity.status === 'PAUSED'
      ? formTo(visit, `${path}/resume`, html`<button data-key="p"><kbd>P</kbd> Resume</button>`)
      : formTo(visit, `${path}/pause`, html`<button data-key="p"><kbd>P</kbd> Pause</button>`)
}
${allows(who, shareEntity) ? await sharing(visit, path, entity, isOfSharing ? refusal : undefined) : ''}
${isArchived || !allows(who, archiveEntity) ? '' : html`<details class="do"><summary class="button">Archive</summary>${formTo(visit, `${path}/archive`, html`<p>It cannot be restored. Its cases are still followed.</p><button>Archive this entity</button>`)}</details>`}</div>
${
  candidates.length === 0
    ? nothing('Nothing has to be decided.')
    : tableOf(
        'To be decided',
        ['As the court wrote it', 'Case', 'Found'],
        candidates.map(({ _id, rawMatch, created }) => [
          html`<a class="name" href="${address(`/account/candidates/${_id}`)}">${foreign(String(rawMatch.matchedParty ?? 'no party named'))}</a>`,
          foreign(caseTitle(rawMatch)),
          instant(created),
        ]),
      )
}
${
  cases.records.length === 0
    ? ''
    : tableOf(
        `Cases: ${cases.records.length} of ${cases.recordsFiltered}`,
        ['Case', 'Risk', 'Since'],
        cases.records.map((found) => [
          html`<a href="${address(`/account/cases/${found._id}`)}">${foreign(caseTitle({ ...found.caseIdentifier, caseType: undefined, ...found.snapshot }))}</a>`,
          riskWords(found.riskLevel),
          instant(found.created),
        ]),
      )
}`,
  }
}

/** Declares an act on an entity, after which its page is shown. */
function act(verb: string, run: (visit: Visit, params: { id: string }) => Promise<unknown>): Page {
  return {
    method: 'POST',
    path: `/account/watchlist/:id/${verb}`,
    audience: 'account',
    serve(visit) {
      const id = visit.params.id ?? ''
      return orAgain(
        async () => {
          await run(visit, { id })
          return { goTo: address(`/account/watchlist/${id}`) }
        },
        (refusal) => entityPage(visit, refusal),
      )
    },
  }
}

export const entityActs: readonly Page[] = [
  act('pause', ({ ask }, params) => ask(pauseEntity, { params })),
  act('resume', ({ ask }, params) => ask(resumeEntity, { params })),
  act('archive', ({ ask }, params) => ask(archiveEntity, { params })),
  act('sharing', (visit, params) => visit.ask(shareEntity, { params, body: { sharedWith: granteesOf(visit) } })),
]
