import { listWatchedLists } from '../../../api/hearings/list-watched-lists.ts'
import { lookAtLists } from '../../../api/hearings/look-at-lists.ts'
import type { AnswerOf } from '../../../api/http/pages.ts'
import { html } from '../../html.ts'
import { address, type Page } from '../../page.ts'
import { courtName } from '../../parts/court-name.ts'
import { field, filterForm, formTo } from '../../parts/form.ts'
import { nothing, tableOf } from '../../parts/table.ts'
import { instant, wholeDay } from '../../times.ts'

type Watched = AnswerOf<typeof listWatchedLists>['lists'][number]

const STATES: Record<Watched['state'], string> = {
  LATE: 'nobody looks',
  DOWN: 'gives no answer',
  UNREADABLE: 'not read in full',
  NOT_PUBLISHED: 'not published',
  READ: 'read',
}

/** `GET /console/lists`: lists the awaited cause lists and the progress of reading them. */
export const causeLists: Page = {
  method: 'GET',
  path: '/lists',
  audience: 'operator',
  async serve(visit) {
    const { query, ask } = visit
    const { lists } = await ask(listWatchedLists, { query: query.day ? { day: query.day } : {} })
    return {
      title: 'Cause lists',
      body: html`${query.asked ? html`<div class="notice" role="status">A look was requested.</div>` : ''}
<h1>Cause lists</h1>
${filterForm('/lists', field({ name: 'day', label: 'Day of hearing', type: 'date', value: query.day, isRequired: false }))}
${
  lists.length === 0
    ? nothing(
        'No list is awaited. A watch begins with the first watched name, or the first tracked case whose court’s lists are read.',
      )
    : tableOf(
        'Earliest day first',
        ['Day', 'Court', 'State', 'Lists', 'Rows', 'Hits', 'Names', 'Expected', 'Last look', 'Next look', ''],
        lists.map((watched) => [
          wholeDay(watched.day),
          html`<a href="${watched.workflowUrl}">${courtName(watched.courtType, watched.court)}</a>`,
          html`<strong>${STATES[watched.state]}</strong>${watched.sureAt ? html`<br><small>sure at ${instant(watched.sureAt)}</small>` : ''}`,
          html`${watched.documents}${watched.unread > 0 ? html`<br><small>${watched.unread} not read</small>` : ''}${unknownLines(watched)}`,
          watched.rows.toLocaleString('en-IN'),
          watched.hits,
          html`${watched.named}${watched.namedLeft > 0 ? html`<br><small>${watched.namedLeft} left out</small>` : ''}`,
          watched.expected,
          html`${instant(watched.lookedAt)}<br><small>${watched.looks} ${watched.looks === 1 ? 'look' : 'looks'}</small>`,
          watched.nextLookAt === null ? 'the watch is over' : instant(watched.nextLookAt),
          formTo(visit, `/lists/${watched.court}/${watched.day}/look`, html`<button>Look now</button>`),
        ]),
      )
}`,
    }
  },
}

/** Returns the lines that were not read, so that an operator can find them in the court's own file. */
function unknownLines({ unknown }: Watched) {
  if (unknown.length === 0) return ''
  const lines = unknown.map(
    ({ slot, page, text }) => html`<li>${text}<br><small>${slot}${page === null ? '' : `, page ${page}`}</small></li>`,
  )
  return html`<details><summary>${unknown.length} unknown ${unknown.length === 1 ? 'line' : 'lines'}</summary><ul>${lines}</ul></details>`
}

/** `POST /console/lists/{court}/{day}/look`: polls a court's lists for a day now. */
export const pollNow: Page = {
  method: 'POST',
  path: '/lists/:court/:day/look',
  audience: 'operator',
  async serve({ ask, params: { court = '', day: of = '' } }) {
    await ask(lookAtLists, { params: { court, day: of } })
    return { goTo: address('/lists', { asked: '1' }) }
  },
}
