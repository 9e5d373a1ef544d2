import { RISK_LEVELS, type RiskLevel } from './levels.ts'

export type RiskCounts = Record<RiskLevel, number>

/** The risk of an entity (Specification, "Watchlist entity", single-entity read). */
export interface EntityRisk {
  riskLevel: RiskLevel
  riskCounts: RiskCounts
  caseCount: number
}

/**
 * An entity's risk from its active cases: the level is that of its riskiest case, `UNCLASSIFIED` when it has none.
 * @param counts how many active cases it has of each level; levels without one may be left out
 */
export function entityRisk(counts: Partial<RiskCounts>): EntityRisk {
  const riskCounts = Object.fromEntries(RISK_LEVELS.map((level) => [level, counts[level] ?? 0])) as RiskCounts
  return {
    riskLevel: RISK_LEVELS.find((level) => riskCounts[level] > 0) ?? 'UNCLASSIFIED',
    riskCounts,
    caseCount: RISK_LEVELS.reduce((sum, level) => sum + riskCounts[level], 0),
  }
}
