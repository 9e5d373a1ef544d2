import { pathToFileURL } from 'node:url'
import type { WebpackHook } from '../../workers/bundle.ts'

/** Sources by the URL of their file. */
type Sources = ReadonlyMap<string, string>

/** As much as is used of what webpack gives a loader. */
interface LoaderContext {
  resourcePath: string
  getOptions(): { sources: Sources }
}

/** A loader of webpack: takes the instrumented source of a file in place of its own. */
export default function instrumentedSource(this: LoaderContext, source: string): string {
  return this.getOptions().sources.get(pathToFileURL(this.resourcePath).href) ?? source
}

/** Bundles these sources in place of those of their files. */
export function bundling(sources: Sources): WebpackHook {
  const rule = { enforce: 'pre' as const, loader: import.meta.filename, options: { sources } }
  return (config) => ({ ...config, module: { ...config.module, rules: [...(config.module?.rules ?? []), rule] } })
}
