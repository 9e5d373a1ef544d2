import { failed, type Reading } from '../http-answer.ts'
import { isPdf, notAPdf } from '../providers/document.ts'
import type { SiteAnswer } from './visit.ts'

/** Reads an answer that must be a document. Only the site's own sentence that there is none counts as none. */
export function pdfIn(answer: SiteAnswer): Reading<Uint8Array> {
  if (isPdf(answer.bytes)) return { kind: 'found', value: answer.bytes }
  if (saysNotUploaded(answer.text.slice(0, 10_000))) return { kind: 'none' }
  if (answer.bytes.length === 0) return failed('Upstream', 'The site sent an empty answer instead of the order.')
  return notAPdf(answer.status)
}

/**
 * Whether a site says that there is no document. "Not available" does not count: the document may be missing only for
 * now.
 */
export function saysNotUploaded(text: string): boolean {
  return /(order|judge?ment|document|file) (is |has )?not (yet )?(been )?uploaded/i.test(text)
}
