import { z } from 'zod'
import { CaseIdentifierInput } from '../../../api/case-lookup/case-identifier.ts'
import { lookUpCase } from '../../../api/case-lookup/look-up-case.ts'
import type { Refusal } from '../../../api/errors/refusal.ts'
import { readInput } from '../../../api/http/check.ts'
import { malformed } from '../../../api/http/malformed.ts'
import { courtTypeOfCnr, readCnr } from '../../../domain/courts/cnr.ts'
import { COURT_TYPES, IDENTIFIER_FIELDS } from '../../../domain/courts/types.ts'
import { foreign, type Html, html } from '../../html.ts'
import { address, type Page, type Shown, type Visit } from '../../page.ts'
import { backTo } from '../../parts/back.ts'
import { costOf } from '../../parts/cost.ts'
import { choice, field, formOnce } from '../../parts/form.ts'
import { orAgain, problemOf } from '../../parts/problem.ts'

type Typed = Record<string, string>

const LABELS: Record<(typeof IDENTIFIER_FIELDS)[number], [label: string, hint: string]> = {
  cnr: ['CNR', 'District courts, High Courts and the Supreme Court: 16 letters and digits'],
  registrationNumber: ['Case number', 'with the year, such as 1042/2024; in a consumer commission the full number'],
  caseType: ['Code of the case type', 'most case numbers need it'],
  establishmentCode: ['Code of the bench or court', ''],
  filingNumber: ['Filing number', 'NCLT, NCLAT and GSTAT'],
  diaryNumber: ['Diary number', 'Supreme Court, DRT, DRAT and CESTAT: number/year'],
}

/** `GET /console/account/lookups/new`: asks for a number, then says what the lookup costs before it is made. */
export const newLookup: Page = {
  method: 'GET',
  path: '/account/lookups/new',
  audience: 'account',
  async serve(visit) {
    const typed = identifierIn(visit.query)
    const isEmpty = Object.keys(typed).length === 0
    if (isEmpty) return formPage(visit, typed, undefined, false)
    const reading = readInput(CaseIdentifierInput, typed)
    return 'input' in reading
      ? formPage(visit, typed, undefined, true)
      : formPage(visit, typed, malformed(reading.issues), false)
  },
}

/** `POST /console/account/lookups`: makes the lookup, and shows the case. */
export const lookUp: Page = {
  method: 'POST',
  path: '/account/lookups',
  audience: 'account',
  serve(visit) {
    const caseIdentifier = identifierIn(visit.form)
    return orAgain(
      async () => {
        const { searchId } = await visit.ask(lookUpCase, { body: { caseIdentifier } })
        return { goTo: address(`/account/lookups/${searchId}`, caseIdentifier) }
      },
      async (refusal) => formPage(visit, caseIdentifier, refusal, false),
    )
  },
}

/** Returns the identifier that was typed, with the court that a CNR names. */
export function identifierIn(typed: Typed): Typed {
  const parts = z.record(z.string(), z.string().trim()).parse(typed)
  const given = Object.fromEntries(
    ['courtType', ...IDENTIFIER_FIELDS].flatMap((name) => (parts[name] ? [[name, parts[name]]] : [])),
  )
  const { cnr } = readCnr(given.cnr ?? '') ?? {}
  const byCnr = cnr && courtTypeOfCnr(cnr)
  return given.courtType || !byCnr ? given : { courtType: byCnr, ...given }
}

function formPage(visit: Visit, typed: Typed, refusal: Refusal | undefined, isReadable: boolean): Shown {
  return {
    title: 'Look a case up',
    body: html`${backTo('/account/cases', 'Cases')}<h1>Look a case up</h1>
${problemOf(refusal)}
${isReadable ? html`${asking(visit, typed)}<details class="do"><summary>Another number</summary>${numberForm(typed)}</details>` : numberForm(typed)}`,
  }
}

function numberForm(typed: Typed): Html {
  return html`<form method="get" action="${address('/account/lookups/new')}" class="text">
${choice('courtType', 'Court', [['', 'the one that the CNR names'], ...COURT_TYPES.map((type) => [type, type] as const)], typed.courtType)}
${IDENTIFIER_FIELDS.map((name, at) => {
  const [label, hint] = LABELS[name]
  return field({ name, label, value: typed[name], maxLength: 100, isRequired: false, hint, isFirst: at === 0 })
})}
<button class="strong">Go on</button>
</form>`
}

/** Returns the number and the price of the lookup, with the button that makes it. */
function asking(visit: Visit, typed: Typed): Html {
  const { courtType = '', ...numbers } = typed
  return formOnce(
    visit,
    '/account/lookups',
    html`<p><strong>${foreign(`${courtType} ${Object.values(numbers).join(', ')}`)}</strong></p><p>${costOf('LIVE_CASE_LOOKUP')}</p>
${Object.entries(typed).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}<button class="strong" autofocus>Look it up</button>`,
    'text',
  )
}
