import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { unlessMissing } from '../../documents/unless-missing.ts'

const Pid = z.int()

/** The content of `.dev/stack.json` about the running stack. */
export const StackFile = z.strictObject({
  /** The API's address; ends in `/v1`. */
  baseUrl: z.string(),
  uiUrl: z.string(),
  sandboxUrl: z.string(),
  /** The addresses of each process's metrics. */
  metrics: z.strictObject({ api: z.string(), worker: z.string() }),
  temporal: z.strictObject({ address: z.string(), namespace: z.string() }),
  databaseUrl: z.string(),
  /** API keys of the demonstration accounts by purpose. */
  keys: z.strictObject({
    owner: z.string(),
    reader: z.string(),
    outsider: z.string(),
    operatorReviewed: z.string(),
    operator: z.string(),
    allowanceUsedUp: z.string(),
    noSource: z.string(),
    noAsync: z.string(),
    noProducts: z.string(),
  }),
  /** Process ids. */
  processes: z.strictObject({ api: Pid, worker: Pid, sandbox: Pid, temporal: Pid, database: Pid }),
  /** True once the tour has succeeded. */
  tourDone: z.boolean(),
})
export type StackFile = z.infer<typeof StackFile>

const FILE = '.dev/stack.json'

/** Writes the file atomically. Synchronous, so that of two concurrent changes the older never overwrites the newer. */
export function writeStackFile(stack: StackFile): void {
  const unfinished = `${FILE}.unfinished`
  writeFileSync(unfinished, `${JSON.stringify(stack, null, 2)}\n`, { mode: 0o600 })
  renameSync(unfinished, FILE)
}

/** The stack of the file, or undefined when there is no file. */
export async function readStackFile(): Promise<StackFile | undefined> {
  const text = await unlessMissing(readFile(FILE, 'utf8'))
  return text === undefined ? undefined : StackFile.parse(JSON.parse(text))
}

export function removeStackFile(): void {
  rmSync(FILE, { force: true })
}
