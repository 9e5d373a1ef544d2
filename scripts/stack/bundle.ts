import { fileURLToPath } from 'node:url'
import { buildWorkflowBundle } from '../../workers/bundle.ts'
import type { Parts } from './process.ts'

/**
 * Builds the workflow bundle into `file`, in a process of its own: the bundler takes 200 MiB that the starter would keep for as
 * long as it lives.
 */
export async function buildBundleIn(parts: Parts, file: string): Promise<void> {
  const { ended } = await parts.startNode('bundle', fileURLToPath(import.meta.url), { BUNDLE_FILE: file })
  await ended
}

if (import.meta.main && process.env.BUNDLE_FILE) {
  await buildWorkflowBundle(process.env.BUNDLE_FILE)
  process.send?.('ready')
  process.disconnect()
}
