import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

const VERSION = 'v1.32.1'
const FOLDER = resolve('.dev/temporal-cluster')
const PROGRAMS = { server: 'cmd/server', sql: 'cmd/tools/sql' }

/** Temporal's server, whose parts can run by themselves, and its tool for schemas. Go builds them the first time, which takes some ten minutes. */
export function buildTemporalServer(): { server: string; sqlTool: string } {
  for (const [program, path] of Object.entries(PROGRAMS)) {
    if (existsSync(resolve(FOLDER, program))) continue
    console.log(`Building Temporal's ${program} ${VERSION}`)
    const env = { ...process.env, GOBIN: FOLDER }
    execFileSync('go', ['install', `go.temporal.io/server/${path}@${VERSION}`], { env, stdio: 'inherit' })
  }
  return { server: resolve(FOLDER, 'server'), sqlTool: resolve(FOLDER, 'sql') }
}
