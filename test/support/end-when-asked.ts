/**
 * Loaded before each test file. AVA ends a file that hangs by SIGTERM; Temporal's runtime treats that as a request to
 * stop its workers gracefully, and the process, and the run with it, would stay.
 */
process.on('SIGTERM', () => process.exit(1))
