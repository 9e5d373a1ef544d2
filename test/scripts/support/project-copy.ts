import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What a clone does not have, or must not share with the project it was made of. */
const LEFT_OUT = ['.git', '.dev', 'node_modules', 'test']

/** A copy of the project as a fresh clone has it, with the installed packages linked in. */
export class ProjectCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'courtpulse-'))

  constructor() {
    for (const name of readdirSync('.'))
      if (!LEFT_OUT.includes(name)) cpSync(name, this.path(name), { recursive: true })
    mkdirSync(this.path('.dev'))
    // Downloaded once is enough: 40 MB for each copy would be a slow test of somebody else's server.
    symlinkSync(join(process.cwd(), '.dev', 'bin'), this.path('.dev/bin'))
  }

  linkPackages(): void {
    symlinkSync(join(process.cwd(), 'node_modules'), this.path('node_modules'))
  }

  path(name: string): string {
    return join(this.folder, name)
  }

  /** Runs a Node script of the copy; programs in `first` are found before those of the machine. */
  run(args: string[], { first, env }: { first?: string; env?: Record<string, string> } = {}) {
    const child = spawn(process.execPath, args, {
      cwd: this.folder,
      env: { ...process.env, ...env, ...(first ? { PATH: `${first}:${process.env.PATH}` } : {}) },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
    const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
      child.on('close', (code) => resolve({ code, output }))
    })
    return { child, ended, output: () => output }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}
