/** Under which key the unit of one fetch of a looked-up case is booked, once. */
export function lookupBillingKey({ searchId, fetchCount }: { searchId: string; fetchCount: number }): string {
  return `lookup:${searchId}:${fetchCount}`
}
