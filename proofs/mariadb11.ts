/**
 * `npm run proofs -- mariadb11 [files]`: runs the tests, all or these, on MariaDB 11.8, the newest version with
 * long-term support, instead of the server of `npm test`. The first time, apt fetches it with its libraries from
 * Debian's next release; nothing is installed.
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { testOn } from './support/test-on.ts'

/** Debian 13. */
const RELEASE = 'trixie'
const PACKAGES = ['mariadb-server-core', 'mariadb-client-core']
const FOLDER = resolve('.dev/mariadb11')
const BASE = resolve(FOLDER, 'server/usr')
const INITIALISER = resolve(BASE, 'bin/install')

if (!existsSync(INITIALISER)) fetchServer()
process.exit(await testOn({ program: resolve(BASE, 'sbin/mariadbd'), initialiser: INITIALISER }, process.argv.slice(2)))

function fetchServer(): void {
  console.log(`Downloading ${PACKAGES.join(' and ')} of Debian ${RELEASE} with apt-get (20 MB)`)
  const [state, cache, sources, status] = ['state', 'cache', 'sources', 'status'].map((name) => resolve(FOLDER, name))
  for (const folder of [`${state}/lists/partial`, `${cache}/archives/partial`, sources])
    mkdirSync(`${folder}`, { recursive: true })
  writeFileSync(`${status}`, '')
  // The same mirror as this machine's own packages.
  for (const file of globSync('/etc/apt/sources.list.d/*.sources'))
    writeFileSync(`${sources}/debian.sources`, readFileSync(file, 'utf8').replaceAll(/\b(bookworm|forky)\b/g, RELEASE))
  const apt = [
    ...['-q', '-o', `Dir::State=${state}`, '-o', `Dir::Cache=${cache}`, '-o', `Dir::State::status=${status}`],
    ...['-o', 'Dir::Etc::SourceList=/dev/null', '-o', `Dir::Etc::SourceParts=${sources}`],
  ]
  execFileSync('apt-get', [...apt, 'update'], { stdio: 'inherit' })
  execFileSync('apt-get', [...apt, '--yes', '--no-install-recommends', '--download-only', 'install', ...PACKAGES], {
    stdio: 'inherit',
  })
  for (const archive of globSync(`${cache}/archives/*.deb`))
    execFileSync('dpkg-deb', ['-x', archive, resolve(FOLDER, 'server')])
  const libraries = resolve(BASE, 'lib/x86_64-linux-gnu')
  for (const name of ['sbin/mariadbd', 'bin/my_print_defaults', 'bin/resolveip']) {
    const program = resolve(BASE, name)
    renameSync(program, `${program}.real`)
    const base = name === 'sbin/mariadbd' ? ` --basedir=${BASE}` : ''
    writeScript(program, `${libraries}/ld-linux-x86-64.so.2 --library-path ${libraries} ${program}.real "$@"${base}`)
  }
  writeScript(INITIALISER, `${BASE}/bin/mariadb-install-db "$@" --basedir=${BASE}`)
}

function writeScript(path: string, command: string): void {
  writeFileSync(path, `#!/bin/sh\nexec ${command}\n`)
  chmodSync(path, 0o755)
}
