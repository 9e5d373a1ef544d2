/** Every workflow, by the type name it is started under. */
export { caseLookup } from './case-lookup.ts'
export { orderFetch } from './order-fetch.ts'
