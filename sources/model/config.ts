import type { IsoDate } from '../../domain/case.ts'

/** Prices in paise per million tokens. */
export interface TokenPrice {
  input: number
  output: number
}

export interface ModelConfig {
  /** Ends in the version, as the library expects it: `https://api.openai.com/v1`. */
  baseUrl: string
  apiKey: string
  /** Reads orders and suggests names: many tokens, simple work. */
  orderModel: string
  /** Writes case summaries. */
  caseModel: string
  /** The most tokens of one call, question and answer together. */
  contextTokens: number
  /** The most tokens of an answer. */
  maxOutputTokens: number
  /** Absent for models that accept none. */
  temperature?: number
  /** Absent for models that do not reason. */
  reasoningEffort?: 'minimal' | 'low' | 'medium' | 'high'
  timeoutMs: number
  /** By the model's name. */
  prices: Readonly<Record<string, TokenPrice>>
  /** The key of the hash that replaces a company's name in the call log. */
  subjectKey: string
}

/** List prices at 90 rupees a dollar: of the default model, 0.10 and 0.50 US dollars, and of the one before it, 0.40 and 1.60. */
export const MODEL_PRICES: Readonly<Record<string, TokenPrice>> = {
  'gpt-6-luna': { input: 900, output: 4_500 },
  'gpt-4.1-mini': { input: 3_600, output: 14_400 },
}

/** The days on which models are switched off, as announced by their maker. */
export const MODEL_ENDS: Readonly<Record<string, IsoDate>> = {
  'gpt-4.1-mini': '2027-01-14',
  'gpt-4.1-mini-2025-04-14': '2027-01-14',
}

/** For a model without a price: that of an expensive one, so that a spend cap errs on the safe side. */
const UNKNOWN_PRICE: TokenPrice = { input: 100_000, output: 400_000 }

/** The most that tokens cost, in whole paise. */
export function costPaise(
  { prices }: Pick<ModelConfig, 'prices'>,
  model: string,
  tokens: { input: number; output: number },
): number {
  const price = prices[model] ?? UNKNOWN_PRICE
  return Math.ceil((tokens.input * price.input + tokens.output * price.output) / 1_000_000)
}
