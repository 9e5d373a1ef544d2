import type { Identified } from '../../api/http/authenticate.ts'
import type { Endpoint } from '../../api/http/endpoint.ts'

/** Returns whether the permissions of a key and its plan allow an endpoint. Pages offer only such acts. */
export function allows(who: Identified, { permission, product }: Pick<Endpoint, 'permission' | 'product'>): boolean {
  if (who.kind === 'operator') return false
  const { permissions, plan } = who.caller
  return permissions.includes(permission) && (product === undefined || plan.products.includes(product))
}
