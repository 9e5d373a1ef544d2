/** Every workflow, by the type name it is started under. */
export { bulkExport } from './bulk-export.ts'
export { bulkImport } from './bulk-import.ts'
export { caseLookup } from './case-lookup.ts'
export { caseReview } from './case-review.ts'
export { entityOnboarding } from './entity-onboarding.ts'
export { orderFetch } from './order-fetch.ts'
export { webhookDelivery } from './webhook-delivery.ts'
