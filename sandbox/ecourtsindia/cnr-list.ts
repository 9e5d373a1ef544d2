import { z } from 'zod'
import type { Call } from '../simulated-source.ts'
import { answerError } from './errors.ts'

const CnrList = z.object({ cnrs: z.array(z.string()) })

/** Reads `{cnrs}` of a call for many cases; answers the error and returns undefined when it is invalid. */
export function readCnrList(call: Call, limit: { max: number; tooMany: string }): string[] | undefined {
  const { data } = CnrList.safeParse(call.state.json)
  if (!data || data.cnrs.length === 0) return refuse(call, 'EMPTY_REQUEST', 'At least one CNR is required')
  if (data.cnrs.length > limit.max) return refuse(call, limit.tooMany, `At most ${limit.max} CNRs are allowed`)
  return data.cnrs
}

function refuse(call: Call, code: string, message: string): undefined {
  answerError(call, 400, code, message)
}
