import { z } from 'zod'
import type { CaseIdentifier } from '../../../domain/courts/types.ts'
import { decoded, failed, type Reading } from '../../http-answer.ts'
import { pdfIn } from '../documents.ts'
import type { CourtSite } from '../site.ts'
import type { Visit } from '../visit.ts'
import { readCasePage, saysNoRecord } from './case-page.ts'

/*
 * The Supreme Court's site. A case is reached by its diary number; its page comes in parts, each as HTML inside JSON:
 * the case with its listings, and a tab with the orders. The form by diary number may show a captcha.
 */
export const sc: CourtSite = {
  courtType: 'SC',
  address: 'https://www.sci.gov.in',

  async readCase(visit, identifier) {
    const [diaryNumber, year] = diaryOf(identifier)?.split('/') ?? []
    if (!diaryNumber || !year) return failed('Unsupported', 'The site is searched by diary number.')
    await visit.open('case-status-diary-no/')
    const diary = {
      diary_no: diaryNumber,
      diary_year: year,
      action: 'get_case_details',
      es_ajax_request: '1',
      language: 'en',
    }
    const details = await part(visit, diary)
    if (details.kind !== 'found') return details
    const orders = await part(visit, { ...diary, tab_name: 'judgement_orders' })
    if (orders.kind === 'failed') return orders
    return readCasePage(details.value, orders.kind === 'found' ? orders.value : '', identifier)
  },

  async readDocument(visit, reference) {
    return pdfIn(await visit.get(reference))
  },
}

const Part = z.object({ success: z.boolean(), data: z.unknown() })

async function part(visit: Visit, query: Record<string, string>): Promise<Reading<string>> {
  const { text } = await visit.get(`wp-admin/admin-ajax.php?${new URLSearchParams(query)}`)
  const { data } = Part.safeParse(decoded(text.trim()))
  const html = typeof data?.data === 'string' ? data.data : ''
  if (saysNoRecord(html)) return { kind: 'none' }
  return data?.success ? { kind: 'found', value: html } : failed('Upstream', 'The site refused a part of the page.')
}

/** A CNR of this court contains the diary number. */
function diaryOf({ diaryNumber, cnr }: CaseIdentifier): string | undefined {
  return diaryNumber ?? cnr?.replace(/^SCIN\d\d(\d{6})(\d{4})$/, (_, number, year) => `${Number(number)}/${year}`)
}
