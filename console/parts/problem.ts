import { Refusal } from '../../api/errors/refusal.ts'
import type { Issue } from '../../api/http/malformed.ts'
import { foreign, type Html, html } from '../html.ts'
import type { PageAnswer, Shown } from '../page.ts'

/** Performs an act. If it is refused, `form` shows the form again, with the reason and with what was typed. */
export async function orAgain(
  act: () => Promise<PageAnswer>,
  form: (refusal: Refusal) => Promise<Shown>,
): Promise<PageAnswer> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { ...(await form(error)), refusal: error }
  }
}

/** Returns why a form was refused: the first field to correct, if there is one. */
export function problemOf(refusal: Refusal | undefined): Html {
  if (!refusal) return html``
  return html`<p class="problem" role="alert">${foreign(sentenceOf(refusal))}</p>`
}

function sentenceOf({ entry, details }: Refusal): string {
  const [issue] = Array.isArray(details.issues) ? (details.issues as Issue[]) : []
  return issue ? issueSentence(issue) : entry.message
}

/** Returns what is wrong with a field, after the field's label unless the sentence names the field itself. */
export function issueSentence({ path, message }: Issue): string {
  return path === '' || message.startsWith('The ') ? message : `${wordsOf(path)}: ${message}`
}

/** Returns a field of the API as a label: `caseIdentifier.registrationNumber` is `Registration number`. */
function wordsOf(path: string): string {
  const field = path.split('.').at(-1) ?? path
  if (field === 'cnr') return 'CNR'
  const words = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
