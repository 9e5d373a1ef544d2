import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import test from 'ava'

/*
 * Loaded before each test file. Notes what the file took, by the clock and of a processor, for the next run, which begins with the longest.
 * What its processes took besides is not in it.
 */
process.on('exit', () => {
  const { user, system } = process.cpuUsage()
  const file = relative('.', fileURLToPath(test.meta.file))
  const took = { file, seconds: Math.round(process.uptime()), processorSeconds: Math.round((user + system) / 1e5) / 10 }
  appendFileSync('.dev/test-times.jsonl', `${JSON.stringify(took)}\n`)
})
