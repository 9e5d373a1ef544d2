/** Every workflow, by the type name it is started under. */
export { caseLookup } from './case-lookup.ts'
export { historicalCollection } from './historical-collection.ts'
export { historicalPage } from './historical-page.ts'
export { purge } from './purge.ts'
