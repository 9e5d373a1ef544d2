/**
 * `npm run tool -- NAME [options]`: runs `scripts/tools/NAME.ts` on your own files, with the code of the service. Alone
 * it lists the tools.
 */

const TOOLS: Record<string, string> = {
  brief: 'briefs orders and cases, one a line: FILE.jsonl',
  match: 'compares names: --pairs FILE.csv, or --watched FILE.json --titles FILE.jsonl; --json',
  'read-list': 'reads a cause list: COURT DAY FILE, --watch "Name"; --json',
  'read-page': "reads a saved page of a court's site: KIND FILE",
  'read-text': 'reads a document as the service does: FILE.pdf; --json, --recognise',
  stamp: 'stamps an order: IN.pdf OUT.pdf; --json',
}

const name = process.argv[2] ?? ''
if (name in TOOLS) {
  process.argv.splice(2, 1)
  try {
    await import(`./tools/${name}.ts`)
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error
    // The system's sentence names the file that cannot be read or written.
    console.error(error.message)
    process.exit(2)
  }
} else {
  console.error('Usage: npm run tool -- NAME [options]. The tools are:')
  for (const [tool, what] of Object.entries(TOOLS)) console.error(`  ${tool.padEnd(11)}${what}`)
  process.exitCode = 2
}
