/** Files that take a minute or more: they go first, so that no core is idle for their sake at the end. */
const LONG_WAITS = [
  'test/api/tenancy.test.ts',
  'test/faults/mixed-load.test.ts',
  'test/chaos/chaos.test.ts',
  'test/workflows/stuck-work.test.ts',
  'test/scripts/start.test.ts',
  'test/api/case-tracking/refresh-slow.test.ts',
  'test/api/discovery/discover-slow.test.ts',
  'test/api/historical-search/slow-source.test.ts',
  'test/api/orders/download-order-outages.test.ts',
  'test/workflows/summaries/case-summary.test.ts',
  'test/workflows/summaries/case-summary-troubles.test.ts',
  'test/faults/outages.test.ts',
  'test/workflows/details.test.ts',
  'test/faults/verdicts.test.ts',
  'test/console/review.test.ts',
  '.dev/joined-tests/api-watchlist.test.ts',
]

/** Where a file stands in the line; those without a long wait stay in AVA's own order. */
function rank(file) {
  const at = LONG_WAITS.findIndex((name) => file.endsWith(name))
  return at === -1 ? LONG_WAITS.length : at
}

export default {
  extensions: ['ts'],
  files: ['test/**/*.test.ts', '.dev/joined-tests/*.test.ts'],
  require: ['./test/support/end-when-asked.ts', './test/support/without-source-maps.ts'],
  workerThreads: false,
  timeout: '3m',
  sortTestFiles: (a, b) => rank(a) - rank(b) || a.localeCompare(b, [], { numeric: true }),
}
