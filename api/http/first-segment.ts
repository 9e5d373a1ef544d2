import Router from '@koa/router'

/**
 * The router that knows a path, of routers that share the routes of one by the first segment below its prefix. A router compares a path with
 * the pattern of each of its routes: so with some ten instead of all.
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
