import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project, wherever the command was called from. */
export const PROJECT = fileURLToPath(new URL('../..', import.meta.url))

/** Everything set-up and the stack keep on this machine; never in git, safe to delete. */
export const DEV = join(PROJECT, '.dev')
