import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, from wherever the command was called. */
export const PROJECT = fileURLToPath(new URL('../..', import.meta.url))

/** Everything that set-up and the stack keep on this machine; never in git, safe to delete. */
export const DEV = join(PROJECT, '.dev')
