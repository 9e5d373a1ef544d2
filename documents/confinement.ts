import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** What goes before a program that handles a document: its process has no network and cannot look into the worker's. */
export type Isolation = readonly [program: string, ...args: string[]] | undefined

const UNSHARE = ['unshare', '--user', '--map-root-user', '--net'] as const

/**
 * How programs are isolated here: in a user and network namespace of their own, which Linux gives to any user. Undefined where it does
 * not (another system, namespaces switched off): there the platform has to do it, see docs/operations/README.md.
 */
export function isolation(): Promise<Isolation> {
  found ??= promisify(execFile)(UNSHARE[0], [...UNSHARE.slice(1), 'true']).then(
    () => UNSHARE,
    () => undefined,
  )
  return found
}

let found: Promise<Isolation> | undefined

/** What a program may take. */
export interface ProgramLimits {
  memoryMb: number
  /** The largest file that it may write. */
  fileMb: number
}

/** A program and its arguments under limits that the system holds. */
export function limited(program: string, args: string[], { memoryMb, fileMb }: ProgramLimits): [string, string[]] {
  // The shell counts memory in KiB and files in blocks of 512 bytes. macOS knows no limit of memory.
  const limits = `ulimit -v ${memoryMb * 1024} 2>/dev/null; ulimit -f ${fileMb * 2048}`
  return ['/bin/sh', ['-c', `${limits}; exec "$0" "$@"`, program, ...args]]
}
