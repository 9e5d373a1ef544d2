/**
 * `npm run proofs -- replay [--record]`: runs the tests of `npm test` and replays every workflow that they ran with the
 * present workflow code. With `--record` it also runs the other tests of workflows, and replaces the recorded
 * histories.
 */
process.argv.push('--replay')
await import('../scripts/test.ts')
