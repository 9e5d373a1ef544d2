import { z } from 'zod'
import type { SourceFailure } from '../../../domain/source-failure.ts'
import { decoded, failed, type Reading } from '../../http-answer.ts'
import { NeededText, Rows } from '../../readings.ts'

/** The token is good for one history page. */
const Row = z.object({ cino: NeededText, case_no: NeededText, token: NeededText.catch('') })
const Answer = z.object({ con: z.unknown(), Error: z.string().nullish() })

/** Reads the rows of a search under `con`, a list of texts of JSON; an empty list is the site's way to say that there is no such case. */
export function readSearchRows(text: string): Reading<z.output<typeof Row>[]> {
  const { data } = Answer.safeParse(decoded(text.trim()))
  if (!data || data.Error || typeof decoded(data.con) === 'string')
    return troubleIn(text) ?? failed('ParseGap', 'The search answered with an error, or without rows.')
  const list = decoded(data.con)
  const { kept, omitted } = Rows(Row).parse(Array.isArray(list) ? list.flatMap(decoded) : list)
  if (omitted > 0) return failed('ParseGap', 'A row of the search results cannot be read.')
  return kept.length > 0 ? { kind: 'found', value: kept } : { kind: 'none' }
}

/** What the site says in place of an answer, under HTTP 200; undefined when it answered. */
export function troubleIn(text: string): { kind: 'failed'; failure: SourceFailure } | undefined {
  // A whole page may have such words in it; what stands in place of an answer is one line.
  const complaint =
    text.length < ONE_LINE ? /session expired|invalid request|^\s*error\s*$/i.exec(text)?.[0] : undefined
  return complaint || text.trim() === ''
    ? failed('Upstream', `The site responded with "${complaint?.trim() ?? ''}".`)
    : undefined
}

const ONE_LINE = 200
