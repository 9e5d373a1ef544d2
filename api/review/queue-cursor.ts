import { z } from 'zod'

const CURSOR = /^(\d{1,16})-([a-z\d]{1,64})$/

/** The query parameter `cursor` of a queue: the place of the last record of the page before. */
export const QueueCursor = z
  .string()
  .regex(CURSOR, 'Must be the `nextCursor` of a response.')
  .transform((text) => {
    const [, created, id = ''] = CURSOR.exec(text) ?? []
    return { created: Number(created), id }
  })
  .optional()
  .meta({
    description: 'The `nextCursor` of the previous response.',
    override({ jsonSchema }) {
      Object.assign(jsonSchema, { type: 'string' })
    },
  })

/** What leads to the next page of a queue; null at its end. */
export function nextCursor(page: { created: number; id: string }[], limit: number): string | null {
  const last = page.at(-1)
  return last && page.length === limit ? `${last.created}-${last.id}` : null
}
