import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWorkflowBundle, type WebpackHook } from '../../workers/bundle.ts'

/** The bundle that workers run, as text. */
export async function bundleText(hook?: WebpackHook): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'workflows-'))
  try {
    const file = join(folder, 'workflows.js')
    await buildWorkflowBundle(file, hook)
    return await readFile(file, 'utf8')
  } finally {
    await rm(folder, { recursive: true })
  }
}
