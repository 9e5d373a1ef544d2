/**
 * `npm run proofs`: lists the trials that are too long for `npm test`, with what each shows, how long it takes and what
 * it needs.
 * `npm run proofs -- NAME...` runs those with test files on one disposable stack, then replays every workflow that they
 * ran. `npm run proofs -- ci` runs all of these. `npm run proofs -- NAME [options]` runs a proof's command.
 */
import { styleText } from 'node:util'
import { withDisposableStack } from './stack/disposable.ts'
import { printOutcome } from './tests/print-outcome.ts'
import { allTestFiles, commandOf, PROOFS, type Proof, proofOf } from './tests/proofs.ts'
import { runTests } from './tests/run-tests.ts'

const ALL_WITH_TESTS = 'ci'

const [name, ...rest] = process.argv.slice(2)
if (name === undefined) listProofs()
else if (name !== ALL_WITH_TESTS && PROOFS[name] === undefined) fail(`There is no proof ${name}`)
else if (name === ALL_WITH_TESTS || (PROOFS[name]?.tests && rest.every(hasTests)))
  process.exit(await proveByTests([name, ...rest]))
else await runCommandOf(name)

function hasTests(word: string): boolean {
  return PROOFS[word]?.tests !== undefined
}

async function proveByTests(names: string[]): Promise<number> {
  const files = allTestFiles().filter((file) => {
    const proof = proofOf(file)
    return proof !== undefined && (names.includes(ALL_WITH_TESTS) || names.includes(proof))
  })
  return await withDisposableStack('test', async (runNode) => {
    const tests = await runTests(runNode, files, { areJoined: true })
    const failed: string[] = []
    if ((await runNode(['scripts/tests/replay-run.ts'])) !== 0) failed.push('replay')
    if ((await runNode(['scripts/tests/tenancy-run.ts'])) !== 0) failed.push('accounts in the SQL of this run')
    return printOutcome(tests, failed)
  })
}

/** The command reads its options as if started directly. */
async function runCommandOf(name: string): Promise<void> {
  if (commandOf(name) === undefined) fail(`The proof ${name} takes no options`)
  process.argv.splice(2, 1)
  await import(`../proofs/${name}.ts`)
}

function listProofs(): void {
  const byTests = Object.entries(PROOFS).filter(([, { tests }]) => tests)
  const byCommand = Object.entries(PROOFS).filter(([, { tests }]) => !tests)
  console.log('npm run proofs -- NAME...   runs these, each of which CI runs; `ci` runs them all\n')
  for (const entry of byTests) printProof(entry)
  console.log('\nnpm run proofs -- NAME [options]   runs one of these\n')
  for (const entry of byCommand) printProof(entry)
}

function printProof([proof, { shows, minutes, needs, options }]: [string, Proof]): void {
  console.log(`${styleText('bold', proof.padEnd(14))}${String(minutes).padStart(3)} min  ${shows}`)
  if (needs) console.log(`${' '.repeat(23)}needs: ${needs}`)
  if (options) console.log(`${' '.repeat(23)}options: ${options}`)
}

function fail(message: string): never {
  console.error(`${message}. \`npm run proofs\` lists them.`)
  process.exit(2)
}
