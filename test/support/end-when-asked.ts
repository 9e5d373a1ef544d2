/**
 * Loaded before each test file. AVA ends a file that hangs by SIGTERM; Temporal's runtime takes that for the wish to stop its workers in
 * peace, and the process would stay, and the run with it.
 */
process.on('SIGTERM', () => process.exit(1))
