/** Returns the key under which the unit for one fetch of a looked-up case is booked once. */
export function lookupBillingKey({ searchId, fetchCount }: { searchId: string; fetchCount: number }): string {
  return `lookup:${searchId}:${fetchCount}`
}
