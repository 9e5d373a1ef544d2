import Router from '@koa/router'
import type { Body } from '../body.ts'
import { mount } from '../mount.ts'
import type { Sandbox } from '../sandbox.ts'
import { readForm } from './form.ts'
import { HC } from './hc.ts'

/** The courts' own web sites, each under its court type. */
export function mountCourts(sandbox: Sandbox): Router<Body> {
  const router = new Router<Body>()
  router.use(readForm)
  for (const site of [HC]) router.use(mount(sandbox, site).routes())
  return router
}
