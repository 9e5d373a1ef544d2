import { z } from 'zod'
import type { CaseIdentifier } from '../../domain/courts/types.ts'
import type { Sandbox } from '../sandbox.ts'
import type { Call, Endpoint } from '../simulated-source.ts'
import { readCnr } from '../world/cnr.ts'
import { malformed } from './errors.ts'

const CnrWords = z.object({ cnr: z.string() })
const HighCourtWords = z.object({ establishmentCode: z.string(), registrationNumber: z.string() })

/** `POST /ecourtx/cnr/advanced {cnr}`: starts to fetch all order documents of a case. */
export const cnrDocuments: Endpoint = {
  operation: 'documents',
  method: 'post',
  path: '/api/v2/public/ecourtx/cnr/advanced',
  answer(call, sandbox) {
    const identifier = readCnr(CnrWords.safeParse(call.state.json).data?.cnr ?? '')
    if (!identifier) return malformed(call, 'Invalid input: cnr')
    startJob(call, sandbox, identifier)
  },
}

/** `POST /ecourtx/hc/cnr/advanced`: the same by a High Court's own number, written `CaseType/Number/Year` here alone. */
export const highCourtDocuments: Endpoint = {
  operation: 'hc-documents',
  method: 'post',
  path: '/api/v2/public/ecourtx/hc/cnr/advanced',
  answer(call, sandbox) {
    const { data } = HighCourtWords.safeParse(call.state.json)
    const [, caseType, registrationNumber] = /^(.+)\/(\d+\/\d{4})$/.exec(data?.registrationNumber ?? '') ?? []
    if (!data || !caseType || !registrationNumber) return malformed(call, 'Invalid input: registrationNumber')
    startJob(call, sandbox, {
      courtType: 'HC',
      establishmentCode: data.establishmentCode,
      caseType,
      registrationNumber,
    })
  },
}

function startJob(call: Call, { jobs }: Sandbox, identifier: CaseIdentifier): void {
  const number = jobs.size + 1
  const id = `65f0c0de${String(number).padStart(16, '0')}`
  jobs.set(id, { case: identifier, startedAt: Date.now() })
  call.body = { items: [{ _id: id, number: `ECX-${number}` }] }
}
