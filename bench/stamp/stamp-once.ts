/** Stamps one file in a process of its own, for its memory: prints the largest it ever had, in KiB. */
import { readFileSync } from 'node:fs'
import { argv } from 'node:process'
import { stampPdf } from '../../documents/stamp.ts'
import { SAMPLE } from './sample.ts'

await stampPdf(new Uint8Array(readFileSync(argv[2] ?? '')), SAMPLE)
console.log(process.resourceUsage().maxRSS)
