/**
 * A starter in small, run as a process of its own: starts a Node part and a foreign program, tells their process ids and waits.
 * `node starter.ts <log folder>`
 */
import { fileURLToPath } from 'node:url'
import { Parts } from '../../../scripts/stack/process.ts'

const parts = new Parts(process.argv[2] ?? '')
const node = await parts.startNode('node', fileURLToPath(new URL('part.mjs', import.meta.url)), {})
const program = await parts.startProgram('program', 'sleep', ['600'], async () => true)
process.send?.({ node: node.pid, program: program.pid })
