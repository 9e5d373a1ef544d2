import { createHmac } from 'node:crypto'
import type { Configuration } from '../platform/configuration.ts'
import type { Gateway } from '../sources/gateway/gateway.ts'
import { MODEL_PRICES, type ModelConfig } from '../sources/model/config.ts'
import { createModel, type Model } from '../sources/model/model.ts'

/** Opens the model, if it is enabled. */
export function openModel(configuration: Configuration, gateway: Gateway): Model | undefined {
  return configuration.MODEL ? createModel(modelConfig(configuration), gateway) : undefined
}

/** Returns the model's part of the configuration. */
export function modelConfig(configuration: Configuration): ModelConfig {
  return {
    baseUrl: configuration.OPENAI_BASE_URL,
    apiKey: configuration.OPENAI_API_KEY ?? '',
    orderModel: configuration.MODEL_FOR_ORDERS,
    caseModel: configuration.MODEL_FOR_CASES,
    contextTokens: configuration.MODEL_CONTEXT_TOKENS,
    maxOutputTokens: configuration.MODEL_MAX_OUTPUT_TOKENS,
    ...(configuration.MODEL_TEMPERATURE !== undefined && { temperature: configuration.MODEL_TEMPERATURE }),
    ...(configuration.MODEL_REASONING_EFFORT !== undefined && {
      reasoningEffort: configuration.MODEL_REASONING_EFFORT,
    }),
    timeoutMs: configuration.MODEL_TIMEOUT_SECONDS * 1000,
    prices: { ...MODEL_PRICES, ...configuration.MODEL_PRICES },
    subjectKey: createHmac('sha256', configuration.SIGNING_SECRET).update('searched names').digest('hex'),
  }
}
