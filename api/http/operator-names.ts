import type { Database } from '../../db/database.ts'

/**
 * Returns the names of operators by the ids of their keys. Users of accounts and of the command line are known only by
 * id.
 */
export async function operatorNames({ operatorKeys }: Pick<Database, 'operatorKeys'>, ids: (string | null)[]) {
  const names = await operatorKeys.namesOf([...new Set(ids.filter((id) => id !== null))])
  return (id: string | null): string | null => (id === null ? null : (names.get(id) ?? null))
}
