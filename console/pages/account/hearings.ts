import { listHearings } from '../../../api/hearings/list-hearings.ts'
import { readCoverage } from '../../../api/hearings/read-coverage.ts'
import type { AnswerOf, Ask } from '../../../api/http/pages.ts'
import { searchCases } from '../../../api/watchlist/search-cases.ts'
import { HEARING_STATES } from '../../../domain/hearings/hearing-state.ts'
import { foreign, type Html, html } from '../../html.ts'
import { address, type Page } from '../../page.ts'
import { caseTitle } from '../../parts/case-facts.ts'
import { courtName } from '../../parts/court-name.ts'
import { choice, filterForm } from '../../parts/form.ts'
import { HEARING_COLUMNS, hearingCells, type ShownHearing, STATE_WORDS } from '../../parts/hearings.ts'
import { nextPage, nothing, tableOf } from '../../parts/table.ts'
import { day, instant, wholeDay } from '../../times.ts'

const MOST = '50'

/** `GET /console/account/hearings`: shows the hearings of the next 30 days, and how complete the courts' lists are. */
export const hearings: Page = {
  method: 'GET',
  path: '/account/hearings',
  audience: 'account',
  async serve({ ask, query }) {
    const { cursor } = query
    const state = HEARING_STATES.find((known) => known === query.state)
    const asked = { limit: MOST, ...(state && { state }), ...(cursor && { cursor }) }
    const [{ hearings: all, nextCursor }, { coverage }] = await Promise.all([
      ask(listHearings, { query: asked }),
      ask(readCoverage),
    ])
    const titles = await titlesOf(ask, all)
    return {
      title: 'Hearings',
      body: html`<h1>Hearings</h1>
${filterForm('/account/hearings', choice('state', 'State', [['', 'all'], ...HEARING_STATES.map((each) => [each, STATE_WORDS[each]] as const)], state))}
${
  all.length === 0
    ? nothing(state ? 'There is no such hearing in the next 30 days.' : 'No hearing is known in the next 30 days.')
    : tableOf(
        'The next 30 days',
        ['Day', 'Case', ...HEARING_COLUMNS],
        all.map((hearing) => [
          wholeDay(hearing.hearingDate),
          html`<a href="${address(`/account/cases/${hearing.caseId}`)}">${foreign(titles.get(hearing.caseId) ?? 'Case')}</a>`,
          ...hearingCells(hearing),
        ]),
      )
}
${nextPage('/account/hearings', { state }, nextCursor)}
${coverage.length === 0 ? '' : coverageTable(coverage)}`,
    }
  },
}

/** Returns the titles of the cases of these hearings. */
async function titlesOf(ask: Ask, all: ShownHearing[]): Promise<Map<string, string>> {
  const ids = [...new Set(all.map(({ caseId }) => caseId))]
  if (ids.length === 0) return new Map()
  const { records } = await ask(searchCases, { body: { $filter: { _id: ids }, $limit: ids.length } })
  return new Map(
    records.map(({ _id, caseIdentifier, snapshot }) => [_id, caseTitle({ ...caseIdentifier, ...snapshot })]),
  )
}

type CoveredDay = AnswerOf<typeof readCoverage>['coverage'][number]

/**
 * Returns a table with a row for each court whose lists are read and a column for each day, followed by the other
 * courts.
 */
function coverageTable(coverage: CoveredDay[]): Html {
  const days = [...new Set(coverage.map((covered) => covered.day))]
  const courts = courtsOf(coverage)
  const [read, others] = [courts.filter(({ isRead }) => isRead), courts.filter(({ isRead }) => !isRead)]
  return html`<h2>Cause lists of the coming days</h2>
${
  read.length === 0
    ? nothing('The lists of none of your courts are read.')
    : tableOf(
        'Due on the working day before, at 21:30; until then more may come',
        ['Court', 'Cases', ...days.map(day), 'Last sure answer'],
        read.map(({ name, cases, covered }) => {
          const asOf = Math.max(...covered.map((each) => each.asOf ?? 0))
          return [name, cases, ...covered.map(cellOf), instant(asOf || null)]
        }),
      )
}
${
  others.length === 0
    ? ''
    : html`<p>Nobody reads the lists of these cases. Look at the courts’ own pages.</p>
<ul>${others.map(({ name, cases, reason }) => html`<li>${name}, ${cases === 1 ? '1 case' : `${cases} cases`}: ${reason && REASON_WORDS[reason]}</li>`)}</ul>`
}`
}

/** Groups the days by court. */
function courtsOf(coverage: CoveredDay[]) {
  return [...Map.groupBy(coverage, ({ court, courtType }) => `${courtType}/${court}`).values()].flatMap((covered) => {
    // A day on which the court is closed has no reason.
    const reason = covered.map((each) => each.reason).find((why) => why !== null) ?? null
    const isRead = reason === null || reason === 'NOT_LOOKED_AT'
    const [first] = covered
    if (!first) return []
    const { court, courtType, cases } = first
    return [{ name: courtName(courtType, court), cases, reason, isRead, covered }]
  })
}

const COVERAGE_WORDS: Record<CoveredDay['state'], string> = {
  NOT_COVERED: 'not read',
  SOURCE_DOWN: 'court gives no answer',
  LIST_UNREADABLE: 'list not readable',
  LIST_NOT_PUBLISHED: 'no list yet',
  NOT_DUE: 'not due',
  COURT_CLOSED: 'court closed',
  READ: 'read',
}

const REASON_WORDS: Record<NonNullable<CoveredDay['reason']>, string> = {
  COURT_NOT_READ: 'the service does not read this court’s lists',
  PICTURE_ASKED: 'this court’s site asks to solve a captcha before it shows its lists',
  NO_NUMBER: 'without a number that lists print',
  NOT_LOOKED_AT: 'nobody has looked yet',
}

function cellOf({ state, reason, lists }: CoveredDay): Html {
  const seen =
    lists.length === 0 ? reason && REASON_WORDS[reason] : `${lists.length} ${lists.length === 1 ? 'list' : 'lists'}`
  const word = state === 'READ' ? html`<strong>${COVERAGE_WORDS[state]}</strong>` : COVERAGE_WORDS[state]
  return html`${word}${seen ? html`<br><small>${seen}</small>` : ''}`
}
