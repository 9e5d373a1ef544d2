import { z } from 'zod'
import { decoded, failed, type Reading } from '../../http-answer.ts'
import { Text } from '../../readings.ts'
import { pdfIn, saysNotUploaded } from '../documents.ts'
import { readHistoryPage } from '../ecourts/history-page.ts'
import { hiddenField } from '../html.ts'
import type { CourtSite } from '../site.ts'
import { readVerification } from '../verification.ts'
import type { SiteAnswer, Visit } from '../visit.ts'
import { documentFields } from './document-link.ts'

/*
 * The district courts' common site, sixth version. Every call carries a token that works once, and its answer brings
 * the next; the first is in the page. Failures come as `errormsg` under HTTP 200. Cases are reached by CNR only: a
 * search by number needs the site's codes of state, district and court complex, which no list gives for all.
 */
export const dc: CourtSite = {
  courtType: 'DC',
  address: 'https://services.ecourts.gov.in/ecourtindia_v6',

  async readCase(visit, identifier) {
    const { cnr } = identifier
    if (!cnr) return failed('Unsupported', 'The site is searched by CNR.')
    const start = await visit.open('?p=cnr_status/searchByCNR')
    visit.notes.set(TOKEN, hiddenField(start.text, TOKEN) ?? '')
    const reply = await ask(visit, 'cnr_status/searchByCNR', {
      cino: cnr,
      fcaptcha_code: visit.takeAnswer('search') ?? '',
    })
    if (reply.kind !== 'found') return reply
    const { errormsg, div_captcha, casetype_list } = reply.value
    if (errormsg && /captcha/i.test(errormsg)) {
      const picture = readVerification(`<form>${div_captcha ?? ''}<input name="captcha"></form>`)?.picture
      return picture
        ? visit.askPerson(picture, 'search')
        : failed('ParseGap', 'The site asks for a captcha but shows none.')
    }
    if (errormsg && NO_RECORD.test(errormsg)) return { kind: 'none' }
    return errormsg || !casetype_list ? answeredWithError() : readHistoryPage(casetype_list, identifier)
  },

  async readDocument(visit, reference) {
    const reply = await ask(visit, 'home/display_pdf', documentFields(reference))
    if (reply.kind !== 'found') return reply
    const { order, errormsg } = reply.value
    if (order) return pdfIn(await visit.get(order))
    return saysNotUploaded(errormsg ?? '') ? { kind: 'none' } : answeredWithError()
  },
}

const TOKEN = 'app_token'
const NO_RECORD = /record not found|no records? found/i

const Reply = z.object({
  app_token: Text,
  errormsg: Text,
  div_captcha: Text,
  casetype_list: z.string().optional(),
  order: Text,
})

async function ask(
  visit: Visit,
  controller: string,
  fields: Record<string, string>,
): Promise<Reading<z.output<typeof Reply>>> {
  const token = visit.notes.get(TOKEN) ?? ''
  const answer = await visit.post(`?p=${controller}`, { ...fields, ajax_req: 'true', [TOKEN]: token })
  const { data } = Reply.safeParse(decoded(answer.text.trim()))
  if (!data) return failed('Upstream', saysSessionEnded(answer) ? 'The session ended.' : 'The answer is not JSON.')
  visit.notes.set(TOKEN, data.app_token ?? '')
  return { kind: 'found', value: data }
}

function saysSessionEnded({ text }: SiteAnswer): boolean {
  return /session/i.test(text)
}

/** The message omits the site's own text, which may contain anything; the raw answer has it. */
function answeredWithError() {
  return failed('Upstream', 'The site sent an error instead of an answer.')
}
