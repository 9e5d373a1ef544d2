import { createHmac } from 'node:crypto'
import { wordsOf } from '../domain/erasure.ts'

/** Gives the hash by which an erased name is known again: the name itself is not kept, and without the key nobody can try names. */
export type NameHash = (name: string) => string

export function createNameHash(signingSecret: string): NameHash {
  const key = createHmac('sha256', signingSecret).update('erased names').digest()
  return (name) => createHmac('sha256', key).update(wordsOf(name).join(' ')).digest('hex')
}
