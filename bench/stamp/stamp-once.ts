/** Stamps one file in a process of its own, for its memory: prints the largest it ever had, in KiB. */
import { readFileSync } from 'node:fs'
import { argv } from 'node:process'
import { openAndStamp } from '../../test/documents/open-and-stamp.ts'
import { SAMPLE } from './sample.ts'

await openAndStamp(new Uint8Array(readFileSync(argv[2] ?? '')), SAMPLE)
console.log(process.resourceUsage().maxRSS)
