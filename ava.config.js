import { lastTimes } from './scripts/tests/last-times.ts'

const times = lastTimes()

/** In the last run; a file that was not in it may take long. */
function secondsOf(file) {
  const took = [...times.values()].find((each) => file.endsWith(each.file))
  return took?.seconds ?? Number.MAX_SAFE_INTEGER
}

export default {
  extensions: ['ts'],
  files: ['{proofs,test}/**/*.test.ts', '.dev/joined-tests/*.test.ts'],
  require: [
    './test/support/end-when-asked.ts',
    './test/support/without-source-maps.ts',
    './test/support/note-time.ts',
    './test/support/joined-titles.ts',
  ],
  workerThreads: false,
  timeout: '3m',
  // The longest first, so that no core is idle for their sake at the end.
  sortTestFiles: (a, b) => secondsOf(b) - secondsOf(a) || a.localeCompare(b, [], { numeric: true }),
}
