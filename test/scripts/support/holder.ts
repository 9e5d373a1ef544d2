/** Holds a folder until it is killed: `node holder.ts <folder>`. Tells whether it got it. */
import { lockFolder } from '../../../scripts/stack/lock.ts'

process.send?.(await lockFolder(process.argv[2] ?? ''))
// A listener keeps the channel, and with it this process, open.
process.on('disconnect', () => process.exit())
