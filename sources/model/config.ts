/** Prices in paise per million tokens. */
export interface TokenPrice {
  input: number
  output: number
}

export interface ModelConfig {
  /** Ends in the version, as the library expects it: `https://api.openai.com/v1`. */
  baseUrl: string
  apiKey: string
  /** Reads orders and suggests names: many tokens, plain work. */
  orderModel: string
  /** Writes case summaries. */
  caseModel: string
  /** What one call may hold, question and answer together. */
  contextTokens: number
  /** What an answer may have. */
  maxOutputTokens: number
  /** Undefined where a model takes no temperature. */
  temperature?: number
  timeoutMs: number
  /** By the model's name. */
  prices: Readonly<Record<string, TokenPrice>>
  /** For searched names in the book of calls, which holds none. */
  subjectKey: string
}
