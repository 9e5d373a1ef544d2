import { compact } from '../../../domain/courts/codes.ts'
import type { CaseIdentifier } from '../../../domain/courts/types.ts'
import { failed } from '../../http-answer.ts'
import { onlyCase } from '../case.ts'
import { pdfIn } from '../documents.ts'
import { readHistoryPage } from '../ecourts/history-page.ts'
import { serialAndYear } from '../search-form.ts'
import type { CourtSite } from '../site.ts'
import { readCaseTypes } from './case-types.ts'
import { HC_CODES } from './codes.ts'
import { readSearchRows, troubleIn } from './search-rows.ts'

/*
 * The High Courts' common site. A search by number, which may require a captcha, gives rows as JSON inside a JSON
 * string; each leads to a history page. Failures come with HTTP 200: `Invalid Captcha`, `session expired`, `ERROR`,
 * `Invalid Request..!!!`. Every text begins with a byte order mark. There is no search by CNR alone.
 */
export const hc: CourtSite = {
  courtType: 'HC',
  address: 'https://hcservices.ecourts.gov.in',

  async readCase(visit, identifier) {
    const { caseType = '', registrationNumber } = identifier
    const [stateCode, courtCode] = HC_CODES[establishmentOf(identifier)] ?? []
    const number = serialAndYear(registrationNumber)
    if (!stateCode || !courtCode || !caseType || !number)
      return failed('Unsupported', 'The site is searched by court, case type, one number and year.')
    const court = { state_code: stateCode, dist_code: '1', court_code: courtCode }

    await visit.open('hcservices/main.php')
    const types = await visit.post(`${QUERY}?action_code=fillCaseType`, court)
    const typeCode = readCaseTypes(types.text).get(compact(caseType))
    if (!typeCode) return troubleIn(types.text) ?? failed('Unsupported', 'The court does not have this case type.')

    const search = {
      ...court,
      case_type: typeCode,
      case_no: number.serial,
      rgyear: number.year,
      caseNoType: 'new',
      displayOldCaseNo: 'NO',
    }
    const rows = await visit.post(`${QUERY}?action_code=showRecords`, {
      ...search,
      captcha: visit.takeAnswer('search') ?? '',
    })
    const found = readSearchRows(rows.text)
    if (found.kind === 'failed' && /invalid captcha/i.test(rows.text))
      return visit.askPerson('hcservices/securimage/securimage_show.php', 'search')
    if (found.kind !== 'found') return found
    const kept = found.value.filter(({ cino }) => !identifier.cnr || cino === identifier.cnr)
    const row = onlyCase({ kept, omitted: 0 })
    if (row.kind === 'none') return failed('ParseGap', 'The number leads to another case.')
    if (row.kind === 'failed') return row

    const { cino, case_no, token } = row.value
    const page = await visit.post('hcservices/cases_qry/o_civil_case_history.php', { ...court, cino, case_no, token })
    return troubleIn(page.text) ?? readHistoryPage(page.text, { ...identifier, cnr: cino })
  },

  async readDocument(visit, reference) {
    return pdfIn(await visit.get(`hcservices/cases/${reference}`))
  },
}

const QUERY = 'hcservices/cases_qry/index_qry.php'

function establishmentOf({ cnr, establishmentCode }: CaseIdentifier): string {
  return cnr?.slice(0, 6) ?? establishmentCode ?? ''
}
