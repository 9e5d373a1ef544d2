/** The risk levels, highest first (Specification, "Risk level enum"). */
export const RISK_LEVELS = ['VERY_HIGH', 'HIGH', 'MODERATE', 'LOW', 'UNCLASSIFIED'] as const
export type RiskLevel = (typeof RISK_LEVELS)[number]

/** Whether a value is the name of a risk level. */
export function isRiskLevel(value: unknown): value is RiskLevel {
  return RISK_LEVELS.some((level) => level === value)
}
