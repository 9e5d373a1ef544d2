import { z } from 'zod'
import { compact } from '../../../domain/courts/codes.ts'
import type { CaseIdentifier } from '../../../domain/courts/types.ts'
import { decoded, failed, type Reading } from '../../http-answer.ts'
import { NeededText, Rows } from '../../readings.ts'
import { pdfIn } from '../documents.ts'
import { readHistoryPage } from '../ecourts/history-page.ts'
import type { CourtSite } from '../site.ts'
import type { SiteAnswer } from '../visit.ts'
import { readCaseTypes } from './case-types.ts'
import { HC_CODES } from './codes.ts'

/*
 * The High Courts' common site. A search by number, which may want a picture read, gives rows as JSON inside a JSON string; each leads to
 * a history page. Failures come with HTTP 200: `Invalid Captcha`, `session expired`, `ERROR`, `Invalid Request..!!!`. Every text begins
 * with a byte order mark. There is no search by CNR alone.
 */
export const hc: CourtSite = {
  courtType: 'HC',
  address: 'https://hcservices.ecourts.gov.in',

  async readCase(visit, identifier) {
    const { caseType = '', registrationNumber = '' } = identifier
    const [stateCode, courtCode] = HC_CODES[establishmentOf(identifier)] ?? []
    const [serial, year] = registrationNumber.split('/')
    if (!stateCode || !courtCode || !caseType || !serial || !year)
      return failed('Unsupported', 'The site is searched by court, case type, number and year.')
    const court = { state_code: stateCode, dist_code: '1', court_code: courtCode }

    await visit.open('hcservices/main.php')
    const types = await visit.post(`${QUERY}?action_code=fillCaseType`, court)
    const typeCode = readCaseTypes(types.text).get(compact(caseType))
    if (!typeCode) return troubleIn(types) ?? failed('Unsupported', 'The court has no such case type.')

    const search = {
      ...court,
      case_type: typeCode,
      case_no: serial,
      rgyear: year,
      caseNoType: 'new',
      displayOldCaseNo: 'NO',
    }
    const rows = await visit.post(`${QUERY}?action_code=showRecords`, { ...search, captcha: visit.takeAnswer() ?? '' })
    const found = readRows(rows)
    if (found.kind === 'failed' && /invalid captcha/i.test(rows.text))
      return visit.askPerson('hcservices/securimage/securimage_show.php')
    if (found.kind !== 'found') return found
    const row = found.value.find(({ cino }) => !identifier.cnr || cino === identifier.cnr)
    if (!row) return { kind: 'none' }

    const page = await visit.post('hcservices/cases_qry/o_civil_case_history.php', { ...court, ...row })
    return troubleIn(page) ?? readHistoryPage(page.text, { ...identifier, cnr: row.cino })
  },

  async readDocument(visit, reference) {
    return pdfIn(await visit.get(`hcservices/cases/${reference}`))
  },
}

const QUERY = 'hcservices/cases_qry/index_qry.php'

function establishmentOf({ cnr, establishmentCode }: CaseIdentifier): string {
  return cnr?.slice(0, 6) ?? establishmentCode ?? ''
}

/** The token is good for one history page. */
const Row = z.object({ cino: NeededText, case_no: NeededText, token: NeededText.catch('') })
const Answer = z.object({ con: z.unknown(), Error: z.string().nullish() })

/** Rows under `con`, which is a list of texts of JSON; an empty list is the site's way to say that there is no such case. */
function readRows(answer: SiteAnswer): Reading<z.output<typeof Row>[]> {
  const { data } = Answer.safeParse(decoded(answer.text.trim()))
  if (!data || data.Error || typeof decoded(data.con) === 'string')
    return troubleIn(answer) ?? failed('ParseGap', `The search answered with an error (${data?.Error ?? 'no rows'}).`)
  const list = decoded(data.con)
  const { kept, omitted } = Rows(Row).parse(Array.isArray(list) ? list.flatMap(decoded) : list)
  if (omitted > 0) return failed('ParseGap', 'A row of the search cannot be read.')
  return kept.length > 0 ? { kind: 'found', value: kept } : { kind: 'none' }
}

/** What the site says in place of an answer, under HTTP 200. */
function troubleIn({ text }: SiteAnswer): Reading<never> | undefined {
  const said = /session expired|invalid request|^\s*error\s*$/i.exec(text)?.[0]
  return said || text.trim() === '' ? failed('Upstream', `The site said "${said?.trim() ?? ''}".`) : undefined
}
