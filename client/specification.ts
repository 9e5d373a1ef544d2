/** A case summary as its poll answers it (Specification, "Summary object"). */
export interface Summary {
  _id: string
  searchId: string
  status: 'PENDING' | 'COMPLETE' | 'FAILED'
  riskLevel?: string
  caseSummary?: string
  riskJustification?: string
  orderSummaries?: unknown[]
  error?: string | null
  generatedAt?: number
}
