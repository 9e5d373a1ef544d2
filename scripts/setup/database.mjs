import { findProgram, outputOf } from './programs.mjs'
import { aptInstall, brewInstall } from './system-packages.mjs'

/** MariaDB or MySQL: only the programs; a private server is started on a folder of the project. */
export const database = {
  name: 'database',
  find: () => findMariaDb() ?? findMySql(),
  // The -core packages bring programs only, no service of the system.
  install: async () => (await aptInstall('mariadb-server-core', 'mariadb-client-core')) || brewInstall('mariadb'),
  advice:
    'no database server was found or could be installed. Install MariaDB (mariadbd with mariadb-install-db) or MySQL 8 (mysqld) so that ' +
    'it is on PATH, for example with `sudo apt-get install mariadb-server-core mariadb-client-core` or `brew install mariadb`, and run the ' +
    'command again.',
}

function findMariaDb() {
  const program = findProgram('mariadbd')
  const initialiser = findProgram('mariadb-install-db')
  // mariadb-install-db calls my_print_defaults, which Debian ships in another package.
  return program && initialiser && findProgram('my_print_defaults') ? { program, initialiser } : undefined
}

/**
 * MySQL initialises its data folder by itself. `mysqld` was MariaDB's name before `mariadbd`, so one of MariaDB does
 * not count.
 */
function findMySql() {
  const program = findProgram('mysqld')
  return program && !(outputOf(program, '--version') ?? 'MariaDB').includes('MariaDB') ? { program } : undefined
}
