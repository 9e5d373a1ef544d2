import { ERRORS } from '../../../api/errors/catalogue.ts'
import { Refusal } from '../../../api/errors/refusal.ts'
import { claimCandidate } from '../../../api/review/claim-candidate.ts'
import {
  approveDiscovered,
  decideDiscovered,
  rejectDiscovered,
} from '../../../api/review/decide-discovered-candidate.ts'
import { fetchCandidateRecord } from '../../../api/review/fetch-record.ts'
import { readReviewedCandidate } from '../../../api/review/read-reviewed-candidate.ts'
import { reopenCandidate } from '../../../api/review/reopen-candidate.ts'
import { setAsideCandidate } from '../../../api/review/set-aside-candidate.ts'
import { address, type Page, type PageAnswer, type Visit } from '../../page.ts'
import { wayToNext } from './queue.ts'

/** The refusals of an operator who comes too late. */
const LATE = [
  ERRORS.ALREADY_DECIDED,
  ERRORS.CLAIMED,
  ERRORS.CANDIDATE_NOT_APPROVED,
  ERRORS.ENTITY_ARCHIVED,
  ERRORS.NOT_REOPENABLE,
]

/**
 * Declares an act on a candidate. It claims the candidate first, so that an operator never acts unknowingly on what
 * another one has open.
 */
function act(verb: string, run: (visit: Visit, id: string) => Promise<PageAnswer>): Page {
  return {
    method: 'POST',
    path: `/candidates/:id/${verb}`,
    audience: 'operator',
    async serve(visit) {
      const id = visit.params.id ?? ''
      try {
        await visit.ask(claimCandidate, { params: { id }, body: { takeOver: verb === 'take-over' } })
        return await run(visit, id)
      } catch (error) {
        if (error instanceof Refusal && LATE.some(({ code }) => code === error.entry.code))
          return { goTo: address(`/candidates/${id}`, { late: '1' }) }
        throw error
      }
    },
  }
}

/** Declares a verdict, after which the next candidate is shown. */
function verdict(verb: string, give: (visit: Visit, id: string) => Promise<unknown>): Page {
  return act(verb, async (visit, id) => {
    await give(visit, id)
    return { goTo: await wayToNext(visit, { after: id, done: id }) }
  })
}

export const approve = verdict('approve', (visit, id) => approveAndDecide(visit, id, 'ADDED'))

export const decline = verdict('decline', (visit, id) => approveAndDecide(visit, id, 'DECLINED'))

export const reject = verdict('reject', ({ ask, form }, id) => {
  const { reason = '', note = '' } = form
  return ask(rejectDiscovered, { params: { id }, body: { reason: note ? `${reason}: ${note}` : reason } })
})

export const setAside = verdict('set-aside', ({ ask, form }, id) =>
  ask(setAsideCandidate, { params: { id }, body: { note: form.note || null } }),
)

export const reopen = act('reopen', async ({ ask }, id) => {
  await ask(reopenCandidate, { params: { id } })
  return { goTo: address(`/candidates/${id}`) }
})

export const takeOver = act('take-over', async (_visit, id) => ({ goTo: address(`/candidates/${id}`) }))

/**
 * `POST /console/candidates/{id}/record`: fetches hearings and orders from the court. It is not a verdict and claims
 * nothing.
 */
export const fetchRecord: Page = {
  method: 'POST',
  path: '/candidates/:id/record',
  audience: 'operator',
  async serve({ ask, params: { id = '' } }) {
    await ask(fetchCandidateRecord, { params: { id } })
    return { goTo: address(`/candidates/${id}`) }
  },
}

/** If the operator decides for the account, a verdict and the decision are one act. */
async function approveAndDecide({ ask }: Visit, id: string, decision: 'ADDED' | 'DECLINED'): Promise<void> {
  const { step, account } = await ask(readReviewedCandidate, { params: { id } })
  const params = { id }
  if (step !== 'DECISION') await ask(approveDiscovered, { params })
  if (account.reviewer === 'OPERATOR') await ask(decideDiscovered, { params, body: { decision } })
}
