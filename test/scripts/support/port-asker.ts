/** Tells which port it got: `node port-asker.ts <preferred> [stay]`; with `stay` it keeps it until it is killed. */
import { freePort } from '../../../scripts/stack/ports.ts'

process.send?.(await freePort(Number(process.argv[2])))
// A listener keeps the channel, and with it this process, open.
if (process.argv[3] === 'stay') process.on('disconnect', () => process.exit())
