import Router from '@koa/router'
import type { Body } from '../body.ts'
import { mount } from '../mount.ts'
import type { Sandbox } from '../sandbox.ts'
import { CC } from './cc.ts'
import { DC } from './dc.ts'
import { DRAT, DRT } from './debts.ts'
import { readForm } from './form.ts'
import { CESTAT, GSTAT } from './form-sites.ts'
import { HC } from './hc.ts'
import { NCLAT } from './nclat.ts'
import { NCLT } from './nclt.ts'
import { SC } from './sc.ts'

/** The courts' own web sites, each under its court type. */
export function mountCourts(sandbox: Sandbox): Router<Body> {
  const router = new Router<Body>()
  router.use(readForm)
  for (const site of [DC, SC, HC, CC, NCLT, NCLAT, GSTAT, DRT, DRAT, CESTAT]) router.use(mount(sandbox, site).routes())
  return router
}
