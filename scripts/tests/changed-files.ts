import { spawnSync } from 'node:child_process'

/** The branches to compare a change with: the first that exists. */
const MAIN = ['main', 'origin/main']

/**
 * The files that differ from the merge base of HEAD with main, committed or not, new ones included; without main those
 * that differ from HEAD. None without Git.
 */
export function changedFiles(): string[] {
  if (git('rev-parse', '--verify', '--quiet', 'HEAD') === undefined) return []
  const base = MAIN.map((branch) => git('merge-base', 'HEAD', branch)).find((found) => found !== undefined) ?? 'HEAD'
  const changed = git('diff', '--name-only', '--no-renames', '--diff-filter=d', base.trim()) ?? ''
  const added = git('ls-files', '--others', '--exclude-standard') ?? ''
  return `${changed}${added}`.split('\n').filter((file) => file !== '')
}

/** Git's output, or undefined when it fails. */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout : undefined
}
