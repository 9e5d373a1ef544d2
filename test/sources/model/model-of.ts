import { startSandbox } from '../../../sandbox/start.ts'
import type { ModelDesk } from '../../../sources/model/ask.ts'
import { MODEL_PRICES, type ModelConfig } from '../../../sources/model/config.ts'
import { createModel, type Model } from '../../../sources/model/model.ts'
import { type Control, controlOf } from '../../support/control.ts'
import { type Book, createBook } from '../book.ts'

/** A book that also knows what was given back. */
export interface ModelBook extends Book, ModelDesk {
  givenBackPaise: number
}

export interface AskedModel {
  model: Model
  book: ModelBook
  control: Control
  close(): Promise<void>
}

export const MODEL_CONFIG: Omit<ModelConfig, 'baseUrl'> = {
  apiKey: 'sandbox',
  orderModel: 'gpt-4.1-mini',
  caseModel: 'gpt-4.1-mini',
  contextTokens: 32_000,
  maxOutputTokens: 4_000,
  temperature: 0,
  timeoutMs: 10_000,
  prices: MODEL_PRICES,
  subjectKey: 'a key of the tests',
}

/** A model at the given address, with a book of its own. */
export function modelAt(
  baseUrl: string,
  overrides: Partial<ModelConfig> = {},
  limits: { capPaise?: number; isPaused?: boolean } = {},
): { model: Model; book: ModelBook } {
  const book: ModelBook = {
    ...createBook(limits),
    givenBackPaise: 0,
    async giveBack(_source, costPaise) {
      book.steps.push('give back')
      book.givenBackPaise += costPaise
    },
  }
  return { model: createModel({ ...MODEL_CONFIG, baseUrl, ...overrides }, book), book }
}

/** The model of a sandbox that is started for it. */
export async function sandboxModel(
  overrides: Partial<ModelConfig> = {},
  limits: { capPaise?: number; isPaused?: boolean } = {},
): Promise<AskedModel> {
  const sandbox = await startSandbox({ seed: 'test', today: '2026-03-02' })
  return {
    ...modelAt(`${sandbox.url}/model/v1`, overrides, limits),
    control: controlOf(sandbox.url),
    close: sandbox.close,
  }
}
