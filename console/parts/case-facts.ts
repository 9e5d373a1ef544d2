import { foreign, type Html, html } from '../html.ts'
import { day } from '../times.ts'
import { facts } from './table.ts'

type Found = Record<string, unknown>

/** Returns the title of a court record: its kind and number, and the court. */
export function caseTitle(found: Found): string {
  const number = text(found.caseNumber) ?? text(found.registrationNumber) ?? text(found.cnr)
  const kind = text(found.caseTypeName) ?? text(found.caseType)
  const name = kind && !number?.startsWith(kind) ? [kind, number].filter(Boolean).join(' ') : (number ?? 'Case')
  return [name, text(found.court)].filter(Boolean).join(', ')
}

/** Returns the facts of a court record that a reviewer compares, as found. */
export function caseFacts(found: Found): Html {
  const { petitioner, respondent } = fieldsOf(found.parties)
  return facts([
    ['CNR', number(found.cnr)],
    ['Number', number(found.registrationNumber)],
    ['Filing number', number(found.filingNumber)],
    ['Filed', date(found.filingDate)],
    ['Next hearing', date(found.nextHearingDate)],
    ['Decided', date(found.decisionDate)],
    ['Status', text(found.caseStatus)],
    // A snapshot may name only the first party of each side.
    ['Petitioners', parties(found.petitioners) ?? parties([petitioner])],
    ['Respondents', parties(found.respondents) ?? parties([respondent])],
  ])
}

/**
 * Returns a link to the court's own page, without a referrer: the court does not learn who opens it, nor from which
 * case.
 */
export function courtLink(courtPage: string): Html {
  return html`<a class="button" href="${courtPage}" rel="noreferrer noopener" target="_blank" data-key="o"><kbd>O</kbd> Court’s page</a>`
}

/** Returns the number that a court's search page requires. */
export function numberToCopy(found: Found): string | undefined {
  return text(found.cnr) ?? text(found.registrationNumber) ?? text(found.filingNumber) ?? text(found.diaryNumber)
}

function number(value: unknown): Html | undefined {
  const written = text(value)
  return written === undefined ? undefined : foreign(written)
}

function date(value: unknown): string | undefined {
  const written = text(value)
  return written === undefined ? undefined : day(written)
}

const MOST_PARTIES = 12

function parties(value: unknown): Html | undefined {
  if (!Array.isArray(value)) return undefined
  const names = value
    .map((party: unknown) => text(party) ?? text(fieldsOf(party).name))
    .filter((name) => name !== undefined)
  if (names.length === 0) return undefined
  const more = names.length > MOST_PARTIES ? html`; ${names.length - MOST_PARTIES} more` : ''
  return html`${names.slice(0, MOST_PARTIES).map((name, at) => html`${at > 0 ? '; ' : ''}${foreign(name)}`)}${more}`
}

function fieldsOf(value: unknown): Found {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
