import type { CaseIdentifier, CourtType } from '../../domain/courts/types.ts'
import { pdfIn } from './documents.ts'
import { hiddenField } from './html.ts'
import { NOT_IN_FORM } from './search-form.ts'
import type { CourtSite } from './site.ts'
import { readTribunalPage, type TribunalLabels } from './tribunal-page.ts'

/** The differences between the sites of tribunals that share a build. */
export interface TribunalForm {
  courtType: CourtType
  address: string
  labels: TribunalLabels
  /** The form's fields for the numbers of a case; undefined when the form has none for it. */
  numbersOf(identifier: CaseIdentifier): Record<string, string> | undefined
}

/** A tribunal's site with one search form, which carries a token and sometimes a captcha. */
export function siteWithTribunalForm({ courtType, address, labels, numbersOf }: TribunalForm): CourtSite {
  return {
    courtType,
    address,

    async readCase(visit, identifier) {
      const numbers = numbersOf(identifier)
      if (!numbers) return NOT_IN_FORM
      const form = await visit.open('casestatus')
      const csrf_token = hiddenField(form.text, 'csrf_token') ?? ''
      const page = await visit.post('casestatus', {
        csrf_token,
        captcha: visit.takeAnswer('search') ?? '',
        ...numbers,
      })
      if (/invalid captcha/i.test(page.text)) return visit.askPerson('captcha/image', 'search')
      return readTribunalPage(page.text, labels, identifier)
    },

    async readDocument(visit, reference) {
      return pdfIn(await visit.get(reference))
    },
  }
}
