/** Stamps one file in a separate process, for its memory: prints its peak, in KiB. */
import { readFileSync } from 'node:fs'
import { argv } from 'node:process'
import { openAndStamp } from '../../../test/documents/open-and-stamp.ts'
import { SAMPLE } from './sample.ts'

await openAndStamp(new Uint8Array(readFileSync(argv[2] ?? '')), SAMPLE)
console.log(process.resourceUsage().maxRSS)
