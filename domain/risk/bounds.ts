import type { CaseFacts, Evidence, ReadPage } from '../summary/types.ts'
import type { RiskLevel } from './levels.ts'

/** An order's own words from which a rule of the table follows. Small: kept beside the order's summary. */
export interface RiskSignal extends Evidence {
  rule: string
}

export interface RiskReason {
  rule: string
  why: string
  quote?: string
}

/** Between which levels a case's risk lies, whatever a model says. */
export interface RiskBounds {
  lowest: RiskLevel
  highest: RiskLevel
  reasons: RiskReason[]
}

/** Finds in one order's pages the words that rules of the table speak of. Read by code, never by the model. */
export declare function riskSignals(pages: readonly ReadPage[]): RiskSignal[]

/** The bounds that the case record and the signals of all its orders set. Words of an order only ever raise them. */
export declare function riskBounds(facts: CaseFacts, signals: readonly RiskSignal[]): RiskBounds

/** The level nearest to the model's that lies within the bounds. */
export declare function clampRisk(level: RiskLevel, bounds: RiskBounds): RiskLevel
