/** Every workflow, by the type name it is started under. */
export { caseLookup } from './case-lookup.ts'
export { webhookDelivery } from './webhook-delivery.ts'
