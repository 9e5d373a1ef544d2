import { z } from 'zod'
import type { Team, User } from '../../domain/account/account.ts'
import { visibleText } from '../http/text.ts'

/** The body that creates or renames a user or a team. */
export const Named = z.strictObject({ name: visibleText(1, 255) })

export const UserAnswer = z
  .strictObject({ userId: z.string(), name: z.string(), created: z.int() })
  .meta({ id: 'User' })

export function presentUser({ id, name, created }: User): z.infer<typeof UserAnswer> {
  return { userId: id, name, created }
}

export const TeamAnswer = z
  .strictObject({ teamId: z.string(), name: z.string(), created: z.int() })
  .meta({ id: 'Team' })

export function presentTeam({ id, name, created }: Team): z.infer<typeof TeamAnswer> {
  return { teamId: id, name, created }
}
