import { failed, type Reading } from '../http-answer.ts'
import { isPdf, notAPdf } from '../providers/document.ts'
import type { SiteAnswer } from './visit.ts'

/** What sites say where a document should be and is not. */
const NOT_THERE =
  /no (order|document|file|record)s? (is )?(found|available|uploaded)|(order|document|file) (is )?not (found|available|uploaded)/i

/** Reads an answer that must be a document. Only the site's own sentence that there is none counts as none. */
export function pdfIn(answer: SiteAnswer): Reading<Uint8Array> {
  if (isPdf(answer.bytes)) return { kind: 'found', value: answer.bytes }
  if (NOT_THERE.test(answer.text.slice(0, 10_000))) return { kind: 'none' }
  if (answer.bytes.length === 0) return failed('Upstream', 'An empty answer in place of the order.')
  return notAPdf(answer.status)
}
