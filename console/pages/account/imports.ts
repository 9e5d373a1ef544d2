import type { Refusal } from '../../../api/errors/refusal.ts'
import { malformed } from '../../../api/http/malformed.ts'
import { tableRows } from '../../../api/http/tables/table-rows.ts'
import { ENTITY_TABLE } from '../../../api/watchlist/entity-table.ts'
import { importEntities, MAX_IMPORT_ROWS } from '../../../api/watchlist/import-entities.ts'
import { listImports } from '../../../api/watchlist/list-imports.ts'
import { readImport } from '../../../api/watchlist/read-import.ts'
import { foreign, html } from '../../html.ts'
import { address, type Page, type Shown, type Visit } from '../../page.ts'
import { allows } from '../../parts/allowed.ts'
import { backTo } from '../../parts/back.ts'
import { formOnce } from '../../parts/form.ts'
import { issueSentence, orAgain, problemOf } from '../../parts/problem.ts'
import { facts, nothing, tableOf } from '../../parts/table.ts'
import { instant } from '../../times.ts'

/** Rows that were not added and are shown; with more, the list itself has to be corrected. */
const SHOWN_ROWS = 100
const EXAMPLE = 'name,entityType,location\nKaveri Logistics Limited,BUSINESS,Chennai\nAnil Rane,PERSON,Pune'

/** `GET /console/account/imports`: the form for a list, and the imports so far. */
export const imports: Page = {
  method: 'GET',
  path: '/account/imports',
  audience: 'account',
  serve: (visit) => formPage(visit),
}

async function formPage(visit: Visit, refusal?: Refusal): Promise<Shown> {
  const { ask, who, form } = visit
  const { imports: all } = await ask(listImports, { query: { limit: '20' } })
  return {
    title: 'Import',
    body: html`${backTo('/account/watchlist', 'Watchlist')}<h1>Import a list</h1>
${
  allows(who, importEntities)
    ? html`${problemOf(refusal)}
${formOnce(
  visit,
  '/account/imports',
  html`<label class="field"><span>A CSV file or an Excel workbook (.xlsx)</span><input type="file" name="file" accept=".csv,.xlsx,text/csv,text/plain"></label>
<label class="field"><span>or the list itself</span><textarea name="list" rows="8" spellcheck="false" placeholder="${EXAMPLE}" autofocus>${form.list ?? ''}</textarea>
<small>The first line names the columns: ${ENTITY_TABLE.columns.map(({ name }) => name).join(', ')}. At most ${MAX_IMPORT_ROWS.toLocaleString('en-IN')} rows. Who is watched already is not added again.</small></label>
<button class="strong">Import</button>`,
  'text',
  'multipart/form-data',
)}`
    : ''
}
${
  all.length === 0
    ? nothing('Nothing was imported yet.')
    : tableOf(
        'Imports, newest first',
        ['Begun', 'State'],
        all.map(({ importId, created, status }) => [
          html`<a href="${address(`/account/imports/${importId}`)}">${instant(created)}</a>`,
          status.toLowerCase(),
        ]),
      )
}`,
  }
}

/** `POST /console/account/imports`: imports a list, and shows its progress. */
export const importList: Page = {
  method: 'POST',
  path: '/account/imports',
  audience: 'account',
  takesFile: true,
  serve(visit) {
    const { ask, form, file } = visit
    return orAgain(
      async () => {
        const rows = await rowsOf(file ?? Buffer.from(form.list ?? ''))
        const { importId } = await ask(importEntities, { body: { rows } })
        return { goTo: address(`/account/imports/${importId}`) }
      },
      (refusal) => formPage(visit, refusal),
    )
  },
}

/** Reads a list as the API reads one. */
async function rowsOf(list: Buffer): Promise<object[]> {
  const { table } = importEntities
  if (!table) throw new Error('an import takes rows')
  const rows = await tableRows(list, table)
  if (rows.length === 0) throw malformed('The list has no row below its first line.')
  return rows
}

const OUTCOMES = {
  PENDING: 'Wait',
  CREATED: 'Added',
  EXISTS: 'Watched already',
  INVALID: 'Not added, to be corrected',
  FAILED: 'Not added, send again',
} as const

/** `GET /console/account/imports/{id}`: the progress of an import, and the rows that were not added. */
export const importProgress: Page = {
  method: 'GET',
  path: '/account/imports/:id',
  audience: 'account',
  async serve({ ask, params }) {
    const { status, counts, rows, created } = await ask(readImport, { params: { id: params.id ?? '' } })
    const bad = rows.filter(({ outcome }) => outcome === 'INVALID' || outcome === 'FAILED')
    return {
      title: 'Import',
      body: html`${backTo('/account/imports', 'Imports')}<h1>Import of ${instant(created)}</h1>
<div id="progress" role="status"${status === 'RUNNING' ? html` data-poll` : ''}>${facts([
        ['State', html`<strong>${status.toLowerCase()}</strong>`],
        ...Object.entries(OUTCOMES).map(
          ([outcome, words]) => [words, counts[outcome as keyof typeof OUTCOMES] || null] as const,
        ),
      ])}
${
  bad.length === 0
    ? ''
    : tableOf(
        bad.length > SHOWN_ROWS
          ? `The first ${SHOWN_ROWS} of ${bad.length} rows that were not added`
          : 'Rows that were not added',
        ['Line', 'Why'],
        bad
          .slice(0, SHOWN_ROWS)
          .map(({ row, line, issues }) => [line ?? row, foreign((issues ?? []).map(issueSentence).join(' '))]),
      )
}</div>`,
    }
  },
}
