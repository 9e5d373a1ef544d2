import Router from '@koa/router'

/**
 * Splits a router by the first path segment below a prefix. A router matches a path against each of its routes; this
 * leaves some ten of them instead of all.
 */
export function byFirstSegment(all: Router, prefix: string): (path: string) => Router {
  const segmentOf = (path: string) => path.slice(prefix.length).split('/', 2)[1] ?? ''
  const none = new Router()
  const bySegment = new Map<string, Router>()
  for (const layer of all.stack) {
    const segment = segmentOf(String(layer.path))
    const router = bySegment.get(segment) ?? new Router()
    router.stack.push(layer)
    bySegment.set(segment, router)
  }
  return (path) => bySegment.get(segmentOf(path)) ?? none
}
