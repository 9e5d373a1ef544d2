import type Router from '@koa/router'
import type { Body } from '../body.ts'
import { mount } from '../mount.ts'
import type { Sandbox } from '../sandbox.ts'
import { asyncResult } from './async-result.ts'
import { authenticate } from './authenticate.ts'
import { businessSearch } from './business-search.ts'
import { caseDetails } from './case-details.ts'
import { caseTypes } from './case-types.ts'
import { document } from './document.ts'
import { cnrDocuments, highCourtDocuments } from './documents.ts'
import { ERRORS } from './errors.ts'
import { personSearch } from './person-search.ts'

/** The second provider: live case details of every court type, and a search for parties that scores its hits. */
export function mountAttestr(sandbox: Sandbox): Router<Body> {
  return mount(sandbox, {
    source: 'attestr',
    prefix: '/attestr',
    endpoints: [
      caseDetails,
      caseTypes,
      businessSearch,
      personSearch,
      cnrDocuments,
      highCourtDocuments,
      asyncResult,
      document,
    ],
    errors: ERRORS,
    authenticate: authenticate,
  })
}
