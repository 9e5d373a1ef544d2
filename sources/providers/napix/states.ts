import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { CaseStatus, IsoDate } from '../../../domain/case.ts'
import { readCnr } from '../../../domain/courts/cnr.ts'
import type { SourceAnswer } from '../../../domain/source.ts'
import { failed, type Reading } from '../../http-answer.ts'
import { Day, Text } from '../../readings.ts'
import type { CallOptions } from '../provider-call.ts'
import { ask, type NapixSession, reading, refuse } from './call.ts'
import type { Form, StatusMethod } from './config.ts'
import { readStatus } from './record-rows.ts'
import { levelOfCnr } from './services.ts'

/** The most cases of one call. */
export const CASES_PER_STATUS = 500

/** What the court says of a case in few words, without names. */
export interface CaseState {
  status: CaseStatus | undefined
  nextHearingDate: IsoDate | undefined
  previousHearingDate: IsoDate | undefined
  decisionDate: IsoDate | undefined
  /** A hash of all that a change would show in. */
  fingerprint: string
}

export interface StatesOptions extends CallOptions {
  /** By default the one that is configured. */
  method?: StatusMethod
}

/** Asks for the states of up to 500 cases of one level. A case that the answer leaves out is absent: nothing is known of it. */
export async function readCaseStates(
  session: NapixSession,
  cnrs: readonly string[],
  { method = session.config.statusMethod, ...options }: StatesOptions = {},
): Promise<SourceAnswer<Map<string, CaseState>>> {
  const [level, ...others] = new Set(cnrs.map(levelOfCnr))
  const operation = 'caseStates' as const
  const subject = `${cnrs.length} cases from ${cnrs[0] ?? 'none'}`
  if (!level || others.length > 0 || cnrs.length > CASES_PER_STATUS)
    return refuse(session, { operation, subject }, 'InvalidInput', 'These are not up to 500 CNRs of one service.')
  const { countForm } = session.config
  return ask(
    session,
    { operation, level, subject, words: { cino: cnrs.join(',') }, method },
    reading(Answer, (answer) => readStates(answer, cnrs, countForm)),
    options,
  )
}

const StateRow = z.looseObject({
  cino: Text,
  pend_disp: Text,
  date_next_list: Day,
  date_last_list: Day,
  date_of_decision: Day,
  purpose_name: Text,
  court_no: Text,
  bench_name: Text,
  coram: Text,
  desgname: Text,
})

const Answer = z.union([z.array(z.unknown()), z.looseObject({})])

/** Rows stand under `case1` and so on, alone or within `casenos`; the state of one case may stand by itself. */
function readStates(
  answer: z.output<typeof Answer>,
  cnrs: readonly string[],
  countForm: (form: Form) => void,
): Reading<Map<string, CaseState>> {
  const isAlone = !Array.isArray(answer) && 'cino' in answer
  const body = !Array.isArray(answer) && typeof answer.casenos === 'object' && answer.casenos ? answer.casenos : answer
  const rows = isAlone ? [answer] : Object.values(body)
  const states = new Map<string, CaseState>()
  for (const row of rows) {
    const { data } = StateRow.safeParse(row)
    const cnr = data?.cino === undefined ? undefined : readCnr(data.cino)?.cnr
    if (!data || !cnr) continue
    if (!cnrs.includes(cnr)) countForm('surplus state')
    else if (states.has(cnr)) countForm('state given twice')
    else states.set(cnr, stateOf(data))
  }
  if (states.size === 0) return failed('ParseGap', 'The answer has no state of any of the cases.')
  countForm(isAlone ? 'state of one case' : 'states in rows')
  for (let missing = new Set(cnrs).size - states.size; missing > 0; missing--) countForm('state missing')
  return { kind: 'found', value: states }
}

function stateOf(row: z.output<typeof StateRow>): CaseState {
  const status = readStatus(row.pend_disp)
  const [nextHearingDate, previousHearingDate] = [row.date_next_list, row.date_last_list]
  const court = row.court_no ?? row.bench_name ?? row.coram ?? row.desgname
  const decisionDate = row.date_of_decision
  const facts = [status, nextHearingDate, previousHearingDate, decisionDate, row.purpose_name, court]
  const fingerprint = createHash('sha256').update(JSON.stringify(facts)).digest('hex')
  return { status, nextHearingDate, previousHearingDate, decisionDate, fingerprint }
}
