import { existsSync, globSync } from 'node:fs'
import { matchesGlob } from 'node:path'

/** A trial of the whole service, or of a part that seldom changes. It runs before a release, and in CI where it has test files. */
export interface Proof {
  /** Completes "It shows that ...". */
  shows: string
  /** On two quiet cores. */
  minutes: number
  /** Globs of the test files that belong to it. `npm test` runs all others. */
  tests?: string[]
  /** Folders and files whose change requires it. */
  of: string[]
  /** Its prerequisites that set-up does not install. */
  needs?: string
  /** Options of its command, `proofs/<name>.ts`. */
  options?: string
}

export const PROOFS: Record<string, Proof> = {
  faults: {
    shows:
      'a source, a server or a worker that fails costs neither work nor money; with options Temporal is away for as long as you say',
    minutes: 4,
    tests: ['proofs/faults/**'],
    of: ['activities/', 'workers/', 'workflows/', 'db/'],
    options: 'MINUTES (10: forty minutes in all)',
  },
  recovery: {
    shows: 'work that was lost, stopped or abandoned ends, and an erasure reaches everything',
    minutes: 2,
    tests: [
      'test/workflows/operations/{lost-work,end-abandoned-work}.test.ts',
      'test/workflows/privacy/**',
      'test/workflows/watchlist/bulk-import.test.ts',
      'test/workflows/stuck-work.test.ts',
    ],
    of: ['workflows/', 'activities/', 'db/'],
  },
  'slow-sources': {
    shows: "a client's patience ends after a minute of real time, and the work goes on",
    minutes: 2,
    tests: [
      'test/api/historical-search/slow-source.test.ts',
      'test/api/{discovery/discover,case-tracking/refresh}-slow.test.ts',
    ],
    of: ['api/http/', 'workflows/shared/'],
  },
  chaos: {
    shows:
      'nothing is lost, doubled or stuck while processes, servers and links fail; with options for as long as you say',
    minutes: 2,
    tests: ['proofs/chaos/**'],
    of: ['workers/', 'platform/', 'db/base/'],
    options: '--minutes 30 --seed N --every S --accounts A --endpoints E --crowd C --cluster',
  },
  conformance: {
    shows: 'the service keeps the contract, seen from outside; with options any running service',
    minutes: 2,
    tests: ['test/proofs/conformance.test.ts'],
    of: ['api/', 'proofs/conformance/'],
    options: '--target URL --keys FILE --profile smoke|contract|slow --webhooks URL --allow-destructive',
  },
  migrations: {
    shows: 'a database of release 1.0.0 comes up to date while clients write; runs in `npm test` when db/ has changed',
    minutes: 1,
    tests: ['test/db/{migrations,upgrade}.test.ts', 'test/db/account/moved-account.test.ts'],
    of: ['db/'],
  },
  browser: {
    shows: "the real browser walks every court's simulated site, and nothing outlives it",
    minutes: 1,
    tests: ['test/sources/court-sites/{browser,walks}.test.ts'],
    of: ['sources/court-sites/', 'sandbox/'],
  },
  pdf: {
    shows: 'hostile and damaged documents end within their limits, and links, text and fonts survive the stamp',
    minutes: 1,
    tests: ['test/documents/pdf-jobs.test.ts'],
    of: ['documents/'],
  },
  console: {
    shows: 'the console works in a browser, with a keyboard and a screen reader',
    minutes: 2,
    tests: ['test/console/**'],
    of: ['console/', 'api/review/', 'api/orders/'],
  },
  clients: {
    shows: 'the packed clients and the MCP server call a running service',
    minutes: 1,
    tests: ['test/clients/**'],
    of: ['clients/', 'api/'],
    needs: 'Python 3.10',
  },
  docs: {
    shows: 'the guides and pictures of the documentation work as they stand',
    minutes: 1,
    tests: ['test/docs/{guides,pictures}.test.ts'],
    of: ['docs/', 'api/reference/guides/', 'README.md'],
  },
  deploy: {
    shows: 'chart, unit files and alert rules fit the service',
    minutes: 1,
    tests: ['test/deploy/**'],
    of: ['deploy/', 'platform/'],
    needs: 'promtool',
  },
  start: {
    shows: '`npm start`, `npm test`, set-up, backup and the accounts of operators work on a fresh clone',
    minutes: 4,
    tests: ['test/scripts/{start,setup,test,backup,admin,unused-code}.test.ts', 'test/scripts/stack/**'],
    of: ['scripts/'],
    needs: 'mariadb-dump',
  },
  replay: {
    shows:
      'every workflow that the tests of `npm test` have run replays; with --record their histories become the recorded ones',
    minutes: 9,
    of: ['workflows/', 'domain/'],
    options: '--record',
  },
  explore: {
    shows:
      'the workflows hold in every order in which things can happen to them; --record writes anew what they command',
    minutes: 10,
    tests: ['proofs/explore/**'],
    of: ['workflows/', 'proofs/explore/'],
    options: '--minutes M --type T --seed N | --record',
  },
  fuzz: {
    shows: 'every answer to 30,000 generated requests is one that the OpenAPI document declares',
    minutes: 30,
    of: ['api/'],
    needs: 'Python 3.10; fetches Schemathesis',
    options: 'EXAMPLES (320; 2 is short) SEED',
  },
  mutate: {
    shows: 'the tests find mistakes that are put into the pure parts',
    minutes: 60,
    of: ['domain/'],
    needs: "fetches Stryker's instrumenter (25 MB)",
    options: 'AREA... --sample N --seed N',
  },
  matching: {
    shows: 'names are matched as well as the targets say, on labelled pairs',
    minutes: 1,
    of: ['domain/matching/'],
    options: '--stream TITLES --seed N | --record',
  },
  summaries: {
    shows: 'summaries of labelled orders are true, and no document changes them by its words',
    minutes: 1,
    of: ['domain/summaries/', 'sources/model/'],
    options: '--attack TRIES --seed N --documents N',
  },
  'real-model': {
    shows: 'the checks of summaries stop what a small real model invents',
    minutes: 30,
    of: ['domain/summaries/', 'sources/model/'],
    needs: 'Python 3.10; fetches llama.cpp and a model (1.1 GB)',
    options: '--orders N',
  },
  evenings: {
    shows: 'what the service says of hearings is what the court had up, in 10,000 random evenings',
    minutes: 1,
    of: ['domain/hearings/'],
    options: 'EVENINGS SEED',
  },
  'planted-lists': {
    shows: 'a damaged cause list is read right, or said not to be whole: 10,000 lists of each court',
    minutes: 20,
    of: ['sources/cause-lists/'],
    options: 'LISTS SEED COURT',
  },
  feeds: {
    shows: 'calendar programs read the feeds right after each edit',
    minutes: 1,
    of: ['api/hearings/'],
    needs: 'Python 3.10; fetches icalendar',
    options: 'HISTORIES SEED',
  },
  bench: {
    shows: 'each benchmark in proofs/bench/ meets its targets, with one table of all figures',
    minutes: 60,
    of: ['proofs/bench/'],
    options: 'NAME... --runs N, and those that the benchmark has',
  },
  mysql8: {
    shows: 'all tests pass on MySQL 8',
    minutes: 20,
    of: ['db/'],
    needs: 'Maven, which fetches the server (51 MB)',
    options: 'FILE...',
  },
  mariadb11: {
    shows: 'all tests pass on MariaDB 11.8',
    minutes: 20,
    of: ['db/'],
    needs: 'Debian 12; fetches the server (20 MB)',
    options: 'FILE...',
  },
  rolling: {
    shows: 'a new version is deployed under load behind haproxy, and taken back, and no request fails',
    minutes: 3,
    of: ['deploy/', 'platform/'],
    needs: 'haproxy',
  },
  cluster: {
    shows: 'the service runs on a Temporal cluster of several nodes and survives a kill of each kind',
    minutes: 20,
    of: ['deploy/', 'platform/'],
    needs: 'Go, haproxy and PostgreSQL',
    options: 'one|several',
  },
  s3: {
    shows: 'the store of documents works on an S3-compatible server',
    minutes: 1,
    of: ['documents/'],
    needs: "Python 3; fetches moto's server",
  },
}

/** The script that runs a proof without test files, and with options the others that have one. */
export function commandOf(name: string): string | undefined {
  const script = `proofs/${name}.ts`
  return existsSync(script) ? script : undefined
}

/** The proof to which a test file belongs; undefined for those that `npm test` runs. */
export function proofOf(file: string): string | undefined {
  return Object.entries(PROOFS).find(([, { tests = [] }]) => tests.some((glob) => matchesGlob(file, glob)))?.[0]
}

/** The proofs that a change of these files requires. */
export function proofsOfChange(files: string[]): string[] {
  return Object.entries(PROOFS)
    .filter(([, { of }]) => of.some((folder) => files.some((file) => file.startsWith(folder))))
    .map(([name]) => name)
}

/** The test files that `npm test` runs: those of no proof, and those of upgrades when db/ has changed. */
export function firstTier(changed: string[]): string[] {
  const isDbChanged = changed.some((file) => file.startsWith('db/'))
  return allTestFiles().filter((file) => {
    const proof = proofOf(file)
    return proof === undefined || (proof === 'migrations' && isDbChanged)
  })
}

export function allTestFiles(): string[] {
  return globSync('{proofs,test}/**/*.test.ts').sort()
}
