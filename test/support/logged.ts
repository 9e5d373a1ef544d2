import { type Readable, Writable } from 'node:stream'
import { pino } from 'pino'
import type { Log } from '../../platform/log.ts'

export interface Line extends Record<string, unknown> {
  level: number
  msg: string
}

/** A log that a test reads. */
export function aLog(): { log: Log; lines: Line[] } {
  const lines: Line[] = []
  const log = pino(
    new Writable({
      write(chunk, _encoding, done) {
        lines.push(JSON.parse(String(chunk)) as Line)
        done()
      },
    }),
  )
  return { log, lines }
}

/** The whole lines that a process has logged so far. */
export function linesOf(output: Readable | null): () => Line[] {
  let text = ''
  output?.on('data', (chunk) => {
    text += chunk
  })
  return () =>
    text
      .slice(0, Math.max(0, text.lastIndexOf('\n')))
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Line)
}
