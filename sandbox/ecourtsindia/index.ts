import type Router from '@koa/router'
import type { Body } from '../body.ts'
import { mount } from '../mount.ts'
import type { Sandbox } from '../sandbox.ts'
import { authenticate } from './authenticate.ts'
import { bulkRefreshStatus } from './bulk-refresh-status.ts'
import { capabilities } from './capabilities.ts'
import { caseDetail } from './case-detail.ts'
import { causelistBatch } from './causelist-batch.ts'
import { enums } from './enums.ts'
import { ERRORS } from './errors.ts'
import { order } from './order.ts'
import { orderAi } from './order-ai.ts'
import { orderMarkdown } from './order-md.ts'
import { search } from './search.ts'

/**
 * The aggregator that can sort by filing date. The fixed paths come before `/case/:cnr`, which would match them as a
 * CNR.
 */
export function mountEcourtsIndia(sandbox: Sandbox): Router<Body> {
  return mount(sandbox, {
    source: 'ecourtsindia',
    prefix: '/ecourtsindia/api/partner',
    endpoints: [
      bulkRefreshStatus,
      caseDetail,
      order,
      orderAi,
      orderMarkdown,
      search,
      capabilities,
      enums,
      causelistBatch,
    ],
    errors: ERRORS,
    authenticate: authenticate,
  })
}
