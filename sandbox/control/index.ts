import Router from '@koa/router'
import type { Body } from '../body.ts'
import type { Sandbox } from '../sandbox.ts'
import { advanceDay } from './advance-day.ts'
import { putList, showLists } from './put-list.ts'
import { resetWorld } from './reset.ts'
import { moveClock } from './set-clock.ts'
import { setFault } from './set-fault.ts'
import { showCalls } from './show-calls.ts'
import { showChallenges } from './show-challenges.ts'

/** The controls of tests and newcomers: move the day, set faults, count calls, show open captchas, reset. */
export function mountControl(sandbox: Sandbox): Router<Body> {
  const router = new Router<Body>({ prefix: '/control' })
  router.post('/advance-day', (call) => advanceDay(call, sandbox))
  router.post('/clock', (call) => moveClock(call, sandbox))
  router.post('/faults', (call) => setFault(call, sandbox))
  router.post('/lists', (call) => putList(call, sandbox))
  router.get('/lists', (call) => showLists(call, sandbox))
  router.post('/reset', (call) => resetWorld(call, sandbox))
  router.get('/calls', (call) => showCalls(call, sandbox))
  router.get('/challenges', (call) => showChallenges(call, sandbox))
  return router
}
