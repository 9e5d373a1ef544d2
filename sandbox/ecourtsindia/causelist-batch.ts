import { peekAtCase } from '../case-answers.ts'
import type { Sandbox } from '../sandbox.ts'
import type { Endpoint } from '../simulated-source.ts'
import { readCnr } from '../world/cnr.ts'
import { addDays } from '../world/days.ts'
import { readCnrList } from './cnr-list.ts'
import { answerData } from './envelope.ts'

/** Courts publish their lists this many days ahead. */
const PUBLISHED_DAYS_AHEAD = 10

/** `POST /causelist/cnr/batch {cnrs}`: the next published listing of up to 100 cases. */
export const causelistBatch: Endpoint = {
  operation: 'causelist-batch',
  method: 'post',
  path: '/causelist/cnr/batch',
  answer(call, sandbox) {
    const cnrs = readCnrList(call, { max: 100, tooMany: 'BATCH_SIZE_EXCEEDED' })
    if (cnrs)
      answerData(
        call,
        sandbox,
        cnrs.map((cnr) => listingOf(sandbox, cnr)),
      )
  },
}

function listingOf(sandbox: Sandbox, cnr: string) {
  const identifier = readCnr(cnr)
  const answer = identifier && peekAtCase(sandbox, identifier)
  const page = answer?.kind === 'found' ? answer.case : undefined
  const date = page?.nextHearingDate
  const { today } = sandbox.world
  if (!page || !date || date < today || date > addDays(today, PUBLISHED_DAYS_AHEAD)) {
    return { cnr, hasCauselist: false, nextListing: null }
  }
  return {
    cnr,
    hasCauselist: true,
    nextListing: {
      id: Number(page.cnr?.slice(6, 12)),
      court: '1',
      courtType: page.forum.type === 'DC' ? 'DISTRICT_COURT' : 'HIGH_COURT',
      listType: 'CIVIL',
      listingFor: page.stage ?? '',
      courtNo: '1',
      date,
      caseNumber: [`${page.caseType.printed}/${page.registrationNumber}`],
      party: `${page.petitioners[0]?.name} Vs. ${page.respondents[0]?.name}`,
      judge: page.judge ? [page.judge] : [],
      listingNo: 3,
      courtName: page.forum.name,
    },
  }
}
