import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import test from 'ava'

/** A test that needs the programs that come with the database, which are not part of the project's set-up: skipped without them. */
export const withDatabasePrograms =
  isInstalled('mariadb-dump', 'mysqldump') && isInstalled('mariadb', 'mysql') ? test.serial : test.serial.skip

/** A test that needs Prometheus' own tool: skipped without it. */
export const withPromtool = isInstalled('promtool') ? test : test.skip

/** A test that needs Helm: skipped without it. */
export const withHelm = isInstalled('helm') ? test : test.skip

function isInstalled(...names: string[]): boolean {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.some((folder) => names.some((name) => existsSync(join(folder, name))))
}
