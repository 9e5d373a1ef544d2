import { z } from 'zod'
import { type CaseIdentifier, COURT_TYPES } from '../../domain/courts/types.ts'
import type { Call } from '../simulated-source.ts'
import { malformed } from './errors.ts'

const Text = z
  .string()
  .trim()
  .transform((text) => (text === '' ? undefined : text))
  .optional()

const Words = z.object({
  courtType: z.enum(COURT_TYPES),
  cnr: Text,
  registrationNumber: Text,
  filingNumber: Text,
  diaryNumber: Text,
  establishmentCode: Text,
  caseType: Text,
})

/** Reads the case that a body names; answers 4001 and returns undefined when it names none. */
export function readIdentifier(call: Call): CaseIdentifier | undefined {
  const { data, error } = Words.safeParse(call.state.json)
  if (!data) return refuse(call, `Invalid input: ${error?.issues[0]?.path.join('.')}`)
  const { cnr, registrationNumber, filingNumber, diaryNumber } = data
  if (!(cnr ?? registrationNumber ?? filingNumber ?? diaryNumber)) return refuse(call, 'Missing case number')
  return withoutBlanks({ ...data, ...(cnr && { cnr: cnr.replace(/[\s-]/g, '').toUpperCase() }) })
}

function withoutBlanks({ courtType, ...fields }: z.output<typeof Words>): CaseIdentifier {
  const filled = Object.entries(fields).filter(([, value]) => value !== undefined)
  return { courtType, ...Object.fromEntries(filled) }
}

function refuse(call: Call, message: string): undefined {
  malformed(call, message)
}
