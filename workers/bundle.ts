import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type BundleOptions, bundleWorkflowCode } from '@temporalio/worker'

export const WORKFLOWS_PATH = fileURLToPath(new URL('../workflows/index.ts', import.meta.url))

/** The interceptors between the workflows and the SDK, in every bundle. */
export const INTERCEPTORS = [
  new URL('../workflows/shared/carry-trace.ts', import.meta.url),
  new URL('../workflows/shared/count-ends.ts', import.meta.url),
].map((file) => fileURLToPath(file))

/** Evaluated once, not by each workflow: the tables of all courts, which never change. */
const SHARED_MODULES = [fileURLToPath(new URL('../domain/courts/index.ts', import.meta.url))]

export type WebpackHook = NonNullable<BundleOptions['webpackConfigHook']>

/**
 * Builds the workflow bundle into a file, so that workers start in one second instead of four and need half the memory.
 * Names are not minified, because workflow types are function names. The hook may change the final options of webpack.
 */
export async function buildWorkflowBundle(file: string, hook: WebpackHook = (config) => config): Promise<void> {
  const { code } = await bundleWorkflowCode({
    workflowsPath: WORKFLOWS_PATH,
    workflowInterceptorModules: INTERCEPTORS,
    preloadModules: SHARED_MODULES,
    failureConverterPath: fileURLToPath(new URL('../workflows/shared/passed-on-failures.ts', import.meta.url)),
    webpackConfigHook: (config) =>
      hook({
        ...config,
        mode: 'production',
        devtool: 'inline-source-map',
        performance: { hints: false },
        optimization: { ...config.optimization, minimize: false },
      }),
  })
  await writeFile(file, code)
}
