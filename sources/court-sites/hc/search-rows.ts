import { z } from 'zod'
import type { SourceFailure } from '../../../domain/source-failure.ts'
import { decoded, failed, type Reading } from '../../http-answer.ts'
import { NeededText, present, Rows, Text } from '../../readings.ts'
import { plainText } from '../html.ts'

/** A case in a list of search results. The token is good for one history page. */
export interface FoundRow {
  cino: string
  case_no: string
  token: string
  caseNumber?: string
  petitioner?: string
  respondent?: string
}

const Row = z.object({
  cino: NeededText,
  case_no: NeededText,
  token: NeededText.catch(''),
  type_name: Text,
  case_no2: Text,
  case_year: Text,
  pet_name: Text,
  res_name: Text,
})
const Answer = z.object({ con: z.unknown(), Error: z.string().nullish() })

/**
 * Reads the rows of a search: under `con`, a list of JSON texts, or in the older form, as text. The site answers an
 * empty list when it has no matching case.
 */
export function readSearchRows(text: string): Reading<FoundRow[]> {
  if (text.includes('~')) return readOlderRows(text)
  const { data } = Answer.safeParse(decoded(text.trim()))
  if (!data || data.Error || typeof decoded(data.con) === 'string')
    return troubleIn(text) ?? failed('ParseGap', 'The search answered with an error, or without rows.')
  const list = decoded(data.con)
  const { kept, omitted } = Rows(Row).parse(Array.isArray(list) ? list.flatMap(decoded) : list)
  if (omitted > 0) return UNREADABLE
  return kept.length > 0 ? { kind: 'found', value: kept.map(rowOf) } : { kind: 'none' }
}

const UNREADABLE = failed('ParseGap', 'A row of the search results cannot be read.')

function rowOf({
  cino,
  case_no,
  token,
  type_name,
  case_no2,
  case_year,
  pet_name,
  res_name,
}: z.output<typeof Row>): FoundRow {
  const caseNumber = [type_name, case_no2, case_year].filter(Boolean).join('/') || undefined
  return present({ cino, case_no, token, caseNumber, petitioner: pet_name, respondent: res_name })
}

/**
 * `case_no~TYPE/no/year~A<br/>Versus<br/>B~CNR~court~...~bench~token`, joined by `##`. A field is known by its form,
 * and the first of two fields of the same form counts.
 */
function readOlderRows(text: string): Reading<FoundRow[]> {
  const rows = text
    .replace(/^\ufeff/, '')
    .split('##')
    .filter((row) => row.trim() !== '')
  const read = rows.map((row): FoundRow | undefined => {
    const fields = row.split('~').map((field) => plainText(field))
    const like = (form: RegExp) => fields.find((field) => form.test(field))
    const [cino, case_no] = [like(/^[A-Z]{2}[A-Z\d]{4}\d{10}$/), like(/^\d{15}$/)]
    const [petitioner, respondent] = like(/\bversus\b/i)?.split(/(?<!\s)\s*\bversus\b\s*/i) ?? []
    if (!cino || !case_no) return undefined
    const [caseNumber, token = ''] = [like(/\S\/\d+\/\d{4}$/), like(/^[\da-f]{32,}$/i)]
    return present({ cino, case_no, token, caseNumber, petitioner, respondent })
  })
  const kept = read.filter((row) => row !== undefined)
  return kept.length === rows.length && kept.length > 0 ? { kind: 'found', value: kept } : UNREADABLE
}

/** The complaint that the site sends under HTTP 200 instead of an answer; undefined when it answered. */
export function troubleIn(text: string): { kind: 'failed'; failure: SourceFailure } | undefined {
  // A whole page may contain such words; a complaint is a single line.
  const complaint =
    text.length < ONE_LINE ? /session expired|invalid request|^\s*error\s*$/i.exec(text)?.[0] : undefined
  return complaint || text.trim() === ''
    ? failed('Upstream', `The site responded with "${complaint?.trim() ?? ''}".`)
    : undefined
}

const ONE_LINE = 200
